// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The way of a path to the folder and the name that it means, link by link.
///
/// The system would go this way by itself, but it does not say whose links it follows. A link that somebody else put
/// into a folder where everybody may write is a trap, at any step: Linux follows none of these where
/// `protected_symlinks` is set (see proc(5)), and containers and other systems do not set it.
struct PathWalk {
  enum Failure: Error {
    /// The number of the system's error.
    case system(Int32)
    /// The link that is not followed.
    case foreignLink(FilePath)
  }

  /// The folder, by a path without links.
  private(set) var folder: FilePath
  /// The name in it, which is no link.
  private(set) var name = FilePath("")
  /// What has the name; nil if nothing does.
  private(set) var found: stat?

  /// As many links as Linux follows.
  private static let mostLinks = 40

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

  /// Goes through a component; false if it is what the path leads to.
  private mutating func enter(_ component: FilePath) throws(Failure) -> Bool {
    if component == FilePath(".") { return true }
    let path = folder.appending(component)
    // Links are gone from the folder, so that the system's `..` is the one that was meant.
    if component == FilePath("..") {
      folder = path
      return true
    }
    var status = stat()
    guard lstat(path.cString, &status) == 0 else {
      guard errno == ENOENT, rest.isEmpty else { throw .system(errno) }
      return false
    }
    if let target = Self.target(ofLink: path) {
      links += 1
      guard links <= Self.mostLinks else { throw .system(ELOOP) }
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
    guard stat(folder.cString, &status) == 0 else { return false }
    let open = mode_t(S_ISVTX) | mode_t(S_IWOTH)
    return status.st_mode & open != open || link.st_uid == geteuid() || link.st_uid == status.st_uid
  }

  /// What a symbolic link says; nil if it is none.
  static func target(ofLink path: FilePath) -> FilePath? {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = readlink(path.cString, &buffer, buffer.count)
    return count < 0 ? nil : FilePath(bytes: Array(buffer.prefix(count)))
  }
}
