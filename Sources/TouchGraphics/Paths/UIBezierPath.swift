// SPDX-License-Identifier: Apache-2.0

/// A shape of lines and curves, with the way it is to be drawn.
///
/// Touch code asks it ``contains(_:)``, to let a view be touched only inside its shape. The answer is exact:
/// no curve is replaced by short lines.
open nonisolated class UIBezierPath: NSObject, NSCopying {
  final var outline = Outline()
  final var dash: [CGFloat] = []
  final var dashPhase: CGFloat = 0

  /// The width of a stroked line.
  open var lineWidth: CGFloat = 1

  /// How stroked lines end.
  open var lineCapStyle: CGLineCap = .butt

  /// How stroked lines meet.
  open var lineJoinStyle: CGLineJoin = .miter

  /// How far the point of a mitre may reach, in line widths, before it is cut off.
  open var miterLimit: CGFloat = 10

  /// How far a drawn curve may be from the true one, in pixels.
  ///
  /// It matters to drawing only; ``contains(_:)`` follows the true curve.
  open var flatness: CGFloat = 0.6

  /// Whether inside is where a way out crosses the path an odd number of times; otherwise, as usual,
  /// wherever the path goes around.
  open var usesEvenOddFillRule = false

  /// Makes an empty path.
  public override init() {
    super.init()
  }

  /// A path with the same elements and the same style.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath()
    copy.outline = outline
    copy.takeStyle(of: self)
    return copy
  }

  /// The shape as CoreGraphics has it: a copy, and setting it replaces all elements.
  open var cgPath: CGPath {
    get { CGPath(outline: outline) }
    set { outline = newValue.outline }
  }

  /// Whether the path has no elements.
  open var isEmpty: Bool { outline.elements.isEmpty }

  /// The smallest rectangle around all points, control points too; null for an empty path.
  open var bounds: CGRect { outline.controlBox }

  /// Where the last element ended; the origin for an empty path.
  open var currentPoint: CGPoint { outline.currentPoint ?? .zero }

  /// Whether the path encloses the point, open subpaths taken as closed.
  ///
  /// A point on the boundary is inside at minimum edges and outside at maximum ones, as for a rectangle.
  open func contains(_ point: CGPoint) -> Bool {
    outline.contains(point, evenOdd: usesEvenOddFillRule)
  }

  /// Begins a subpath.
  open func move(to point: CGPoint) {
    outline.move(to: point)
  }

  /// Adds a line; nothing without a current point.
  open func addLine(to point: CGPoint) {
    outline.line(to: point)
  }

  /// Adds a curve with two control points; nothing without a current point.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    outline.cubic(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a curve with one control point; nothing without a current point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    outline.quad(to: endPoint, control: controlPoint)
  }

  /// Adds an arc of a circle, after a line to its start where there is a current point.
  ///
  /// Clockwise is as seen on a screen, where y goes down: with growing angles.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    let sweep = Outline.sweep(from: startAngle, to: endAngle, increasing: clockwise)
    outline.arc(center: center, radius: radius, start: startAngle, sweep: sweep)
  }

  /// Closes the subpath with a line to where it began.
  open func close() {
    outline.close()
  }

  /// Removes all elements.
  open func removeAllPoints() {
    outline = Outline()
  }

  /// Adds the elements of another path.
  open func append(_ bezierPath: UIBezierPath) {
    outline.append(bezierPath.outline)
  }

  /// Moves every point by the transform.
  open func apply(_ transform: CGAffineTransform) {
    outline = outline.applying(transform)
  }

  /// A path of the same shape and style, walked backwards.
  open func reversing() -> UIBezierPath {
    let path = UIBezierPath()
    path.outline = outline.reversed
    path.takeStyle(of: self)
    return path
  }
}
