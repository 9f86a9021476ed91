// SPDX-License-Identifier: Apache-2.0
#if TOUCHSTONE
  import Touchstone
#else
  import UIKit
#endif

extension UIControl {
  /// Sends an event with the touch event that caused it, which `sendActions(for:)` would omit.
  ///
  /// The handlers are collected before the first is called, because handlers may add and remove handlers. A
  /// target that was deallocated by its turn is skipped, and a disabled control sends nothing. Traces of the
  /// send contain whether the finger is inside.
  func send(_ controlEvent: UIControl.Event, with event: UIEvent?, inside isInside: Bool) {
    guard isEnabled else { return }
    var handlers: [EventHandler] = []
    enumerateEventHandlers { action, target, events, _ in
      if !events.isDisjoint(with: controlEvent) { handlers.append(EventHandler(action, target)) }
    }
    reportSend(of: controlEvent, toHandlers: handlers.count { $0.isAlive }, inside: isInside)
    for handler in handlers where handler.isAlive {
      if let action = handler.action { sendAsPart(action) }
      if let selector = handler.selector { sendAsPart(selector, to: handler.target, for: event) }
    }
  }
}

/// A receiver of an event, held as a control holds it.
private struct EventHandler {
  let action: UIAction?
  let selector: Selector?
  weak var target: AnyObject?
  private let hasTarget: Bool

  init(_ action: UIAction?, _ target: (Any?, Selector)?) {
    self.action = action
    selector = target?.1
    let object = target?.0.map { $0 as AnyObject }
    self.target = object
    hasTarget = object != nil
  }

  /// Whether the target still exists; without a target, the responder chain is searched for one.
  var isAlive: Bool { !hasTarget || target != nil }
}
