// SPDX-License-Identifier: Apache-2.0

/// Whom a recognizer tells, and how.
final class GestureTarget {
  /// The object told; nil for a handler, which lives as long as the recognizer.
  weak var object: AnyObject?
  let isHandler: Bool
  /// What the action is called, for descriptions and for taking it back.
  let action: Selector?
  let call: (UIGestureRecognizer) -> Void

  init(
    object: AnyObject?, isHandler: Bool, action: Selector?, call: @escaping (UIGestureRecognizer) -> Void
  ) {
    self.object = object
    self.isHandler = isHandler
    self.action = action
    self.call = call
  }

  var isAlive: Bool { isHandler || object != nil }
}
