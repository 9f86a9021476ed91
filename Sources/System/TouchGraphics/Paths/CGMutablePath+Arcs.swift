// SPDX-License-Identifier: Apache-2.0

#if !canImport(ObjectiveC)
  public import Foundation

  nonisolated extension CGMutablePath {
    /// Adds an arc of a circle, preceded by a line to its start if there is a current point.
    ///
    /// CoreGraphics defines clockwise with y pointing up: on a screen, where y points down, `clockwise: true`
    /// is counterclockwise. `UIBezierPath` is the other way round.
    public func addArc(
      center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
      transform: CGAffineTransform = .identity
    ) {
      let sweep = Outline.sweep(from: startAngle, to: endAngle, increasing: !clockwise)
      addRelativeArc(
        center: center, radius: radius, startAngle: startAngle, delta: sweep, transform: transform)
    }

    /// Adds an arc of a circle with the angle `delta`, at most a full turn.
    public func addRelativeArc(
      center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
      transform: CGAffineTransform = .identity
    ) {
      var arc = Outline()
      arc.arc(center: center, radius: radius, start: startAngle, sweep: delta)
      change { $0.join(arc.applying(transform)) }
    }

    /// Adds a line and an arc that is tangent to the line to `tangent1End` and to the line from there to
    /// `tangent2End`.
    public func addArc(
      tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
      guard let undone = transform.inverse, let from = outline.currentPoint else { return }
      var arc = Outline()
      arc.move(to: from.applying(undone))
      arc.arc(corner: tangent1End, end: tangent2End, radius: radius)
      change { $0.continueAlong(arc.applying(transform)) }
    }
  }
#endif

nonisolated extension Outline {
  /// Adds another outline with a line to its start in place of its first move.
  mutating func join(_ other: Outline) {
    guard case .move(let start)? = other.elements.first else { return }
    if currentPoint == nil { move(to: start) } else { line(to: start) }
    continueAlong(other)
  }

  /// Adds another outline without its first move.
  mutating func continueAlong(_ other: Outline) {
    for element in other.elements.dropFirst() { append(element) }
  }
}
