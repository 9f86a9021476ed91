// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore
import TouchGraphics

nonisolated extension MediaValue {
  /// The value between this one (0) and `goal` (1); springs overshoot beyond 1.
  ///
  /// Between values of different kinds there is none: it jumps at the end, as it does between paths of
  /// different elements.
  func interpolated(to goal: MediaValue, _ part: CGFloat) -> MediaValue {
    if part == 0 { return self }
    if part == 1 { return goal }
    func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * part }
    switch (self, goal) {
    case (.color(let a), .color(let b)):
      let colors = (a.map { UIColor(cgColor: $0) }, b.map { UIColor(cgColor: $0) })
      guard case .color(let color) = AnimatedValue.color(colors.0).interpolated(to: .color(colors.1), part)
      else { return goal }
      return .color(color?.cgColor)
    case (.transform(let a), .transform(let b)):
      return .transform(a.interpolated(to: b, part))
    case (.path(let a?), .path(let b?)):
      return a.interpolated(to: b, part).map { .path($0) } ?? self
    case (.list(let a), .list(let b)) where a.count == b.count:
      return .list(zip(a, b).map { $0.interpolated(to: $1, part) })
    default:
      return combined(with: goal, between) ?? self
    }
  }

  /// The sum of both, as far as there is one.
  func adding(_ other: MediaValue) -> MediaValue {
    if case (.transform(let a), .transform(let b)) = (self, other) {
      return .transform(CATransform3DConcat(a, b))
    }
    return combined(with: other, +) ?? self
  }

  /// The difference of both, as far as there is one.
  func subtracting(_ other: MediaValue) -> MediaValue {
    if case (.transform(let a), .transform(let b)) = (self, other) {
      return .transform(CATransform3DConcat(a, CATransform3DInvert(b)))
    }
    return combined(with: other, -) ?? self
  }

  /// What changes nothing when it is added to the value.
  var zero: MediaValue {
    switch self {
    case .number: .number(0)
    case .point: .point(.zero)
    case .size: .size(.zero)
    case .rect: .rect(.zero)
    case .transform: .transform(CATransform3DIdentity)
    case .list(let values): .list(values.map(\.zero))
    case .color, .path, .other: self
    }
  }

  /// Combines the numbers that both values consist of; nil if they are of different kinds.
  private func combined(
    with other: MediaValue, _ body: (CGFloat, CGFloat) -> CGFloat
  ) -> MediaValue? {
    switch (self, other) {
    case (.number(let a), .number(let b)): .number(body(a, b))
    case (.point(let a), .point(let b)): .point(CGPoint(x: body(a.x, b.x), y: body(a.y, b.y)))
    case (.size(let a), .size(let b)):
      .size(CGSize(width: body(a.width, b.width), height: body(a.height, b.height)))
    case (.rect(let a), .rect(let b)):
      .rect(
        CGRect(
          x: body(a.origin.x, b.origin.x), y: body(a.origin.y, b.origin.y),
          width: body(a.size.width, b.size.width), height: body(a.size.height, b.size.height)))
    case (.list(let a), .list(let b)) where a.count == b.count:
      .list(zip(a, b).map { $0.combined(with: $1, body) ?? $0 })
    default: nil
    }
  }
}

nonisolated extension CGPath {
  /// The path between this one and another with the same kinds of elements; nil if they differ.
  fileprivate func interpolated(to goal: CGPath, _ part: CGFloat) -> CGPath? {
    let (from, to) = (outline.elements, goal.outline.elements)
    guard from.count == to.count else { return nil }
    func between(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
    }
    let path = CGMutablePath()
    for (a, b) in zip(from, to) {
      switch (a, b) {
      case (.move(let a), .move(let b)): path.move(to: between(a, b))
      case (.line(let a), .line(let b)): path.addLine(to: between(a, b))
      case (.quad(let a1, let a), .quad(let b1, let b)):
        path.addQuadCurve(to: between(a, b), control: between(a1, b1))
      case (.cubic(let a1, let a2, let a), .cubic(let b1, let b2, let b)):
        path.addCurve(to: between(a, b), control1: between(a1, b1), control2: between(a2, b2))
      case (.close, .close): path.closeSubpath()
      default: return nil
      }
    }
    return path
  }
}
