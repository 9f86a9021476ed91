// SPDX-License-Identifier: Apache-2.0

/// A method that an action calls, with the types it wants taken away.
nonisolated final class ActionMethod: Sendable {
  /// How an attempt to call the method ended.
  enum Outcome: Sendable {
    /// The method was called.
    case performed
    /// The object is not one that has the method.
    case notItsTarget
    /// The method wants a sender or an event of another type.
    case unfitArguments
  }

  /// The class that has the method.
  let owner: String
  let isTarget: @Sendable (AnyObject) -> Bool
  private let call: @MainActor (AnyObject, Any?, UIEvent?) -> Outcome

  /// Notes a method of `Target`; `call` gives false for arguments that do not fit.
  init<Target: AnyObject>(
    of target: Target.Type, _ call: @escaping @MainActor (Target, Any?, UIEvent?) -> Bool
  ) {
    owner = String(describing: target)
    isTarget = { $0 is Target }
    self.call = { object, sender, event in
      guard let target = object as? Target else { return .notItsTarget }
      return call(target, sender, event) ? .performed : .unfitArguments
    }
  }

  @MainActor func callAsFunction(on object: AnyObject, sender: Any?, event: UIEvent?) -> Outcome {
    call(object, sender, event)
  }
}
