// SPDX-License-Identifier: Apache-2.0

/// The gestures that code makes by writing the states of recognizers that are in no window.
///
/// No delegate or view is asked whether the gesture may begin, and nothing competes with it; each change
/// sends actions. A gesture that is over keeps its state, so that code can read it, and is reset before the
/// next one.
enum WindowlessGestures {
  private static var actions = GestureActions()
  private static var isSending = false

  /// Handles a state that code wrote.
  static func write(_ requested: UIGestureRecognizer.State, for recognizer: UIGestureRecognizer) {
    if begins(requested, after: recognizer.storedState), !actions.hasAction(of: recognizer) {
      reset(recognizer)
    }
    switch StateTable.outcome(of: requested, in: recognizer.storedState) {
    case .ask(let state), .apply(let state): apply(state, to: recognizer)
    case .ignore: break
    }
  }

  /// Prepares a recognizer whose gesture is over for the next one.
  static func reset(_ recognizer: UIGestureRecognizer) {
    recognizer.storeState(.possible)
    recognizer.memory.current.hasReported = false
    recognizer.reset()
  }

  /// Whether a state written after the end of a gesture begins another one.
  ///
  /// A discrete gesture that is made twice is written as ended twice. A failed one that is written as ended
  /// stays failed: code has called its methods with more touches than it accepts.
  private static func begins(
    _ requested: UIGestureRecognizer.State, after end: UIGestureRecognizer.State
  ) -> Bool {
    switch (end, requested) {
    case (.ended, .began), (.ended, .ended), (.cancelled, .began), (.cancelled, .ended), (.failed, .began):
      true
    default: false
    }
  }

  private static func apply(_ state: UIGestureRecognizer.State, to recognizer: UIGestureRecognizer) {
    recognizer.storeState(state)
    // As in a window, a change that an action of the gesture writes sends no action.
    guard state != .failed, state != .changed || !actions.hasSentAction(of: recognizer) else { return }
    actions.append(recognizer, state)
    guard !isSending else { return }
    isSending = true
    while let next = actions.next() { next.send() }
    while actions.sent > 0 { _ = actions.takeSent() }
    isSending = false
  }
}

extension UIGestureRecognizer {
  /// Ends a gesture that code began while the recognizer was in no window, before a finger may make the next
  /// one.
  @inline(__always)
  final func endWindowlessGesture() {
    if storedState.isActive, environmentReference == nil { WindowlessGestures.write(.cancelled, for: self) }
  }
}
