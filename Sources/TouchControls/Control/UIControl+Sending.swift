// SPDX-License-Identifier: Apache-2.0
import TouchCore

extension UIControl {
  /// The application of the control's window; without a window, the shared one.
  final var application: UIApplication { window?.application ?? .shared }

  /// Sends an event that a touch caused; a disabled control sends none.
  final func send(touchEvent: Event, with event: UIEvent?) {
    guard isEnabled else {
      return report(.unsent(name, event: touchEvent.described, because: .disabled))
    }
    send(touchEvent, with: event)
  }

  /// Tells those who are to be told of any of the events, in the order in which they were added.
  ///
  /// Who is told is settled before the first of them is: what handlers add is told of the next send, and what
  /// they remove is told of this one still.
  final func send(_ events: Event, with event: UIEvent?) {
    let handlers = handlers
    report(
      .sent(
        name, event: events.described,
        handlers: handlers.count { $0.isAlive && !$0.events.isDisjoint(with: events) },
        inside: tracking.isOn ? tracking.isInside : nil))
    var hasDead = false
    let isDirect = sendsDirectly
    for handler in handlers where !handler.events.isDisjoint(with: events) {
      if isDirect, let direct = handler.direct, let target = handler.target {
        direct(target, self, event)
      } else if let action = handler.action {
        isNextSendReported = true
        sendAction(action)
      } else if let selector = handler.selector {
        let target = handler.target
        if target == nil, handler.hasTarget {
          hasDead = true
        } else {
          isNextSendReported = true
          sendAction(selector, to: target, for: event)
        }
      }
    }
    // An override that leaves out super has not looked.
    isNextSendReported = false
    if hasDead { self.handlers.removeAll { !$0.isAlive } }
  }

  /// Whether nobody stands between the control and the methods of its targets: no class that sends actions in
  /// its own way, and no tracer.
  private final var sendsDirectly: Bool {
    !UIApplication.isObserved && !UIApplication.sendsActionsItsOwnWay
      && !sendActionSlot.isOverridden(by: type(of: self))
  }

  /// Notes whether the next call of `sendAction` belongs to a send that was reported, by whoever sends in its own
  /// way: true before each call, and false when all are made, since an override that leaves out super has not looked.
  package final func noteNextSend(isReported: Bool) { isNextSendReported = isReported }

  /// Reports that somebody is told outside of the send of an event, by code that sends one handler at a time.
  ///
  /// - Parameter isTold: Whether a handler is the one that is told.
  final func reportByHand(_ isTold: (ControlHandler) -> Bool) {
    guard !isNextSendReported else { return isNextSendReported = false }
    report(.told(name, of: handlers.first(where: isTold)?.events.described))
  }
}

private let sendActionSlot = MethodSlot(
  of: UIControl.self, control: PlainControl.self, probe: SendingControl.self)

private final class PlainControl: UIControl {}

private final class SendingControl: UIControl {
  override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {}
}
