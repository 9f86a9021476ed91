// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A file that an option asks for: made if there is none, replaced as a whole if there is one.
///
/// Symbolic links are followed to the file they lead to, which is replaced; the links stay. What is replaced keeps its
/// rights and, where the system allows it, its owner. Another name of the same file, a hard link, keeps the old content.
struct FileTarget {
  /// The option, as it is typed: `--report`.
  let option: String
  /// The path, as it was given.
  let path: String
  /// Which file is there now, if there is one.
  let identity: FileIdentity?
  /// The folder it is in, and its name there, in the form in which systems compare names that ignore case.
  let place: Place

  struct Place: Hashable {
    var folder: FileIdentity
    var name: String
  }

  private let folder: String
  private let name: String

  /// Looks whether the file can be written, before there is anything to write.
  ///
  /// - Throws: Why it cannot, as a fault of the command line.
  init(_ path: String, as option: String) throws(CommandError) {
    self.option = option
    self.path = path
    let resolved = try Self.resolve(path, option)
    (folder, name, identity) = (resolved.folder, resolved.name, resolved.identity)
    guard let there = FileIdentity(ofPath: folder) else { throw Self.failure(path, option, errno) }
    place = Place(folder: there, name: name.lowercased())
    do throws(TemporaryFile.Failure) {
      try TemporaryFile.probe(in: folder)
    } catch {
      throw Self.failure(path, option, error.number)
    }
  }

  /// Writes all bytes, or leaves everything as it was and says why.
  func write(_ bytes: [UInt8]) throws(CommandError) {
    do throws(TemporaryFile.Failure) {
      try TemporaryFile.replace(name, in: folder, with: bytes)
    } catch {
      let before = identity == nil ? "Nothing was written." : "The file that is there was left as it was."
      let isFull = [ENOSPC, EDQUOT, EFBIG].contains(error.number)
      throw CommandError(
        .bug, "\(option): \(path) cannot be written: \(SystemError.words(error.number))",
        advice: "\(before) \(isFull ? "Make room" : "Name another file"), and run it again.")
    }
  }

  /// Which file is there at this moment.
  var identityNow: FileIdentity? { FileIdentity(ofPath: "\(folder)/\(name)") }

  // MARK: Where a path leads

  private static func resolve(
    _ path: String, _ option: String
  ) throws(CommandError) -> (folder: String, name: String, identity: FileIdentity?) {
    var found = stat()
    guard stat(path, &found) == 0 else {
      let reason = errno
      if reason == ENOENT, let link = target(ofLink: path) {
        throw refusal(
          path, option, "it is a symbolic link to \(link), which is not there",
          "Name that file, or remove the link.")
      }
      guard reason == ENOENT, path.last != "/" else { throw failure(path, option, reason) }
      return try fresh(path, option)
    }
    switch FileKind(found) {
    case .file: break
    case .folder: throw failure(path, option, EISDIR)
    case .pipe: throw refusal(path, option, "it is a pipe", standardOutput)
    case .socket: throw refusal(path, option, "it is a socket", standardOutput)
    case .device: throw refusal(path, option, "it is a device", standardOutput)
    }
    if target(ofLink: path) != nil, isForeignLink(path) {
      throw refusal(
        path, option, "it is a symbolic link that somebody else put where everybody may write",
        "Name the file that you mean.")
    }
    guard faccessat(AT_FDCWD, path, W_OK, AT_EACCESS) == 0 else {
      throw failure(path, option, errno, "The file may not be written: name another one.")
    }
    guard let whole = wholePath(path) else { throw failure(path, option, errno) }
    let (folder, name) = parts(of: whole)
    return (folder, name, FileIdentity(found))
  }

  /// A file that is not there yet, in a folder that is.
  private static func fresh(
    _ path: String, _ option: String
  ) throws(CommandError) -> (folder: String, name: String, identity: FileIdentity?) {
    let (folder, name) = parts(of: path)
    guard let whole = wholePath(folder) else { throw failure(path, option, errno) }
    return (whole, name, nil)
  }

  private static func parts(of path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return (".", path) }
    let folder = path[..<slash]
    return (folder.isEmpty ? "/" : String(folder), String(path[path.index(after: slash)...]))
  }

  /// The path without links; nil, and `errno`, where it leads nowhere.
  private static func wholePath(_ path: String) -> String? {
    guard let whole = realpath(path, nil) else { return nil }
    defer { free(whole) }
    return String(cString: whole)
  }

  /// What a symbolic link says; nil if it is none.
  private static func target(ofLink path: String) -> String? {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = readlink(path, &buffer, buffer.count)
    return count < 0 ? nil : String(decoding: buffer.prefix(count), as: UTF8.self)
  }

  /// Whether a link is a trap: somebody else's, in a folder where everybody may make one, such as `/tmp`.
  ///
  /// Systems that protect links follow none of these either; see `protected_symlinks` in proc(5).
  private static func isForeignLink(_ path: String) -> Bool {
    var (link, folder) = (stat(), stat())
    guard lstat(path, &link) == 0, stat(parts(of: path).folder, &folder) == 0 else { return true }
    let open = mode_t(S_ISVTX) | mode_t(S_IWOTH)
    return folder.st_mode & open == open && link.st_uid != geteuid() && link.st_uid != folder.st_uid
  }

  // MARK: What is said

  private static let standardOutput = "Name a file, or write - for standard output."

  private static func refusal(
    _ path: String, _ option: String, _ reason: String, _ advice: String
  ) -> CommandError {
    CommandError(.usage, "\(option): \(path) cannot be written: \(reason)", advice: advice)
  }

  private static func failure(
    _ path: String, _ option: String, _ number: Int32, _ forbidden: String? = nil
  ) -> CommandError {
    let advice =
      switch number {
      case ENOENT, ENOTDIR: "Name a file in a folder that exists."
      case EISDIR: "It is a folder: name a file in it."
      case EACCES, EPERM, EROFS: forbidden ?? "Name a file in a folder that you may write to."
      case ELOOP: "Its symbolic links lead in a circle: name another file."
      case ENAMETOOLONG: "Choose a shorter name."
      default: "Name another file."
      }
    return refusal(path, option, SystemError.words(number), advice)
  }
}
