// SPDX-License-Identifier: Apache-2.0

/// The way to a method once it is settled that the target has it and that the sender fits.
///
/// A control that is dragged tells its targets at each move. What ``UIApplication/sendAction(_:to:from:for:)``
/// finds out each time, for anything that might come, is the same each time; where nobody overrides a step of
/// that way, a control finds it out when the target is added.
@usableFromInline package nonisolated struct DirectCall: Sendable {
  /// Calls the method of a target that has it, with a sender that fits, and the event.
  @usableFromInline package typealias Call =
    @MainActor (_ target: AnyObject, _ sender: AnyObject, _ event: UIEvent?) -> Void

  let call: Call
  /// Whether the method takes this sender.
  let accepts: @Sendable (AnyObject) -> Bool

  /// Notes a method that takes senders of a class; `AnyObject` takes all.
  @usableFromInline package init<Sender>(
    from sender: Sender.Type, _ call: @escaping Call
  ) {
    self.call = call
    accepts = { $0 is Sender }
  }
}

extension Selector {
  /// The way to the method that the selector brings along, if `target` has it and it takes `sender`.
  package func direct(to target: AnyObject, from sender: AnyObject) -> DirectCall.Call? {
    guard let method, method.isTarget(target), let direct = method.direct, direct.accepts(sender) else {
      return nil
    }
    return direct.call
  }
}

extension UIApplication {
  /// Whether an application was made whose class sends actions in its own way; every send goes through it then.
  package static var sendsActionsItsOwnWay: Bool { madeOwnSender }

  // Kept apart from what other modules ask: they would check every access.
  private static var madeOwnSender = false

  private static let sendActionSlot = MethodSlot(
    of: UIApplication.self, control: PlainApplication.self, probe: SendingApplication.self)

  /// Notes whether the class of this application overrides ``sendAction(_:to:from:for:)``.
  final func noteOwnSending() {
    if Self.sendActionSlot.isOverridden(by: type(of: self)) { Self.madeOwnSender = true }
  }
}

private final class PlainApplication: UIApplication {}

private final class SendingApplication: UIApplication {
  override func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool { false }
}
