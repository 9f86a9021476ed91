// SPDX-License-Identifier: Apache-2.0
import Foundation

extension UIApplication {
  /// Takes a frame of presses and dispatches it, unless an event is being dispatched: then it waits.
  ///
  /// A press goes to the first responder of the key window, else to the window's root controller, else to
  /// the window; it stays with that responder until it ends.
  public func handle(_ frame: PressFrame) { receive(frame) }

  /// The presses that are down, in the order in which they began.
  public var activePresses: [UIPress] { pressRegistry.presses }
}

extension PressFrame: QueuedInput {
  func dispatch(in application: UIApplication, at time: TimeInterval) {
    let registry = application.pressRegistry
    application.frameNumber += 1
    for press in registry.presses {
      press.storedPhase = .stationary
      press.needsDelivery = false
    }
    for report in presses { apply(report, in: application, at: time) }
    guard let event = registry.event, registry.presses.contains(where: \.needsDelivery) else { return }
    event.storedTimestamp = time
    event.storedModifierFlags = modifierFlags
    application.gestures.dispatching {
      application.sendEvent(event)
      if registry.hasEnds {
        for press in registry.presses where press.isUp {
          application.gestures.checkLater(gesturesOf: press.standIn)
        }
      }
      application.gestures.settle()
      // A callback below may release a began that is held; the end must follow it.
      for press in registry.presses where press.phase == .ended && press.deliveryState.isBeganHeld {
        press.advance(.lifted)
      }
      // What is held comes later, unless the press was taken away.
      let withheld = registry.presses.filter {
        $0.phase == .cancelled || $0.phase == .ended && !$0.deliveryState.isHeld
      }
      PressDelivery(application: application).cancel(withheld, because: .endWithheld)
      registry.end(where: \.isUp)
    }
    // A responder whose end was withheld is told only then, and may end gestures.
    application.gestures.settleIfNeeded(in: application)
  }

  private func apply(_ report: PressReport, in application: UIApplication, at time: TimeInterval) {
    let registry = application.pressRegistry
    let known = registry.press(of: report.id)
    guard report.phase != .began || known == nil else {
      return drop("the button is down already", application)
    }
    guard let press = report.phase == .began ? registry.begin(report) : known else {
      let wasCancelled = registry.ignoredContacts.contains(report.id)
      if report.phase == .ended || report.phase == .cancelled { registry.stopIgnoring(report.id) }
      return drop(wasCancelled ? "the press was cancelled" : "no such button is down", application)
    }
    guard report.phase != .stationary, press.phase != .ended, press.phase != .cancelled else { return }
    // A press that began in this frame stays one that began until the next.
    if report.phase == .changed, press.phase == .began, press.needsDelivery {
      press.storedForce = report.force
      return
    }
    press.storedPhase = report.phase
    press.storedForce = report.phase == .ended || report.phase == .cancelled ? 0 : report.force
    press.storedTimestamp = time
    press.needsDelivery = true
    press.changedInFrame = application.frameNumber
  }

  private func drop(_ why: String, _ application: UIApplication) {
    application.report(.event(.dropped(.presses, because: why)))
  }
}
