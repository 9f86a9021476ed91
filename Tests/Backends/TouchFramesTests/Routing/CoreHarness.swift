// SPDX-License-Identifier: Apache-2.0
import Foundation

@testable import TouchFrames

/// A router core and its applications, which record their messages and check that contacts are balanced.
struct CoreHarness {
  /// An application.
  struct Peer {
    var name: String
    var sent: UInt64 = 0
    var handled: UInt64 = 0
    var states: [UInt32: DigitizerState] = [:]
    var begins: [UInt32] = []
    var ends: [UInt32] = []
    var received: [String] = []
    var isFront = false
    /// Whether it handles each message at once.
    var reads = true
    var isClosed = false
  }

  var core: RouterCore
  var peers: [UInt64: Peer] = [:]
  var facts: [RouterFact] = []
  /// The first violation.
  var fault: String?
  var now: Int64 = 0
  /// How far the times of frames are ahead of the router's clock.
  var sourceOffset: Int64 = 0
  private var lastConnection: UInt64 = 0

  init(settings: RouterCore.Settings = .init()) { core = RouterCore(settings: settings) }

  @discardableResult mutating func connect(
    _ name: String, wantsFront: Bool = true, reads: Bool = true
  ) -> UInt64 {
    lastConnection += 1
    peers[lastConnection] = Peer(name: name, reads: reads)
    let hello = ApplicationHello(name: name, width: 100, height: 100, wantsFront: wantsFront)
    take(.connected(lastConnection, hello, process: Int32(lastConnection)))
    return lastConnection
  }

  mutating func take(_ input: RouterCore.Input) {
    if case .left(let connection, _) = input { peers[connection]?.isClosed = true }
    var effects: [RouterCore.Effect] = []
    core.handle(input, at: now, &effects)
    for effect in effects { apply(effect) }
    for connection in peers.keys.sorted() where peers[connection]?.reads == true { handle(connection) }
  }

  /// Makes an application handle its messages.
  mutating func handle(_ connection: UInt64, count: UInt64 = .max) {
    guard let peer = peers[connection], !peer.isClosed, peer.handled < peer.sent else { return }
    let upTo = peer.handled + min(count, peer.sent - peer.handled)
    peers[connection]?.handled = upTo
    take(.handled(connection, upTo: upTo))
  }

  mutating func frame(_ contacts: (UInt32, DigitizerPhase)..., source: Int = 0, x: CGFloat = 0) {
    frame(contacts, source: source, x: x)
  }

  mutating func frame(_ contacts: [(UInt32, DigitizerPhase)], source: Int = 0, x: CGFloat = 0) {
    let frame = DigitizerFrame(
      nanoseconds: now + sourceOffset,
      contacts: contacts.map { DigitizerContact(id: $0.0, phase: $0.1, at: CGPoint(x: x, y: 0)) })
    take(.frame(source: source, frame))
  }

  private mutating func apply(_ effect: RouterCore.Effect) {
    switch effect {
    case .note(let fact): facts.append(fact)
    case .close(let connection, let refusal):
      peers[connection]?.received.append("refused \(refusal.code)")
      peers[connection]?.isClosed = true
    case .send(let connection, let message):
      guard peers[connection]?.isClosed == false else { return note("a message to a closed connection") }
      peers[connection]?.sent += 1
      do throws(WireFailure) {
        _ = try WireMessage(WireMessage(sequence: 1, message).bytes)
      } catch {
        note("an invalid message: \(error)")
      }
      receive(message, connection)
    }
  }

  private mutating func receive(_ message: RouterMessage, _ connection: UInt64) {
    guard var peer = peers[connection] else { return }
    defer { peers[connection] = peer }
    switch message {
    case .frame(let routed):
      var words: [String] = []
      for contact in routed.frame.contacts {
        let state = peer.states[contact.id] ?? .outOfRange
        if !contact.phase.canFollow(state) {
          note("\(peer.name) receives \(contact.phase) of contact \(contact.id), which is \(state)")
        }
        peer.note(contact.id, contact.phase.state)
        words.append("\(contact.id) \(contact.phase)")
      }
      peer.received.append(words.joined(separator: ", ") + (routed.merged > 1 ? " (\(routed.merged))" : ""))
    case .cancel(let cancellation):
      if cancellation.contacts != peer.states.keys.sorted() {
        note("\(peer.name) has \(peer.states.keys.sorted()), and \(cancellation.contacts) are cancelled")
      }
      for contact in cancellation.contacts { peer.note(contact, .outOfRange) }
      peer.received.append("cancel \(cancellation.contacts) \(cancellation.reason)")
    case .front(let isFront):
      if peer.isFront == isFront { note("\(peer.name) is told twice that it is in front: \(isFront)") }
      if !isFront, !peer.states.isEmpty { note("\(peer.name) keeps contacts as it leaves the front") }
      peer.isFront = isFront
      peer.received.append(isFront ? "front" : "back")
    case .welcome: peer.received.append("welcome")
    default: note("\(peer.name) is sent \(message)")
    }
  }

  private mutating func note(_ fault: String) { self.fault = self.fault ?? fault }

  /// Stops the router, and returns the first violation.
  mutating func faultAtEnd() -> String? {
    take(.stop)
    for (_, peer) in peers.sorted(by: { $0.key < $1.key }) where fault == nil {
      if Set(peer.begins).count != peer.begins.count { note("\(peer.name): a contact begins twice") }
      if peer.ends.count != Set(peer.ends).count { note("\(peer.name): a contact ends twice") }
      // An application that disconnected in mid-touch ends its contacts itself.
      let open = Set(peer.begins).subtracting(peer.ends)
      if !open.isEmpty, peer.received.last == "refused ending" {
        note("\(peer.name): \(open.sorted()) never ended")
      }
    }
    return fault
  }
}

extension CoreHarness.Peer {
  /// Records the state of a contact.
  fileprivate mutating func note(_ contact: UInt32, _ state: DigitizerState) {
    if states[contact] == nil, state != .outOfRange { begins.append(contact) }
    if states[contact] != nil, state == .outOfRange { ends.append(contact) }
    states[contact] = state == .outOfRange ? nil : state
  }
}
