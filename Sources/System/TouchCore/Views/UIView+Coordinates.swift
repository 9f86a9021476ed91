// SPDX-License-Identifier: Apache-2.0
package import Foundation
import TouchGraphics

extension UIView {
  /// Converts a point from this view's coordinates to those of `view`; nil means the window.
  package final func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
    CoordinatePath(from: self, to: view ?? base).map(point)
  }

  /// Converts a point from `view`'s coordinates to those of this view; nil means the window.
  package final func converted(_ point: CGPoint, from view: UIView?) -> CGPoint {
    CoordinatePath(from: view ?? base, to: self).map(point)
  }

  /// Converts a rectangle to the coordinates of `view` and returns its bounding box there; nil means the
  /// window.
  package final func converted(_ rect: CGRect, to view: UIView?) -> CGRect {
    CoordinatePath(from: self, to: view ?? base).map(rect)
  }

  /// Converts a rectangle from the coordinates of `view` and returns its bounding box here; nil means the
  /// window.
  package final func converted(_ rect: CGRect, from view: UIView?) -> CGRect {
    CoordinatePath(from: view ?? base, to: self).map(rect)
  }

  /// The meaning of nil in a conversion: the window, or the root of a hierarchy without a window.
  private var base: UIView {
    if let storedWindow { return storedWindow }
    var root = self
    while let above = root.parent { root = above }
    return root
  }

  /// Converts a point from the view's coordinates to its superview's.
  nonisolated final func pointInParent(_ point: CGPoint) -> CGPoint {
    flags.contains(.transformed) ? transformedPoint(inParent: point) : untransformedPoint(inParent: point)
  }

  /// Converts a point from the superview's coordinates to the view's.
  ///
  /// A transform without an inverse is treated as the identity, so that the result is never NaN, and so is a
  /// perspective in which no point of the view is there.
  @inline(__always)
  nonisolated final func pointFromParent(_ point: CGPoint) -> CGPoint {
    flags.contains(.transformed)
      ? pointOnTransformedPlane(atParentPoint: point) ?? untransformedPoint(fromParent: point)
      : untransformedPoint(fromParent: point)
  }

  /// Converts a point from the superview's coordinates; nil if no point of the view's plane is seen there.
  @inline(__always)
  nonisolated final func pointOnPlane(atParentPoint point: CGPoint) -> CGPoint? {
    flags.contains(.transformed)
      ? pointOnTransformedPlane(atParentPoint: point) : untransformedPoint(fromParent: point)
  }

  /// Few views are transformed: out of line, so that the way of all others stays short.
  @inline(never)
  private nonisolated final func transformedPoint(inParent point: CGPoint) -> CGPoint {
    if let plane { return plane.projection.project(point) ?? untransformedPoint(inParent: point) }
    guard let affine else { return untransformedPoint(inParent: point) }
    let anchor = boundsAnchor
    let moved = CGPoint(x: point.x - anchor.x, y: point.y - anchor.y).applying(affine.matrix)
    return CGPoint(x: moved.x + storedCenter.x, y: moved.y + storedCenter.y)
  }

  @inline(never)
  private nonisolated final func pointOnTransformedPlane(atParentPoint point: CGPoint) -> CGPoint? {
    if let plane { return plane.inverse?.project(point) }
    guard let affine else { return untransformedPoint(fromParent: point) }
    let anchor = boundsAnchor
    let moved = CGPoint(x: point.x - storedCenter.x, y: point.y - storedCenter.y)
      .applying(affine.inverse ?? .identity)
    return CGPoint(x: moved.x + anchor.x, y: moved.y + anchor.y)
  }

  @inline(__always)
  private nonisolated final func untransformedPoint(inParent point: CGPoint) -> CGPoint {
    CGPoint(
      x: point.x - storedBounds.origin.x + origin.x, y: point.y - storedBounds.origin.y + origin.y)
  }

  @inline(__always)
  private nonisolated final func untransformedPoint(fromParent point: CGPoint) -> CGPoint {
    CGPoint(
      x: point.x - origin.x + storedBounds.origin.x, y: point.y - origin.y + storedBounds.origin.y)
  }

  /// Converts a point from the coordinates of `top` to those of `view`; nil if `view` is not below `top`
  /// within `levels`.
  ///
  /// Controls call it for each move of their finger. Recursion reverses the path from `view` up to `top`
  /// without an array. No view is retained, because its superview owns it.
  nonisolated static func convertDown(
    _ point: CGPoint, from top: ObjectIdentifier, downTo view: Borrowed<UIView>, within levels: Int = 32
  ) -> CGPoint? {
    view.borrow { view in
      if ObjectIdentifier(view) == top { return point }
      guard levels > 0, let parent = view.parentReference,
        let inParent = convertDown(point, from: top, downTo: parent, within: levels - 1)
      else { return nil }
      return view.pointFromParent(inParent)
    }
  }

  /// The anchor point in the view's own coordinates.
  private nonisolated var boundsAnchor: CGPoint {
    let anchor = anchorOffset
    return CGPoint(x: storedBounds.origin.x + anchor.x, y: storedBounds.origin.y + anchor.y)
  }
}

/// The path from one view's coordinates to another's: up to the nearest common ancestor, then down.
///
/// Without one, both paths lead to the roots, which share one coordinate system: the screen's, for windows.
private struct CoordinatePath {
  let start: UIView
  let end: UIView
  let meeting: UIView?

  init(from start: UIView, to end: UIView) {
    self.start = start
    self.end = end
    // The usual case is a touch that converts its location from the window to a view in it: no search is
    // needed.
    let startsAtWindow = start.parent == nil && end.storedWindow === start
    meeting = startsAtWindow ? start : Self.commonAncestor(start, end)
  }

  func map(_ point: CGPoint) -> CGPoint { descend(ascend(point)) }

  /// Takes the bounding box at the common ancestor, then the bounding box of that box at the end.
  func map(_ rect: CGRect) -> CGRect {
    let rect = rect.standardizedIfFinite
    let met = start === meeting ? rect : box(of: rect, between: start, through: ascend)
    return end === meeting ? met : box(of: met, between: end, through: descend)
  }

  /// The bounding box of a rectangle converted between the common ancestor and `view`.
  ///
  /// If no view on the path has a transform, the size is kept exactly.
  private func box(of rect: CGRect, between view: UIView, through map: (CGPoint) -> CGPoint) -> CGRect {
    var below: UIView? = view
    while let current = below, current !== meeting {
      if current.flags.contains(.transformed) { return rect.box(through: map) }
      below = current.parent
    }
    return CGRect(origin: map(rect.origin), size: rect.size)
  }

  /// Converts a point from the start view up to the common ancestor.
  private func ascend(_ point: CGPoint) -> CGPoint {
    var point = point
    var view: UIView? = start
    while let current = view, current !== meeting {
      point = current.pointInParent(point)
      view = current.parent
    }
    return point
  }

  /// Converts a point from the common ancestor down to the end view.
  private func descend(_ point: CGPoint) -> CGPoint {
    guard end !== meeting else { return point }
    if end.parent === meeting { return end.pointFromParent(point) }
    // The path down is the reverse of the path up.
    var path: [UIView] = []
    var view: UIView? = end
    while let current = view, current !== meeting {
      path.append(current)
      view = current.parent
    }
    var point = point
    for view in path.reversed() { point = view.pointFromParent(point) }
    return point
  }

  private static func commonAncestor(_ a: UIView, _ b: UIView) -> UIView? {
    var (a, b) = (a, b)
    if a === b { return a }
    var (depthA, depthB) = (depth(of: a), depth(of: b))
    while depthA > depthB {
      guard let parent = a.parent else { return nil }
      a = parent
      depthA -= 1
    }
    while depthB > depthA {
      guard let parent = b.parent else { return nil }
      b = parent
      depthB -= 1
    }
    while a !== b {
      guard let parentA = a.parent, let parentB = b.parent else { return nil }
      a = parentA
      b = parentB
    }
    return a
  }

  private static func depth(of view: UIView) -> Int {
    var depth = 0
    var ancestor = view.parent
    while let current = ancestor {
      depth += 1
      ancestor = current.parent
    }
    return depth
  }
}

extension CGRect {
  /// The bounding box of the converted corners.
  func box(through map: (CGPoint) -> CGPoint) -> CGRect {
    let rect = standardizedIfFinite
    let corners = [
      map(rect.origin), map(CGPoint(x: rect.maxX, y: rect.minY)),
      map(CGPoint(x: rect.minX, y: rect.maxY)), map(CGPoint(x: rect.maxX, y: rect.maxY)),
    ]
    var (low, high) = (corners[0], corners[0])
    for corner in corners.dropFirst() {
      low = CGPoint(x: min(low.x, corner.x), y: min(low.y, corner.y))
      high = CGPoint(x: max(high.x, corner.x), y: max(high.y, corner.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
