// SPDX-License-Identifier: Apache-2.0

/// A step of an event through the application.
public nonisolated enum EventFact: Sendable, Hashable {
  /// The application sends an event to a window.
  case sent(UIEvent.EventType, to: StableName, touches: [Int])
  /// An event has no receiver.
  case dropped(UIEvent.EventType, because: String)
  /// A press, a motion or a remote-control command is sent to a responder.
  case routed(UIEvent.EventType, String, to: StableName)
  /// A press, or its end, is held back from its responder while recognizers are undecided.
  case held(UIEvent.EventType, String, from: StableName)
  /// A press or motion that began for a responder is cancelled.
  case cancelled(UIEvent.EventType, String, of: StableName, because: DeliveryFact.Cause)
}

nonisolated extension EventFact: ToldFact {
  package enum Word: String, CaseIterable { case sent, dropped, routed, held, cancelled }

  package func tell<Teller: FactTeller>(_ teller: Teller) -> Teller.Account {
    switch self {
    case .sent(let type, let window, let touches):
      teller(
        Word.sent, window,
        type == .touches ? "is sent \(touches.asTouches)" : "is sent a \(type.word) event", isKey: false,
        ["event": .eventType(type), "to": .name(window), "touches": .ints(touches)])
    case .dropped(let type, let reason):
      teller(
        Word.dropped, "\(type.word) event", "is dropped: \(reason)", isKey: false,
        ["event": .eventType(type), "because": .string(reason)])
    case .routed(let type, let what, let responder):
      teller(
        Word.routed, responder, "is told of \(type.word): \(what)", isKey: false,
        ["event": .eventType(type), "text": .string(what), "to": .name(responder)])
    case .held(let type, let what, let responder):
      teller(
        Word.held, responder, "is not told of \(type.word) yet: \(what)", isKey: false,
        ["event": .eventType(type), "text": .string(what), "from": .name(responder)])
    case .cancelled(let type, let what, let responder, let cause):
      teller(
        Word.cancelled, responder, "is told that \(type.word) is cancelled: \(what): \(cause.rawValue)",
        isKey: false,
        [
          "event": .eventType(type), "text": .string(what), "of": .name(responder), "because": .word(cause),
        ])
    }
  }

  package init<Reader: FactReader>(_ word: Word, _ reader: Reader) throws(Reader.Failure) {
    let type = try reader.eventType("event")
    switch word {
    case .sent: self = .sent(type, to: try reader.name("to"), touches: try reader.ints("touches"))
    case .dropped: self = .dropped(type, because: try reader.string("because"))
    case .routed: self = .routed(type, try reader.string("text"), to: try reader.name("to"))
    case .held: self = .held(type, try reader.string("text"), from: try reader.name("from"))
    case .cancelled:
      self = .cancelled(
        type, try reader.string("text"), of: try reader.name("of"), because: try reader.word("because"))
    }
  }
}
