// SPDX-License-Identifier: Apache-2.0

#if !canImport(ObjectiveC)
  public import Foundation

  nonisolated extension CGMutablePath {
    /// Begins a subpath.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
      change { $0.move(to: point.applying(transform)) }
    }

    /// Adds a line; does nothing without a current point.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
      change { $0.line(to: point.applying(transform)) }
    }

    /// Adds a subpath of lines from point to point.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
      guard let first = points.first else { return }
      move(to: first, transform: transform)
      for point in points.dropFirst() { addLine(to: point, transform: transform) }
    }

    /// Adds a curve with one control point; does nothing without a current point.
    public func addQuadCurve(
      to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
    ) {
      change { $0.quad(to: end.applying(transform), control: control.applying(transform)) }
    }

    /// Adds a curve with two control points; does nothing without a current point.
    public func addCurve(
      to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
      change {
        $0.cubic(
          to: end.applying(transform), control1: control1.applying(transform),
          control2: control2.applying(transform))
      }
    }

    /// Closes the subpath with a line to its start.
    public func closeSubpath() {
      change { $0.close() }
    }

    /// Adds a closed rectangle.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
      add(transform) { $0.rect(rect) }
    }

    /// Adds closed rectangles.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
      for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds the ellipse that fills a rectangle.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
      add(transform) { $0.ellipse(in: rect) }
    }

    /// Adds a rectangle with corners rounded by quarter ellipses.
    public func addRoundedRect(
      in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
      add(transform) {
        $0.roundedRect(rect, corners: .allCorners, radii: CGSize(width: cornerWidth, height: cornerHeight))
      }
    }

    /// Adds the elements of another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
      change { $0.append(path.outline, transform: transform) }
    }

    private func add(_ transform: CGAffineTransform, _ draw: (inout Outline) -> Void) {
      var shape = Outline()
      draw(&shape)
      change { $0.append(shape, transform: transform) }
    }
  }
#endif
