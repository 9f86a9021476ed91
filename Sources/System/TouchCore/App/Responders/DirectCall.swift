// SPDX-License-Identifier: Apache-2.0
#if canImport(ObjectiveC)
  package import Foundation
#endif

/// A call of a method after the checks: the target has the method, and the sender has the right type.
///
/// A control that is dragged calls its targets with each move. The checks of
/// ``UIApplication/sendAction(_:to:from:for:)`` give the same answer each time. Where no class overrides one
/// of its steps, a control makes them once, when the target is added.
@usableFromInline package nonisolated struct DirectCall: Sendable {
  /// Calls the method of a target that has it, with a sender of the right type, and the event.
  @usableFromInline package typealias Call =
    @MainActor (_ target: AnyObject, _ sender: AnyObject, _ event: UIEvent?) -> Void

  let call: Call
  /// Whether the method takes this sender.
  let accepts: @Sendable (AnyObject) -> Bool

  /// Wraps a method that takes senders of a class; `AnyObject` takes all.
  @usableFromInline package init<Sender>(
    from sender: Sender.Type, _ call: @escaping Call
  ) {
    self.call = call
    accepts = { $0 is Sender }
  }
}

extension Selector {
  /// A direct call of the selector's own method, if `target` has it and it takes `sender`.
  package func direct(to target: AnyObject, from sender: AnyObject) -> DirectCall.Call? {
    guard let method, method.isTarget(target), let direct = method.direct, direct.accepts(sender) else {
      return nil
    }
    return direct.call
  }
}

extension UIApplication {
  /// Whether an application was created whose class overrides sending actions; then every send goes through
  /// it.
  package static var sendsActionsItsOwnWay: Bool { madeOwnSender }

  // Separate from what other modules read, who would check every access.
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
