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

  private let folder: FilePath
  private let name: FilePath
  /// What there was at the beginning: rights and owner come from nothing that appears later.
  private let old: stat?

  /// Looks whether the file can be written, before there is anything to write.
  ///
  /// - Throws: Why it cannot, as a fault of the command line.
  init(_ path: String, as option: String) throws(CommandError) {
    self.option = option
    self.path = path
    let walk = try Self.resolve(path, option)
    (folder, name, old) = (walk.folder, walk.name, walk.found)
    identity = old.map { FileIdentity($0) }
    guard let there = FileIdentity(ofPath: folder) else { throw Self.failure(path, option, errno) }
    place = Place(folder: there, name: name.name.lowercased())
    do throws(TemporaryFile.Failure) {
      try TemporaryFile.probe(in: folder)
    } catch {
      throw Self.failure(path, option, error.number)
    }
  }

  /// Writes all bytes, or leaves everything as it was and says why.
  func write(_ bytes: [UInt8]) throws(CommandError) {
    try checkAgain()
    do throws(TemporaryFile.Failure) {
      try TemporaryFile.replace(name, in: folder, with: bytes, keeping: old)
    } catch {
      let isFull = [ENOSPC, EDQUOT, EFBIG].contains(error.number)
      throw lost(SystemError.words(error.number), isFull ? "Make room" : "Name another file")
    }
  }

  /// Which file is there at this moment.
  var identityNow: FileIdentity? { FileIdentity(ofPath: folder.appending(name)) }

  /// Somebody may have put something else there since the beginning: a link is not followed now, and a pipe or a folder
  /// is not replaced.
  private func checkAgain() throws(CommandError) {
    guard FileIdentity(ofPath: folder) == place.folder else {
      throw lost("its folder was replaced in the meantime", "Look who did it")
    }
    var now = stat()
    guard lstat(folder.appending(name).cString, &now) == 0, now.st_mode & mode_t(S_IFMT) != mode_t(S_IFREG)
    else { return }
    throw lost("something that is no file was put there in the meantime", "Name another file")
  }

  /// Why results that are ready cannot be written.
  private func lost(_ reason: String, _ remedy: String) -> CommandError {
    let before = identity == nil ? "Nothing was written." : "The file that is there was left as it was."
    return CommandError(
      .bug, "\(option): \(path) cannot be written: \(reason)",
      advice: "\(before) \(remedy), and run it again.")
  }
}
