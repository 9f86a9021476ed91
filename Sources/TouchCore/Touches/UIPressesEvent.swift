// SPDX-License-Identifier: Apache-2.0

/// Buttons and keys that are pressed, from the first going down to the last being let go.
public final class UIPressesEvent: UIEvent {
  /// The presses in the order in which they began.
  var presses: [UIPress] = []

  init(timestamp: TimeInterval) {
    super.init(type: .presses, timestamp: timestamp)
  }

  /// All presses of the event, those that are held included.
  public var allPresses: Set<UIPress> { Set(presses) }

  /// The presses of the event that a recognizer has.
  public func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
    Set(presses.filter { gesture.presses.contains($0) })
  }
}
