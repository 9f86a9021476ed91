// SPDX-License-Identifier: Apache-2.0

/// A decision about the responder chain.
public nonisolated enum ResponderFact: Sendable, Hashable {
  /// A responder became first responder.
  case became(StableName)
  /// A responder is no longer first responder.
  case resigned(StableName)
  /// A responder was asked to become or resign first responder, and refused.
  case refused(StableName, String)
  /// A target was found for an action.
  case action(String, to: StableName)
  /// No target was found for an action.
  case unanswered(action: String)
}

nonisolated extension ResponderFact: ToldFact {
  package enum Word: String, CaseIterable { case became, resigned, refused, action, unanswered }

  package func tell<Teller: FactTeller>(_ teller: Teller) -> Teller.Account {
    switch self {
    case .became(let responder):
      teller(Word.became, responder, "became first responder", ["responder": .name(responder)])
    case .resigned(let responder):
      teller(Word.resigned, responder, "resigned first responder", ["responder": .name(responder)])
    case .refused(let responder, let what):
      teller(
        Word.refused, responder, "refused: \(what)", ["responder": .name(responder), "text": .string(what)])
    case .action(let action, let target):
      teller(
        Word.action, target, "performs \(action)", isKey: false,
        ["action": .string(action), "to": .name(target)])
    case .unanswered(let action):
      teller(Word.unanswered, action, "finds nobody to perform it", ["action": .string(action)])
    }
  }

  package init<Reader: FactReader>(_ word: Word, _ reader: Reader) throws(Reader.Failure) {
    switch word {
    case .became: self = .became(try reader.name("responder"))
    case .resigned: self = .resigned(try reader.name("responder"))
    case .refused: self = .refused(try reader.name("responder"), try reader.string("text"))
    case .action: self = .action(try reader.string("action"), to: try reader.name("to"))
    case .unanswered: self = .unanswered(action: try reader.string("action"))
    }
  }
}
