// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchGraphics

extension Outline {
  /// The parts of the lines that a pattern of dashes and gaps leaves.
  ///
  /// Lengths that are negative or not finite, or that are all 0, leave the lines whole. A pattern with an odd
  /// number of lengths is repeated with dashes and gaps exchanged.
  func dashed(_ lengths: [CGFloat], phase: CGFloat) -> Outline {
    let total = lengths.reduce(0, +)
    guard total > 1e-6, total.isFinite, phase.isFinite, lengths.allSatisfy({ $0 >= 0 }) else { return self }
    let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
    let cycle = pattern.reduce(0, +)
    var dashes = Outline()
    for subpath in subpaths where subpath.isFinite {
      var walk = DashWalk(pattern, from: phase - (phase / cycle).rounded(.down) * cycle)
      for piece in subpath.strokeSegments.flatMap({ StrokePiece.pieces(of: $0) }) {
        walk.follow(piece, into: &dashes)
      }
    }
    return dashes
  }
}

/// Follows a line through a pattern of dashes.
private struct DashWalk {
  /// The most dashes of one piece; a finer pattern is not followed further.
  private static let maximumDashes = 100_000

  let pattern: [CGFloat]
  private var index = 0
  /// What is left of the current dash or gap.
  private var rest: CGFloat
  private var isDrawing = false

  init(_ pattern: [CGFloat], from phase: CGFloat) {
    self.pattern = pattern
    rest = pattern[0]
    var left = phase
    while left >= rest, left > 0 {
      left -= rest
      index = (index + 1) % pattern.count
      rest = pattern[index]
    }
    rest -= left
  }

  mutating func follow(_ piece: StrokePiece, into outline: inout Outline) {
    // The piece turns so little that a few lines have almost its length.
    let steps = piece.points.count == 4 ? 8 : 1
    var (from, count) = (piece.start, 0)
    for step in 1...steps {
      let to = piece.point(at: CGFloat(step) / CGFloat(steps))
      var length = hypot(to.x - from.x, to.y - from.y)
      while length > 0, count < Self.maximumDashes {
        count += 1
        let part = min(rest, length)
        let next = part == length ? to : StrokePiece.mix(from, to, part / length)
        if index % 2 == 0 {
          if !isDrawing { outline.move(to: from) }
          outline.line(to: next)
          isDrawing = true
        }
        (from, length, rest) = (next, length - part, rest - part)
        if rest <= 0 {
          index = (index + 1) % pattern.count
          rest = pattern[index]
          isDrawing = false
        }
      }
      from = to
    }
  }
}

extension StrokePiece {
  /// The point of the piece at a part of its course, from 0 to 1.
  func point(at part: CGFloat) -> CGPoint {
    var points = points
    while points.count > 1 {
      points = zip(points, points.dropFirst()).map { Self.mix($0, $1, part) }
    }
    return points[0]
  }
}
