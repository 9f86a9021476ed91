// SPDX-License-Identifier: Apache-2.0

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
