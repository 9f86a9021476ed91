// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchFrames

/// Lets anything happen to a router, and traps if an application is not told the end of a contact, or is told
/// it twice.
func fuzzRouter(_ bytes: UnsafeBufferPointer<UInt8>) {
  var world = World()
  for place in stride(from: 0, to: min(bytes.count, 1 << 14) - 2, by: 3) {
    world.step(bytes[place], bytes[place + 1], bytes[place + 2])
  }
  world.take(.stop)
  for peer in world.peers.values {
    precondition(peer.isClosed, "a connection is left open")
    precondition(peer.left || peer.states.isEmpty, "a contact has no end")
  }
}

private struct World {
  struct Peer {
    var sent: UInt64 = 0
    var handled: UInt64 = 0
    var states: [UInt32: DigitizerState] = [:]
    var isClosed = false
    /// Whether the connection ended in another way than that the router ends it.
    var left = false
  }

  var core: RouterCore
  var peers: [UInt64: Peer] = [:]
  private var now: Int64 = 0
  private var last: UInt64 = 0

  init() {
    var settings = RouterCore.Settings()
    settings.window = 3
    settings.queueLimit = 5
    core = RouterCore(settings: settings)
  }

  mutating func step(_ what: UInt8, _ first: UInt8, _ second: UInt8) {
    now += Int64(what >> 4) * 100_000_000
    let connection = last == 0 ? 0 : UInt64(first) % last + 1
    switch what & 15 {
    case 0:
      guard last < 64 else { return }
      last += 1
      peers[last] = Peer()
      let hello = ApplicationHello(name: "\(first & 7)", width: 1, height: 1, wantsFront: second & 1 == 0)
      take(.connected(last, hello, process: 1))
    case 1:
      peers[connection]?.isClosed = true
      peers[connection]?.left = true
      take(.left(connection, because: "it is gone"))
    case 2, 3, 4:
      guard let peer = peers[connection], peer.handled < peer.sent else { return }
      let next = peer.handled + 1 + UInt64(second) % (peer.sent - peer.handled)
      peers[connection]?.handled = next
      take(.handled(connection, upTo: next))
    case 5: take(.handled(connection, upTo: UInt64(second)))
    case 6: take(.bringToFront("\(first & 7)"))
    case 7: take(.home)
    case 8: take(.sourceEnded(Int(first & 1)))
    case 9: take(.timePassed)
    default:
      let phases = DigitizerPhase.allCases
      let contacts = (0...Int(second >> 6)).map { number in
        DigitizerContact(
          id: UInt32(first & 3) + UInt32(number & 1),
          phase: phases[(Int(second & 63) + number) % phases.count],
          at: .init(x: 1, y: 1))
      }
      take(.frame(source: Int(first >> 7), DigitizerFrame(nanoseconds: now, contacts: contacts)))
    }
  }

  mutating func take(_ input: RouterCore.Input) {
    var effects: [RouterCore.Effect] = []
    core.handle(input, at: now, &effects)
    for effect in effects {
      switch effect {
      case .note: break
      case .close(let connection, let refusal):
        peers[connection]?.isClosed = true
        if refusal.code != .ending { peers[connection]?.left = true }
      case .send(let connection, let message):
        precondition(peers[connection]?.isClosed == false, "a message to a closed connection")
        peers[connection]?.sent += 1
        hear(message, connection)
      }
    }
  }

  private mutating func hear(_ message: RouterMessage, _ connection: UInt64) {
    switch message {
    case .frame(let routed):
      for contact in routed.frame.contacts {
        let state = peers[connection]?.states[contact.id] ?? .outOfRange
        precondition(contact.phase.canFollow(state), "a contact does what it cannot")
        let next = contact.phase.state
        peers[connection]?.states[contact.id] = next == .outOfRange ? nil : next
      }
    case .cancel(let cancellation):
      precondition(
        cancellation.contacts == peers[connection]?.states.keys.sorted(), "other contacts are cancelled")
      peers[connection]?.states = [:]
    default: break
    }
  }
}
