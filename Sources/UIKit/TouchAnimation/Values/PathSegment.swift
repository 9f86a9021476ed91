// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchGraphics

/// A line or curve of a path along which a layer moves.
nonisolated struct PathSegment {
  /// The start, the control points and the end: two, three or four.
  private let points: [CGPoint]
  /// The length up to each of the equal steps of the curve's parameter.
  private let lengths: [CGFloat]

  private static let steps = 64

  private init(_ points: [CGPoint]) {
    self.points = points
    var lengths: [CGFloat] = [0]
    var last = points[0]
    let steps = points.count == 2 ? 1 : Self.steps
    for step in 1...steps {
      let next = Self.point(of: points, at: CGFloat(step) / CGFloat(steps))
      lengths.append(lengths[step - 1] + hypot(next.x - last.x, next.y - last.y))
      last = next
    }
    self.lengths = lengths
  }

  var start: CGPoint { points[0] }
  var end: CGPoint { points[points.count - 1] }
  var length: CGFloat { lengths[lengths.count - 1] }

  /// The point after a fraction of the parameter, or of the length.
  func point(at part: CGFloat, isPaced: Bool) -> CGPoint {
    Self.point(of: points, at: isPaced ? parameter(atLength: part * length) : part)
  }

  /// The direction at a fraction, in radians.
  func angle(at part: CGFloat) -> CGFloat {
    let (a, b) = (max(part - 0.001, 0), min(part + 0.001, 1))
    let (from, to) = (Self.point(of: points, at: a), Self.point(of: points, at: b))
    return atan2(to.y - from.y, to.x - from.x)
  }

  private func parameter(atLength length: CGFloat) -> CGFloat {
    guard let step = lengths.lastIndex(where: { $0 <= length }), step + 1 < lengths.count else { return 1 }
    let rest = (length - lengths[step]) / (lengths[step + 1] - lengths[step])
    return (CGFloat(step) + rest) / CGFloat(lengths.count - 1)
  }

  /// De Casteljau's construction.
  private static func point(of points: [CGPoint], at t: CGFloat) -> CGPoint {
    var points = points
    while points.count > 1 {
      points = zip(points, points.dropFirst()).map { a, b in
        CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
      }
    }
    return points[0]
  }

  /// The segments of a path; where it is interrupted the next one begins elsewhere.
  static func all(of path: CGPath) -> [PathSegment] {
    var segments: [PathSegment] = []
    var (start, present) = (CGPoint.zero, CGPoint.zero)
    for element in path.outline.elements {
      switch element {
      case .move(let point): (start, present) = (point, point)
      case .line, .quad, .cubic:
        segments.append(PathSegment([present] + element.points))
        present = element.points[element.points.count - 1]
      case .close:
        if present != start { segments.append(PathSegment([present, start])) }
        present = start
      }
    }
    return segments
  }
}

nonisolated extension MediaValue {
  /// How far two values are from each other.
  func distance(to other: MediaValue) -> CGFloat {
    switch subtracting(other) {
    case .number(let number): abs(number)
    case .point(let point): hypot(point.x, point.y)
    case .size(let size): hypot(size.width, size.height)
    case .rect(let rect):
      hypot(hypot(rect.origin.x, rect.origin.y), hypot(rect.size.width, rect.size.height))
    default: 1
    }
  }

  /// The value times a number, as far as there is one.
  func scaled(_ k: CGFloat) -> MediaValue {
    switch self {
    case .number(let number): .number(number * k)
    case .point(let point): .point(CGPoint(x: point.x * k, y: point.y * k))
    case .size(let size): .size(CGSize(width: size.width * k, height: size.height * k))
    case .rect(let rect):
      .rect(
        CGRect(
          x: rect.origin.x * k, y: rect.origin.y * k, width: rect.size.width * k,
          height: rect.size.height * k))
    case .list(let values): .list(values.map { $0.scaled(k) })
    case .transform, .color, .path, .other: self
    }
  }
}
