// SPDX-License-Identifier: Apache-2.0
import Foundation
package import TouchGraphics

extension Outline {
  /// The area that a stroke paints, to be filled by the winding rule.
  ///
  /// Straight lines, joins and caps are exact. The parallels of curves are curves of the same degree, which
  /// are not.
  package func stroked(_ style: DisplayList.LineStyle) -> Outline {
    let line = style.dash.isEmpty ? self : dashed(style.dash, phase: style.dashPhase)
    var stroker = Stroker(style)
    for subpath in line.subpaths where subpath.isFinite { stroker.stroke(subpath) }
    return stroker.outline
  }
}

/// Builds the outline of a stroke.
private struct Stroker {
  let style: DisplayList.LineStyle
  let reach: CGFloat
  var outline = Outline()

  init(_ style: DisplayList.LineStyle) {
    self.style = style
    reach = style.width / 2
  }

  mutating func stroke(_ subpath: OutlineSubpath) {
    guard reach > 0, !subpath.segments.isEmpty || subpath.isClosed else { return }
    let pieces = subpath.strokeSegments.flatMap { StrokePiece.pieces(of: $0) }
    let back = pieces.reversed().compactMap(\.reversed)
    guard let first = pieces.first, let last = pieces.last, back.count == pieces.count else {
      return dot(at: subpath.start)
    }
    if subpath.isClosed {
      for side in [pieces, back] {
        follow(side)
        join(side[side.count - 1], side[0])
        outline.close()
      }
    } else {
      follow(pieces)
      cap(at: last.end, last.endDirection)
      follow(back, continues: true)
      cap(at: first.start, CGVector(dx: -first.startDirection.dx, dy: -first.startDirection.dy))
      outline.close()
    }
  }

  /// A line without a length: a circle or a square if it has such caps.
  private mutating func dot(at point: CGPoint) {
    let square = CGRect(x: point.x - reach, y: point.y - reach, width: 2 * reach, height: 2 * reach)
    switch style.cap {
    case .round: outline.ellipse(in: square)
    case .square: outline.rect(square)
    default: break
    }
  }

  /// Adds the parallels of pieces on one side.
  private mutating func follow(_ pieces: [StrokePiece], continues: Bool = false) {
    for (index, piece) in pieces.enumerated() {
      let points = piece.parallel(at: reach)
      if index > 0 {
        join(pieces[index - 1], piece)
      } else if !continues {
        outline.move(to: points[0])
      }
      if points.count == 4 {
        outline.cubic(to: points[3], control1: points[1], control2: points[2])
      } else {
        outline.line(to: points[1])
      }
    }
  }

  /// Leads from the end of one piece to the start of the next.
  private mutating func join(_ before: StrokePiece, _ after: StrokePiece) {
    let turn = before.endDirection.angle(to: after.startDirection)
    let next = after.start.moved(after.startDirection.normal, by: reach)
    // Within a curve there is nothing to join.
    guard abs(turn) > 1e-6 else { return }
    // On the inner side of a turn the parallels cross.
    guard turn > 0 || abs(turn) > .pi - 1e-9 else { return outline.line(to: next) }
    switch style.join {
    case .round:
      let normal = before.endDirection.normal
      outline.arc(
        center: before.end, radius: reach, start: atan2(normal.dy, normal.dx), sweep: abs(turn))
    case .miter:
      let length = 1 / cos(turn / 2)
      if length > 0, length <= style.miterLimit {
        let (a, b) = (before.endDirection.normal, after.startDirection.normal)
        let part = reach / (1 + a.dx * b.dx + a.dy * b.dy)
        outline.line(
          to: CGPoint(x: before.end.x + (a.dx + b.dx) * part, y: before.end.y + (a.dy + b.dy) * part))
      }
    default: break
    }
    outline.line(to: next)
  }

  /// Ends the line and leads to its other side.
  private mutating func cap(at point: CGPoint, _ direction: CGVector) {
    let normal = direction.normal
    switch style.cap {
    case .round:
      outline.arc(center: point, radius: reach, start: atan2(normal.dy, normal.dx), sweep: .pi)
    case .square:
      let far = point.moved(direction, by: reach)
      outline.line(to: far.moved(normal, by: reach))
      outline.line(to: far.moved(normal, by: -reach))
    default: break
    }
    outline.line(to: point.moved(normal, by: -reach))
  }
}
