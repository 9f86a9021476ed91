// SPDX-License-Identifier: Apache-2.0

#if os(Linux)
  internal import CEpoll

  #if canImport(Glibc)
    internal import Glibc
  #elseif canImport(Musl)
    internal import Musl
  #endif

  /// A connected Unix socket that keeps the borders of messages, and never waits.
  final class PacketSocket {
    /// The number of the open socket; -1 once it is closed.
    private(set) var descriptor: Int32

    /// What came of a sending.
    enum Sending: Equatable {
      case sent
      /// The other side has to read first.
      case full
      /// The other side is gone, or the system refuses.
      case failed(Int32)
    }

    /// What came of a reading.
    enum Reading: Equatable {
      /// A message of so many bytes, of which the buffer has those that fit.
      case message(Int)
      /// Nothing has come.
      case nothing
      /// The other side closed the connection.
      case closed
      case failed(Int32)
    }

    /// Takes an open socket, which is closed with this object.
    init(taking descriptor: Int32) { self.descriptor = descriptor }

    deinit { close() }

    /// Connects to a socket.
    convenience init(connectingTo path: SocketPath) throws(RouterFailure) {
      let descriptor = socket(AF_UNIX, packetType, 0)
      guard descriptor >= 0 else {
        throw RouterFailure(.system, "there is no socket: \(RouterFailure.words(errno))")
      }
      self.init(taking: descriptor)
      var reason: Int32 = 0
      repeat {
        reason = path.withAddress { connect(descriptor, $0, $1) } == 0 ? 0 : errno
      } while reason == EINTR
      guard reason == 0 else {
        let advice =
          reason == ENOENT || reason == ECONNREFUSED
          ? "Start one with `touchstone router`, or name its socket with --socket." : nil
        throw RouterFailure(
          .unreachable, "no router answers at \(path.path): \(RouterFailure.words(reason))", remedy: advice)
      }
    }

    func close() {
      guard descriptor >= 0 else { return }
      _ = systemClose(descriptor)
      descriptor = -1
    }

    /// Ends both directions; whoever reads finds the connection closed.
    func shutDown() { if descriptor >= 0 { shutdown(descriptor, Int32(SHUT_RDWR)) } }

    func send(_ bytes: [UInt8]) -> Sending {
      while true {
        let count = bytes.withUnsafeBytes {
          systemSend(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
        if count >= 0 { return .sent }
        let reason = errno
        if reason == EAGAIN || reason == ENOBUFS { return .full }
        if reason != EINTR { return .failed(reason) }
      }
    }

    /// Reads a message into a buffer; one that is longer than the buffer says its whole length.
    func receive(into buffer: UnsafeMutableRawBufferPointer) -> Reading {
      var wasReset = false
      while true {
        let count = recv(descriptor, buffer.baseAddress, buffer.count, Int32(MSG_TRUNC))
        if count > 0 { return .message(count) }
        if count == 0 { return .closed }
        let reason = errno
        if reason == EAGAIN { return .nothing }
        if reason == ECONNRESET {
          // The other side closed before it had read everything; what it said before that comes next.
          guard wasReset else {
            wasReset = true
            continue
          }
          return .closed
        }
        if reason != EINTR { return .failed(reason) }
      }
    }

    /// The process and the user at the other end, as they were when it connected.
    var peer: (process: Int32, user: UInt32)? {
      var process: Int32 = 0
      var user: UInt32 = 0
      return cepoll_peer(descriptor, &process, &user) == 0 ? (process, user) : nil
    }

    /// The words of the system for an error number.
    static func words(_ number: Int32) -> String { RouterFailure.words(number) }
  }

  /// The type of all sockets here: messages with borders, no waiting, not for programs that are started.
  let packetType =
    Int32(SOCK_SEQPACKET.rawValue) | Int32(SOCK_NONBLOCK.rawValue) | Int32(SOCK_CLOEXEC.rawValue)

  func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
    read(descriptor, buffer.baseAddress, buffer.count)
  }

  func systemClose(_ descriptor: Int32) -> Int32 { close(descriptor) }

  private func systemSend(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int, _ flags: Int32)
    -> Int
  {
    guard let bytes else { return 0 }
    return send(descriptor, bytes, count, flags)
  }
#endif
