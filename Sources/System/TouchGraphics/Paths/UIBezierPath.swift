// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A shape made of lines and curves, with its drawing style.
///
/// Code calls ``contains(_:)`` to make a view respond to touches only inside a shape. The result is exact:
/// curves are not approximated by lines.
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

  /// The greatest length of a mitre, in line widths, before it is cut off.
  open var miterLimit: CGFloat = 10

  /// The greatest distance between a drawn curve and the exact one, in pixels.
  ///
  /// It affects only drawing; ``contains(_:)`` uses the exact curve.
  ///
  /// A kept value: it changes nothing here.
  open var flatness: CGFloat = 0.6

  /// Whether the even-odd rule defines the inside of the path; otherwise the winding rule does.
  open var usesEvenOddFillRule = false

  /// Creates an empty path.
  public override init() {
    super.init()
  }

  /// A path with the same elements and the same style.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath()
    copy.outline = outline
    copy.copyStyle(from: self)
    return copy
  }

  /// The shape as a CoreGraphics path: reading it makes a copy, and setting it replaces all elements.
  open var cgPath: CGPath {
    get { outline.path }
    set { outline = newValue.outline }
  }

  /// Whether the path has no elements.
  open var isEmpty: Bool { outline.elements.isEmpty }

  /// The smallest rectangle around all points, including control points; null for an empty path.
  open var bounds: CGRect { outline.controlBox }

  /// The end of the last element; the origin for an empty path.
  open var currentPoint: CGPoint { outline.currentPoint ?? .zero }

  /// Whether the path encloses the point; open subpaths are treated as closed.
  ///
  /// As for a rectangle, a point on the boundary is inside at minimum edges and outside at maximum ones.
  open func contains(_ point: CGPoint) -> Bool {
    outline.contains(point, evenOdd: usesEvenOddFillRule)
  }

  /// Begins a subpath.
  open func move(to point: CGPoint) {
    outline.move(to: point)
  }

  /// Adds a line; does nothing without a current point.
  open func addLine(to point: CGPoint) {
    outline.line(to: point)
  }

  /// Adds a curve with two control points; does nothing without a current point.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    outline.cubic(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a curve with one control point; does nothing without a current point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    outline.quad(to: endPoint, control: controlPoint)
  }

  /// Adds an arc of a circle, preceded by a line to its start if there is a current point.
  ///
  /// Clockwise is as seen on a screen, where y points down: with increasing angles.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    let sweep = Outline.sweep(from: startAngle, to: endAngle, increasing: clockwise)
    outline.arc(center: center, radius: radius, start: startAngle, sweep: sweep)
  }

  /// Closes the subpath with a line to its start.
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

  /// Applies the transform to every point.
  open func apply(_ transform: CGAffineTransform) {
    outline = outline.applying(transform)
  }

  /// A path with the same shape and style in reverse.
  open func reversing() -> UIBezierPath {
    let path = UIBezierPath()
    path.outline = outline.reversed
    path.copyStyle(from: self)
    return path
  }
}
