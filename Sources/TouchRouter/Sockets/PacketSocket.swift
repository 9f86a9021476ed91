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

    /// Takes an open socket, which is closed with this object.
    init(taking descriptor: Int32) { self.descriptor = descriptor }

    deinit { close() }

    /// Connects to a socket.
    ///
    /// - Parameters:
    ///   - path: Where the router's socket is.
    ///   - seconds: How long to wait when as many connections wait for the router as the system lets wait; with 0 such a
    ///     router counts as unreachable at once.
    /// - Throws: Why there is no connection.
    convenience init(connectingTo path: SocketPath, within seconds: Double = 0) throws(RouterFailure) {
      let descriptor = socket(AF_UNIX, packetType, 0)
      guard descriptor >= 0 else {
        throw RouterFailure(.system, "there is no socket: \(RouterFailure.words(errno))")
      }
      self.init(taking: descriptor)
      switch Self.connect(descriptor, to: path, before: MonotonicTime.now + Int64(seconds * 1e9)) {
      case 0: break
      case EAGAIN:
        throw RouterFailure(
          .unreachable, "the router at \(path.path) has too many connections waiting for it",
          remedy: "Try again later. If that does not help, look with `ps` whether the router is stopped.")
      case let reason:
        let advice =
          reason == ENOENT || reason == ECONNREFUSED
          ? "Start one with `touchstone router`, or name its socket with --socket." : nil
        throw RouterFailure(
          .unreachable, "no router answers at \(path.path): \(RouterFailure.words(reason))", remedy: advice)
      }
    }

    /// Connects until it succeeds, fails for another reason than a full queue of connections, or the time is over; 0 or
    /// the system's number of the failure.
    ///
    /// A socket that may wait lets the system wait for a place in the queue, up to the limit of its sending.
    private static func connect(_ descriptor: Int32, to path: SocketPath, before end: Int64) -> Int32 {
      let flags = fcntl(descriptor, F_GETFL)
      defer { _ = fcntl(descriptor, F_SETFL, flags) }
      while true {
        let left = end - MonotonicTime.now
        if left > 0 {
          var limit = timeval(
            tv_sec: Int(left / 1_000_000_000), tv_usec: max(Int(left % 1_000_000_000 / 1000), 1))
          setsockopt(
            descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
          _ = fcntl(descriptor, F_SETFL, flags & ~O_NONBLOCK)
        } else {
          _ = fcntl(descriptor, F_SETFL, flags)
        }
        if path.withAddress({ systemConnect(descriptor, $0, $1) }) == 0 { return 0 }
        let reason = errno
        guard reason == EINTR || reason == EAGAIN && left > 0 else { return reason }
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

  private func systemConnect(
    _ descriptor: Int32, _ address: UnsafePointer<sockaddr>, _ size: socklen_t
  ) -> Int32 {
    connect(descriptor, address, size)
  }

  func systemClose(_ descriptor: Int32) -> Int32 { close(descriptor) }

  private func systemSend(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int, _ flags: Int32)
    -> Int
  {
    guard let bytes else { return 0 }
    return send(descriptor, bytes, count, flags)
  }
#endif
