// SPDX-License-Identifier: Apache-2.0

nonisolated extension GestureFact: CodedFact {
  enum Word: String, CaseIterable {
    case bound, refused, shown, state, asked, compared, waits, requirementBroken, circle, prevented, action
    case ignored, dropped, reset
    case boundPress, refusedPress, shownPresses, ignoredPress, refusedPointer, shownPointer
  }

  var word: Word {
    switch self {
    case .bound: .bound
    case .refused: .refused
    case .shown: .shown
    case .boundPress: .boundPress
    case .refusedPress: .refusedPress
    case .shownPresses: .shownPresses
    case .ignoredPress: .ignoredPress
    case .refusedPointer: .refusedPointer
    case .shownPointer: .shownPointer
    case .state: .state
    case .asked: .asked
    case .compared: .compared
    case .waits: .waits
    case .requirementBroken: .requirementBroken
    case .circle: .circle
    case .prevented: .prevented
    case .action: .action
    case .ignored: .ignored
    case .dropped: .dropped
    case .reset: .reset
    }
  }

  func put(into fields: inout FieldWriter) {
    switch self {
    case .bound(let recognizer, let touch):
      fields.put("recognizer", recognizer)
      fields.put("touch", touch)
    case .refused(let recognizer, let touch, let refusal):
      fields.put("recognizer", recognizer)
      fields.put("touch", touch)
      fields.put("because", refusal.rawValue)
    case .shown(let recognizer, let phase, let touches):
      fields.put("recognizer", recognizer)
      fields.put("phase", phase.word)
      fields.put("touches", touches)
    case .boundPress(let recognizer, let press), .ignoredPress(let press, let recognizer):
      fields.put("recognizer", recognizer)
      fields.put("press", press)
    case .refusedPress(let recognizer, let press, let refusal):
      fields.put("recognizer", recognizer)
      fields.put("press", press)
      fields.put("because", refusal.rawValue)
    case .shownPresses(let recognizer, let phase, let presses):
      fields.put("recognizer", recognizer)
      fields.put("phase", phase.word)
      fields.put("presses", presses)
    case .refusedPointer(let recognizer, let type, let refusal):
      fields.put("recognizer", recognizer)
      fields.put("event", type.word)
      fields.put("because", refusal.rawValue)
    case .shownPointer(let recognizer, let type, let phase):
      fields.put("recognizer", recognizer)
      fields.put("event", type.word)
      fields.put("phase", phase.word)
    case .state(let recognizer, let old, let new):
      fields.put("recognizer", recognizer)
      fields.put("from", old.word)
      fields.put("to", new.word)
    case .asked(let question, let recognizer, let asked, let answer):
      fields.put("question", question.rawValue)
      fields.put("recognizer", recognizer)
      fields.put("by", asked)
      fields.put("answer", answer)
    case .compared(let question, let one, let other, let asked, let answer):
      fields.put("question", question.rawValue)
      fields.put("recognizer", one)
      fields.put("other", other)
      fields.put("by", asked)
      fields.put("answer", answer)
    case .waits(let recognizer, let others):
      fields.put("recognizer", recognizer)
      for (place, other) in others.enumerated() { fields.put("for\(place)", other) }
    case .requirementBroken(let recognizer, let other), .prevented(let recognizer, let other):
      fields.put("recognizer", recognizer)
      fields.put("by", other)
    case .circle(let one, let other):
      fields.put("recognizer", one)
      fields.put("other", other)
    case .action(let recognizer, let state):
      fields.put("recognizer", recognizer)
      fields.put("state", state.word)
    case .ignored(let touch, let recognizer):
      fields.put("touch", touch)
      fields.put("by", recognizer)
    case .dropped(let recognizer, let cause):
      fields.put("recognizer", recognizer)
      fields.put("because", cause.rawValue)
    case .reset(let recognizer):
      fields.put("recognizer", recognizer)
    }
  }

  init(_ word: Word, _ fields: FieldReader) throws(FieldReader.Failure) {
    func one() throws(FieldReader.Failure) -> StableName { try fields.name("recognizer") }
    func by() throws(FieldReader.Failure) -> StableName { try fields.name("by") }
    func other() throws(FieldReader.Failure) -> StableName { try fields.name("other") }
    func state(_ key: String) throws(FieldReader.Failure) -> UIGestureRecognizer.State {
      try fields.word(key, StateWord.self).state
    }
    switch word {
    case .bound: self = .bound(try one(), touch: try fields.int("touch"))
    case .refused:
      self = .refused(try one(), touch: try fields.int("touch"), because: try fields.word("because"))
    case .shown:
      self = .shown(try one(), try fields.phase("phase"), touches: try fields.ints("touches"))
    case .boundPress: self = .boundPress(try one(), press: try fields.int("press"))
    case .refusedPress:
      self = .refusedPress(try one(), press: try fields.int("press"), because: try fields.word("because"))
    case .shownPresses:
      self = .shownPresses(
        try one(), try fields.pressPhase("phase"), presses: try fields.ints("presses"))
    case .ignoredPress: self = .ignoredPress(press: try fields.int("press"), by: try one())
    case .refusedPointer:
      self = .refusedPointer(try one(), try fields.eventType("event"), because: try fields.word("because"))
    case .shownPointer:
      self = .shownPointer(try one(), try fields.eventType("event"), try fields.phase("phase"))
    case .state: self = .state(try one(), from: try state("from"), to: try state("to"))
    case .asked:
      self = .asked(try fields.word("question"), try one(), by: try by(), try fields.bool("answer"))
    case .compared:
      self = .compared(
        try fields.word("question"), try one(), try other(), by: try by(), try fields.bool("answer"))
    case .waits:
      var others: [StableName] = []
      while fields.has("for\(others.count)") { others.append(try fields.name("for\(others.count)")) }
      self = .waits(try one(), for: others)
    case .requirementBroken: self = .requirementBroken(try one(), by: try by())
    case .circle: self = .circle(try one(), try other())
    case .prevented: self = .prevented(try one(), by: try by())
    case .action: self = .action(try one(), try state("state"))
    case .ignored: self = .ignored(touch: try fields.int("touch"), by: try by())
    case .dropped: self = .dropped(try one(), because: try fields.word("because"))
    case .reset: self = .reset(try one())
    }
  }
}

/// The names of the states.
nonisolated private enum StateWord: String {
  case possible, began, changed, ended, cancelled, failed

  var state: UIGestureRecognizer.State {
    switch self {
    case .possible: .possible
    case .began: .began
    case .changed: .changed
    case .ended: .ended
    case .cancelled: .cancelled
    case .failed: .failed
    }
  }
}

nonisolated extension UIGestureRecognizer.State {
  fileprivate var word: String { "\(self)" }
}
