// SPDX-License-Identifier: Apache-2.0

#if os(Linux)
  import Foundation
  import Glibc
  import Testing
  import TouchCore
  import TouchFrames
  import TouchTrace

  @testable import TouchInput

  @Suite(.serialized) struct RouterClientTests {
    /// A view that records its calls, and checks that every touch ends exactly once.
    private final class Listener: UIView {
      var calls: [String] = []
      var open: Set<ObjectIdentifier> = []

      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches { #expect(open.insert(ObjectIdentifier(touch)).inserted) }
        note("began", touches)
      }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { end("ended", touches) }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        end("cancelled", touches)
      }

      private func end(_ what: String, _ touches: Set<UITouch>) {
        for touch in touches { #expect(open.remove(ObjectIdentifier(touch)) != nil) }
        note(what, touches)
      }

      private func note(_ what: String, _ touches: Set<UITouch>) {
        calls.append("\(what) \(touches.map { Int($0.location(in: self).x) }.sorted())")
      }
    }

    /// An application with one view that fills its window, and its client.
    private struct Client {
      let application: UIApplication
      let window: UIWindow
      let view: Listener
      let recorder = TraceRecorder()
      let router: RouterClient

      init(_ path: SocketPath, name: String = "Pay") throws {
        application = UIApplication(clock: SourceClock())
        UIApplication.current = application
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        window.makeKeyAndVisible()
        view = Listener(frame: window.bounds)
        view.isMultipleTouchEnabled = true
        window.addSubview(view)
        application.tracer = recorder
        router = try RouterClient(application, name: name, displaySize: window.bounds.size, at: path)
        router.backoff.first = 0.01
        router.start()
      }

      /// Connects to a router and comes to the front.
      init(inFrontOn router: RunningRouter) throws {
        try self.init(router.path)
        let client = self.router
        #expect(run { client.isFront })
      }

      /// Runs the run loop until a condition is true.
      func run(until isTrue: () -> Bool) -> Bool {
        let end = Date(timeIntervalSinceNow: 60)
        while !isTrue() {
          guard Date() < end else { return false }
          _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05))
        }
        return true
      }

      /// The facts of the port, without values that vary from run to run.
      var port: [String] {
        recorder.trace.entries.compactMap { entry in
          guard case .fact(let fact) = entry, case .port(let port) = fact.kind else { return nil }
          switch port {
          case .received(let frame, let contacts, let journey):
            #expect(journey.happened <= journey.arrived && journey.arrived <= journey.sent)
            #expect(journey.sent <= journey.received)
            return "received \(frame) \(contacts)"
          case .handled(let frame, let waited):
            #expect(waited >= 0)
            return "handled \(frame)"
          case .connected(let name, _): return "connected as \(name)"
          case .front(let isFront): return isFront ? "front" : "back"
          case .cancelled(let reason): return "cancelled: \(reason)"
          case .lost(let reason): return "lost: \(reason)"
          }
        }
      }
    }

    @Test func `a touch passes the port and the queue, and both hops are in the trace`() throws {
      let router = try RunningRouter()
      let client = try Client(inFrontOn: router)
      #expect(client.application.applicationState == .active)
      router.finger(1, .began, x: 10, at: 1)
      #expect(client.run { client.view.calls.count == 1 })
      router.finger(1, .moved, x: 20, at: 1.01)
      #expect(client.run { client.view.calls.count == 2 })
      router.finger(1, .ended, x: 20, at: 1.02)
      #expect(client.run { client.view.calls.count == 3 })
      #expect(client.view.calls == ["began [10]", "moved [20]", "ended [20]"])
      #expect(
        client.port == [
          "connected as Pay", "front", "received 1 [1]", "handled 1", "received 2 [1]", "handled 2",
          "received 3 [1]", "handled 3",
        ])
      let times = client.recorder.trace.entries.map(\.time)
      #expect(times == times.sorted())
      let clamped = client.recorder.trace.entries.filter {
        if case .fact(let fact) = $0, case .input(.timeClamped) = fact.kind { true } else { false }
      }
      #expect(clamped.isEmpty)
      client.router.stop()
      router.stop()
    }

    @Test
    func
      `when the router stops, each touch is cancelled once, and the client continues with the next router`()
      throws
    {
      var router = try RunningRouter()
      let client = try Client(inFrontOn: router)
      router.finger(1, .began, x: 10, at: 1)
      #expect(client.run { client.view.calls.count == 1 })
      router.stop()
      #expect(client.run { client.view.calls.count == 2 })
      #expect(client.run { if case .connecting = client.router.state { true } else { false } })
      router = try RunningRouter(in: router.directory)
      #expect(client.run { client.router.isFront })
      router.finger(1, .began, x: 30, at: 1)
      router.finger(1, .ended, x: 30, at: 1.1)
      #expect(client.run { client.view.calls.count == 4 })
      #expect(client.view.calls == ["began [10]", "cancelled [10]", "began [30]", "ended [30]"])
      #expect(client.port.contains("cancelled: the router is stopping"))
      #expect(client.port.contains { $0.hasPrefix("lost: the router is stopping") })
      client.router.stop()
      router.stop()
    }

    @Test func `an application that leaves the front loses its touches and goes to the background`() throws {
      let router = try RunningRouter()
      let client = try Client(inFrontOn: router)
      router.finger(1, .began, x: 10, at: 1)
      #expect(client.run { client.view.calls.count == 1 })
      let admin = try router.peer()
      admin.send(.request(.home))
      #expect(client.run { !client.router.isFront })
      #expect(client.view.calls == ["began [10]", "cancelled [10]"])
      #expect(client.application.applicationState == .background)
      admin.send(.request(.bringToFront("Pay")))
      #expect(client.run { client.router.isFront })
      router.finger(1, .ended, x: 10, at: 1.1)
      router.finger(2, .began, x: 40, at: 1.2)
      #expect(client.run { client.view.calls.count == 3 })
      #expect(client.view.calls.last == "began [40]")
      client.router.stop()
      #expect(client.view.calls.last == "cancelled [40]")
      router.stop()
    }

    @Test func `moves that arrive together are one event with all samples`() throws {
      var options = RouterServer.Options()
      options.traces = true
      let router = try RunningRouter(options: options)
      let client = try Client(inFrontOn: router)
      router.finger(1, .began, x: 10, at: 1)
      #expect(client.run { client.view.calls.count == 1 })
      for number in 1...5 { router.finger(1, .moved, x: Double(10 + number), at: 1 + Double(number) / 100) }
      // The router sends all of them before the client reads any.
      #expect(
        eventually {
          router.reported.contains { if case .sent(frame: 6, _, _, _) = $0 { true } else { false } }
        })
      #expect(client.run { client.router.framesHandled == 6 })
      #expect(client.view.calls == ["began [10]", "moved [15]"])
      client.router.stop()
      router.stop()
    }

    @Test func `a client removes its sources from the run loop when it is deallocated`() throws {
      let router = try RunningRouter()
      weak var gone: RouterClient?
      do {
        let client = try Client(inFrontOn: router)
        gone = client.router
        // It is released while a message is waiting for it.
        router.finger(1, .began, x: 10, at: 1)
      }
      #expect(gone == nil)
      #expect(
        eventually { router.reported.contains(.left(name: "Pay", because: "the connection was closed")) })
      _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05))
      router.stop()
    }

    @Test func `a client retries a name that is in use until it is free`() throws {
      let router = try RunningRouter()
      let first = try router.application("Pay")
      let client = try Client(router.path)
      #expect(client.run { client.port.contains { $0.hasPrefix("lost: an application named “Pay”") } })
      first.socket.close()
      #expect(client.run { client.router.state == .connected })
      client.router.stop()
      router.stop()
    }

    @Test func `timers of the application fire while it waits for touches`() throws {
      let router = try RunningRouter()
      let client = try Client(router.path)
      final class Target {
        var states: [UIGestureRecognizer.State] = []
        func pressed(_ press: UILongPressGestureRecognizer) { states.append(press.state) }
      }
      let target = Target()
      let press = UILongPressGestureRecognizer()
      press.addTarget(target, action: Target.pressed)
      press.minimumPressDuration = 0.1
      client.view.addGestureRecognizer(press)
      #expect(client.run { client.router.isFront })
      router.finger(1, .began, x: 10, at: 1)
      #expect(client.run { target.states == [.began] })
      client.router.stop()
      #expect(client.view.calls.last == "cancelled [10]")
      router.stop()
    }

    @Test func `a client disconnects from a router that sends messages out of order, and every touch ends`()
      throws
    {
      let hello = RouterWelcome(connection: 1, process: 1)
      let contact = DigitizerContact(id: 1, phase: .began, at: CGPoint(x: 10, y: 10))
      let down = RoutedFrame(
        number: 1, arrived: 0, frame: DigitizerFrame(nanoseconds: MonotonicTime.now, contacts: [contact]))
      let cases: [(String, [RouterMessage], [String])] = [
        ("a frame before the welcome", [.frame(down)], []),
        ("the front before the welcome", [.front(true)], []),
        (
          "a second welcome", [.welcome(hello), .front(true), .frame(down), .welcome(hello)],
          ["began [10]", "cancelled [10]"]
        ),
        (
          "an answer", [.welcome(hello), .front(true), .frame(down), .answer(.done(front: nil))],
          ["began [10]", "cancelled [10]"]
        ),
      ]
      for (what, messages, calls) in cases {
        let directory = try TemporaryDirectory()
        let path = try directory.socketPath
        let listener = try ListeningSocket(path)
        let client = try Client(path)
        var socket: PacketSocket?
        #expect(
          client.run {
            if case .connection(let arrived) = listener.accept() { socket = arrived }
            return socket != nil
          })
        for (place, message) in messages.enumerated() {
          _ = socket?.send(WireMessage(sequence: UInt64(place) + 1, message).bytes)
        }
        #expect(client.run { if case .connecting = client.router.state { true } else { false } }, "\(what)")
        #expect(client.view.calls == calls, "\(what)")
        client.router.stop()
        listener.close()
      }
    }
  }
#endif
