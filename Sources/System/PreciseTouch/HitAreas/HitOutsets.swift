// SPDX-License-Identifier: Apache-2.0
#if TOUCHSTONE
  public import Touchstone
#else
  public import UIKit
#endif

/// How far beyond its bounds a view can be hit.
///
/// The value enlarges the hit area and leaves the appearance alone. Any view uses it in one line:
///
/// ```swift
/// override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
///   hitOutsets.holds(point, in: self, with: event) ?? super.point(inside: point, with: event)
/// }
/// ```
///
/// The real bounds of another target, a control or a view with recognizers, stay with that target: a view
/// grows over space without a target, and over the views that contain it. A disabled control keeps its
/// bounds, because it keeps its touches. A view that is invisible or takes no touches keeps nothing.
///
/// A view that is hidden, transparent or disabled does not grow, and outsets of zero without a minimum size
/// change nothing. What lies outside the superview stays out of reach, as for all views; ``OverflowView``
/// solves that.
@preconcurrency @MainActor public struct HitOutsets: Equatable, Sendable {
  /// The minimum size of a tappable element in Apple's guidelines (documented).
  public static let comfortableSize = CGSize(width: 44, height: 44)

  /// How far the view grows on each side; negative distances shrink it.
  public var distances: UIEdgeInsets
  /// The minimum size; what is missing is added to both sides equally.
  public var minimumSize: CGSize
  /// Whether the view grows by at most half the gap to a neighbor: a control, or a view with recognizers, in
  /// the same superview.
  ///
  /// Of two grown views that do not share, the upper one takes the whole gap. Neither takes any of the
  /// other's bounds.
  public var sharesGaps: Bool

  /// Creates outsets; without arguments, they change nothing.
  public init(
    _ distances: UIEdgeInsets = .zero, minimumSize: CGSize = .zero, sharesGaps: Bool = false
  ) {
    self.distances = distances
    self.minimumSize = minimumSize
    self.sharesGaps = sharesGaps
  }

  /// Whether a point in the view's coordinates is in the grown hit area; nil if the view does not grow and
  /// should decide itself.
  ///
  /// Beyond the bounds, a hit-test checks whether the point belongs to another target; it passes `event` on.
  public func holds(_ point: CGPoint, in view: UIView, with event: UIEvent? = nil) -> Bool? {
    guard !Ownership.asksForRealBounds, grows(view), let widest = outsets(of: view.bounds) else { return nil }
    var area = view.bounds.grown(by: widest)
    guard area != view.bounds else { return nil }
    guard area.includes(point) else { return false }
    if sharesGaps {
      area = view.bounds.grown(by: GapSharing(view: view).limit(widest))
      guard area != view.bounds else { return nil }
      guard area.includes(point) else { return false }
    }
    return view.bounds.includes(point) || !Ownership(view: view, event: event).belongsToOtherTarget(point)
  }

  /// The grown hit area, in the view's coordinates, ignoring other targets whose real bounds lie in it.
  public func area(of view: UIView) -> CGRect {
    grows(view) ? grownArea(of: view) : view.bounds
  }

  /// The hit area if the view were visible and enabled.
  func grownArea(of view: UIView) -> CGRect {
    guard let widest = outsets(of: view.bounds) else { return view.bounds }
    return view.bounds.grown(by: sharesGaps ? GapSharing(view: view).limit(widest) : widest)
  }

  /// How far a view with these bounds grows without neighbors to share gaps with; nil if a size is not
  /// finite.
  private func outsets(of bounds: CGRect) -> UIEdgeInsets? {
    guard bounds.width.isFinite, bounds.height.isFinite else { return nil }
    var outsets = distances
    let missingWidth = minimumSize.width - (bounds.width + outsets.left + outsets.right)
    let missingHeight = minimumSize.height - (bounds.height + outsets.top + outsets.bottom)
    if missingWidth > 0 {
      outsets.left += missingWidth / 2
      outsets.right += missingWidth / 2
    }
    if missingHeight > 0 {
      outsets.top += missingHeight / 2
      outsets.bottom += missingHeight / 2
    }
    return outsets
  }

  private func grows(_ view: UIView) -> Bool {
    guard distances != .zero || minimumSize.width > 0 || minimumSize.height > 0 else { return false }
    guard view.isSeen else { return false }
    return (view as? UIControl)?.isEnabled ?? true
  }
}

extension CGRect {
  /// The rectangle with each side moved outward; never smaller than empty.
  fileprivate func grown(by outsets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX - outsets.left, y: minY - outsets.top,
      width: max(width + outsets.left + outsets.right, 0),
      height: max(height + outsets.top + outsets.bottom, 0))
  }
}
