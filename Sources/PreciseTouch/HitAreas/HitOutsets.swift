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
///   hitOutsets.holds(point, in: self) ?? super.point(inside: point, with: event)
/// }
/// ```
///
/// A view that is hidden, transparent or disabled does not grow, and neither does one that nothing is asked
/// of. What lies outside the superview stays out of reach, as with all views; ``OverflowView`` is for that.
public struct HitOutsets: Equatable, Sendable {
  /// The size that Apple's guidelines ask of everything one can tap (documented).
  public static let comfortableSize = CGSize(width: 44, height: 44)

  /// How far the view grows on each side; negative distances make it smaller.
  public var distances: UIEdgeInsets
  /// The least size; what is missing is added to both sides in equal parts.
  public var minimumSize: CGSize
  /// Whether the view grows by no more than half the gap to a neighbour: a control, or a view with
  /// recognizers, in the same superview.
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
  public func holds(_ point: CGPoint, in view: UIView) -> Bool? {
    guard grows(view) else { return nil }
    let area = area(of: view)
    guard area != view.bounds else { return nil }
    return area.includes(point)
  }

  /// What can be hit, in the view's coordinates.
  public func area(of view: UIView) -> CGRect {
    grows(view) ? grownArea(of: view) : view.bounds
  }

  /// What could be hit if the view were visible and enabled.
  func grownArea(of view: UIView) -> CGRect {
    let bounds = view.bounds
    guard bounds.width.isFinite, bounds.height.isFinite else { return bounds }
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
    if sharesGaps { outsets = GapSharing(view: view).limit(outsets) }
    return CGRect(
      x: bounds.minX - outsets.left, y: bounds.minY - outsets.top,
      width: max(bounds.width + outsets.left + outsets.right, 0),
      height: max(bounds.height + outsets.top + outsets.bottom, 0))
  }

  private func grows(_ view: UIView) -> Bool {
    guard distances != .zero || minimumSize.width > 0 || minimumSize.height > 0 else { return false }
    guard view.isSeen else { return false }
    return (view as? UIControl)?.isEnabled ?? true
  }
}
