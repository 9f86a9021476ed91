// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A source that reads an open file of the process.
package final class DescriptorSource: ByteSource {
  private let descriptor: Int32

  /// Takes the number of the open file: 0 is standard input.
  package init(_ descriptor: Int32) { self.descriptor = descriptor }

  package func read(upTo count: Int) throws(ReadFailure) -> [UInt8] {
    while true {
      var reason: Int32 = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
        let count = systemRead(descriptor, buffer)
        reason = count < 0 ? errno : 0
        filled = max(count, 0)
      }
      if reason == 0 { return bytes }
      if reason == EAGAIN {
        var place = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        _ = poll(&place, 1, -1)
      } else if reason != EINTR {
        throw ReadFailure(reason: SystemError.words(reason))
      }
    }
  }
}

/// A source that opens a regular file or a named pipe.
final class FileSource: ByteSource {
  /// How large the file is, if it is one.
  let size: Int?
  private let descriptor: Int32

  init(_ path: String) throws(CommandError) {
    // Looking first: opening a device can already do something.
    var found = stat()
    guard stat(path, &found) == 0 else { throw Self.failure(path, errno) }
    switch found.st_mode & mode_t(S_IFMT) {
    case mode_t(S_IFREG): size = Int(found.st_size)
    case mode_t(S_IFIFO): size = nil
    case mode_t(S_IFDIR):
      throw CommandError(.noInput, "\(path): it is a folder", advice: "Name a file in it.")
    default:
      throw CommandError(
        .noInput, "\(path): it is neither a file nor a pipe", advice: "Name a file, or - for standard input.")
    }
    descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Self.failure(path, errno) }
  }

  func read(upTo count: Int) throws(ReadFailure) -> [UInt8] {
    try DescriptorSource(descriptor).read(upTo: count)
  }

  /// Gives the file back.
  func finish() { close(descriptor) }

  private static func failure(_ path: String, _ number: Int32) -> CommandError {
    let advice =
      switch number {
      case ENOENT: path == "" ? "The path is empty: name a file." : "Look for a spelling mistake in the path."
      case EACCES: "Ask for the right to read it."
      default: "Name another file."
      }
    return CommandError(.noInput, "\(path): it cannot be read: \(SystemError.words(number))", advice: advice)
  }
}

private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
  read(descriptor, buffer.baseAddress, buffer.count)
}
