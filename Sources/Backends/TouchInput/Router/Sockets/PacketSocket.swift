// SPDX-License-Identifier: Apache-2.0

#if os(Linux)
  internal import CEpoll

  #if canImport(Glibc)
    internal import Glibc
  #elseif canImport(Musl)
    internal import Musl
  #endif

  /// A connected Unix socket that preserves message boundaries and never blocks.
  final class PacketSocket {
    /// The open descriptor; -1 after it was closed.
    private(set) var descriptor: Int32

    /// The result of sending.
    enum SendResult: Equatable {
      case sent
      /// The peer must read first.
      case full
      /// The peer is gone or the system refuses; the error number.
      case failed(Int32)
    }

    /// Adopts an open socket, which this object closes.
    init(adopting descriptor: Int32) { self.descriptor = descriptor }

    deinit { close() }

    /// Connects to a socket.
    ///
    /// - Parameters:
    ///   - path: The path of the router's socket.
    ///   - seconds: How long to wait while the router's queue of connections is full; with 0 it then counts
    ///     as unreachable at once.
    /// - Throws: Why no connection was made.
    convenience init(connectingTo path: SocketPath, within seconds: Double = 0) throws(RouterFailure) {
      let descriptor = socket(AF_UNIX, packetType, 0)
      guard descriptor >= 0 else {
        throw RouterFailure(.system, "no socket can be created: \(RouterFailure.systemMessage(errno))")
      }
      self.init(adopting: descriptor)
      switch Self.connect(descriptor, to: path, before: MonotonicTime.now + Int64(seconds * 1e9)) {
      case 0: break
      case EAGAIN:
        throw RouterFailure(
          .unreachable, "the router at \(path.path) has too many pending connections",
          remedy: "Try again later. If that does not help, check with `ps` whether the router is suspended.")
      case let reason:
        let advice =
          reason == ENOENT || reason == ECONNREFUSED
          ? "Start one with `touchstone router`, or specify its socket with --socket." : nil
        throw RouterFailure(
          .unreachable, "no router answers at \(path.path): \(RouterFailure.systemMessage(reason))",
          remedy: advice)
      }
    }

    /// Connects, and waits until a time while the queue of connections is full.
    ///
    /// Returns 0 or the system's error number. The system waits for space in the queue if the socket is
    /// blocking, up to its send timeout.
    private static func connect(_ descriptor: Int32, to path: SocketPath, before end: Int64) -> Int32 {
      let flags = fcntl(descriptor, F_GETFL)
      defer { _ = fcntl(descriptor, F_SETFL, flags) }
      while true {
        let left = end - MonotonicTime.now
        if left > 0 {
          cepoll_limit_sending(descriptor, max(left / 1000, 1))
          _ = fcntl(descriptor, F_SETFL, flags & ~O_NONBLOCK)
        } else {
          _ = fcntl(descriptor, F_SETFL, flags)
        }
        if unsafe path.withAddress({ unsafe systemConnect(descriptor, $0, $1) }) == 0 { return 0 }
        let reason = errno
        guard reason == EINTR || reason == EAGAIN && left > 0 else { return reason }
      }
    }

    func close() {
      guard descriptor >= 0 else { return }
      _ = systemClose(descriptor)
      descriptor = -1
    }

    /// Shuts down both directions; readers then find the connection closed.
    func shutDown() { if descriptor >= 0 { shutdown(descriptor, Int32(SHUT_RDWR)) } }

    func send(_ bytes: [UInt8]) -> SendResult {
      while true {
        let count = unsafe bytes.withUnsafeBytes {
          unsafe systemSend(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
        if count >= 0 { return .sent }
        let reason = errno
        if reason == EAGAIN || reason == ENOBUFS { return .full }
        if reason != EINTR { return .failed(reason) }
      }
    }

    /// The process and the user of the peer at the time it connected.
    var peer: (process: Int32, user: UInt32)? {
      var process: Int32 = 0
      var user: UInt32 = 0
      return unsafe cepoll_peer(descriptor, &process, &user) == 0 ? (process, user) : nil
    }
  }

  /// The type of all sockets: with message boundaries, nonblocking, closed in child processes.
  let packetType =
    Int32(SOCK_SEQPACKET.rawValue) | Int32(SOCK_NONBLOCK.rawValue) | Int32(SOCK_CLOEXEC.rawValue)

  func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
    unsafe read(descriptor, buffer.baseAddress, buffer.count)
  }

  private func systemConnect(
    _ descriptor: Int32, _ address: UnsafePointer<sockaddr>, _ size: socklen_t
  ) -> Int32 {
    unsafe connect(descriptor, address, size)
  }

  func systemClose(_ descriptor: Int32) -> Int32 { close(descriptor) }

  private func systemSend(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int, _ flags: Int32)
    -> Int
  {
    guard let bytes = unsafe bytes else { return 0 }
    return unsafe send(descriptor, bytes, count, flags)
  }
#endif
