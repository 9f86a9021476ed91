// SPDX-License-Identifier: Apache-2.0

/// Where one view is, and how well that is known.
///
/// A value that is nil is unknown, and ``doubt`` or ``cause`` says why. Other values come from the source if
/// there is no doubt. Otherwise they are the best guess, and the doubt says what was guessed.
public struct ViewGeometry: Sendable, Hashable {
  /// The bounds, in the view's own coordinates.
  public let bounds: ViewRect?
  /// Why the view's position in its parent is not certain; nil if it is certain.
  public let doubt: GeometryDoubt?
  private let causeDoubt: GeometryDoubt?
  private let causePlace: Int32
  /// The maximum rounding error of a point in the tree, in points; numbers are written with six digits.
  public let tolerance: Double
  private let storedToParent: StoredTransform?
  private let storedToTree: StoredTransform?

  init(
    bounds: ViewRect?, toParent: ViewTransform?, toTree: ViewTransform?, doubt: GeometryDoubt?, cause: Cause?,
    tolerance: Double
  ) {
    self.bounds = bounds
    self.doubt = doubt
    causeDoubt = cause?.doubt
    causePlace = Int32(clamping: cause?.place ?? 0)
    self.tolerance = tolerance
    storedToParent = toParent.map(StoredTransform.init)
    storedToTree = toTree.map(StoredTransform.init)
  }

  /// Converts points from the view's own coordinates to its parent's; for a root, to the tree's.
  public var toParent: ViewTransform? { storedToParent?.transform }

  /// Converts points from the view's own coordinates to the tree's.
  public var toTree: ViewTransform? { storedToTree?.transform }

  /// The worst doubt about the view and its ancestors, and the view that it is about; nil if the position in
  /// the tree is certain.
  ///
  /// Of equal doubts, it is the one nearest to the root.
  public var cause: Cause? { causeDoubt.map { Cause(place: Int(causePlace), doubt: $0) } }

  /// A doubt, and the view that it is about.
  public struct Cause: Sendable, Hashable {
    /// The index of the view.
    public let place: Int
    /// What is uncertain about the view.
    public let doubt: GeometryDoubt
  }

  /// Converts a point from the parent's own coordinates, or for a root from the tree's, to the view's own.
  ///
  /// It is nil if the view's position is unknown, or if its transform cannot be inverted.
  public func ownPoint(fromParent point: ViewPoint) -> ViewPoint? { toParent?.inverted?.apply(to: point) }

  /// Converts a point from the view's own coordinates to the parent's.
  public func parentPoint(from point: ViewPoint) -> ViewPoint? { toParent?.apply(to: point) }

  /// Converts a point from the tree's coordinates to the view's own.
  public func ownPoint(fromTree point: ViewPoint) -> ViewPoint? { toTree?.inverted?.apply(to: point) }

  /// Converts a point from the view's own coordinates to the tree's.
  public func treePoint(from point: ViewPoint) -> ViewPoint? { toTree?.apply(to: point) }

  /// The corners in the tree's coordinates, in the order of the corners of the bounds: top left, top right,
  /// bottom right, bottom left.
  public var corners: [ViewPoint]? {
    guard let bounds, let toTree else { return nil }
    let (left, right) = (bounds.origin.x, bounds.origin.x + bounds.size.width)
    let (top, bottom) = (bounds.origin.y, bounds.origin.y + bounds.size.height)
    return [
      toTree.apply(to: ViewPoint(x: left, y: top)), toTree.apply(to: ViewPoint(x: right, y: top)),
      toTree.apply(to: ViewPoint(x: right, y: bottom)), toTree.apply(to: ViewPoint(x: left, y: bottom)),
    ]
  }

  /// The box around the view in the tree's coordinates.
  public var box: ViewRect? {
    guard let bounds, let toTree else { return nil }
    let first = toTree.apply(to: bounds.origin)
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    func include(_ x: Double, _ y: Double) {
      let point = toTree.apply(to: ViewPoint(x: x, y: y))
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
    let (endX, endY) = (bounds.origin.x + bounds.size.width, bounds.origin.y + bounds.size.height)
    include(endX, bounds.origin.y)
    include(endX, endY)
    include(bounds.origin.x, endY)
    return ViewRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The middle of the view in the tree's coordinates.
  public var center: ViewPoint? {
    guard let bounds else { return nil }
    return treePoint(from: bounds.middle)
  }

  /// Whether a point in the view's own coordinates is inside the bounds, as in UIKit: the left and upper
  /// edges are inside, the right and lower edges are outside.
  ///
  /// It is nil if the bounds are unknown.
  public func contains(own point: ViewPoint) -> Bool? {
    guard let bounds else { return nil }
    return point.x >= bounds.origin.x && point.x < bounds.origin.x + bounds.size.width
      && point.y >= bounds.origin.y && point.y < bounds.origin.y + bounds.size.height
  }
}

extension ViewRect {
  /// The point in the middle.
  var middle: ViewPoint { ViewPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2) }

  /// Whether all four numbers are numbers that can be reckoned with.
  var isUsable: Bool {
    // A number that is none is not smaller than any other.
    abs(origin.x) < 1e15 && abs(origin.y) < 1e15 && abs(size.width) < 1e15 && abs(size.height) < 1e15
  }
}
