// SPDX-License-Identifier: Apache-2.0

#if os(Linux)
  #if canImport(Glibc)
    internal import Glibc
  #elseif canImport(Musl)
    internal import Musl
  #endif

  /// Where the router's socket is.
  ///
  /// The socket is in a directory that only its user may enter, so that no other user can connect, whatever the rights of
  /// the socket are.
  public struct SocketPath: Sendable, Hashable {
    /// The path.
    public let path: String

    /// The longest path of a socket: the system's field has 108 bytes, the last of which is 0.
    static let limit = 107

    /// Takes a path.
    public init(_ path: String) throws(RouterFailure) {
      guard !path.isEmpty, !path.utf8.contains(0) else {
        throw RouterFailure(.usage, "the path of the socket is empty", remedy: "Name a file with --socket.")
      }
      guard path.utf8.count <= Self.limit else {
        throw RouterFailure(
          .usage, "the path of the socket has \(path.utf8.count) bytes, and the system takes \(Self.limit)",
          remedy: "Name a shorter one with --socket.")
      }
      self.path = path
    }

    /// The path that is used unless another one is given: `touchstone/router` in `$XDG_RUNTIME_DIR`.
    public static func standard(in environment: [String: String]) throws(RouterFailure) -> SocketPath {
      guard let runtime = environment["XDG_RUNTIME_DIR"], runtime.hasPrefix("/") else {
        throw RouterFailure(
          .usage, "XDG_RUNTIME_DIR is not set, so that there is no place for the socket",
          remedy: "Log in as usual, which sets it, or name a file in a directory of your own with --socket.")
      }
      return try SocketPath(runtime + (runtime.hasSuffix("/") ? "" : "/") + "touchstone/router")
    }

    /// The directory that the socket is in.
    var directory: String {
      guard let slash = path.lastIndex(of: "/") else { return "." }
      return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// Makes the directory if it is not there, and looks whether nobody else may enter it.
    func prepareDirectory() throws(RouterFailure) {
      if mkdir(directory, 0o700) != 0, errno != EEXIST {
        throw RouterFailure(
          .system, "the directory \(directory) cannot be made: \(RouterFailure.words(errno))",
          remedy: "Make it with `mkdir -p -m 700 \(directory)`, or name another place with --socket.")
      }
      try checkDirectory()
    }

    /// Looks whether the directory is one, belongs to this user, and lets nobody else in.
    func checkDirectory() throws(RouterFailure) {
      var found = stat()
      guard lstat(directory == "." ? "./." : directory, &found) == 0 else {
        throw RouterFailure(
          .unreachable, "no router runs at \(path): \(directory): \(RouterFailure.words(errno))",
          remedy: "Start the router with `touchstone router`, or name its socket with --socket.")
      }
      guard found.st_mode & S_IFMT == S_IFDIR else {
        throw RouterFailure(
          .system, "\(directory) is not a directory",
          remedy: "Remove it, or name another place with --socket.")
      }
      guard found.st_uid == geteuid() else {
        throw RouterFailure(
          .system,
          "the directory \(directory) belongs to user \(found.st_uid), and this is user \(geteuid())",
          remedy: "Name a place in a directory of your own with --socket.")
      }
      let mode = found.st_mode & 0o777
      guard mode == 0o700 else {
        let digits = String(mode, radix: 8)
        throw RouterFailure(
          .system,
          "the directory \(directory) has the mode 0\(String(repeating: "0", count: max(3 - digits.count, 0)))\(digits), so that others may reach the socket",
          remedy: "Close it with `chmod 700 \(directory)`.")
      }
    }

    /// Calls something with the address in the form that the system takes.
    func withAddress<Result>(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Result) -> Result {
      var address = sockaddr_un()
      address.sun_family = sa_family_t(AF_UNIX)
      withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix(Self.limit)) }
      return withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
        }
      }
    }
  }
#endif
