// SPDX-License-Identifier: Apache-2.0

#if os(Linux)
  import Foundation
  import Glibc
  import Testing
  import TouchFrames

  @testable import TouchInput

  @Suite(.serialized) struct RouterServerTests {
    /// Why the router closed the connection.
    private func refusal(_ messages: [RouterMessage]) -> RouterRefusal.Code? {
      if case .refused(let refusal) = messages.last { refusal.code } else { nil }
    }

    private func words(_ message: RouterMessage?) -> String {
      switch message {
      case .welcome: "welcome"
      case .front(let isFront): isFront ? "front" : "back"
      case .cancel(let cancellation): "cancel \(cancellation.contacts) \(cancellation.reason)"
      case .refused(let refusal): "refused \(refusal.code)"
      case .frame(let routed):
        routed.frame.contacts.map { "\($0.id) \($0.phase) \(Int($0.position.x))" }.joined(separator: ", ")
      case let message?: "\(message)"
      case nil: "nothing"
      }
    }

    @Test func `frames go to the application in front, which is informed of every change`() throws {
      let router = try RunningRouter()
      let pay = try router.application("Pay")
      let map = try router.application("Map", inFront: false)
      router.finger(1, .began, x: 10, at: 1)
      router.finger(1, .moved, x: 20, at: 1.01)
      #expect([pay.next(), pay.next()].map(words) == ["1 began 10", "1 moved 20"])
      let admin = try router.peer()
      admin.send(.request(.bringToFront("Map")))
      #expect(admin.next() == .answer(.done(front: "Map")))
      #expect([pay.next(), pay.next()].map(words) == ["cancel [1] frontChanged", "back"])
      #expect(words(map.next()) == "front")
      router.finger(1, .ended, x: 20, at: 1.02)
      router.finger(2, .began, x: 30, at: 1.03)
      #expect(words(map.next()) == "2 began 30")
      admin.send(.request(.bringToFront("Pey")))
      #expect(admin.next() == .answer(.unknown("Pey", known: ["Pay", "Map"])))
      admin.send(.request(.applications))
      guard case .answer(.applications(let reports)) = admin.next() else { return #expect(Bool(false)) }
      #expect(reports.map(\.name) == ["Pay", "Map"])
      #expect(reports.map(\.process) == [getpid(), getpid()])
      #expect(reports.map(\.contacts) == [0, 1])
      admin.send(.request(.home))
      #expect(admin.next() == .answer(.done(front: nil)))
      #expect([map.next(), map.next()].map(words) == ["cancel [2] frontChanged", "back"])
      admin.send(.request(.status))
      guard case .answer(.status(let status)) = admin.next() else { return #expect(Bool(false)) }
      #expect(
        status.frames == 4 && status.applications == 2 && status.sources == ["test"] && status.uptime > 0)
      router.stop()
      #expect(words(map.next()) == "refused ending")
    }

    @Test func `a router that stops cancels the touches of its applications`() throws {
      let router = try RunningRouter()
      let pay = try router.application("Pay")
      router.finger(1, .began, x: 10, at: 1)
      #expect(words(pay.next()) == "1 began 10")
      router.stop()
      #expect(pay.rest().map { words($0) } == ["cancel [1] routerEnds", "refused ending"])
      #expect(router.reported.suffix(2).contains(.cancelled(name: "Pay", contacts: [1], .routerEnds)))
    }

    @Test func `an invalid message closes its connection with the reason, and affects no other`() throws {
      let router = try RunningRouter()
      let pay = try router.application("Pay")
      router.finger(1, .began, x: 10, at: 1)
      #expect(words(pay.next()) == "1 began 10")
      let hello = RouterMessage.hello(ApplicationHello(name: "Evil", width: 1, height: 1))
      let good = WireMessage(sequence: 1, hello).bytes
      var other = good
      other[2] = 9
      let cases: [(String, [[UInt8]], RouterRefusal.Code)] = [
        ("noise", [[1, 2, 3]], .malformed), ("another version", [other], .malformed),
        ("cut", [Array(good.dropLast())], .malformed),
        ("too large", [good + [UInt8](repeating: 0, count: 100_000)], .malformed),
        ("replayed", [good, good], .replayed),
        ("too late a number", [WireMessage(sequence: 2, hello).bytes], .replayed),
        ("twice", [good, WireMessage(sequence: 2, hello).bytes], .unexpected),
        ("not for the router", [WireMessage(sequence: 1, .front(true)).bytes], .unexpected),
        ("handled nothing", [good, WireMessage(sequence: 2, .handled(upTo: 9)).bytes], .unexpected),
        (
          "the name is taken",
          [WireMessage(sequence: 1, .hello(ApplicationHello(name: "Pay", width: 1, height: 1))).bytes],
          .nameTaken
        ),
      ]
      for (what, datagrams, code) in cases {
        let evil = try router.peer()
        for datagram in datagrams { evil.send(datagram) }
        #expect(refusal(evil.rest()) == code, "\(what)")
      }
      for count in 1...300 {
        let evil = try router.peer()
        evil.send(Array(good.prefix(count % good.count)) + [UInt8(truncatingIfNeeded: count)])
      }
      router.finger(1, .moved, x: 20, at: 2)
      #expect(words(pay.next()) == "1 moved 20")
      func refusals() -> Int {
        router.reported.filter { if case .refused = $0 { true } else { false } }.count
      }
      #expect(eventually { refusals() == cases.count + 300 })
      router.stop()
    }

    @Test func `an application that disconnects in mid-touch is removed at once`() throws {
      let router = try RunningRouter()
      var pay: RawPeer? = try router.application("Pay")
      router.finger(1, .began, x: 10, at: 1)
      _ = pay?.next()
      pay = nil
      #expect(
        eventually { router.reported.contains(.left(name: "Pay", because: "the connection was closed")) })
      let next = try router.application("Pay")
      router.finger(1, .ended, x: 10, at: 2)
      router.finger(2, .began, x: 10, at: 2.1)
      #expect(words(next.next()) == "2 began 10")
      router.stop()
    }

    @Test func `an application that reads nothing is suspended, and others are not affected`() throws {
      var options = RouterServer.Options()
      options.settings.queueLimit = 20
      // Only the full queue is to suspend it, however busy the machine is.
      options.settings.responseTimeout = 60_000_000_000
      let router = try RunningRouter(options: options)
      let slow = try router.peer()
      slow.hello("Slow")
      #expect(eventually { router.reported.contains(.front("Slow")) })
      // All at once: half a queue would pause the source.
      var lines = [TouchLogLine.finger(1, .began, x: 10, at: 1)]
      for number in 0..<60 {
        let phase: DigitizerPhase = number % 2 == 0 ? .began : .ended
        lines.append(TouchLogLine.finger(2, phase, x: Double(number), at: 1 + Double(number + 1) / 1000))
      }
      router.write(lines)
      #expect(eventually { router.reported.contains(.notResponding(name: "Slow", because: .queue(21))) })
      let map = try router.application("Map", inFront: false)
      map.send(.handled(upTo: 1))
      let admin = try router.peer()
      admin.send(.request(.bringToFront("Map")))
      #expect(admin.next() == .answer(.done(front: "Map")))
      #expect(words(map.next()) == "front")
      map.send(.handled(upTo: 2))
      router.finger(3, .began, x: 5, at: 2)
      #expect(words(map.next()) == "32 began 5")
      map.send(.handled(upTo: 3))
      // When it reads again, it finds the end of its touch, and that it is no longer in front.
      var received: [String] = []
      var count: UInt64 = 0
      while received.last != "back", let message = slow.next() {
        received.append(words(message))
        count += 1
        if received.last == "cancel [1, 16] notResponding" { slow.send(.handled(upTo: count)) }
      }
      #expect(received.prefix(4) == ["welcome", "front", "1 began 10", "2 began 0"])
      #expect(received.suffix(3) == ["16 began 28", "cancel [1, 16] notResponding", "back"])
      #expect(received.count == 34)
      router.stop()
    }

    @Test func `connecting waits for a full queue of connections, and then reports it`() throws {
      let directory = try TemporaryDirectory()
      let path = try directory.socketPath
      try path.prepareDirectory()
      let listener = socket(AF_UNIX, packetType, 0)
      #expect(path.withAddress { bind(listener, $0, $1) } == 0)
      listen(listener, 0)
      let first = try PacketSocket(connectingTo: path)
      let full = "the router at \(path.path) has too many pending connections"
      for seconds in [0, 0.05] {
        let before = MonotonicTime.now
        let failure = #expect(throws: RouterFailure.self) {
          try PacketSocket(connectingTo: path, within: seconds)
        }
        #expect(failure?.message == full && failure?.kind == .unreachable && failure?.remedy != nil)
        #expect(Double(MonotonicTime.now - before) / 1e9 >= seconds)
      }
      #expect(throws: RouterFailure.self) { try RouterControl.ask(.status, at: path, within: 0.05) }
      let ended = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        // One connection is accepted while the next one waits.
        usleep(50_000)
        close(accept(listener, nil, nil))
        ended.signal()
      }
      let next = try PacketSocket(connectingTo: path, within: 60)
      #expect(next.descriptor >= 0 && first.descriptor >= 0)
      ended.wait()
      close(listener)
    }

    @Test func `connections beyond the limit are refused`() throws {
      let router = try RunningRouter()
      var peers: [RawPeer] = []
      for number in 0..<RouterServer.connectionLimit {
        peers.append(try router.application("App \(number)", inFront: number == 0))
      }
      let last = try router.peer()
      #expect(last.rest().map { words($0) } == ["refused full"])
      peers.removeLast()
      #expect(eventually { router.reported.contains { if case .left = $0 { true } else { false } } })
      _ = try router.application("App next", inFront: false)
      router.stop()
    }

    @Test func `an empty message and a half-closed connection are refused with a reason`() throws {
      let router = try RunningRouter()
      let empty = try router.peer()
      _ = Glibc.send(empty.socket.descriptor, [UInt8(0)], 0, Int32(MSG_NOSIGNAL))
      #expect(refusal(empty.rest()) == .malformed)
      let half = try router.peer()
      half.hello("Half")
      shutdown(half.socket.descriptor, Int32(SHUT_WR))
      #expect(half.rest().map { words($0) } == ["welcome", "front", "refused malformed"])
      #expect(
        eventually { router.reported.contains(.left(name: "Half", because: "the connection was closed")) })
      router.stop()
    }

    @Test func `a peer that reads no answers is not served until it does, and gets all of them`() throws {
      let router = try RunningRouter()
      let admin = try router.peer()
      var sent: UInt64 = 0
      // In the end the sockets are full in both directions, and no more requests are accepted.
      var full = 0
      while full < 50, sent < 20_000 {
        switch admin.socket.send(WireMessage(sequence: sent + 1, .request(.status)).bytes) {
        case .sent: (sent, full) = (sent + 1, 0)
        case .full:
          full += 1
          usleep(2000)
        case .failed: return #expect(Bool(false), "the connection was closed")
        }
      }
      #expect(sent < 20_000)
      for _ in 0..<sent {
        guard case .answer(.status) = admin.next() else { return #expect(Bool(false), "an answer is lost") }
      }
      router.stop()
    }

    @Test func `the mode of standard input is unchanged for programs that share it`() throws {
      let directory = try TemporaryDirectory()
      let server = try RouterServer(at: directory.socketPath)
      let before = fcntl(0, F_GETFL)
      try server.add(.standardInput)
      #expect(fcntl(0, F_GETFL) == before)
    }

    @Test func `a fast writer waits for a slow application`() throws {
      let router = try RunningRouter()
      let pay = try router.application("Pay")
      pay.send(.handled(upTo: 2))
      let count = 1000
      Thread.detachNewThread {
        for number in 0..<count {
          router.finger(1, .began, x: Double(number), at: Double(number))
          router.finger(1, .ended, x: Double(number), at: Double(number) + 0.5)
        }
      }
      var received: [String] = []
      var handled: UInt64 = 2
      while received.count < 2 * count, let message = pay.next() {
        received.append(words(message))
        handled += 1
        pay.send(.handled(upTo: handled))
      }
      let touches = (0..<count).flatMap { ["\($0 + 1) began \($0)", "\($0 + 1) ended \($0)"] }
      #expect(received == touches)
      router.stop()
      #expect(!router.reported.contains { if case .notResponding = $0 { true } else { false } })
    }

    @Test func `a waiting recording starts when the application has handled coming to the front`() throws {
      let directory = try TemporaryDirectory()
      let path = try directory.socketPath
      var options = RouterServer.Options()
      options.waitsForFront = true
      options.endsWithSources = true
      options.speed = 1000
      let server = try RouterServer(at: path, options: options)
      let count = 300
      let frames = (0..<2 * count).map { number -> DigitizerFrame in
        let phase: DigitizerPhase = number % 2 == 0 ? .began : .ended
        let contact = DigitizerContact(id: 1, phase: phase, at: CGPoint(x: 5, y: 5))
        return DigitizerFrame(nanoseconds: Int64(number) * 10_000_000, contacts: [contact])
      }
      server.add(frames: frames, named: "taps")
      let ended = DispatchSemaphore(value: 0)
      nonisolated(unsafe) let running = server
      Thread.detachNewThread {
        running.run()
        ended.signal()
      }
      let pay = try RawPeer(path)
      pay.register("Pay")
      usleep(50_000)
      let ready = MonotonicTime.now
      pay.send(.handled(upTo: 2))
      var handled: UInt64 = 2
      var touches: [String] = []
      // The router stops after the last frame was handled, however fast frames arrive.
      while touches.count < 2 * count, case .frame(let routed)? = pay.next() {
        if touches.isEmpty { #expect(routed.frame.nanoseconds >= ready) }
        touches.append(words(.frame(routed)))
        handled += 1
        pay.send(.handled(upTo: handled))
      }
      #expect(touches == (1...count).flatMap { ["\($0) began 5", "\($0) ended 5"] })
      #expect(pay.rest().map { words($0) } == ["refused ending"])
      ended.wait()
    }

  }
#endif
