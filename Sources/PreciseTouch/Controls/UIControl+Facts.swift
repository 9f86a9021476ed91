// SPDX-License-Identifier: Apache-2.0
#if !canImport(UIKit)
  import Touchstone

  extension UIControl {
    /// Tells the application's tracer that an event is sent; where there is UIKit, nobody traces.
    func report(_ controlEvent: UIControl.Event, handlers: Int) {
      guard let application = window?.windowScene?.application else { return }
      application.report(
        .control(
          .sent(
            application.names.name(of: self), event: controlEvent.described, handlers: handlers,
            inside: isTracking ? isTouchInside : nil)))
    }
  }
#endif
