// SPDX-License-Identifier: Apache-2.0

// The three forms of an action method: for nothing, for the sender, for the sender and the event.

nonisolated extension Selector {
  /// Makes a selector of a method that takes nothing, as in `Selector("save", Editor.save)`.
  public init<Target: AnyObject>(
    _ name: String? = nil, _ method: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(
      name: name,
      method: ActionMethod(of: Target.self) { target, _, _ in
        method(target)()
        return true
      })
  }

  /// Makes a selector of a method that takes the sender.
  public init<Target: AnyObject, Sender>(
    _ name: String? = nil, _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init(
      name: name,
      method: ActionMethod(of: Target.self) { target, sender, _ in
        guard let sender = sender as? Sender else { return false }
        method(target)(sender)
        return true
      })
  }

  /// Makes a selector of a method that takes the sender and the event, if there is one.
  public init<Target: AnyObject, Sender>(
    _ name: String? = nil, _ method: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent?) -> Void
  ) {
    self.init(
      name: name,
      method: ActionMethod(of: Target.self) { target, sender, event in
        guard let sender = sender as? Sender else { return false }
        method(target)(sender, event)
        return true
      })
  }

  /// Makes a selector of a method that takes the sender and the event.
  ///
  /// An action that is sent without an event, as by hand, gives the method an event without touches.
  public init<Target: AnyObject, Sender>(
    _ name: String? = nil, _ method: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent) -> Void
  ) {
    self.init(
      name: name,
      method: ActionMethod(of: Target.self) { target, sender, event in
        guard let sender = sender as? Sender else { return false }
        method(target)(sender, event ?? UIEvent())
        return true
      })
  }
}
