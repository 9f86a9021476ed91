// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchGraphics

extension UITouch {
  /// Begins a frame: the finger rests until it changes.
  @inline(never)
  func rest() {
    storedPhase = .stationary
    state.previousSample = sample
    if !state.earlierSamples.isEmpty { state.earlierSamples.empty() }
    needsDelivery = false
  }

  /// Applies a change of the finger in a frame, perhaps not the first.
  ///
  /// Path of a touch: step 3.
  func apply(_ next: TouchSample, _ phase: Phase, inFrame frame: Int) {
    if state.changedInFrame == frame { state.earlierSamples.append(sample) }
    storedPhase = phase
    sample = next
    storedTimestamp = next.timestamp
    needsDelivery = true
    state.changedInFrame = frame
  }
}

extension UITouch {
  /// Whether the touch is in a window, which is found out without retaining anything.
  @inline(__always)
  final func isIn(_ window: UIWindow) -> Bool { state.windowReference == Borrowed(window) }

  /// Whether the touch is in a view, which is found out without retaining anything.
  @inline(__always)
  final func isAt(_ view: UIView) -> Bool { state.viewReference == Borrowed(view) }

  /// Calls `body` with the window of the touch, if it has one; the touch holds it for life.
  @inline(__always)
  func withWindow(_ body: (UIWindow) -> Void) {
    state.windowReference?.borrow(body)
  }

  /// Calls `body` with the view of the touch, if it has one; the touch holds it for life.
  @inline(__always)
  func withView(_ body: (UIView) -> Void) {
    state.viewReference?.borrow(body)
  }

  /// A point of the screen in the coordinates of the touch's window, if it has one.
  func fromScreen(_ point: CGPoint) -> CGPoint {
    state.windowReference?.borrow { $0.pointFromScreen(point) } ?? point
  }

  /// A point in the coordinates of the touch's window, if it has one, on the screen.
  func onScreen(_ point: CGPoint) -> CGPoint {
    state.windowReference?.borrow { $0.pointOnScreen(point) } ?? point
  }
}

extension UITouch {
  /// A point of the window in the coordinates of `view`; nil means the window.
  final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view = Borrowed(view), let window = state.windowReference else { return point }
    // The touch holds its window, and the caller the view.
    let carried = window.borrow { UIView.convertDown(point, from: ObjectIdentifier($0), downTo: view) }
    return carried ?? view.borrow { $0.converted(point, from: window.object) }
  }

  /// Visits the recognizers of ``gestureRecognizers``, without an array.
  @inline(__always)
  package final func eachRecognizer(_ body: (UIGestureRecognizer) -> Void) {
    recognizers.each(body)
  }

  /// The finger's location, for recognizers, which only get touches that the application created.
  final func place(in view: UIView?) -> CGPoint {
    convert(sample.location, to: view)
  }

  /// The direction of length 1 of an angle in `window`, in the coordinates of `view`.
  static func direction(of angle: CGFloat, in view: UIView?, from window: UIWindow?) -> CGVector {
    guard let view, let window, view !== window else { return CGVector(dx: cos(angle), dy: sin(angle)) }
    let start = view.converted(CGPoint.zero, from: window)
    let end = view.converted(CGPoint(x: cos(angle), y: sin(angle)), from: window)
    let length = hypot(end.x - start.x, end.y - start.y)
    guard length > 0 else { return CGVector(dx: 1, dy: 0) }
    return CGVector(dx: (end.x - start.x) / length, dy: (end.y - start.y) / length)
  }
}
