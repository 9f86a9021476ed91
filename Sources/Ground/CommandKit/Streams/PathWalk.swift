// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Resolves a path to its folder and name, link by link.
///
/// The system would resolve it too, but does not report whose links it follows. A link that another user put
/// into a world-writable folder is a trap, at any step: Linux refuses to follow such links where
/// `protected_symlinks` is set (see proc(5)), but containers and other systems do not set it.
struct PathWalk {
  enum Failure: Error {
    /// The number of the system's error.
    case system(Int32)
    /// The link that is not followed.
    case foreignLink(FilePath)
  }

  /// The folder, as a path without links.
  private(set) var folder: FilePath
  /// The name in the folder, which is not a link.
  private(set) var name = FilePath("")
  /// The item with the name; nil if there is none.
  private(set) var found: stat?

  /// The maximum number of links, as in Linux.
  private static let maximumLinks = 40

  private var rest: [FilePath]
  private var links = 0

  init(_ path: FilePath) throws(Failure) {
    folder = FilePath(path.isAbsolute ? "/" : "")
    rest = path.components.reversed()
    while let component = rest.popLast() {
      guard try !enter(component) else { continue }
      name = component
      return
    }
    throw .system(EISDIR)
  }

  /// Enters a component; returns false if it is the target of the path.
  private mutating func enter(_ component: FilePath) throws(Failure) -> Bool {
    if component == FilePath(".") { return true }
    let path = folder.appending(component)
    // The folder contains no links any more, so that the system's `..` is the intended one.
    if component == FilePath("..") {
      folder = path
      return true
    }
    var status = stat()
    guard unsafe lstat(path.cString, &status) == 0 else {
      guard errno == ENOENT, rest.isEmpty else { throw .system(errno) }
      return false
    }
    if let target = Self.target(ofLink: path) {
      links += 1
      guard links <= Self.maximumLinks else { throw .system(ELOOP) }
      guard isTrusted(status) else { throw .foreignLink(path) }
      if target.isAbsolute { folder = FilePath("/") }
      rest += target.components.reversed()
      return true
    }
    if rest.isEmpty {
      found = status
      return false
    }
    folder = path
    return true
  }

  /// Whether a link in the folder may be followed.
  private func isTrusted(_ link: stat) -> Bool {
    var status = stat()
    guard unsafe stat(folder.cString, &status) == 0 else { return false }
    let open = mode_t(S_ISVTX) | mode_t(S_IWOTH)
    return status.st_mode & open != open || link.st_uid == geteuid() || link.st_uid == status.st_uid
  }

  /// The target of a symbolic link; nil if it is not one.
  static func target(ofLink path: FilePath) -> FilePath? {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = unsafe readlink(path.cString, &buffer, buffer.count)
    return count < 0 ? nil : FilePath(bytes: Array(buffer.prefix(count)))
  }
}

extension FilePath {
  /// Throws if the way to an item leads over a link that another user put where everybody may write.
  package func checkLinks() throws(CommandError) {
    do throws(PathWalk.Failure) {
      _ = try PathWalk(self)
    } catch {
      guard case .foreignLink(let link) = error else { return }
      throw CommandError(
        .usage, "\(name): \(link.name) is a symbolic link that somebody else put where everybody may write",
        advice: "Name the folder that you mean.")
    }
  }
}
