// SPDX-License-Identifier: Apache-2.0

nonisolated extension DeliveryFact {
  var line: TraceLine {
    switch self {
    case .handed(let view, let phase, let touches):
      TraceLine(view, "\(phase.method) \(touches.asTouches)")
    case .refused(let touch, let view, let refusal):
      TraceLine(view, "never gets touch \(touch): \(refusal.rawValue)")
    case .cancelled(let touches, let view, let cause):
      TraceLine(view, "touchesCancelled \(touches.asTouches): \(cause.rawValue)")
    case .stopped(let touch, let phase, let responder):
      TraceLine(
        responder, "\(phase.method) touch \(touch) goes no further: those above did not get its began")
    case .nobody(let touch):
      TraceLine("touch \(touch)", "hits no view")
    }
  }
}
