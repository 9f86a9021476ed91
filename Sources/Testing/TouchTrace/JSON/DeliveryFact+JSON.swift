// SPDX-License-Identifier: Apache-2.0

nonisolated extension DeliveryFact: CodedFact {
  enum Word: String, CaseIterable { case handed, refused, cancelled, taken, held, discarded, nobody }

  var word: Word {
    switch self {
    case .handed: .handed
    case .refused: .refused
    case .cancelled: .cancelled
    case .taken: .taken
    case .held: .held
    case .discarded: .discarded
    case .nobody: .nobody
    }
  }

  func put(into fields: inout FieldWriter) {
    switch self {
    case .handed(let view, let phase, let touches):
      fields.put("to", view)
      fields.put("phase", phase.word)
      fields.put("touches", touches)
    case .refused(let touch, let view, let refusal):
      fields.put("touch", touch)
      fields.put("view", view)
      fields.put("because", refusal.rawValue)
    case .cancelled(let touches, let view, let cause):
      fields.put("touches", touches)
      fields.put("view", view)
      fields.put("because", cause.rawValue)
    case .taken(let touches, let view, let recognizer):
      fields.put("touches", touches)
      fields.put("view", view)
      fields.put("by", recognizer)
    case .held(let touch, let view, let phase):
      fields.put("touch", touch)
      fields.put("view", view)
      fields.put("phase", phase.word)
    case .discarded(let touch, let recognizer):
      fields.put("touch", touch)
      fields.put("by", recognizer)
    case .nobody(let touch):
      fields.put("touch", touch)
    }
  }

  init(_ word: Word, _ fields: FieldReader) throws(FieldReader.Failure) {
    switch word {
    case .handed:
      self = .handed(
        to: try fields.name("to"), try fields.phase("phase"), touches: try fields.ints("touches"))
    case .refused:
      self = .refused(
        touch: try fields.int("touch"), view: try fields.name("view"), because: try fields.word("because"))
    case .cancelled:
      self = .cancelled(
        touches: try fields.ints("touches"), view: try fields.name("view"),
        because: try fields.word("because"))
    case .taken:
      self = .taken(
        touches: try fields.ints("touches"), view: try fields.name("view"), by: try fields.name("by"))
    case .held:
      self = .held(
        touch: try fields.int("touch"), view: try fields.name("view"), try fields.phase("phase"))
    case .discarded:
      self = .discarded(touch: try fields.int("touch"), by: try fields.name("by"))
    case .nobody:
      self = .nobody(touch: try fields.int("touch"))
    }
  }
}
