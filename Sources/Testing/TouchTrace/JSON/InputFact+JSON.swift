// SPDX-License-Identifier: Apache-2.0

nonisolated extension InputFact: CodedFact {
  enum Word: String, CaseIterable { case began, changed, dropped, mended, timeClamped = "time-clamped" }

  var word: Word {
    switch self {
    case .began: .began
    case .changed: .changed
    case .dropped: .dropped
    case .mended: .mended
    case .timeClamped: .timeClamped
    }
  }

  func put(into fields: inout FieldWriter) {
    switch self {
    case .began(let touch, let contact, let point, let tapCount):
      fields.put("touch", touch)
      fields.put("finger", contact)
      fields.put("at", point)
      fields.put("taps", tapCount)
    case .changed(let touch, let phase, let point):
      fields.put("touch", touch)
      fields.put("phase", phase.word)
      fields.put("to", point)
    case .dropped(let contact, let phase, let refusal):
      fields.put("finger", contact)
      fields.put("phase", phase.word)
      fields.put("because", refusal.rawValue)
    case .mended(let contact, let repair):
      fields.put("finger", contact)
      fields.put("how", repair.rawValue)
    case .timeClamped(let from, let to):
      fields.put("from", from)
      fields.put("to", to)
    }
  }

  init(_ word: Word, _ fields: FieldReader) throws(FieldReader.Failure) {
    switch word {
    case .began:
      self = .began(
        touch: try fields.int("touch"), contact: try fields.int("finger"), at: try fields.point("at"),
        tapCount: try fields.int("taps"))
    case .changed:
      self = .changed(
        touch: try fields.int("touch"), phase: try fields.phase("phase"), to: try fields.point("to"))
    case .dropped:
      self = .dropped(
        contact: try fields.int("finger"), phase: try fields.phase("phase"),
        because: try fields.word("because"))
    case .mended:
      self = .mended(contact: try fields.int("finger"), try fields.word("how"))
    case .timeClamped:
      self = .timeClamped(from: try fields.double("from"), to: try fields.double("to"))
    }
  }
}
