// SPDX-License-Identifier: Apache-2.0

nonisolated extension InputFact {
  var line: TraceLine {
    switch self {
    case .began(let touch, let contact, let point, let tapCount):
      TraceLine("touch \(touch)", "began at \(point.short), tap \(tapCount), finger \(contact)")
    case .changed(let touch, let phase, let point):
      TraceLine("touch \(touch)", "\(phase.word) \(phase == .moved ? "to" : "at") \(point.short)")
    case .dropped(let contact, let phase, let refusal):
      TraceLine("finger \(contact)", "\(phase.word) is dropped: \(refusal.rawValue)")
    case .mended(let contact, let repair):
      TraceLine("finger \(contact)", "is mended: \(repair.rawValue)")
    case .timeClamped(let from, let to):
      TraceLine("frame", "stamped \(from.short) counts as \(to.short)")
    }
  }
}
