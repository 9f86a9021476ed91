// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A file that is written completely or not at all.
///
/// Symbolic links are followed, except those that another user put into a folder where everybody may write.
/// The file keeps its permissions and, where the system allows it, its owner.
package struct OutputFile {
  /// Why a file cannot be written, in a sentence.
  package struct Failure: Error {
    package var text: String
  }

  private let path: String
  private let folder: String
  private let name: String
  /// The file that is there; nil if there is none.
  private let old: stat?

  package init(_ path: String) throws(Failure) {
    self.path = path
    var (next, links) = (path, 0)
    while true {
      let parent = (next as NSString).deletingLastPathComponent
      guard let real = try Self.realFolder(parent.isEmpty ? "." : parent, of: path) else {
        throw Failure(text: "\(path): it cannot be written: \(String(cString: strerror(errno)))")
      }
      let last = (next as NSString).lastPathComponent
      var found = stat()
      guard lstat("\(real)/\(last)", &found) == 0 else {
        (folder, name, old) = (real, last, nil)
        return
      }
      guard found.st_mode & mode_t(S_IFMT) == mode_t(S_IFLNK) else {
        guard found.st_mode & mode_t(S_IFMT) == mode_t(S_IFREG) else {
          throw Failure(text: "\(path): it cannot be written: it is not a file")
        }
        (folder, name, old) = (real, last, found)
        return
      }
      try Self.checkTrust(found, in: real, of: path)
      links += 1
      guard links < 40,
        let target = try? FileManager.default.destinationOfSymbolicLink(atPath: "\(real)/\(last)")
      else { throw Failure(text: "\(path): it cannot be written: its symbolic links lead in a circle") }
      next = target.hasPrefix("/") ? target : "\(real)/\(target)"
    }
  }

  /// A folder without symbolic links, which is made if it is not there; nil if that is impossible.
  private static func realFolder(_ folder: String, of path: String) throws(Failure) -> String? {
    var done = folder.hasPrefix("/") ? "/" : "."
    for component in folder.split(separator: "/") where component != "." {
      let next = "\(done)/\(component)"
      var found = stat()
      if lstat(next, &found) != 0 {
        guard mkdir(next, 0o777) == 0 || errno == EEXIST else { return nil }
      } else if found.st_mode & mode_t(S_IFMT) == mode_t(S_IFLNK) {
        try checkTrust(found, in: done, of: path)
      }
      guard let real = realpath(next, nil) else { return nil }
      defer { free(real) }
      done = String(cString: real)
    }
    guard let real = realpath(done, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// Throws if another user put a link into a folder where everybody may write, such as `/tmp`.
  private static func checkTrust(_ link: stat, in folder: String, of path: String) throws(Failure) {
    var status = stat()
    let open = mode_t(S_ISVTX) | mode_t(S_IWOTH)
    guard stat(folder, &status) == 0, status.st_mode & open == open, link.st_uid != geteuid(),
      link.st_uid != status.st_uid
    else { return }
    throw Failure(
      text: "\(path): it cannot be written: a symbolic link on the way to it was put by somebody else where"
        + " everybody may write; name the file that you mean")
  }

  /// Writes a text in place of what is there.
  package func write(_ text: String) throws(Failure) {
    // What ends the program waits, so that no unfinished file stays behind.
    var (all, before) = (sigset_t(), sigset_t())
    sigfillset(&all)
    sigprocmask(SIG_BLOCK, &all, &before)
    defer { sigprocmask(SIG_SETMASK, &before, nil) }
    let draft = "\(folder)/.touchstone-\(getpid())-\(UUID().uuidString).tmp"
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, old == nil ? 0o666 : 0o600)
    guard descriptor >= 0 else { throw failure(errno) }
    var reason: Int32 = 0
    var bytes = Array(text.utf8)[...]
    while reason == 0, !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 { reason = errno == EINTR ? 0 : errno } else { bytes = bytes.dropFirst(count) }
    }
    if reason == 0, let old {
      // Without the right to give a file away, it belongs to the one who writes it, and nobody else may read
      // more.
      let isSame = fchown(descriptor, old.st_uid, old.st_gid) == 0
      let mode = old.st_mode & (isSame ? 0o7777 : 0o700)
      if fchmod(descriptor, mode) != 0 { reason = errno }
    }
    if reason == 0, fsync(descriptor) != 0 { reason = errno }
    close(descriptor)
    if reason == 0, rename(draft, "\(folder)/\(name)") != 0 { reason = errno }
    if reason != 0 {
      unlink(draft)
      throw failure(reason)
    }
  }

  private func failure(_ number: Int32) -> Failure {
    Failure(text: "\(path): it cannot be written: \(String(cString: strerror(number)))")
  }
}
