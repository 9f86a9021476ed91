// SPDX-License-Identifier: Apache-2.0
#if canImport(UIKit)
  import UIKit
#else
  import Touchstone
#endif

extension UIControl {
  /// Sends an event with the event of touches that caused it, which `sendActions(for:)` would leave out.
  ///
  /// Who is told is settled before the first of them is, because handlers may add and remove handlers. A
  /// disabled control sends nothing.
  func send(_ controlEvent: UIControl.Event, with event: UIEvent?) {
    guard isEnabled else { return }
    var handlers: [(action: UIAction?, target: (Any?, Selector)?)] = []
    enumerateEventHandlers { action, target, events, _ in
      if !events.isDisjoint(with: controlEvent) { handlers.append((action, target)) }
    }
    for handler in handlers {
      if let action = handler.action { sendAction(action) }
      if let (target, selector) = handler.target { sendAction(selector, to: target, for: event) }
    }
  }
}
