// SPDX-License-Identifier: Apache-2.0

nonisolated extension ControlFact {
  var line: TraceLine {
    switch self {
    case .disabled(let control, let touches):
      TraceLine(control, "is disabled and passes \(touches.asTouches) on")
    case .ignored(let control, let touch, let other):
      TraceLine(control, "does not look at touch \(touch): it follows touch \(other)")
    case .refused(let control, let touch): TraceLine(control, "does not begin to follow touch \(touch)")
    case .lost(let control, let touch):
      TraceLine(control, "does not follow touch \(touch): it was over before beginTracking answered")
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
    case .told(let control, let events):
      TraceLine(control, "tells a handler of \(events ?? "no event of its own") by hand")
    case .unsent(let control, let event, let reason):
      TraceLine(control, "does not send \(event): \(reason.rawValue)")
    case .grabbed(let control, let touch): TraceLine(control, "touch \(touch) takes hold of the knob")
    case .passedOver(let control, let touch, let part):
      TraceLine(control, "touch \(touch) is nothing to it: \(part.rawValue)")
    case .changed(let control, let value): TraceLine(control, "value is now \(value)")
    case .repeated(let control, let times): TraceLine(control, "is held and repeats, \(times)")
    case .asked(let control, let question, let answer):
      TraceLine(control, "asks its delegate \(question.rawValue): \(answer ? "yes" : "no")")
    }
  }
}
