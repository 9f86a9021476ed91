// SPDX-License-Identifier: Apache-2.0

nonisolated extension DeliveryFact: CodedFact {
  enum Word: String { case handed, refused, cancelled, stopped, nobody }

  var word: Word {
    switch self {
    case .handed: .handed
    case .refused: .refused
    case .cancelled: .cancelled
    case .stopped: .stopped
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
    case .stopped(let touch, let phase, let responder):
      fields.put("touch", touch)
      fields.put("phase", phase.word)
      fields.put("at", responder)
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
    case .stopped:
      self = .stopped(
        touch: try fields.int("touch"), try fields.phase("phase"), at: try fields.name("at"))
    case .nobody:
      self = .nobody(touch: try fields.int("touch"))
    }
  }
}
