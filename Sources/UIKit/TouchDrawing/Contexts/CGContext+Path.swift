// SPDX-License-Identifier: Apache-2.0
public import TouchGraphics

extension CGContext {
  /// Begins a new path, without elements.
  public func beginPath() {
    change { $0.path = Outline() }
  }

  /// Begins a subpath.
  public func move(to point: CGPoint) {
    change { $0.path.move(to: point) }
  }

  /// Adds a line; does nothing without a current point.
  public func addLine(to point: CGPoint) {
    change { $0.path.line(to: point) }
  }

  /// Adds a subpath of lines from point to point.
  public func addLines(between points: [CGPoint]) {
    build { $0.addLines(between: points) }
  }

  /// Adds a curve with two control points; does nothing without a current point.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    change { $0.path.cubic(to: end, control1: control1, control2: control2) }
  }

  /// Adds a curve with one control point; does nothing without a current point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    change { $0.path.quad(to: end, control: control) }
  }

  /// Adds an arc of a circle, preceded by a line to its start if there is a current point.
  ///
  /// As in CoreGraphics, clockwise is as seen with y pointing up. In a context of UIKit, where y points down,
  /// such an arc runs the other way.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    build {
      $0.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }
  }

  /// Adds an arc that touches the lines from the current point to a corner and on to another point.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    change { $0.path.arc(corner: tangent1End, end: tangent2End, radius: radius) }
  }

  /// Adds a closed rectangle.
  public func addRect(_ rect: CGRect) {
    change { $0.path.rect(rect) }
  }

  /// Adds closed rectangles.
  public func addRects(_ rects: [CGRect]) {
    for rect in rects { addRect(rect) }
  }

  /// Adds the ellipse that fills a rectangle.
  public func addEllipse(in rect: CGRect) {
    change { $0.path.ellipse(in: rect) }
  }

  /// Adds the elements of another path.
  public func addPath(_ path: CGPath) {
    let outline = path.outline
    change { $0.path.append(outline) }
  }

  /// Closes the subpath with a line to its start.
  public func closePath() {
    change { $0.path.close() }
  }

  /// The path under construction; nil if it has no elements.
  public var path: CGPath? {
    let outline = outline
    return outline.elements.isEmpty ? nil : outline.path
  }

  /// Whether the path under construction has no elements.
  public var isPathEmpty: Bool { outline.elements.isEmpty }

  /// The end of the last element; the origin for an empty path.
  public var currentPointOfPath: CGPoint { outline.currentPoint ?? .zero }

  /// The smallest rectangle around all points of the path, including control points; null for an empty path.
  public var boundingBoxOfPath: CGRect { outline.controlBox }

  /// Whether painting the path would paint the point.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let (outline, line) = read { ($0.path, $0.state.line) }
    if let rule = mode.fillRule, outline.contains(point, evenOdd: rule == .evenOdd) { return true }
    return mode.strokes && outline.stroked(line).contains(point, evenOdd: false)
  }

  /// Replaces the path with the outline that a stroke would fill.
  public func replacePathWithStrokedPath() {
    change { $0.path = $0.path.stroked($0.state.line) }
  }

  private var outline: Outline { read { $0.path } }

  /// Adds to the path with the methods of a mutable path.
  private func build(_ add: (CGMutablePath) -> Void) {
    change {
      let path = $0.path.mutablePath
      add(path)
      $0.path = path.outline
    }
  }
}

#if !canImport(ObjectiveC)
  /// Whether a path is filled, stroked or both.
  public enum CGPathDrawingMode: Int32, Sendable {
    /// Filled, by the winding rule.
    case fill = 0
    /// Filled, by the even-odd rule.
    case eoFill
    /// Stroked.
    case stroke
    /// Filled by the winding rule, then stroked.
    case fillStroke
    /// Filled by the even-odd rule, then stroked.
    case eoFillStroke
  }
#endif

extension CGPathDrawingMode {
  /// The rule of the fill; nil for a stroke alone.
  var fillRule: CGPathFillRule? {
    switch self {
    case .fill, .fillStroke: .winding
    case .eoFill, .eoFillStroke: .evenOdd
    default: nil
    }
  }

  /// Whether the path is stroked.
  var strokes: Bool { self != .fill && self != .eoFill }
}
