// SPDX-License-Identifier: Apache-2.0

extension UIView {
  /// A point of this view's coordinates in those of `view`; nil means the window.
  package final func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
    CoordinatePath(from: self, to: view ?? base).map(point)
  }

  /// A point of `view`'s coordinates in those of this view; nil means the window.
  package final func converted(_ point: CGPoint, from view: UIView?) -> CGPoint {
    CoordinatePath(from: view ?? base, to: self).map(point)
  }

  /// The bounding box, in the coordinates of `view`, of a rectangle in this view's; nil means the window.
  package final func converted(_ rect: CGRect, to view: UIView?) -> CGRect {
    CoordinatePath(from: self, to: view ?? base).map(rect)
  }

  /// The bounding box, in this view's coordinates, of a rectangle in those of `view`; nil means the window.
  package final func converted(_ rect: CGRect, from view: UIView?) -> CGRect {
    CoordinatePath(from: view ?? base, to: self).map(rect)
  }

  /// What nil means in a conversion: the window, or the topmost view of a hierarchy without one.
  private var base: UIView {
    if let storedWindow { return storedWindow }
    var root = self
    while let above = root.parent { root = above }
    return root
  }

  /// A point of the view's coordinates in its superview's.
  nonisolated final func pointInParent(_ point: CGPoint) -> CGPoint {
    guard let affine else {
      return CGPoint(
        x: point.x - storedBounds.origin.x + origin.x, y: point.y - storedBounds.origin.y + origin.y)
    }
    let middle = boundsCenter
    let moved = CGPoint(x: point.x - middle.x, y: point.y - middle.y).applying(affine.matrix)
    return CGPoint(x: moved.x + storedCenter.x, y: moved.y + storedCenter.y)
  }

  /// A point of the superview's coordinates in the view's; a view whose transform cannot be undone treats
  /// it as the identity, so that nobody meets NaN.
  nonisolated final func pointFromParent(_ point: CGPoint) -> CGPoint {
    guard flags.contains(.transformed), let affine else {
      return CGPoint(
        x: point.x - origin.x + storedBounds.origin.x, y: point.y - origin.y + storedBounds.origin.y)
    }
    let middle = boundsCenter
    let moved = CGPoint(x: point.x - storedCenter.x, y: point.y - storedCenter.y)
      .applying(affine.inverse ?? .identity)
    return CGPoint(x: moved.x + middle.x, y: moved.y + middle.y)
  }

  /// A point of the coordinates of `top` in those of `view`, some levels below; nil if it is not, or too far.
  ///
  /// What a control asks at each move of its finger. The way down is the way up read backwards, which is what
  /// a recursion does by itself; no view is retained, because each is held by the one above.
  nonisolated static func carry(
    _ point: CGPoint, from top: ObjectIdentifier, downTo view: Unretained<UIView>, within levels: Int = 32
  ) -> CGPoint? {
    view.borrow { view in
      if ObjectIdentifier(view) == top { return point }
      guard levels > 0, let parent = view.parentReference,
        let inParent = carry(point, from: top, downTo: parent, within: levels - 1)
      else { return nil }
      return view.pointFromParent(inParent)
    }
  }

  private nonisolated var boundsCenter: CGPoint {
    CGPoint(
      x: storedBounds.origin.x + storedBounds.size.width / 2,
      y: storedBounds.origin.y + storedBounds.size.height / 2)
  }
}

/// The way from one view's coordinates to another's: up to the nearest common ancestor, then down.
///
/// Without one, both ways go to the roots, and the roots lie in one space: the screen's, for windows.
private struct CoordinatePath {
  let start: UIView
  let end: UIView
  let meeting: UIView?

  init(from start: UIView, to end: UIView) {
    self.start = start
    self.end = end
    // A touch asks where it is in a view of its window: the window is above without a search.
    let startsAtWindow = start.parent == nil && end.storedWindow === start
    meeting = startsAtWindow ? start : Self.commonAncestor(start, end)
  }

  func map(_ point: CGPoint) -> CGPoint { descend(ascend(point)) }

  /// The bounding box on the way up, then that of this box on the way down.
  func map(_ rect: CGRect) -> CGRect {
    let rect = rect.standardizedIfFinite
    let met = start === meeting ? rect : box(of: rect, between: start, through: ascend)
    return end === meeting ? met : box(of: met, between: end, through: descend)
  }

  /// The bounding box where a way between the meeting view and `view` leads to.
  ///
  /// Without a transform on the way the size stays as it is, instead of a rounding away.
  private func box(of rect: CGRect, between view: UIView, through map: (CGPoint) -> CGPoint) -> CGRect {
    var below: UIView? = view
    while let current = below, current !== meeting {
      if current.affine != nil { return rect.box(through: map) }
      below = current.parent
    }
    return CGRect(origin: map(rect.origin), size: rect.size)
  }

  /// Carries a point of the start up to the meeting view.
  private func ascend(_ point: CGPoint) -> CGPoint {
    var point = point
    var view: UIView? = start
    while let current = view, current !== meeting {
      point = current.pointInParent(point)
      view = current.parent
    }
    return point
  }

  /// Carries a point of the meeting view down to the end.
  private func descend(_ point: CGPoint) -> CGPoint {
    guard end !== meeting else { return point }
    if end.parent === meeting { return end.pointFromParent(point) }
    // The way down is the way up read backwards.
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
  /// The bounding box of where the corners come to.
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
