// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// What an application receives through a port from the process that owns the touchscreen.
///
/// On iOS, a touch reaches an application through a Mach port. It wakes the run loop, which adds it to the
/// application's queue; a second run-loop source removes it from there. Both steps have their own facts. All
/// times, including those of other processes, are in seconds of the application's clock.
public nonisolated enum PortFact: Sendable, Hashable {
  /// The other process has registered the application under a name. `zero` is time 0 of the application's
  /// clock in nanoseconds of the system's monotonic clock, with which traces of several processes can be
  /// aligned.
  case connected(as: String, zero: Int)
  /// The application came to the front or left it.
  case front(Bool)
  /// The port received a frame, which is now in the queue.
  case received(frame: Int, contacts: [Int], Journey)
  /// A frame was removed from the queue and becomes an event.
  case handled(frame: Int, waited: TimeInterval)
  /// All touches were cancelled.
  case cancelled(because: String)
  /// The connection was lost or refused.
  case lost(because: String)

  /// The times at which a frame passed each station.
  public nonisolated struct Journey: Sendable, Hashable {
    /// The time on the device.
    public var happened: TimeInterval
    /// The time at which the other process received it.
    public var arrived: TimeInterval
    /// The time at which the other process sent it.
    public var sent: TimeInterval
    /// The time at which the port received it.
    public var received: TimeInterval

    /// Creates a journey from its times.
    public init(
      happened: TimeInterval, arrived: TimeInterval, sent: TimeInterval, received: TimeInterval
    ) {
      self.happened = happened
      self.arrived = arrived
      self.sent = sent
      self.received = received
    }
  }
}

nonisolated extension PortFact: ToldFact {
  package enum Word: String, CaseIterable { case connected, front, received, handled, cancelled, lost }

  package func tell<Teller: FactTeller>(_ teller: Teller) -> Teller.Account {
    switch self {
    case .connected(let name, let zero):
      teller(
        Word.connected, "router", "knows the application as “\(name)”",
        ["as": .string(name), "zero": .int(zero)])
    case .front(let isFront):
      teller(
        Word.front, "application", isFront ? "comes to the front" : "leaves the front",
        ["front": .bool(isFront)])
    case .received(let frame, let contacts, let journey):
      teller(
        Word.received, "frame \(frame)", "received: \(contacts.asContacts)\(journey.words)", isKey: false,
        [
          "frame": .int(frame), "contacts": .ints(contacts), "happened": .double(journey.happened),
          "arrived": .double(journey.arrived), "sent": .double(journey.sent),
          "received": .double(journey.received),
        ])
    case .handled(let frame, let waited):
      teller(
        Word.handled, "frame \(frame)", "out of the queue after \(waited.inMilliseconds)", isKey: false,
        ["frame": .int(frame), "waited": .double(waited)])
    case .cancelled(let reason):
      teller(
        Word.cancelled, "application", "loses every touch: \(reason)", ["because": .string(reason)])
    case .lost(let reason):
      teller(Word.lost, "router", "is gone: \(reason)", ["because": .string(reason)])
    }
  }

  package init<Reader: FactReader>(_ word: Word, _ reader: Reader) throws(Reader.Failure) {
    switch word {
    case .connected: self = .connected(as: try reader.string("as"), zero: try reader.int("zero"))
    case .front: self = .front(try reader.bool("front"))
    case .received:
      self = .received(
        frame: try reader.int("frame"), contacts: try reader.ints("contacts"),
        Journey(
          happened: try reader.double("happened"), arrived: try reader.double("arrived"),
          sent: try reader.double("sent"), received: try reader.double("received")))
    case .handled: self = .handled(frame: try reader.int("frame"), waited: try reader.double("waited"))
    case .cancelled: self = .cancelled(because: try reader.string("because"))
    case .lost: self = .lost(because: try reader.string("because"))
    }
  }
}

nonisolated extension PortFact.Journey {
  fileprivate var words: String {
    ", \((received - happened).inMilliseconds) after it happened"
      + " (device \((arrived - happened).inMilliseconds), router \((sent - arrived).inMilliseconds), "
      + "socket \((received - sent).inMilliseconds))"
  }
}

nonisolated extension TimeInterval {
  fileprivate var inMilliseconds: String { (self * 1000).milliseconds + " ms" }
}
