// SPDX-License-Identifier: Apache-2.0

#if os(Linux)
  #if canImport(Glibc)
    internal import Glibc
  #elseif canImport(Musl)
    internal import Musl
  #endif

  /// The router's socket, which it alone has.
  ///
  /// A lock file beside the socket belongs to the living router: the system frees the lock when its process dies, however
  /// it does. So a socket without a locked file is what a dead router left, and is replaced.
  final class ListeningSocket {
    let path: SocketPath
    let descriptor: Int32
    private let lock: Int32
    /// The file of the socket.
    private let mark: FileMark?
    /// An open file that is given up for a connection when the system lets this process open no more; -1 without one.
    private var reserve: Int32 = -1

    /// What came of asking for a connection.
    enum Arrival {
      /// Nobody waits.
      case none
      /// Somebody waits, and the system has no room for a connection.
      case noRoom
      /// A connection.
      case connection(PacketSocket)
      /// A connection in the place of the reserve, which is to be closed.
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
      mark = FileMark(path.path)
      makeReserve()
    }

    /// Opens the reserve, unless it is open.
    func makeReserve() {
      if reserve < 0 { reserve = open("/dev/null", O_RDONLY | O_CLOEXEC) }
    }

    /// Removes the socket, unless another router's is there now, and lets the next router have the place.
    func close() {
      if mark != nil, FileMark(path.path) == mark { unlink(path.path) }
      _ = systemClose(descriptor)
      if reserve >= 0 { _ = systemClose(reserve) }
      _ = systemClose(lock)
    }

    /// The next connection that waits.
    func accept() -> Arrival {
      var usesReserve = false
      while true {
        let connection = systemAccept(descriptor)
        if connection >= 0 {
          _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
          _ = fcntl(connection, F_SETFL, O_NONBLOCK)
          let socket = PacketSocket(taking: connection)
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
      let lock = open(name, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
      guard lock >= 0 else {
        throw RouterFailure(
          .system, "the lock file \(name) cannot be made: \(RouterFailure.words(errno))",
          remedy: "Remove what is there, or name another place with --socket.")
      }
      guard flock(lock, LOCK_EX | LOCK_NB) == 0 else {
        _ = systemClose(lock)
        throw RouterFailure(
          .system, "a router runs at \(path.path) already",
          remedy: "End that one, or give this one a place of its own with --socket.")
      }
      return lock
    }

    private static func listen(_ path: SocketPath) throws(RouterFailure) -> Int32 {
      try removeLeftover(path)
      let descriptor = socket(AF_UNIX, packetType, 0)
      guard descriptor >= 0 else {
        throw RouterFailure(.system, "there is no socket: \(RouterFailure.words(errno))")
      }
      // The socket has the right mode from its first moment on.
      let before = umask(0o177)
      let bound = path.withAddress { bind(descriptor, $0, $1) } == 0
      let reason = errno
      umask(before)
      guard bound, systemListen(descriptor) == 0 else {
        _ = systemClose(descriptor)
        throw RouterFailure(
          .system, "the socket \(path.path) cannot be made: \(RouterFailure.words(bound ? errno : reason))",
          remedy: "Name another place with --socket.")
      }
      return descriptor
    }

    /// Removes the socket of a router that is dead; nothing else is removed.
    private static func removeLeftover(_ path: SocketPath) throws(RouterFailure) {
      var found = stat()
      guard lstat(path.path, &found) == 0 else { return }
      guard found.st_mode & S_IFMT == S_IFSOCK else {
        throw RouterFailure(
          .system, "\(path.path) is there, and is not a socket",
          remedy: "Remove it, or name another place with --socket.")
      }
      guard unlink(path.path) == 0 else {
        throw RouterFailure(
          .system, "the old socket \(path.path) cannot be removed: \(RouterFailure.words(errno))",
          remedy: "Remove it, or name another place with --socket.")
      }
    }
  }

  /// Which file a path leads to, links not followed.
  private struct FileMark: Equatable {
    let device: UInt64
    let number: UInt64

    init?(_ path: String) {
      var found = stat()
      guard lstat(path, &found) == 0 else { return nil }
      device = UInt64(truncatingIfNeeded: found.st_dev)
      number = UInt64(truncatingIfNeeded: found.st_ino)
    }
  }

  private func systemAccept(_ descriptor: Int32) -> Int32 { accept(descriptor, nil, nil) }

  private func systemListen(_ descriptor: Int32) -> Int32 { listen(descriptor, 1024) }
#endif
