// SPDX-License-Identifier: Apache-2.0
import Foundation

extension UIApplication {
  /// Dispatches a report of a pointer, or queues it while an event is being dispatched.
  ///
  /// The view under the pointer is found as for a touch, and the event goes to the window of that view, where
  /// recognizers follow it. A scroll stays with the view it began in.
  public func handle(_ frame: PointerFrame) { receive(frame) }
}

extension PointerFrame: QueuedInput {
  func dispatch(in application: UIApplication, at time: TimeInterval) {
    application.gestures.dispatching {
      let event = UIPointerEvent(self, timestamp: time)
      event.uptime = application.uptimeAtStart
      application.sendEvent(event)
      application.gestures.pointer.endIfWithheld(event)
      application.gestures.settle()
    }
  }
}
