// SPDX-License-Identifier: Apache-2.0

nonisolated extension ResponderFact: CodedFact {
  enum Word: String, CaseIterable { case became, resigned, refused, action, unanswered }

  var word: Word {
    switch self {
    case .became: .became
    case .resigned: .resigned
    case .refused: .refused
    case .action: .action
    case .unanswered: .unanswered
    }
  }

  func put(into fields: inout FieldWriter) {
    switch self {
    case .became(let responder), .resigned(let responder):
      fields.put("responder", responder)
    case .refused(let responder, let what):
      fields.put("responder", responder)
      fields.put("text", what)
    case .action(let action, let target):
      fields.put("action", action)
      fields.put("to", target)
    case .unanswered(let action):
      fields.put("action", action)
    }
  }

  init(_ word: Word, _ fields: FieldReader) throws(FieldReader.Failure) {
    switch word {
    case .became: self = .became(try fields.name("responder"))
    case .resigned: self = .resigned(try fields.name("responder"))
    case .refused: self = .refused(try fields.name("responder"), try fields.string("text"))
    case .action: self = .action(try fields.string("action"), to: try fields.name("to"))
    case .unanswered: self = .unanswered(action: try fields.string("action"))
    }
  }
}
