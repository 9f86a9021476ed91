// SPDX-License-Identifier: Apache-2.0
import CommandKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder for the files of one call, which nobody else can enter.
final class TemporaryFolder {
  /// The absolute path.
  let path: String
  private var names: [String] = []

  /// Makes the folder among the temporary files of the user.
  init(_ name: String) throws(CommandError) {
    let place = unsafe getenv("TMPDIR").map { unsafe String(cString: $0) } ?? "/tmp"
    var pattern = Array("\(place.isEmpty ? "/tmp" : place)/\(name)-XXXXXX".utf8CString)
    guard unsafe mkdtemp(&pattern) != nil else {
      throw CommandError(
        .bug, "\(place): no folder can be made: \(SystemError.words(errno))",
        advice: "Let TMPDIR name a folder that can be written.")
    }
    path = String(decoding: pattern.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Writes a file into it.
  func write(_ text: String, to name: String) throws(CommandError) {
    let file = unsafe open("\(path)/\(name)", O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw CommandError(.bug, "\(path)/\(name): \(SystemError.words(errno))") }
    defer { close(file) }
    names.append(name)
    do throws(WriteFailure) {
      try DescriptorSink(file).write(Array(text.utf8))
    } catch {
      throw CommandError(.bug, "\(path)/\(name): the file cannot be written")
    }
  }

  /// Removes the folder with its files.
  func remove() {
    for name in names { unsafe unlink("\(path)/\(name)") }
    names = []
    _ = unsafe rmdir(path)
  }
}
