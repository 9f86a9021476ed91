// SPDX-License-Identifier: Apache-2.0

/// Whom a recognizer tells, and how.
final class GestureTarget {
  /// The object told.
  private(set) weak var object: AnyObject?
  /// What distinguishes the object; another one may have it once the object has gone.
  let identity: ObjectIdentifier
  /// What the action is called, for descriptions and for taking it back.
  let action: Selector?
  /// Tells the object, which is handed over so that it is held meanwhile.
  let call: (AnyObject, UIGestureRecognizer) -> Void
  /// The number among the targets of the recognizer, by which a ``TargetBook`` finds it.
  var number = 0

  init(object: AnyObject, action: Selector?, call: @escaping (AnyObject, UIGestureRecognizer) -> Void) {
    self.object = object
    identity = ObjectIdentifier(object)
    self.action = action
    self.call = call
  }

  /// Tells the object, if it still is there.
  func tell(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let object else { return false }
    call(object, recognizer)
    return true
  }
}
