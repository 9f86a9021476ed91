// SPDX-License-Identifier: Apache-2.0

#if os(Linux)
  internal import CEpoll

  #if canImport(Glibc)
    internal import Glibc
  #elseif canImport(Musl)
    internal import Musl
  #endif

  /// The socket at which the router accepts connections.
  ///
  /// The router holds the lock of a file beside the socket. The system releases the lock when the process
  /// ends for any reason, so a socket whose file is not locked is left over from an earlier router, and is
  /// replaced.
  final class ListeningSocket {
    let path: SocketPath
    let descriptor: Int32
    private let lock: Int32
    /// The identity of the socket's file.
    private let mark: FileMark?
    /// A file that is closed to make room for one more connection when the process may not open more files;
    /// -1 if closed.
    private var reserve: Int32 = -1

    /// The result of accepting a connection.
    enum Arrival {
      /// No connection is pending.
      case none
      /// A connection is pending, and the system lacks resources for it.
      case noRoom
      /// A connection.
      case connection(PacketSocket)
      /// A connection that uses the reserve, and must be closed.
      case last(PacketSocket)
    }

    init(_ path: SocketPath) throws(RouterFailure) {
      self.path = path
      try path.prepareDirectory()
      lock = try Self.lock(path)
      do throws(RouterFailure) {
        descriptor = try Self.listen(path)
      } catch {
        _ = systemClose(lock)
        throw error
      }
      mark = FileMark(ofLink: path.path)
      makeReserve()
    }

    /// Opens the reserve, unless it is open.
    func makeReserve() {
      if reserve < 0 { reserve = unsafe open("/dev/null", O_RDONLY | O_CLOEXEC) }
    }

    /// Removes the socket, unless it now belongs to another router, and releases the lock.
    func close() {
      if mark != nil, FileMark(ofLink: path.path) == mark { unsafe unlink(path.path) }
      _ = systemClose(descriptor)
      if reserve >= 0 { _ = systemClose(reserve) }
      _ = systemClose(lock)
    }

    /// Accepts the next pending connection.
    func accept() -> Arrival {
      var usesReserve = false
      while true {
        let connection = systemAccept(descriptor)
        if connection >= 0 {
          _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
          _ = fcntl(connection, F_SETFL, O_NONBLOCK)
          let socket = PacketSocket(adopting: connection)
          return usesReserve ? .last(socket) : .connection(socket)
        }
        switch errno {
        case EINTR, ECONNABORTED: continue
        case EMFILE where reserve >= 0:
          _ = systemClose(reserve)
          reserve = -1
          usesReserve = true
        case EMFILE, ENFILE, ENOBUFS, ENOMEM: return .noRoom
        default: return .none
        }
      }
    }

    private static func lock(_ path: SocketPath) throws(RouterFailure) -> Int32 {
      let name = path.path + ".lock"
      let lock = unsafe open(name, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
      guard lock >= 0 else {
        throw RouterFailure(
          .system, "the lock file \(name) cannot be created: \(RouterFailure.systemMessage(errno))",
          remedy: "Remove it, or specify another path with --socket.")
      }
      guard flock(lock, LOCK_EX | LOCK_NB) == 0 else {
        _ = systemClose(lock)
        throw RouterFailure(
          .system, "a router is already running at \(path.path)",
          remedy: "Stop it, or specify another path with --socket.")
      }
      return lock
    }

    private static func listen(_ path: SocketPath) throws(RouterFailure) -> Int32 {
      try removeLeftover(path)
      let descriptor = socket(AF_UNIX, packetType, 0)
      guard descriptor >= 0 else {
        throw RouterFailure(.system, "no socket can be created: \(RouterFailure.systemMessage(errno))")
      }
      // The socket has the right mode from the beginning.
      let before = umask(0o177)
      let bound = unsafe path.withAddress { unsafe bind(descriptor, $0, $1) } == 0
      let reason = errno
      umask(before)
      guard bound, systemListen(descriptor) == 0 else {
        _ = systemClose(descriptor)
        throw RouterFailure(
          .system,
          "the socket \(path.path) cannot be created: \(RouterFailure.systemMessage(bound ? errno : reason))",
          remedy: "Specify another path with --socket.")
      }
      return descriptor
    }

    /// Removes the socket that an earlier router left behind; anything else stays.
    private static func removeLeftover(_ path: SocketPath) throws(RouterFailure) {
      var found = cepoll_file()
      guard unsafe cepoll_describe(path.path, 0, &found) == 0 else { return }
      guard found.mode & S_IFMT == S_IFSOCK else {
        throw RouterFailure(
          .system, "\(path.path) exists and is not a socket",
          remedy: "Remove it, or specify another path with --socket.")
      }
      guard unsafe unlink(path.path) == 0 else {
        throw RouterFailure(
          .system, "the old socket \(path.path) cannot be removed: \(RouterFailure.systemMessage(errno))",
          remedy: "Remove it, or specify another path with --socket.")
      }
    }
  }

  private func systemAccept(_ descriptor: Int32) -> Int32 { accept(descriptor, nil, nil) }

  private func systemListen(_ descriptor: Int32) -> Int32 { listen(descriptor, 1024) }
#endif
