// SPDX-License-Identifier: Apache-2.0

#if os(Linux)
  import Foundation
  import Glibc
  import Synchronization
  import Testing
  import TouchFrames

  @testable import TouchInput

  /// A router on its own thread, with a stream of frames that a test writes.
  nonisolated final class RunningRouter: Sendable {
    let directory: TemporaryDirectory
    let path: SocketPath
    private let facts = Mutex<[RouterFact]>([])
    private let stopper: RouterStopper
    private let input: Int32
    private let ended = DispatchSemaphore(value: 0)

    /// Starts a router, by default in a new directory.
    init(in directory: TemporaryDirectory? = nil, options: RouterServer.Options = .init()) throws {
      let directory = try directory ?? TemporaryDirectory()
      let path = try directory.socketPath
      self.directory = directory
      self.path = path
      var ends: [Int32] = [-1, -1]
      _ = pipe(&ends)
      input = ends[1]
      let output = ends[0]
      let started = DispatchSemaphore(value: 0)
      let result = Mutex<Result<RouterStopper, any Error>?>(nil)
      let observer = Mutex<(@Sendable (RouterFact) -> Void)?>(nil)
      let ended = ended
      _ = fcntl(output, F_SETFL, O_NONBLOCK)
      Thread.detachNewThread {
        do {
          let server = try RouterServer(at: path, options: options)
          server.sources.append(StreamSource(name: "test", descriptor: output))
          result.withLock { $0 = .success(server.stopper) }
          started.signal()
          server.run { fact, _ in observer.withLock { $0 }?(fact) }
        } catch {
          result.withLock { $0 = .failure(error) }
          started.signal()
        }
        close(output)
        ended.signal()
      }
      started.wait()
      stopper = try #require(result.withLock { $0 }).get()
      observer.withLock { observer in
        observer = { [weak self] fact in self?.facts.withLock { $0.append(fact) } }
      }
      write([TouchLogLine.header])
    }

    /// Writes lines of a touchlog, which the router reads together if they are no more than 8 KB.
    func write(_ lines: [String]) {
      let bytes = lines.flatMap { Array(($0 + "\n").utf8) }
      _ = Glibc.write(input, bytes, bytes.count)
    }

    /// Sends a frame with one contact.
    func finger(_ id: Int, _ phase: DigitizerPhase, x: Double, at seconds: Double) {
      write([TouchLogLine.finger(id, phase, x: x, at: seconds)])
    }

    /// The facts reported so far.
    var reported: [RouterFact] { facts.withLock { $0 } }

    /// Connects a peer that has sent nothing yet.
    func peer() throws -> RawPeer { try RawPeer(path) }

    /// Connects a peer, registers it as an application, and reads the answers.
    func application(_ name: String, inFront: Bool = true) throws -> RawPeer {
      let peer = try peer()
      peer.register(name, inFront: inFront)
      return peer
    }

    /// Stops the router and waits until its thread has finished.
    func stop() {
      stopper.stop()
      ended.wait()
      close(input)
    }
  }

  /// The lines of a touchlog.
  nonisolated enum TouchLogLine {
    static let header = #"{"format": "touchlog", "version": 1}"#

    /// A frame with one contact.
    static func finger(
      _ id: Int, _ phase: DigitizerPhase, x: Double, y: Double = 50, at seconds: Double
    ) -> String {
      let contact = #"{"id": \#(id), "phase": "\#(phase.rawValue)", "x": \#(x), "y": \#(y)}"#
      return #"{"t": \#(String(format: "%.6f", seconds)), "contacts": [\#(contact)]}"#
    }
  }

  /// A directory that is removed with everything in it.
  nonisolated final class TemporaryDirectory: Sendable {
    let path: String

    init() throws {
      var name = Array("\(NSTemporaryDirectory())/router.XXXXXX".utf8CString)
      guard mkdtemp(&name) != nil else { throw RouterFailure(.system, "no directory can be created") }
      path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// The path of a router's socket in the directory.
    var socketPath: SocketPath { get throws(RouterFailure) { try SocketPath(path + "/router/socket") } }
  }

  /// Waits until a condition is true, for at most a minute, because the machine may be busy.
  nonisolated func eventually(_ isTrue: () -> Bool) -> Bool {
    for _ in 0..<30_000 {
      if isTrue() { return true }
      usleep(2000)
    }
    return false
  }

  /// A peer that may send anything.
  nonisolated final class RawPeer {
    let socket: PacketSocket
    private let reader = PacketReader()
    private var read: [RouterMessage?] = []
    private var isClosed = false
    private var sequence: UInt64 = 0

    init(_ path: SocketPath) throws {
      socket = try PacketSocket(connectingTo: path, within: 10)
    }

    func send(_ message: RouterMessage) {
      sequence += 1
      send(WireMessage(sequence: sequence, message).bytes)
    }

    func send(_ bytes: [UInt8]) { _ = socket.send(bytes) }

    func hello(_ name: String) { send(.hello(ApplicationHello(name: name, width: 100, height: 100))) }

    /// Registers as an application and reads the answers.
    func register(_ name: String, inFront: Bool = true) {
      hello(name)
      guard case .welcome = next() else {
        Issue.record("“\(name)” was not registered")
        return
      }
      if inFront { #expect(next() == .front(true)) }
    }

    /// The next message; nil if the connection is closed or no message arrives.
    func next() -> RouterMessage? {
      _ = eventually {
        guard read.isEmpty, !isClosed else { return true }
        switch reader.read(from: socket) {
        case .messages(let count): read = (0..<count).map { try? reader.message($0).message }
        case .closed(after: let count):
          read = (0..<count).map { try? reader.message($0).message }
          isClosed = true
        case .failed: isClosed = true
        }
        return !read.isEmpty || isClosed
      }
      return read.isEmpty ? nil : read.removeFirst()
    }

    /// All messages until the connection is closed.
    func rest() -> [RouterMessage] {
      var messages: [RouterMessage] = []
      while let message = next() { messages.append(message) }
      return messages
    }
  }
#endif
