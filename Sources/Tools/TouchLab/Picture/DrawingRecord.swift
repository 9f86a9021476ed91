// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What of a window is to be drawn again, for a page that has any of the latest pictures.
nonisolated struct DrawingRecord: Sendable {
  /// How many pictures are remembered; for a page that misses more, everything is drawn again.
  private static let maximumPictures = 64
  /// How many rectangles a page gets at most; more are merged into one.
  private static let maximumRectangles = 16

  private var drawings: [(generation: Int, rectangles: [CGRect])] = []
  /// The number of the latest picture that is no longer remembered.
  private var forgotten = 0

  init() {}

  /// Notes what has changed with a picture.
  mutating func add(_ rectangles: [CGRect], in generation: Int) {
    drawings.append((generation, rectangles))
    if drawings.count > Self.maximumPictures { forgotten = drawings.removeFirst().generation }
  }

  /// What has changed since the picture of a number; nil if it is not known, so that everything may have.
  func rectangles(since old: Int) -> [CGRect]? {
    guard old > 0, old >= forgotten else { return nil }
    var merged: [CGRect] = []
    for rectangle in drawings.lazy.filter({ $0.generation > old }).flatMap(\.rectangles) {
      guard !merged.contains(where: { $0.contains(rectangle) }) else { continue }
      merged.removeAll { rectangle.contains($0) }
      merged.append(rectangle)
    }
    guard merged.count > Self.maximumRectangles else { return merged }
    return [merged.dropFirst().reduce(merged[0]) { $0.union($1) }]
  }
}
