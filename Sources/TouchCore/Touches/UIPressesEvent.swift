// SPDX-License-Identifier: Apache-2.0

/// Buttons and keys that are pressed, from the first going down to the last being released.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
  /// The presses in the order in which they began.
  final var presses: [UIPress] = []

  /// Creates an event without presses, for code that calls press methods by hand.
  public override init() {
    super.init(type: .presses, timestamp: 0)
  }

  init(timestamp: TimeInterval) {
    super.init(type: .presses, timestamp: timestamp)
  }

  /// All presses of the event, those that are held included.
  open var allPresses: Set<UIPress> { Set(presses) }

  /// The presses of the event that a recognizer has.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
    Set(presses.filter { gesture.presses.contains($0) })
  }
}
