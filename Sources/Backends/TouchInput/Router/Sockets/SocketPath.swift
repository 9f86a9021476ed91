// SPDX-License-Identifier: Apache-2.0

#if os(Linux)
  internal import CEpoll

  #if canImport(Glibc)
    internal import Glibc
  #elseif canImport(Musl)
    internal import Musl
  #endif

  /// The path of the router's socket.
  ///
  /// The socket is in a directory that only its user may enter, so no other user can connect, whatever the
  /// permissions of the socket itself.
  public struct SocketPath: Sendable, Hashable {
    /// The path.
    public let path: String

    /// The maximum length of a socket's path: the system's field has 108 bytes, including a final 0.
    static let limit = 107

    /// Creates a path.
    ///
    /// - Throws: That the path is invalid or too long.
    public init(_ path: String) throws(RouterFailure) {
      guard !path.isEmpty, !path.utf8.contains(0) else {
        throw RouterFailure(
          .usage, "the path of the socket is empty", remedy: "Specify a file with --socket.")
      }
      guard path.utf8.count <= Self.limit else {
        throw RouterFailure(
          .usage, "the path of the socket has \(path.utf8.count) bytes; the system allows \(Self.limit)",
          remedy: "Specify a shorter path with --socket.")
      }
      self.path = path
    }

    /// The default path: `touchstone/router` in `$XDG_RUNTIME_DIR`.
    public static func standard(in environment: [String: String]) throws(RouterFailure) -> SocketPath {
      guard let runtime = environment["XDG_RUNTIME_DIR"], runtime.hasPrefix("/") else {
        throw RouterFailure(
          .usage, "XDG_RUNTIME_DIR is not set, so the socket has no default path",
          remedy:
            "A login session usually sets it. Otherwise, specify a file in a directory of your own with --socket."
        )
      }
      return try SocketPath(runtime + (runtime.hasSuffix("/") ? "" : "/") + "touchstone/router")
    }

    /// The directory of the socket.
    var directory: String {
      guard let slash = path.lastIndex(of: "/") else { return "." }
      return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// Creates the directory if necessary, and checks that no other user may enter it.
    func prepareDirectory() throws(RouterFailure) {
      if unsafe mkdir(directory, 0o700) != 0, errno != EEXIST {
        throw RouterFailure(
          .system, "the directory \(directory) cannot be created: \(RouterFailure.systemMessage(errno))",
          remedy: "Create it with `mkdir -p -m 700 \(directory)`, or specify another path with --socket.")
      }
      try checkDirectory()
    }

    /// Checks that the directory exists, belongs to this user, and is closed to others.
    func checkDirectory() throws(RouterFailure) {
      var found = cepoll_file()
      guard unsafe cepoll_describe(directory == "." ? "./." : directory, 0, &found) == 0 else {
        throw RouterFailure(
          .unreachable,
          "no router is running at \(path): \(directory): \(RouterFailure.systemMessage(errno))",
          remedy: "Start the router with `touchstone router`, or specify its socket with --socket.")
      }
      guard found.mode & S_IFMT == S_IFDIR else {
        throw RouterFailure(
          .system, "\(directory) is not a directory",
          remedy: "Remove it, or specify another path with --socket.")
      }
      guard found.owner == geteuid() else {
        throw RouterFailure(
          .system,
          "the directory \(directory) belongs to user \(found.owner), and you are user \(geteuid())",
          remedy: "Specify a path in a directory of your own with --socket.")
      }
      let mode = found.mode & 0o777
      guard mode == 0o700 else {
        let digits = String(mode, radix: 8)
        throw RouterFailure(
          .system,
          "the directory \(directory) has the mode 0\(String(repeating: "0", count: max(3 - digits.count, 0)))\(digits) instead of 0700, which may let others reach the socket",
          remedy: "Change it with `chmod 700 \(directory)`.")
      }
    }

    /// Calls `body` with the address as a system structure.
    func withAddress<Result>(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Result) -> Result {
      var address = sockaddr_un()
      address.sun_family = sa_family_t(AF_UNIX)
      unsafe withUnsafeMutableBytes(of: &address.sun_path) {
        unsafe $0.copyBytes(from: path.utf8.prefix(Self.limit))
      }
      return unsafe withUnsafePointer(to: &address) { pointer in
        unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          unsafe body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
        }
      }
    }
  }
#endif
