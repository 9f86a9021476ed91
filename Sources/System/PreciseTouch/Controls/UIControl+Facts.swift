// SPDX-License-Identifier: Apache-2.0

// UIKit has no tracer. Touchstone's tracer is told of a send once, and not of each handler called as part of
// it.

#if TOUCHSTONE
  import Touchstone

  extension UIControl {
    /// Reports to the application's tracer that an event is sent.
    func reportSend(of controlEvent: UIControl.Event, toHandlers count: Int, inside isInside: Bool) {
      reportSend(of: controlEvent, handlers: count, inside: isInside)
    }

    /// Calls an action as part of a send that was already reported.
    func sendAsPart(_ action: UIAction) { sendReported(action) }

    /// Sends an action to a target, or up the responder chain, as part of a send that was already reported.
    func sendAsPart(_ action: Selector, to target: AnyObject?, for event: UIEvent?) {
      sendReported(action, to: target, for: event)
    }
  }
#else
  import UIKit

  extension UIControl {
    func reportSend(of controlEvent: UIControl.Event, toHandlers count: Int, inside isInside: Bool) {}

    func sendAsPart(_ action: UIAction) { sendAction(action) }

    func sendAsPart(_ action: Selector, to target: AnyObject?, for event: UIEvent?) {
      sendAction(action, to: target, for: event)
    }
  }
#endif
