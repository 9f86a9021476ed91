// SPDX-License-Identifier: Apache-2.0

nonisolated extension GestureFact {
  var line: TraceLine {
    switch self {
    case .bound(let recognizer, let touch): TraceLine(recognizer, "takes touch \(touch)")
    case .refused(let recognizer, let touch, let refusal):
      TraceLine(recognizer, "does not take touch \(touch): \(refusal.rawValue)")
    case .shown(let recognizer, let phase, let touches):
      TraceLine(recognizer, "\(phase.method) \(touches.asTouches)")
    case .boundPress(let recognizer, let press): TraceLine(recognizer, "takes press \(press)")
    case .refusedPress(let recognizer, let press, let refusal):
      TraceLine(recognizer, "does not take press \(press): \(refusal.rawValue)")
    case .shownPresses(let recognizer, let phase, let presses):
      TraceLine(recognizer, "\(phase.method) \(presses.asPresses)")
    case .ignoredPress(let press, let recognizer): TraceLine(recognizer, "ignores press \(press)")
    case .refusedPointer(let recognizer, let type, let refusal):
      TraceLine(recognizer, "does not follow the \(type.word) event: \(refusal.rawValue)")
    case .shownPointer(let recognizer, let type, let phase):
      TraceLine(recognizer, "follows a \(type.word): \(phase.word)")
    case .state(let recognizer, let old, let new): TraceLine(recognizer, "\(old) → \(new)")
    case .asked(let question, let recognizer, let asked, let answer):
      TraceLine(recognizer, "\(question.rawValue)? \(asked) says \(answer ? "yes" : "no")")
    case .compared(let question, let one, let other, let asked, let answer):
      TraceLine(one, "\(question.rawValue) \(other)? \(asked) says \(answer ? "yes" : "no")")
    case .waits(let recognizer, let others):
      TraceLine(recognizer, "waits for \(others.map(\.description).joined(separator: ", ")) to fail")
    case .requirementBroken(let recognizer, let other):
      TraceLine(recognizer, "must fail: \(other) was recognized")
    case .circle(let one, let other):
      TraceLine(one, "does not wait for \(other), which waits for it already")
    case .prevented(let recognizer, let other): TraceLine(recognizer, "is prevented by \(other)")
    case .action(let recognizer, let state): TraceLine(recognizer, "sends its action: \(state)")
    case .ignored(let touch, let recognizer): TraceLine(recognizer, "ignores touch \(touch)")
    case .dropped(let recognizer, let cause): TraceLine(recognizer, "ends from outside: \(cause.rawValue)")
    case .reset(let recognizer): TraceLine(recognizer, "is possible again")
    }
  }
}
