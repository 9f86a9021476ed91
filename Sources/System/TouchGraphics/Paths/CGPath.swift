// SPDX-License-Identifier: Apache-2.0

#if !canImport(ObjectiveC)
  public import Foundation

  /// An immutable shape made of lines and curves.
  ///
  /// Two paths are equal if they have the same elements. All queries are exact: curves are not approximated
  /// by lines.
  public nonisolated class CGPath: Hashable {
    /// The shape as a value.
    package fileprivate(set) var outline: Outline

    /// Creates a path from an outline.
    package init(outline: Outline) {
      self.outline = outline
    }

    /// Creates a rectangle.
    public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
      var outline = Outline()
      outline.rect(rect)
      self.outline = unsafe outline.applying(transform?.pointee ?? .identity)
    }

    /// Creates the ellipse that fills a rectangle.
    public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
      var outline = Outline()
      outline.ellipse(in: rect)
      self.outline = unsafe outline.applying(transform?.pointee ?? .identity)
    }

    /// Creates a rectangle with corners rounded by quarter ellipses.
    ///
    /// CoreGraphics traps on corners larger than half of a side; here they are reduced to fit.
    public init(
      roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
      transform: UnsafePointer<CGAffineTransform>?
    ) {
      var outline = Outline()
      outline.roundedRect(
        rect, corners: .allCorners, radii: CGSize(width: cornerWidth, height: cornerHeight))
      self.outline = unsafe outline.applying(transform?.pointee ?? .identity)
    }

    /// A path with the same elements.
    public func copy() -> CGPath? {
      CGPath(outline: outline)
    }

    /// A path with the same elements, transformed.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
      unsafe CGPath(outline: outline.applying(transform?.pointee ?? .identity))
    }

    /// A mutable path with the same elements.
    public func mutableCopy() -> CGMutablePath? {
      CGMutablePath(outline: outline)
    }

    /// A mutable path with the same elements, transformed.
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
      unsafe CGMutablePath(outline: outline.applying(transform?.pointee ?? .identity))
    }

    /// Whether the path has no elements.
    public var isEmpty: Bool { outline.elements.isEmpty }

    /// The end of the last element; the origin for an empty path.
    public var currentPoint: CGPoint { outline.currentPoint ?? .zero }

    /// The smallest rectangle around all points, including control points; null for an empty path.
    public var boundingBox: CGRect { outline.controlBox }

    /// The smallest rectangle around the shape itself; null for an empty path.
    public var boundingBoxOfPath: CGRect { outline.tightBox }

    /// Whether the path encloses the point; open subpaths are treated as closed.
    ///
    /// As for a rectangle, a point on the boundary is inside at minimum edges and outside at maximum ones. As
    /// in CoreGraphics, the transform is applied to the point, not to the path.
    public func contains(
      _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
      outline.contains(point.applying(transform), evenOdd: rule == .evenOdd)
    }

    /// Whether both paths have the same elements.
    public static func == (a: CGPath, b: CGPath) -> Bool {
      a.outline == b.outline
    }

    /// Hashes the elements.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(outline)
    }
  }

  /// A mutable path.
  public nonisolated final class CGMutablePath: CGPath {
    /// Creates an empty path.
    public init() {
      super.init(outline: Outline())
    }

    /// Creates a path from an outline.
    package override init(outline: Outline) {
      super.init(outline: outline)
    }

    /// Mutates the shape.
    func change(_ body: (inout Outline) -> Void) {
      body(&outline)
    }
  }
#endif
