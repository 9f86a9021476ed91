// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A view as one would write it from UIKit's description of hit-testing: the baseline of the benchmarks.
///
/// A class with a weak superview and open methods, whose recursion asks the subviews from the last to the
/// first. Nothing in it is slower than the task asks for: the properties are stored and not open, points are
/// converted by a subtraction, and there are no transforms. It stands in a module of its own, because a
/// compiler that saw all subclasses would turn the open calls into direct ones.
open class PlainView {
  /// The view this one is in.
  public private(set) weak var superview: PlainView?
  /// The views in this one, the last on top.
  public private(set) var subviews: [PlainView] = []
  /// The rectangle in the superview's coordinates.
  public var frame: CGRect {
    didSet { bounds.size = frame.size }
  }
  /// The rectangle in the view's own coordinates.
  public var bounds: CGRect
  /// The opacity.
  public var alpha: CGFloat = 1
  /// Whether the view is hidden.
  public var isHidden = false
  /// Whether the view can be hit.
  public var isUserInteractionEnabled = true

  /// Makes a view of this frame.
  public init(frame: CGRect) {
    self.frame = frame
    bounds = CGRect(origin: .zero, size: frame.size)
  }

  /// Puts a view on top of the subviews.
  public func addSubview(_ view: PlainView) {
    view.removeFromSuperview()
    view.superview = self
    subviews.append(view)
  }

  /// Takes the view out of its superview.
  public func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// Lets go of the subviews, so that the end of a deep chain is no recursion.
  public func removeSubviews() {
    for view in subviews { view.superview = nil }
    subviews = []
  }

  /// The deepest view at a point of this view's coordinates.
  open func hitTest(_ point: CGPoint, with event: AnyObject?) -> PlainView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01 else { return nil }
    guard self.point(inside: point, with: event) else { return nil }
    for child in subviews.reversed() {
      if let hit = child.hitTest(child.fromSuperview(point), with: event) { return hit }
    }
    return self
  }

  /// Whether a point of this view's coordinates is inside.
  open func point(inside point: CGPoint, with event: AnyObject?) -> Bool {
    // CGRect.contains(_:) would be a call into another library, which takes longer than the answer.
    point.x >= bounds.origin.x && point.x < bounds.origin.x + bounds.size.width
      && point.y >= bounds.origin.y && point.y < bounds.origin.y + bounds.size.height
  }

  private func fromSuperview(_ point: CGPoint) -> CGPoint {
    CGPoint(
      x: point.x - frame.origin.x + bounds.origin.x, y: point.y - frame.origin.y + bounds.origin.y)
  }
}
