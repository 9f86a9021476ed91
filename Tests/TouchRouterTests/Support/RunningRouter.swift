// SPDX-License-Identifier: Apache-2.0

#if os(Linux)
  import Foundation
  import Glibc
  import Synchronization
  import Testing

  @testable import TouchRouter

  /// A router on a thread of its own, and the end of a pipe by which a test says what fingers do.
  nonisolated final class RunningRouter: Sendable {
    let path: SocketPath
    private let facts = Mutex<[RouterFact]>([])
    private let stopper: RouterStopper
    private let input: Int32
    private let ended = DispatchSemaphore(value: 0)

    /// Starts a router in a directory.
    init(in directory: TemporaryDirectory, options: RouterServer.Options = .init()) throws {
      let path = try SocketPath(directory.path + "/router/socket")
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
      say("{\"format\": \"touchlog\", \"version\": 1}")
    }

    /// Writes a line of a touchlog.
    func say(_ line: String) {
      let bytes = Array((line + "\n").utf8)
      _ = write(input, bytes, bytes.count)
    }

    /// Lets a finger do something.
    func finger(_ id: Int, _ phase: DigitizerPhase, x: Double, at seconds: Double) {
      say(
        "{\"t\": \(String(format: "%.6f", seconds)), \"contacts\": [{\"id\": \(id), \"phase\": \"\(phase.rawValue)\", \"x\": \(x), \"y\": 50}]}"
      )
    }

    /// What the router told so far.
    var told: [RouterFact] { facts.withLock { $0 } }

    /// Ends the router and waits until it is gone.
    func stop() {
      stopper.stop()
      ended.wait()
      close(input)
    }
  }

  /// A directory that is removed with everything in it.
  nonisolated final class TemporaryDirectory: Sendable {
    let path: String

    init() throws {
      var name = Array("\(NSTemporaryDirectory())/router.XXXXXX".utf8CString)
      guard mkdtemp(&name) != nil else { throw RouterFailure(.system, "there is no directory") }
      path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
  }

  /// Waits until something is true, and gives up after a minute: what never comes is found on a busy machine, too.
  nonisolated func eventually(_ isTrue: () -> Bool) -> Bool {
    for _ in 0..<30_000 {
      if isTrue() { return true }
      usleep(2000)
    }
    return false
  }

  /// A peer that says what it likes.
  nonisolated final class RawPeer {
    let socket: PacketSocket
    private let inlet = PacketInlet()
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

    func hello(_ name: String, wantsFront: Bool = true) {
      send(.hello(ApplicationHello(name: name, width: 100, height: 100, wantsFront: wantsFront)))
    }

    /// The next message; nil if the connection is closed or nothing comes.
    func next() -> RouterMessage? {
      _ = eventually {
        guard read.isEmpty, !isClosed else { return true }
        switch inlet.read(from: socket) {
        case .messages(let count): read = (0..<count).map { try? inlet.message($0).message }
        case .closed(after: let count):
          read = (0..<count).map { try? inlet.message($0).message }
          isClosed = true
        case .failed: isClosed = true
        }
        return !read.isEmpty || isClosed
      }
      return read.isEmpty ? nil : read.removeFirst()
    }

    /// Everything until the connection is closed.
    func rest() -> [RouterMessage] {
      var messages: [RouterMessage] = []
      while let message = next() { messages.append(message) }
      return messages
    }
  }
#endif
