// SPDX-License-Identifier: Apache-2.0

/// A view of another module that is told about its own bounds and window.
///
/// The open callbacks do not serve for that: a subclass that leaves out `super` would keep its own superclass
/// from hearing of them. A view is told once it has called ``UIView/watchGeometry()``.
package protocol GeometryWatching: UIView {
  /// Called after the bounds changed, by whatever way.
  func boundsChanged(from old: CGRect)
  /// Called after the view left its window for another one or for none, before `didMoveToWindow()`.
  func windowChanged(from old: UIWindow?)
}

extension UIView {
  /// Asks for the calls of ``GeometryWatching``, which cost other views the look at a flag.
  package final func watchGeometry() {
    flags.insert(.watchesGeometry)
  }

  /// Tells the view that its bounds are no longer `old`.
  final func tellBoundsChanged(from old: CGRect) {
    guard storedBounds != old else { return }
    (self as? any GeometryWatching)?.boundsChanged(from: old)
  }
}
