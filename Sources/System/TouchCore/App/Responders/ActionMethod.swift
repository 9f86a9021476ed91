// SPDX-License-Identifier: Apache-2.0

/// A method that an action calls, without its types.
@usableFromInline nonisolated final class ActionMethod: Sendable {
  /// How an attempt to call the method ended.
  enum Outcome: Sendable {
    /// The method was called.
    case performed
    /// The object is not one that has the method.
    case notItsTarget
    /// The method takes a sender or an event of another type.
    case unfitArguments
  }

  /// The class that has the method.
  let owner: String
  let ownerType: ObjectIdentifier
  let isTarget: @Sendable (AnyObject) -> Bool
  private let type: any Any.Type
  private let isAncestor: @Sendable (any Any.Type) -> Bool
  private let call: @MainActor (AnyObject, Any?, UIEvent?) -> Outcome
  /// The variant for senders that are objects, if the method takes them.
  let direct: DirectCall?

  /// Wraps a method of `Target`; `call` returns false for arguments of the wrong type.
  @usableFromInline init<Target: AnyObject>(
    of target: Target.Type, direct: DirectCall? = nil,
    _ call: @escaping @MainActor (Target, Any?, UIEvent?) -> Bool
  ) {
    self.direct = direct
    owner = String(describing: target)
    ownerType = ObjectIdentifier(target)
    isTarget = { $0 is Target }
    type = target
    isAncestor = { $0 is Target.Type }
    self.call = { object, sender, event in
      guard let target = object as? Target else { return .notItsTarget }
      return call(target, sender, event) ? .performed : .unfitArguments
    }
  }

  /// Wraps a method of responders that only those have whose class overrides it.
  init(
    _ method: @escaping @MainActor (UIResponder) -> @MainActor (Any?) -> Void, ifOverridden slot: MethodSlot
  ) {
    direct = nil
    owner = String(describing: UIResponder.self)
    ownerType = ObjectIdentifier(UIResponder.self)
    isTarget = { object in
      guard let responder = object as? UIResponder else { return false }
      return slot.isOverridden(by: Swift.type(of: responder))
    }
    type = UIResponder.self
    isAncestor = { $0 is UIResponder.Type }
    call = { object, sender, _ in
      guard let responder = object as? UIResponder else { return .notItsTarget }
      method(responder)(sender)
      return .performed
    }
  }

  /// Whether the class of the other method is this method's class or inherits from it.
  func isInherited(by other: ActionMethod) -> Bool { isAncestor(other.type) }

  @MainActor func callAsFunction(on object: AnyObject, sender: Any?, event: UIEvent?) -> Outcome {
    call(object, sender, event)
  }
}

nonisolated extension ActionMethod {
  /// A method that takes nothing.
  convenience init<Target: AnyObject>(_ method: @escaping @MainActor (Target) -> @MainActor () -> Void) {
    let direct = DirectCall(from: AnyObject.self) { target, _, _ in
      method(known(target, as: Target.self))()
    }
    self.init(of: Target.self, direct: direct) { target, _, _ in
      method(target)()
      return true
    }
  }

  /// A method that takes the sender.
  @_disfavoredOverload
  convenience init<Target: AnyObject, Sender>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init(of: Target.self) { target, sender, _ in
      guard let sender: Sender = fitting(sender) else { return false }
      method(target)(sender)
      return true
    }
  }

  /// A method that takes the sender and the event, if there is one.
  @_disfavoredOverload
  convenience init<Target: AnyObject, Sender>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent?) -> Void
  ) {
    self.init(of: Target.self) { target, sender, event in
      guard let sender: Sender = fitting(sender) else { return false }
      method(target)(sender, event)
      return true
    }
  }

  /// A method that insists on an event: an action sent by hand, without one, gives it an event without
  /// touches.
  @_disfavoredOverload
  convenience init<Target: AnyObject, Sender>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent) -> Void
  ) {
    self.init(of: Target.self) { target, sender, event in
      guard let sender: Sender = fitting(sender) else { return false }
      method(target)(sender, event ?? UIEvent())
      return true
    }
  }
}

// Variants for senders that are objects, as nearly all are. A method that takes an object is called as it is;
// one that takes a value of any type needs a thunk, and with it memory at each call. They are inlined where
// the method is known, because the thunk is between the method and these otherwise.

nonisolated extension ActionMethod {
  /// A method that takes the sender, an object.
  @inlinable convenience init<Target: AnyObject, Sender: AnyObject>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    let direct = DirectCall(from: Sender.self) { target, sender, _ in
      method(known(target, as: Target.self))(known(sender, as: Sender.self))
    }
    self.init(of: Target.self, direct: direct) { target, sender, _ in
      guard let sender: Sender = fitting(sender, Sender.self) else { return false }
      method(target)(sender)
      return true
    }
  }

  /// A method that takes the sender, an object, and the event, if there is one.
  @inlinable convenience init<Target: AnyObject, Sender: AnyObject>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent?) -> Void
  ) {
    let direct = DirectCall(from: Sender.self) { target, sender, event in
      method(known(target, as: Target.self))(known(sender, as: Sender.self), event)
    }
    self.init(of: Target.self, direct: direct) { target, sender, event in
      guard let sender: Sender = fitting(sender, Sender.self) else { return false }
      method(target)(sender, event)
      return true
    }
  }

  /// A method that takes the sender, an object, and insists on an event.
  @inlinable convenience init<Target: AnyObject, Sender: AnyObject>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent) -> Void
  ) {
    let direct = DirectCall(from: Sender.self) { target, sender, event in
      method(known(target, as: Target.self))(known(sender, as: Sender.self), event ?? UIEvent())
    }
    self.init(of: Target.self, direct: direct) { target, sender, event in
      guard let sender: Sender = fitting(sender, Sender.self) else { return false }
      method(target)(sender, event ?? UIEvent())
      return true
    }
  }
}
