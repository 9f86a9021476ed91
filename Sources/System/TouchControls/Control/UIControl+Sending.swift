// SPDX-License-Identifier: Apache-2.0
package import TouchCore

#if canImport(ObjectiveC)
  package import Foundation
#endif

extension UIControl {
  /// The application of the control's window, or the shared one if there is no window.
  final var application: UIApplication { storedWindow?.application ?? .shared }

  /// Sends an event caused by a touch; a disabled control sends none.
  ///
  /// Path of a touch: step 15.
  final func send(touchEvent: Event, with event: UIEvent?) {
    guard isEnabled else {
      return report(.unsent(name, event: touchEvent.described, because: .disabled))
    }
    send(touchEvent, with: event)
  }

  /// Calls the handlers of any of the events, in the order in which they were added.
  ///
  /// The list of handlers is fixed before the first is called: a handler added during the send is called from
  /// the next send on, and one removed during the send is still called.
  ///
  /// Path of a touch: step 15.
  final func send(_ events: Event, with event: UIEvent?) {
    let handlers = handlers
    report(
      .sent(
        name, event: events.described,
        handlers: handlers.count { $0.isAlive && !$0.events.isDisjoint(with: events) },
        inside: tracking.isActive ? tracking.isInside : nil))
    var hasDead = false
    let isDirect = sendsDirectly
    let isObserved = UIApplication.isObserved
    for handler in handlers where !handler.events.isDisjoint(with: events) {
      if isDirect, let direct = handler.direct, let target = handler.target {
        if isObserved, let selector = handler.selector { application.reportAction(selector, to: target) }
        direct(target, self, event)
      } else if let action = handler.action {
        calling(handler) { sendAction(action) }
      } else if let selector = handler.selector {
        let target = handler.target
        if target == nil, handler.hasTarget {
          hasDead = true
        } else {
          calling(handler) { sendAction(selector, to: target, for: event) }
        }
      }
    }
    if hasDead { removeDeadHandlers() }
  }

  /// Whether no class overrides how the control sends actions to its targets.
  private final var sendsDirectly: Bool {
    !UIApplication.sendsActionsItsOwnWay && !sendActionSlot.isOverridden(by: type(of: self))
  }

  /// Calls `body` while the first `sendAction` for this handler belongs to a send that was already reported.
  @inline(__always)
  private final func calling(_ handler: ControlHandler, _ body: () -> Void) {
    // Sends nest: a handler may send events of the same control.
    let outer = handlerBeingCalled
    handlerBeingCalled = handler
    body()
    handlerBeingCalled = outer
  }

  /// Reports that code called one handler outside the send of an event.
  ///
  /// - Parameter isCalled: Whether a handler is the one that was called.
  final func reportSingleSend(_ isCalled: (ControlHandler) -> Bool) {
    guard UIApplication.isObserved else { return }
    if let handler = handlerBeingCalled, isCalled(handler) { return handlerBeingCalled = nil }
    report(.told(name, of: handlers.first(where: isCalled)?.events.described))
  }
}

// MARK: Sends of other modules

extension UIControl {
  /// Reports the send of an event by code that calls each handler itself, with ``sendReported(_:)`` or
  /// ``sendReported(_:to:for:)``.
  package final func reportSend(of event: Event, handlers: Int, inside: Bool?) {
    report(.sent(name, event: event.described, handlers: handlers, inside: inside))
  }

  /// Calls an action as part of a send that was already reported.
  package final func sendReported(_ action: UIAction) {
    guard UIApplication.isObserved else { return sendAction(action) }
    calling(ControlHandler(action, for: [])) { sendAction(action) }
  }

  /// Sends an action to a target as part of a send that was already reported.
  package final func sendReported(_ action: Selector, to target: AnyObject?, for event: UIEvent?) {
    guard UIApplication.isObserved else { return sendAction(action, to: target, for: event) }
    calling(ControlHandler(target, action, of: self, for: [])) { sendAction(action, to: target, for: event) }
  }
}

private let sendActionSlot = MethodSlot(
  of: UIControl.self, control: PlainControl.self, probe: SendingControl.self)

private final class PlainControl: UIControl {}

private final class SendingControl: UIControl {
  override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {}
}
