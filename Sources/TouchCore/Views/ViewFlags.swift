// SPDX-License-Identifier: Apache-2.0

/// The yes-and-no properties of a view, packed.
nonisolated struct ViewFlags: OptionSet, Sendable {
  let rawValue: UInt32

  static let hidden = ViewFlags(rawValue: 1 << 0)
  static let interactionOff = ViewFlags(rawValue: 1 << 1)
  /// `alpha` is not above the least opacity that is hit.
  static let transparent = ViewFlags(rawValue: 1 << 2)
  /// An animation without `.allowUserInteraction` runs.
  static let animating = ViewFlags(rawValue: 1 << 3)
  /// The geometry is not finite, or the transform cannot be undone.
  static let degenerate = ViewFlags(rawValue: 1 << 4)

  /// Any of these, and the view is not hit.
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
  /// The view waits in its superview's index to be looked at again.
  static let changedInIndex = ViewFlags(rawValue: 1 << 14)
  /// The size of the bounds is negative; every use standardises it first.
  static let negativeSize = ViewFlags(rawValue: 1 << 15)
  /// The view, or one it is in, has a tint of its own.
  static let tinted = ViewFlags(rawValue: 1 << 16)
  /// The view is being laid out.
  static let layingOut = ViewFlags(rawValue: 1 << 17)
  /// The view is a ``GeometryWatching`` and is told about its bounds and its window.
  static let watchesGeometry = ViewFlags(rawValue: 1 << 18)
  /// The view has a transform.
  ///
  /// Said here as well, because most have none, and flags lie beside the bounds.
  static let transformed = ViewFlags(rawValue: 1 << 19)
  /// The view has, or had, subviews; a hit-test reads no further of a view that never had any.
  static let holdsViews = ViewFlags(rawValue: 1 << 20)
  /// The view is on its way out of its superview; callbacks that remove it again ask for what is being done.
  static let leaving = ViewFlags(rawValue: 1 << 21)
  /// The layout that waits was asked for by the view's own layout, and is not repeated once more.
  static let layoutRepeats = ViewFlags(rawValue: 1 << 22)
  /// A layer in the view's that belongs to no view may need layout.
  static let sublayersNeedLayout = ViewFlags(rawValue: 1 << 23)

  /// What a new view waits for: like UIKit's, it is laid out and drawn once when it first can be.
  static let new: ViewFlags = [.needsLayout, .subtreeNeedsLayout, .needsDisplay, .subtreeNeedsDisplay]
}
