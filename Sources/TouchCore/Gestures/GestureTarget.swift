// SPDX-License-Identifier: Apache-2.0

/// An object that gets a recognizer's actions, and how it is called.
final class GestureTarget: Numbered {
  /// The object that is called.
  private(set) weak var object: AnyObject?
  /// The identity of the object; another object may get it once this one is deallocated.
  let identity: ObjectIdentifier
  /// The name of the action, for descriptions and for removing it.
  let action: Selector?
  /// Calls the object, which is an argument so that it is retained meanwhile.
  let call: (AnyObject, UIGestureRecognizer) -> Void
  /// The target's number in the index of its recognizer.
  var number = 0

  init(object: AnyObject, action: Selector?, call: @escaping (AnyObject, UIGestureRecognizer) -> Void) {
    self.object = object
    identity = ObjectIdentifier(object)
    self.action = action
    self.call = call
  }

  /// Calls the object; false if it was deallocated.
  func send(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let object else { return false }
    call(object, recognizer)
    return true
  }
}
