// SPDX-License-Identifier: Apache-2.0
public import Foundation
import TouchDrawing

/// How a picture differs from the one before.
public nonisolated struct PictureChanges: Equatable, Sendable {
  /// The layers that were added, from the back to the front.
  public var added: [PictureLayer.ID] = []
  /// The layers whose values changed, from the back to the front; not the layers that are only inside such a
  /// layer.
  public var changed: [PictureLayer.ID] = []
  /// The layers that are no longer in the picture, in the order of their numbers.
  public var removed: [PictureLayer.ID] = []
  /// Whether the order of the remaining layers changed.
  public var isReordered = false
  /// The rectangles to redraw, in the coordinates of the picture: around what changed and what it covered
  /// before.
  public var rectangles: [CGRect] = []

  /// Whether both pictures are the same.
  public var isEmpty: Bool {
    added.isEmpty && changed.isEmpty && removed.isEmpty && !isReordered && rectangles.isEmpty
  }

  /// No changes.
  public init() {}

  /// The maximum number of rectangles; more are merged into one.
  static let maximumRectangles = 32

  /// Adds a rectangle unless another one contains it.
  mutating func damage(_ rect: CGRect) {
    guard !rect.isNull, rect.width > 0, rect.height > 0, !rectangles.contains(where: { $0.contains(rect) })
    else { return }
    rectangles.removeAll { rect.contains($0) }
    rectangles.append(rect)
    if rectangles.count > Self.maximumRectangles {
      rectangles = [rectangles.dropFirst().reduce(rectangles[0]) { $0.union($1) }]
    }
  }
}

nonisolated extension PictureChanges: CustomStringConvertible {
  /// The numbers of the layers, and the rectangles, in one line.
  public var description: String {
    func numbers(_ word: String, _ ids: [PictureLayer.ID]) -> String? {
      ids.isEmpty ? nil : ([word] + ids.map { "\($0.number)" }).joined(separator: " ")
    }
    let parts = [
      numbers("added", added), numbers("changed", changed), numbers("removed", removed),
      isReordered ? "reordered" : nil,
      rectangles.isEmpty ? nil : "draw " + rectangles.map(\.listed).joined(separator: ", "),
    ].compactMap { $0 }
    return parts.isEmpty ? "nothing" : parts.joined(separator: "; ")
  }
}
