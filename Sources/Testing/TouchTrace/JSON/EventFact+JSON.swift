// SPDX-License-Identifier: Apache-2.0

nonisolated extension EventFact: CodedFact {
  enum Word: String, CaseIterable { case sent, dropped, routed, held, cancelled }

  var word: Word {
    switch self {
    case .sent: .sent
    case .dropped: .dropped
    case .routed: .routed
    case .held: .held
    case .cancelled: .cancelled
    }
  }

  func put(into fields: inout FieldWriter) {
    switch self {
    case .sent(let type, let window, let touches):
      fields.put("event", type.word)
      fields.put("to", window)
      fields.put("touches", touches)
    case .dropped(let type, let reason):
      fields.put("event", type.word)
      fields.put("because", reason)
    case .routed(let type, let what, let responder):
      fields.put("event", type.word)
      fields.put("text", what)
      fields.put("to", responder)
    case .held(let type, let what, let responder):
      fields.put("event", type.word)
      fields.put("text", what)
      fields.put("from", responder)
    case .cancelled(let type, let what, let responder, let cause):
      fields.put("event", type.word)
      fields.put("text", what)
      fields.put("of", responder)
      fields.put("because", cause.rawValue)
    }
  }

  init(_ word: Word, _ fields: FieldReader) throws(FieldReader.Failure) {
    let type = try fields.eventType("event")
    switch word {
    case .sent: self = .sent(type, to: try fields.name("to"), touches: try fields.ints("touches"))
    case .dropped: self = .dropped(type, because: try fields.string("because"))
    case .routed: self = .routed(type, try fields.string("text"), to: try fields.name("to"))
    case .held: self = .held(type, try fields.string("text"), from: try fields.name("from"))
    case .cancelled:
      self = .cancelled(
        type, try fields.string("text"), of: try fields.name("of"), because: try fields.word("because"))
    }
  }
}
