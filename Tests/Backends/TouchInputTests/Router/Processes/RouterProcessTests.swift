// SPDX-License-Identifier: Apache-2.0

#if os(Linux)
  import Foundation
  import Glibc
  import Testing
  import TouchFrames

  @testable import TouchInput

  /// The router and its applications as processes that are killed, suspended and sent invalid messages.
  @Suite(.serialized) struct RouterProcessTests {
    /// A router in its own directory, by default with a stream of frames that the test writes.
    private final class Scene {
      let directory: TemporaryDirectory
      let path: SocketPath
      var router: Child
      private var time = 1.0

      static let stream = ["--source", "-", "--trace"]

      /// Starts a router.
      ///
      /// - Parameters:
      ///   - options: The options of `touchstone router`, except for the socket.
      ///   - launcher: A command that starts the router with the rest of its arguments.
      ///   - directory: Where the socket and the files of the processes are.
      /// - Throws: That the router does not start.
      init(
        _ options: [String] = stream, through launcher: [String] = [],
        in directory: TemporaryDirectory? = nil
      ) throws {
        self.directory = try directory ?? TemporaryDirectory()
        path = try self.directory.socketPath
        router = try Self.startRouter(options, through: launcher, at: path, in: self.directory, as: "router")
        try begin()
      }

      private static func startRouter(
        _ options: [String], through launcher: [String] = [], at path: SocketPath,
        in directory: TemporaryDirectory, as name: String
      ) throws -> Child {
        try Child(
          "touchstone", ["router", "--socket", path.path] + options, in: directory, as: name,
          through: launcher)
      }

      private func begin() throws {
        try #require(router.writes("router: listening at"), "\(router.errors)")
        router.writeLine(TouchLogLine.header)
      }

      /// Starts another router after the first one was killed.
      func restart() throws {
        router = try Self.startRouter(Self.stream, at: path, in: directory, as: "router again")
        try begin()
      }

      func application(_ name: String, _ words: String...) throws -> Child {
        let peer = try Child(
          "RouterPeer", [path.path, name, "trace", trace(of: name)] + words, in: directory, as: name)
        try #require(peer.writes("connected"), "\(peer.output) \(peer.errors)")
        return peer
      }

      func finger(_ id: Int, _ phase: DigitizerPhase, x: Int = 10) {
        time += 0.01
        router.writeLine(TouchLogLine.finger(id, phase, x: Double(x), at: time))
      }

      /// Runs a verb of `touchstone router`, and returns its exit code and output.
      @discardableResult func ask(_ words: String...) throws -> (
        code: Int32, output: [String], errors: [String]
      ) {
        let child = try Child(
          "touchstone", ["router"] + words + ["--socket", path.path], in: directory,
          as: "ask \(UUID().uuidString)")
        let code = child.finish()
        return (code, child.output, child.errors)
      }

      /// The file of an application's trace.
      func trace(of name: String) -> String { "\(directory.path)/\(name).trace" }

      /// The first error in the traces of both processes and the calls of views; nil if each touch ended
      /// exactly once.
      func fault(_ application: Child, _ name: String, wasKilled: Bool = false) throws -> String? {
        try application.faultOfTouches(wasKilled: wasKilled)
          ?? Child.faultOfTrace(at: trace(of: name), wasKilled: wasKilled) ?? faultOfTrace(name)
      }

      /// The first error in what the router sent to an application; nil if each contact ended exactly once,
      /// or was open when the application disconnected.
      private func faultOfTrace(_ name: String) -> String? {
        var open: Set<Substring> = []
        for line in router.output {
          if line.contains("sent to “\(name)”: "), let steps = line.split(separator: ": ").last {
            for step in steps.split(separator: ", ") {
              let words = step.split(separator: " ")
              guard words.count == 3, words[0] == "contact" else { continue }
              switch words[2] {
              case "began": if !open.insert(words[1]).inserted { return "\(line): it is already down" }
              case "ended", "cancelled": if open.remove(words[1]) == nil { return "\(line): it is not down" }
              default: if !open.contains(words[1]) { return "\(line): it is not down" }
              }
            }
          } else if line.contains("cancelled"), line.contains("of “\(name)”: ") {
            open = []
          } else if line.contains("“\(name)” disconnected") {
            open = []
          }
        }
        return open.isEmpty ? nil : "\(open.sorted()) never ended in the trace"
      }
    }

    @Test func `an application that is killed in mid-touch is removed, and the next one gets the next touch`()
      throws
    {
      let scene = try Scene()
      let pay = try scene.application("Pay")
      let map = try scene.application("Map")
      scene.finger(1, .began)
      #expect(pay.writes("began 1"))
      pay.kill()
      #expect(scene.router.writes("router: “Pay” disconnected: the connection was closed"))
      #expect(try scene.ask("front", "Map").code == 0)
      scene.finger(1, .moved)
      scene.finger(2, .began)
      #expect(map.writes("began 1"))
      scene.finger(2, .ended)
      #expect(map.writes("ended 1"))
      #expect(scene.router.end() == 0)
      #expect(map.writes("waits: the router is stopping"))
      #expect(try scene.fault(pay, "Pay", wasKilled: true) == nil)
      #expect(try scene.fault(map, "Map") == nil)
    }

    @Test func `when the router is killed, each touch is cancelled once, and applications reconnect`() throws
    {
      let scene = try Scene()
      let pay = try scene.application("Pay")
      scene.finger(1, .began)
      scene.finger(2, .began)
      #expect(pay.writes("began 2"))
      scene.router.kill()
      #expect(pay.writes("cancelled 1") && pay.writes("cancelled 2"))
      #expect(pay.faultOfTouches() == nil)
      let last = scene.router
      try scene.restart()
      #expect(last.output.contains { $0.hasSuffix("sent to “Pay”: contact 2 began") })
      #expect(pay.writes("connected", times: 2))
      #expect(scene.router.writes("router: “Pay” is in front"))
      scene.finger(1, .began)
      #expect(pay.writes("began 3"))
      scene.finger(1, .ended)
      #expect(pay.writes("ended 3"))
      scene.router.end()
      #expect(try scene.fault(pay, "Pay") == nil)
    }

    @Test func `when the router is killed while an application reads nothing, its touch is cancelled once`()
      throws
    {
      let scene = try Scene()
      let slow = try scene.application("Slow", "stall")
      scene.finger(1, .began)
      #expect(slow.writes("stalls"))
      for number in 0..<100 {
        scene.finger(2, .began, x: number)
        scene.finger(2, .ended, x: number)
      }
      // 32 messages are sent, the first two of which are not frames.
      #expect(scene.router.writes("frame 30 sent to “Slow”: contact", anywhere: true))
      scene.router.kill()
      slow.writeLine("go on")
      #expect(slow.writes("cancelled 1"))
      #expect(slow.writes("waits: it closed the connection"))
      try scene.restart()
      #expect(scene.router.writes("router: “Slow” is in front"))
      scene.finger(1, .began)
      scene.finger(1, .ended)
      #expect(scene.router.writes("frame 2 handled by “Slow”", anywhere: true))
      scene.router.end()
      #expect(try scene.fault(slow, "Slow") == nil)
    }

    @Test func `only an application that reads nothing for 10 seconds loses its touch`() throws {
      let scene = try Scene()
      let slow = try scene.application("Slow", "stall")
      let map = try scene.application("Map")
      scene.finger(1, .began)
      #expect(slow.writes("stalls"))
      let end = MonotonicTime.now + 10_000_000_000
      for number in 0..<200 { scene.finger(1, .moved, x: number) }
      #expect(scene.router.writes("router: “Slow” is not responding: it has handled nothing for 5.0 seconds"))
      #expect(try scene.ask("apps").output.contains { $0.contains("not responding") })
      #expect(try scene.ask("front", "Map").code == 0)
      scene.finger(2, .began)
      #expect(map.writes("began 1"))
      scene.finger(2, .ended)
      #expect(map.writes("ended 1"))
      usleep(UInt32(max(end - MonotonicTime.now, 0) / 1000))
      #expect(!slow.output.contains("cancelled 1"))
      slow.writeLine("go on")
      #expect(slow.writes("cancelled 1"))
      #expect(scene.router.writes("router: “Slow” is responding again"))
      #expect(try scene.ask("front", "Slow").code == 0)
      scene.finger(3, .began)
      #expect(slow.writes("began 2"))
      scene.finger(3, .ended)
      #expect(slow.writes("ended 2"))
      scene.router.end()
      #expect(try scene.fault(slow, "Slow") == nil)
      #expect(try scene.fault(map, "Map") == nil)
    }

    @Test func `50 applications come to the front in mid-touch, and each touch ends once`() throws {
      let scene = try Scene()
      let applications = try (0..<50).map { try scene.application("App \($0)") }
      #expect(try scene.ask("apps").output.count == 50)
      for number in 0..<50 {
        #expect(
          try RouterControl.ask(.bringToFront("App \(number)"), at: scene.path)
            == .done(front: "App \(number)")
        )
        scene.finger(number, .began)
        #expect(applications[number].writes("began 1"))
        if number > 0 { scene.finger(number - 1, .ended) }
      }
      scene.router.end()
      for (number, application) in applications.enumerated() {
        #expect(application.writes("waits: the router is stopping"))
        #expect(try scene.fault(application, "App \(number)") == nil)
        #expect(application.output.filter { $0 == "cancelled 1" }.count == 1)
      }
    }

    @Test func `1000 malformed connections are closed with a reason, and a touch continues`() throws {
      let scene = try Scene()
      let pay = try scene.application("Pay")
      scene.finger(1, .began)
      #expect(pay.writes("began 1"))
      let hello = WireMessage(sequence: 1, .hello(ApplicationHello(name: "Evil", width: 1, height: 1))).bytes
      for number in 0..<1000 {
        let evil = try RawPeer(scene.path)
        switch number % 4 {
        case 0: evil.send(Array(hello.prefix(1 + number % (hello.count - 1))))
        case 1: evil.send(hello.map { $0 ^ UInt8(truncatingIfNeeded: number) | 1 })
        case 2: evil.send([UInt8](repeating: 0x54, count: 70_000))
        default: evil.send(WireMessage(sequence: 9, .handled(upTo: 1)).bytes)
        }
        if number % 50 == 0 {
          guard case .refused = evil.rest().last else {
            Issue.record("connection \(number) was not refused")
            continue
          }
          scene.finger(1, .moved, x: number)
        }
      }
      scene.finger(1, .ended)
      #expect(pay.writes("ended 1"))
      guard case .status(let report) = try RouterControl.ask(.status, at: scene.path) else { return }
      #expect(report.refused == 1000)
      scene.router.end()
      #expect(try scene.fault(pay, "Pay") == nil)
    }

    @Test(.enabled(if: geteuid() == 0 && access("/usr/bin/setpriv", X_OK) == 0))
    func `a process of another user is refused`() throws {
      let directory = try TemporaryDirectory()
      chmod(directory.path, 0o711)
      let path = try directory.socketPath
      mkdir(path.directory, 0o700)
      chown(path.directory, 65534, 65534)
      let scene = try Scene(
        [], through: ["/usr/bin/setpriv", "--reuid", "65534", "--regid", "65534", "--clear-groups"],
        in: directory)
      let stranger = try RawPeer(path)
      stranger.hello("Evil")
      guard case .refused(let refusal) = stranger.next() else {
        Issue.record("the stranger was not refused")
        return
      }
      #expect(refusal.code == .stranger)
      #expect(refusal.text == "this router only serves user 65534, not user 0")
      #expect(scene.router.writes("router: refused process \(getpid()): this router only serves user 65534"))
      scene.router.end()
    }

    @Test func `the traces of both processes show a touch at every station, in chronological order`() throws {
      let directory = try TemporaryDirectory()
      let log = directory.path + "/tap.touchlog"
      let lines = [
        TouchLogLine.header, TouchLogLine.finger(5, .began, x: 10, at: 0),
        TouchLogLine.finger(5, .ended, x: 10, at: 0.05),
      ]
      try (lines.joined(separator: "\n") + "\n").write(toFile: log, atomically: true, encoding: .utf8)
      let scene = try Scene(["--source", "play:\(log)", "--wait", "--trace", "--json"], in: directory)
      let pay = try scene.application("Pay")
      let trace = scene.trace(of: "Pay")
      #expect(pay.writes("ended 1"))
      scene.router.end()
      pay.kill()
      let page = directory.path + "/way.html"
      let follow = try Child(
        "touchstone", ["router", "follow", directory.path + "/router.out", trace, "--report", page],
        in: directory, as: "follow")
      #expect(follow.finish() == 0, "\(follow.errors)")
      let printed = follow.output
      #expect(
        printed.filter { $0.hasPrefix("frame") } == ["frame 1: contact 1 began", "frame 2: contact 1 ended"])
      let stations = printed.prefix { !$0.hasPrefix("frame 2") }.compactMap { line -> (Double, String)? in
        let words = line.split(separator: " ")
        guard words.count > 2, let time = Double(words[0]) else { return nil }
        return (time, String(words[1]))
      }
      #expect(stations.map(\.1) == ["device", "router", "socket", "port", "queue", "handled"])
      #expect(stations.map(\.0) == stations.map(\.0).sorted())
      #expect(printed.contains { $0.contains("deliver") && $0.contains("touchesBegan") })
      #expect(printed.contains { $0.contains("read by the router from play:\(log)") })
      let html = try String(contentsOfFile: page, encoding: .utf8)
      #expect(html.components(separatedBy: "class=\"plot\"").count == 3)
      #expect(html.contains("frame 1: contact 1 began: device at 0.000 ms, router at "))
      #expect(html.contains("touchesBegan"))
      let json = try Child(
        "touchstone",
        ["router", "follow", directory.path + "/router.out", trace, "--json", "--contact", "1"],
        in: directory, as: "follow json")
      #expect(json.finish() == 0, "\(json.errors)")
      #expect(json.output.filter { $0.contains("\"station\": \"queue\"") }.count == 2)
    }

    @Test func `a directory with the wrong mode is refused by the command`() throws {
      let directory = try TemporaryDirectory()
      let path = try directory.socketPath
      mkdir(path.directory, 0o755)
      chmod(path.directory, 0o755)
      let router = try Child("touchstone", ["router", "--socket", path.path], in: directory, as: "router")
      #expect(router.finish() == 66)
      #expect(
        router.errors.first?.contains(
          "has the mode 0755 instead of 0700, which may let others reach the socket") == true)
      #expect(router.errors.last?.contains("chmod 700 \(path.directory)") == true)
    }

    @Test func `a router that may not open more files refuses connections, and a touch continues`() throws {
      let scene = try Scene(
        ["--source", "-"], through: ["/bin/sh", "-c", "ulimit -n 24; exec \"$@\"", "sh"])
      let pay = try scene.application("Pay")
      let peers = try (0..<40).map { _ in try RawPeer(scene.path) }
      #expect(scene.router.writes(": the router cannot open any more files", times: 8, anywhere: true))
      guard case .refused(let refusal) = peers[39].next() else {
        Issue.record("the last connection was not refused")
        return
      }
      #expect(refusal.code == .full)
      scene.finger(1, .began)
      #expect(pay.writes("began 1"))
      peers.forEach { $0.socket.close() }
      #expect(eventually { (try? RouterControl.ask(.status, at: scene.path)) != nil })
      #expect(scene.router.end() == 0)
      #expect(pay.writes("cancelled 1") && pay.faultOfTouches() == nil)
    }

    @Test func `options without effect are refused with advice`() throws {
      let directory = try TemporaryDirectory()
      let socket = directory.path + "/router/socket"
      for (words, message) in [
        (["--once"], "--once stops the router after its last source, and there is no source"),
        (["--wait", "--source", "-"], "--wait applies to recordings, and no source is a recording"),
        (["--speed", "3"], "--speed applies to recordings, and no source is a recording"),
        (["--source", "evdev:/dev/null"], "/dev/null"),
      ] {
        let router = try Child(
          "touchstone", ["router", "--socket", socket] + words, in: directory,
          as: words.joined(separator: " ").replacing("/", with: "-"))
        #expect([64, 66].contains(router.finish()))
        #expect(router.errors.first?.hasPrefix("touchstone: error: \(message)") == true, "\(router.errors)")
        #expect(router.errors.count == 2, "\(router.errors)")
      }
    }
  }
#endif
