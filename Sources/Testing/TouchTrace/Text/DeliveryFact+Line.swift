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
    case .taken(let touches, let view, let recognizer):
      TraceLine(view, "touchesCancelled \(touches.asTouches): \(recognizer) recognized")
    case .held(let touch, let view, let phase):
      TraceLine(view, "\(phase.method) touch \(touch) is held")
    case .discarded(let touch, let recognizer):
      TraceLine("touch \(touch)", "never reaches its view: \(recognizer) recognized")
    case .nobody(let touch):
      TraceLine("touch \(touch)", "hits no view")
    }
  }
}
