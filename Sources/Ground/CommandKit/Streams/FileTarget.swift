// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A file that an option writes: created if it does not exist, otherwise replaced as a whole.
///
/// Symbolic links are followed, and the file they lead to is replaced; the links stay. The replacement keeps
/// the permissions and, where the system allows it, the owner. A hard link to the old file keeps the old
/// content.
struct FileTarget {
  /// The option, as typed: `--report`.
  let option: String
  /// The path, as given.
  let path: String
  /// The identity of the existing file, if there is one.
  let identity: FileIdentity?
  /// Its folder, and its name in the form in which case-insensitive file systems compare names.
  let location: Location

  struct Location: Hashable {
    var folder: FileIdentity
    var name: String
  }

  private let folder: FilePath
  private let name: FilePath
  /// The file at the beginning: permissions and owner are never taken from one that appears later.
  private let old: stat?

  /// Checks whether the file can be written, before there is anything to write.
  ///
  /// - Throws: The reason, as an error of the command line.
  init(_ path: String, as option: String) throws(CommandError) {
    self.option = option
    self.path = path
    let walk = try Self.resolve(path, option)
    (folder, name, old) = (walk.folder, walk.name, walk.found)
    identity = old.map { FileIdentity($0) }
    guard let there = FileIdentity(ofPath: folder) else { throw Self.failure(path, option, errno) }
    location = Location(folder: there, name: name.name.lowercased())
    do throws(TemporaryFile.Failure) {
      try TemporaryFile.probe(in: folder)
    } catch {
      throw Self.failure(path, option, error.number)
    }
  }

  /// Writes all bytes, or throws and changes nothing.
  func write(_ bytes: [UInt8]) throws(CommandError) {
    try checkAgain()
    do throws(TemporaryFile.Failure) {
      try TemporaryFile.replace(name, in: folder, with: bytes, keeping: old)
    } catch {
      let isFull = [ENOSPC, EDQUOT, EFBIG].contains(error.number)
      throw lost(SystemError.words(error.number), isFull ? "Make room" : "Name another file")
    }
  }

  /// The identity of the file that exists now.
  var identityNow: FileIdentity? { FileIdentity(ofPath: folder.appending(name)) }

  /// Another process may have replaced the file since the beginning: a link is then not followed, and a pipe
  /// or a folder is not replaced.
  private func checkAgain() throws(CommandError) {
    guard FileIdentity(ofPath: folder) == location.folder else {
      throw lost("its folder was replaced in the meantime", "Look who did it")
    }
    var now = stat()
    guard unsafe lstat(folder.appending(name).cString, &now) == 0,
      now.st_mode & mode_t(S_IFMT) != mode_t(S_IFREG)
    else { return }
    throw lost("something that is no file was put there in the meantime", "Name another file")
  }

  /// The error for finished results that cannot be written.
  private func lost(_ reason: String, _ remedy: String) -> CommandError {
    let before = identity == nil ? "Nothing was written." : "The file that is there was left as it was."
    return CommandError(
      .bug, "\(option): \(path) cannot be written: \(reason)",
      advice: "\(before) \(remedy), and run it again.")
  }
}
