// SPDX-License-Identifier: Apache-2.0

/// Routes presses, motion and remote-control events to the first responder.
///
/// All go through the key window's `sendEvent(_:)`; without a key window they go to the application.
struct ResponderRouter {
  let application: UIApplication

  func route(_ event: UIEvent) {
    switch event {
    case let event as UIPressesEvent: route(event)
    case is MotionEvent: send(event, to: application.motionWindow)
    default:
      guard event.type == .remoteControl else {
        return drop(event, "it does not say what happened; use handle(_:) of the application")
      }
      send(event, to: application.storedKeyWindow)
    }
  }

  private func route(_ event: UIPressesEvent) {
    guard event === application.pressRegistry.event else {
      return drop(event, "it is not the application's present event")
    }
    for press in event.presses where press.phase == .began && press.responder == nil {
      guard application.stateOfScenes == .active else {
        application.report(press.advance(.unrouted), of: press)
        continue
      }
      let receiver = first(in: application.storedKeyWindow)
      if KeyCommandSearch.perform(press.key, from: receiver, in: application) {
        application.report(press.advance(.unrouted), of: press)
        continue
      }
      press.storedWindow = application.storedKeyWindow
      press.storedResponder = receiver
      PressBinding(application: application).bind(press, with: event)
    }
    let presses = event.presses
    for (index, press) in presses.enumerated() where press.needsDelivery && press.responder != nil {
      guard !presses[..<index].contains(where: { $0.needsDelivery && $0.storedWindow === press.window })
      else {
        continue
      }
      send(event, to: press.window)
    }
  }

  /// The responder that presses in a window go to.
  private func first(in window: UIWindow?) -> UIResponder {
    window?.storedFirstResponder ?? window?.rootViewController ?? window ?? application
  }

  private func send(_ event: UIEvent, to window: UIWindow?) {
    guard let window else { return deliver(event, in: nil) }
    application.report(.event(.sent(event.type, to: application.names.name(of: window), touches: [])))
    window.sendEvent(event)
  }

  private func drop(_ event: UIEvent, _ why: String) {
    application.report(.event(.dropped(event.type, because: why)))
  }

  /// Delivers an event that reached its window to the responder.
  func deliver(_ event: UIEvent, in window: UIWindow?) {
    switch event {
    case let event as UIPressesEvent: PressDelivery(application: application).deliver(event, in: window)
    case let event as MotionEvent: MotionDelivery(application: application).deliver(event, in: window)
    default:
      let responder = window?.storedFirstResponder ?? window ?? application
      application.report(
        .event(.routed(event.type, "\(event.subtype)", to: application.names.name(of: responder))))
      responder.remoteControlReceived(with: event)
    }
  }
}
