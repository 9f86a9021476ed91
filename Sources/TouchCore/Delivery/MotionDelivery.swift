// SPDX-License-Identifier: Apache-2.0

extension UIApplication {
  /// Takes what a motion sensor reports and dispatches it, unless an event is being dispatched: then it waits.
  ///
  /// A motion goes to the first responder of the key window, else to the window; who hears of its beginning
  /// hears of its end.
  public func handle(_ frame: MotionFrame) { take(frame) }

  /// The window through which the present motion goes.
  final var motionWindow: UIWindow? { motion.map { $0.window } ?? storedKeyWindow }

  /// Cancels the motion under way.
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

/// A motion event, which says also whether the motion begins or ends.
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
    application.sendEvent(event)
    // An end that some sendEvent(_:) kept back is an end all the same.
    if phase != .began { application.cancelMotion(because: .endWithheld) }
  }

  private func objection(in application: UIApplication) -> String? {
    if motion != .motionShake { return "\(motion) is no motion" }
    if application.stateOfScenes != .active { return "the application is not active" }
    if phase == .began { return application.motion == nil ? nil : "a motion is under way" }
    return application.motion == nil ? "no motion is under way" : nil
  }
}

/// Hands motion to the responder that hears of it.
struct MotionDelivery {
  let application: UIApplication

  func deliver(_ event: MotionEvent, in window: UIWindow?) {
    // A sendEvent(_:) may pass a beginning on twice; it is told once.
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
