// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// A view of another module that observes its own bounds and window.
///
/// The open callbacks are not enough: a subclass that does not call `super` would hide the changes from its
/// superclass. A view receives these calls once it has called ``UIView/watchGeometry()``.
package protocol GeometryWatching: UIView {
  /// Called after the bounds changed for any reason.
  func boundsChanged(from old: CGRect)
  /// Called after the view's window changed, before `didMoveToWindow()`.
  func windowChanged(from old: UIWindow?)
}

extension UIView {
  /// Turns on the calls of ``GeometryWatching``; for other views they cost the check of a flag.
  package final func watchGeometry() {
    flags.insert(.watchesGeometry)
  }

  /// Tells the view that its bounds are no longer `old`.
  final func notifyBoundsChanged(from old: CGRect) {
    guard storedBounds != old else { return }
    (self as? any GeometryWatching)?.boundsChanged(from: old)
  }
}

/// A view that may still track fingers of an application that no longer exists.
package protocol ApplicationChanging: UIView {
  /// Called after the window of the view, which had no application, has joined one.
  func cameToApplication()
}

/// A view whose size, or that of its parts, follows from its application's tuning.
package protocol TunedSize: UIView {
  /// Called after the tuning of the view's application changed.
  func tuningChanged()
}
