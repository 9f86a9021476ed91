// SPDX-License-Identifier: Apache-2.0
package import Foundation
package import TouchGraphics

/// A value that can be interpolated.
package nonisolated enum AnimatedValue: Equatable {
  case point(CGPoint)
  case size(CGSize)
  case transform(CGAffineTransform)
  case number(CGFloat)
  case color(UIColor?)

  /// The value between this one (0) and `goal` (1); springs overshoot beyond 1.
  package func interpolated(to goal: AnimatedValue, _ part: CGFloat) -> AnimatedValue {
    if part == 1 { return goal }
    if part == 0 { return self }
    func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * part }
    switch (self, goal) {
    case (.point(let a), .point(let b)):
      return .point(CGPoint(x: between(a.x, b.x), y: between(a.y, b.y)))
    case (.size(let a), .size(let b)):
      return .size(CGSize(width: between(a.width, b.width), height: between(a.height, b.height)))
    case (.number(let a), .number(let b)):
      return .number(between(a, b))
    case (.transform(let a), .transform(let b)):
      return .transform(Self.between(a, b, part))
    case (.color(let a), .color(let b)):
      return .color(Self.between(a, b, part))
    default:
      return goal
    }
  }

  /// Interpolates scale, shear, rotation and translation separately, so that a rotation turns in the shorter
  /// direction.
  private static func between(
    _ a: CGAffineTransform, _ b: CGAffineTransform, _ part: CGFloat
  ) -> CGAffineTransform {
    let (from, to) = (a.decomposed(), b.decomposed())
    func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * part }
    var turn = (to.rotation - from.rotation).remainder(dividingBy: 2 * .pi)
    // For half a turn both directions are equally short; it turns towards positive angles.
    if turn == -.pi { turn = .pi }
    return CGAffineTransform(
      CGAffineTransformComponents(
        scale: CGSize(
          width: between(from.scale.width, to.scale.width),
          height: between(from.scale.height, to.scale.height)),
        horizontalShear: between(from.horizontalShear, to.horizontalShear),
        rotation: from.rotation + turn * part,
        translation: CGVector(
          dx: between(from.translation.dx, to.translation.dx),
          dy: between(from.translation.dy, to.translation.dy))))
  }

  /// Interpolates two colors; nil counts as the other color, fully transparent.
  private static func between(_ a: UIColor?, _ b: UIColor?, _ part: CGFloat) -> UIColor? {
    guard let from = a ?? b?.withAlphaComponent(0), let to = b ?? a?.withAlphaComponent(0) else { return nil }
    let (x, y) = (from.cgColor.redGreenBlue, to.cgColor.redGreenBlue)
    func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * part }
    return UIColor(
      red: between(x.red, y.red), green: between(x.green, y.green), blue: between(x.blue, y.blue),
      alpha: between(from.cgColor.alpha, to.cgColor.alpha))
  }
}
