// SPDX-License-Identifier: Apache-2.0

/// A shape of lines and curves that does not change once it is made.
///
/// Two paths are equal if they have the same elements. What a path can answer, it answers exactly: no curve
/// is replaced by short lines.
public nonisolated class CGPath: Hashable {
  /// The shape itself.
  package fileprivate(set) var outline: Outline

  /// Makes a path of an outline.
  package init(outline: Outline) {
    self.outline = outline
  }

  /// Makes a rectangle.
  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var outline = Outline()
    outline.rect(rect)
    self.outline = outline.applying(transform?.pointee ?? .identity)
  }

  /// Makes the ellipse that fills a rectangle.
  public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var outline = Outline()
    outline.ellipse(in: rect)
    self.outline = outline.applying(transform?.pointee ?? .identity)
  }

  /// Makes a rectangle with corners rounded by quarters of an ellipse.
  ///
  /// CoreGraphics stops the process for corners larger than half of a side; here they are made to fit.
  public init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    var outline = Outline()
    outline.roundedRect(
      rect, corners: .allCorners, radii: CGSize(width: cornerWidth, height: cornerHeight))
    self.outline = outline.applying(transform?.pointee ?? .identity)
  }

  /// A path with the same elements.
  public func copy() -> CGPath? {
    CGPath(outline: outline)
  }

  /// A path with the same elements, moved by a transform.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(outline: outline.applying(transform?.pointee ?? .identity))
  }

  /// A path with the same elements that can be added to.
  public func mutableCopy() -> CGMutablePath? {
    CGMutablePath(outline: outline)
  }

  /// A path with the same elements, moved by a transform, that can be added to.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(outline: outline.applying(transform?.pointee ?? .identity))
  }

  /// Whether the path has no elements.
  public var isEmpty: Bool { outline.elements.isEmpty }

  /// Where the last element ended; the origin for an empty path.
  public var currentPoint: CGPoint { outline.currentPoint ?? .zero }

  /// The smallest rectangle around all points, control points too; null for an empty path.
  public var boundingBox: CGRect { outline.controlBox }

  /// The smallest rectangle around the shape itself; null for an empty path.
  public var boundingBoxOfPath: CGRect { outline.tightBox }

  /// Whether the path encloses the point, open subpaths taken as closed.
  ///
  /// A point on the boundary is inside at minimum edges and outside at maximum ones, as for a rectangle. As
  /// in CoreGraphics the transform moves the point, not the path.
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

/// A path that can be added to.
public nonisolated final class CGMutablePath: CGPath {
  /// Makes an empty path.
  public init() {
    super.init(outline: Outline())
  }

  /// Makes a path of an outline.
  package override init(outline: Outline) {
    super.init(outline: outline)
  }

  /// Changes the shape.
  func change(_ body: (inout Outline) -> Void) {
    body(&outline)
  }
}
