// SPDX-License-Identifier: Apache-2.0
package import Foundation

extension UIApplication {
  /// Dispatches a report of a motion sensor, or queues it while an event is being dispatched.
  ///
  /// A motion goes to the first responder of the key window, else to the window. The responder that gets its
  /// beginning gets its end.
  public func handle(_ frame: MotionFrame) { receive(frame) }

  /// The window that the present motion goes through.
  final var motionWindow: UIWindow? { motion.map { $0.window } ?? storedKeyWindow }

  /// Cancels the current motion.
  final func cancelMotion(because cause: DeliveryFact.Cause) {
    guard let motion else { return }
    self.motion = nil
    guard let responder = motion.responder else { return }
    report(.event(.cancelled(.motion, "\(motion.subtype)", of: names.name(of: responder), because: cause)))
    responder.motionCancelled(motion.subtype, with: motion.event)
  }
}

/// A motion that began and has not ended.
struct MotionUnderWay {
  let subtype: UIEvent.EventSubtype
  let event: UIEvent
  weak var window: UIWindow?
  weak var responder: UIResponder?
}

/// A motion event with the phase of the motion.
package final class MotionEvent: UIEvent {
  package let phase: MotionFrame.Phase

  package init(_ frame: MotionFrame, timestamp: TimeInterval) {
    phase = frame.phase
    super.init(type: .motion, subtype: frame.motion, timestamp: timestamp)
  }
}

extension MotionFrame: QueuedInput {
  func dispatch(in application: UIApplication, at time: TimeInterval) {
    if let why = objection(in: application) {
      return application.report(.event(.dropped(.motion, because: why)))
    }
    let event = MotionEvent(self, timestamp: time)
    event.uptime = application.uptimeAtStart
    application.sendEvent(event)
    // An end that a sendEvent(_:) withheld is an end all the same.
    if phase != .began { application.cancelMotion(because: .endWithheld) }
  }

  private func objection(in application: UIApplication) -> String? {
    if motion != .motionShake { return "\(motion) is no motion" }
    if application.stateOfScenes != .active { return "the application is not active" }
    if phase == .began { return application.motion == nil ? nil : "a motion is under way" }
    return application.motion == nil ? "no motion is under way" : nil
  }
}

/// Delivers motion to its responder.
struct MotionDelivery {
  let application: UIApplication

  func deliver(_ event: MotionEvent, in window: UIWindow?) {
    // A sendEvent(_:) may pass a beginning on twice; it is delivered once.
    if event.phase == .began, application.motion != nil {
      return application.report(.event(.dropped(.motion, because: "a motion is under way")))
    }
    guard let responder = responder(for: event, in: window) else { return }
    application.report(
      .event(.routed(.motion, "\(event.phase) \(event.subtype)", to: application.names.name(of: responder))))
    switch event.phase {
    case .began:
      application.motion = MotionUnderWay(
        subtype: event.subtype, event: event, window: window, responder: responder)
      responder.motionBegan(event.subtype, with: event)
    case .ended:
      application.motion = nil
      responder.motionEnded(event.subtype, with: event)
    case .cancelled:
      application.motion = nil
      responder.motionCancelled(event.subtype, with: event)
    }
  }

  private func responder(for event: MotionEvent, in window: UIWindow?) -> UIResponder? {
    if event.phase != .began { return application.motion?.responder }
    return window?.storedFirstResponder ?? window ?? application
  }
}
