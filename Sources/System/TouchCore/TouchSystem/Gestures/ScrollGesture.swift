// SPDX-License-Identifier: Apache-2.0
#if canImport(ObjectiveC)
  import TouchGraphics
#else
  package import TouchGraphics
#endif

/// A recognizer of a scroll view, in another module, that makes some decisions itself.
///
/// Only an open method can be overridden in another module, and an open method would be API that UIKit does
/// not have. Only recognizers that set ``UIGestureRecognizer/decidesForScrollView`` are asked; for all others
/// it costs one flag.
package protocol ScrollGesture: UIGestureRecognizer {
  /// How much of a drag, in the window, counts towards the threshold.
  func counted(_ traveled: CGVector) -> CGVector
  /// Whether the gesture may still begin after it has waited for others to fail.
  func mayStillBegin() -> Bool
  /// Called after a method for touches has written that the gesture failed.
  func wroteFailure()
}

extension ScrollGesture {
  /// All of it.
  package func counted(_ traveled: CGVector) -> CGVector { traveled }

  /// Nothing.
  package func wroteFailure() {}
}

extension UIGestureRecognizer {
  /// Whether the gesture was far enough to begin, and waits for others to fail.
  package final var waitsForOthers: Bool { pendingState != nil }

  /// The recognizer, if it makes decisions for its scroll view.
  @inline(__always)
  final var scrollGesture: (any ScrollGesture)? {
    decidesForScrollView ? self as? any ScrollGesture : nil
  }
}
