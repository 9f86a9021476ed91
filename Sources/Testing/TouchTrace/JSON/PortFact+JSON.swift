// SPDX-License-Identifier: Apache-2.0

nonisolated extension PortFact: CodedFact {
  enum Word: String, CaseIterable { case connected, front, received, handled, cancelled, lost }

  var word: Word {
    switch self {
    case .connected: .connected
    case .front: .front
    case .received: .received
    case .handled: .handled
    case .cancelled: .cancelled
    case .lost: .lost
    }
  }

  func put(into fields: inout FieldWriter) {
    switch self {
    case .connected(let name, let zero):
      fields.put("as", name)
      fields.put("zero", zero)
    case .front(let isFront): fields.put("front", isFront)
    case .received(let frame, let contacts, let journey):
      fields.put("frame", frame)
      fields.put("contacts", contacts)
      fields.put("happened", journey.happened)
      fields.put("arrived", journey.arrived)
      fields.put("sent", journey.sent)
      fields.put("received", journey.received)
    case .handled(let frame, let waited):
      fields.put("frame", frame)
      fields.put("waited", waited)
    case .cancelled(let reason), .lost(let reason): fields.put("because", reason)
    }
  }

  init(_ word: Word, _ fields: FieldReader) throws(FieldReader.Failure) {
    switch word {
    case .connected: self = .connected(as: try fields.string("as"), zero: try fields.int("zero"))
    case .front: self = .front(try fields.bool("front"))
    case .received:
      self = .received(
        frame: try fields.int("frame"), contacts: try fields.ints("contacts"),
        Journey(
          happened: try fields.double("happened"), arrived: try fields.double("arrived"),
          sent: try fields.double("sent"), received: try fields.double("received")))
    case .handled: self = .handled(frame: try fields.int("frame"), waited: try fields.double("waited"))
    case .cancelled: self = .cancelled(because: try fields.string("because"))
    case .lost: self = .lost(because: try fields.string("because"))
    }
  }
}
