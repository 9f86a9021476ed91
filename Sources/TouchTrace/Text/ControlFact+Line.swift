// SPDX-License-Identifier: Apache-2.0

nonisolated extension ControlFact {
  var line: TraceLine {
    switch self {
    case .disabled(let control, let touches):
      TraceLine(control, "is disabled and passes \(touches.asTouches) on")
    case .ignored(let control, let touch, let other):
      TraceLine(control, "does not look at touch \(touch): it follows touch \(other)")
    case .refused(let control, let touch): TraceLine(control, "does not begin to follow touch \(touch)")
    case .began(let control, let touch): TraceLine(control, "follows touch \(touch)")
    case .crossed(let control, let touch, let inside):
      TraceLine(control, "touch \(touch) \(inside ? "comes back in" : "goes out")")
    case .stopped(let control, let touch): TraceLine(control, "does not follow touch \(touch) any further")
    case .ended(let control, let touch, let inside):
      TraceLine(control, "touch \(touch) lifts \(inside ? "inside" : "outside")")
    case .cancelled(let control, let touch, let taken):
      TraceLine(control, "touch \(touch) \(taken ? "was taken by a recognizer" : "is cancelled")")
    case .highlighted(let control, let isOn): TraceLine(control, "highlight \(isOn ? "on" : "off")")
    case .sent(let control, let event, let handlers, let inside):
      TraceLine(control, "sends \(event) to \(handlers)\(inside.map { $0 ? ", inside" : ", outside" } ?? "")")
    case .unsent(let control, let event, let reason):
      TraceLine(control, "does not send \(event): \(reason.rawValue)")
    }
  }
}
