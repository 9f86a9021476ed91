// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A file that an option asks for: made if there is none, replaced if there is one.
enum FileTarget {
  /// Writes all bytes, or says which option is at fault and why.
  ///
  /// What cannot be opened is a wrong command line. What fails after that, such as a full disk, is a fault of the
  /// machine, and says that the file is not complete.
  static func write(_ bytes: [UInt8], to path: String, as option: String) throws(CommandError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw failure(path, option, errno) }
    do throws(WriteFailure) {
      try DescriptorSink(descriptor).write(bytes)
    } catch {
      close(descriptor)
      let reason = if case .refused(let words) = error { words } else { SystemError.words(EPIPE) }
      throw CommandError(
        .bug, "\(option): \(path) cannot be written: \(reason)",
        advice: "What is in it is not complete. Make room, and run it again.")
    }
    // Some file systems say only now that there was no room.
    guard close(descriptor) == 0 else {
      throw CommandError(
        .bug, "\(option): \(path) cannot be written: \(SystemError.words(errno))",
        advice: "What is in it may not be complete. Make room, and run it again.")
    }
  }

  private static func failure(_ path: String, _ option: String, _ number: Int32) -> CommandError {
    let advice =
      switch number {
      case ENOENT, ENOTDIR: "Name a file in a folder that exists."
      case EISDIR: "It is a folder: name a file in it."
      case EACCES, EPERM, EROFS: "Name a file in a folder that you may write to."
      default: "Name another file."
      }
    return CommandError(
      .usage, "\(option): \(path) cannot be written: \(SystemError.words(number))", advice: advice)
  }
}
