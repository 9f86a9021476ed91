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

  init(object: AnyObject, action: Selector?, call: @escaping (AnyObject, UIGestureRecognizer) -> Void) {
    self.object = object
    identity = ObjectIdentifier(object)
    self.action = action
    self.call = call
  }

  /// Whom it tells and how, for the set of those that there are.
  struct Key: Hashable {
    let identity: ObjectIdentifier
    let action: Selector
  }

  /// The key of a target with a named action, by which it is found again.
  var key: Key? { action.map { Key(identity: identity, action: $0) } }

  /// Tells the object, if it still is there.
  func tell(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let object else { return false }
    call(object, recognizer)
    return true
  }
}
