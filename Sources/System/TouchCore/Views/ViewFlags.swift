// SPDX-License-Identifier: Apache-2.0

/// The Boolean properties of a view, packed.
nonisolated struct ViewFlags: OptionSet, Sendable {
  let rawValue: UInt32

  static let hidden = ViewFlags(rawValue: 1 << 0)
  static let interactionOff = ViewFlags(rawValue: 1 << 1)
  /// `alpha` is not above the minimum that can be hit.
  static let transparent = ViewFlags(rawValue: 1 << 2)
  /// An animation without `.allowUserInteraction` is running.
  static let animating = ViewFlags(rawValue: 1 << 3)
  /// The geometry is not finite, or the transform has no inverse.
  static let degenerate = ViewFlags(rawValue: 1 << 4)

  /// A view with any of these flags is not hit.
  static let unhittable: ViewFlags = [.hidden, .interactionOff, .transparent, .animating, .degenerate]

  static let multipleTouch = ViewFlags(rawValue: 1 << 5)
  static let exclusiveTouch = ViewFlags(rawValue: 1 << 6)
  static let clipsToBounds = ViewFlags(rawValue: 1 << 7)
  static let notOpaque = ViewFlags(rawValue: 1 << 8)
  static let keepsSubviewSizes = ViewFlags(rawValue: 1 << 9)
  static let needsLayout = ViewFlags(rawValue: 1 << 10)
  /// The view or one below it needs layout.
  static let subtreeNeedsLayout = ViewFlags(rawValue: 1 << 11)
  static let needsDisplay = ViewFlags(rawValue: 1 << 12)
  static let subtreeNeedsDisplay = ViewFlags(rawValue: 1 << 13)
  /// The view is in its superview's list of index changes.
  static let changedInIndex = ViewFlags(rawValue: 1 << 14)
  /// The size of the bounds is negative; each use standardizes it first.
  static let negativeSize = ViewFlags(rawValue: 1 << 15)
  /// The view or an ancestor has its own tint.
  static let tinted = ViewFlags(rawValue: 1 << 16)
  /// The view is being laid out.
  static let layingOut = ViewFlags(rawValue: 1 << 17)
  /// The view conforms to ``GeometryWatching`` and observes its bounds and its window.
  static let watchesGeometry = ViewFlags(rawValue: 1 << 18)
  /// The view has a transform or is seen in perspective, which is in its extras because most views have none.
  static let transformed = ViewFlags(rawValue: 1 << 19)
  /// The view has or had subviews; a hit-test reads nothing else of a view that never had any.
  static let holdsViews = ViewFlags(rawValue: 1 << 20)
  /// The view is being removed from its superview, so callbacks that remove it again have no effect.
  static let leaving = ViewFlags(rawValue: 1 << 21)
  /// The pending layout was requested during the view's own layout and is the last one.
  static let layoutRepeats = ViewFlags(rawValue: 1 << 22)
  /// A sublayer without a view may need layout.
  static let sublayersNeedLayout = ViewFlags(rawValue: 1 << 23)
  /// The view or an ancestor overrides traits.
  static let traitsOverridden = ViewFlags(rawValue: 1 << 24)
  /// The view or one below it may have a safe area, as far as the last layout pass knows.
  static let safeAreaInside = ViewFlags(rawValue: 1 << 25)
  /// The anchor point is not in the middle.
  static let anchored = ViewFlags(rawValue: 1 << 26)
  /// Another module observes properties of the view.
  static let observed = ViewFlags(rawValue: 1 << 27)
  /// A sublayer without a view may need display.
  static let sublayersNeedDisplay = ViewFlags(rawValue: 1 << 28)
  /// A view with one of these flags, or another module, is notified of changes of its geometry.
  static let reportsGeometry: ViewFlags = [.watchesGeometry, .observed]

  /// The class of the view overrides a hit-test method, as ``UIView/overrides`` says more exactly.
  static let overridesHitTest = ViewFlags(rawValue: 1 << 29)
  /// The view, or a subview because of it, is seen in perspective; see ``ProjectedPlane``.
  static let inSpace = ViewFlags(rawValue: 1 << 30)
  /// The tag is too large for the view itself, and in its extras.
  static let largeTag = ViewFlags(rawValue: 1 << 31)

  /// A view with one of these flags is not hit, or not decided about by geometry.
  static let notByGeometry: ViewFlags = unhittable.union(.overridesHitTest)
  /// Without any of these flags, an untransformed rectangle decides whether the view is hit.
  static let notPlain: ViewFlags = notByGeometry.union([.transformed, .negativeSize])

  /// The flags of a new view: as in UIKit, it is laid out and drawn once at the first opportunity.
  static let new: ViewFlags = [.needsLayout, .subtreeNeedsLayout, .needsDisplay, .subtreeNeedsDisplay]
}
