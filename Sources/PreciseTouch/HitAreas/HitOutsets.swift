// SPDX-License-Identifier: Apache-2.0
#if canImport(UIKit)
  public import UIKit
#else
  public import Touchstone
#endif

/// How far beyond its bounds a view can be hit.
///
/// The value grows what can be touched and leaves alone what can be seen. Any view uses it in one line:
///
/// ```swift
/// override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
///   hitOutsets.holds(point, in: self, with: event) ?? super.point(inside: point, with: event)
/// }
/// ```
///
/// What lies in the real bounds of another target, a control or a view with recognizers, stays that target's: a
/// view grows over what belongs to nobody, and over the views that it lies in. A disabled control keeps its
/// bounds, as it keeps its touches; what cannot be seen or takes no touches has none to keep.
///
/// A view that is hidden, transparent or disabled does not grow, and neither does one that nothing is asked
/// of. What lies outside the superview stays out of reach, as with all views; ``OverflowView`` is for that.
@preconcurrency @MainActor public struct HitOutsets: Equatable, Sendable {
  /// The size that Apple's guidelines ask of everything one can tap (documented).
  public static let comfortableSize = CGSize(width: 44, height: 44)

  /// How far the view grows on each side; negative distances make it smaller.
  public var distances: UIEdgeInsets
  /// The least size; what is missing is added to both sides in equal parts.
  public var minimumSize: CGSize
  /// Whether the view grows by no more than half the gap to a neighbour: a control, or a view with
  /// recognizers, in the same superview.
  ///
  /// Of two grown views that do not share, the upper one has the whole gap. Neither has any of the other's bounds.
  public var sharesGaps: Bool

  /// Makes outsets; without arguments, those of nothing.
  public init(
    _ distances: UIEdgeInsets = .zero, minimumSize: CGSize = .zero, sharesGaps: Bool = false
  ) {
    self.distances = distances
    self.minimumSize = minimumSize
    self.sharesGaps = sharesGaps
  }

  /// Whether a point of the view's coordinates is in what can be hit; nil if the view does not grow, and is
  /// to say itself.
  ///
  /// What lies beyond the bounds is asked for whether it is another target's; `event` is handed to whoever is
  /// asked.
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
    return view.bounds.includes(point) || !Ownership(view: view, event: event).isTaken(point)
  }

  /// What can be hit, in the view's coordinates, but for what lies there in the real bounds of other targets.
  public func area(of view: UIView) -> CGRect {
    grows(view) ? grownArea(of: view) : view.bounds
  }

  /// What could be hit if the view were visible and enabled.
  func grownArea(of view: UIView) -> CGRect {
    guard let widest = outsets(of: view.bounds) else { return view.bounds }
    return view.bounds.grown(by: sharesGaps ? GapSharing(view: view).limit(widest) : widest)
  }

  /// How far a view of these bounds grows if there is nobody to share gaps with; nil where sizes are no numbers.
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
  /// The rectangle with each side further out; never less than nothing.
  fileprivate func grown(by outsets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX - outsets.left, y: minY - outsets.top,
      width: max(width + outsets.left + outsets.right, 0),
      height: max(height + outsets.top + outsets.bottom, 0))
  }
}
