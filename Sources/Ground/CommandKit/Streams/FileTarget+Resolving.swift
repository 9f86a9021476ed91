// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

// Resolves the path of an output, and checks whether it can be written.

extension FileTarget {
  /// The folder and the name that a path leads to.
  static func resolve(_ path: String, _ option: String) throws(CommandError) -> PathWalk {
    let whole = FilePath(path)
    var found = stat()
    let isThere = unsafe stat(whole.cString, &found) == 0
    let reason = isThere ? 0 : errno
    guard isThere || reason == ENOENT, !path.isEmpty else { throw failure(path, option, reason) }
    if isThere { try checkKind(found, path, option) }
    let walk = try walk(whole, path, option)
    guard isThere else {
      if let link = PathWalk.target(ofLink: whole) {
        throw refusal(
          path, option, "it is a symbolic link to \(link.name), which is not there",
          "Name that file, or remove the link.")
      }
      guard whole.bytes.last != UInt8(ascii: "/"), walk.found == nil else {
        throw failure(path, option, ENOENT)
      }
      return walk
    }
    // The system and this walk find the same file, unless another process is changing it.
    guard let there = walk.found, FileIdentity(there) == FileIdentity(found) else {
      throw failure(path, option, ENOENT)
    }
    guard unsafe faccessat(AT_FDCWD, whole.cString, W_OK, AT_EACCESS) == 0 else {
      throw failure(path, option, errno, "The file may not be written: name another one.")
    }
    if let obstacle = Obstacle(there, walk.name, in: walk.folder) { throw refusal(path, option, obstacle) }
    return walk
  }

  private static func checkKind(_ found: stat, _ path: String, _ option: String) throws(CommandError) {
    switch FileKind(found) {
    case .file: break
    case .folder: throw failure(path, option, EISDIR)
    case .pipe: throw refusal(path, option, "it is a pipe", standardOutput)
    case .socket: throw refusal(path, option, "it is a socket", standardOutput)
    case .device: throw refusal(path, option, "it is a device", standardOutput)
    }
  }

  private static func walk(
    _ whole: FilePath, _ path: String, _ option: String
  ) throws(CommandError) -> PathWalk {
    do throws(PathWalk.Failure) {
      return try PathWalk(whole)
    } catch {
      switch error {
      case .foreignLink(let link):
        throw refusal(
          path, option,
          (link == whole ? "it" : link.name)
            + " is a symbolic link that somebody else put where everybody may write",
          "Name the file that you mean.")
      case .system(ENOENT):
        guard let link = PathWalk.target(ofLink: whole) else { throw failure(path, option, ENOENT) }
        throw refusal(
          path, option, "it is a symbolic link to \(link.name), which is not there",
          "Name that file, or remove the link.")
      case .system(let number): throw failure(path, option, number)
      }
    }
  }
}
