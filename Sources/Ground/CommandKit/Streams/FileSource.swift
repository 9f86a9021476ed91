// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// How long to wait for a file.
package struct Timeouts: Sendable, Hashable {
  /// For a writer to open a named pipe.
  package var opening: Duration = .seconds(5)
  /// For the next bytes of the writer.
  package var silence: Duration = .seconds(60)
  /// For everything.
  package var whole: Duration = .seconds(600)

  /// Creates the default timeouts, as long as a person would wait.
  package init() {}
}

/// A source that opens a regular file or a named pipe, with timeouts.
///
/// The opened file shows what the path leads to, not a check before: in between it could have been replaced.
/// Opening does not block, and never acquires a controlling terminal.
final class FileSource: ByteSource {
  /// The size of the file, if it is a regular file.
  let size: Int?
  let identity: FileIdentity?
  private let descriptor: Int32
  private let timeouts: Timeouts
  private let deadline: ContinuousClock.Instant

  init(_ path: String, timeouts: Timeouts = Timeouts()) throws(CommandError) {
    descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else { throw Self.failure(path, errno) }
    var found = stat()
    guard unsafe fstat(descriptor, &found) == 0 else {
      let reason = errno
      close(descriptor)
      throw Self.failure(path, reason)
    }
    let kind = FileKind(found)
    guard kind == .file || kind == .pipe else {
      close(descriptor)
      throw Self.refusal(path, kind)
    }
    size = kind == .file ? Int(found.st_size) : nil
    identity = FileIdentity(found)
    self.timeouts = timeouts
    deadline = .now + timeouts.whole
  }

  /// Where the opened file is, without symbolic links; nil if the system cannot tell.
  var realPath: String? {
    #if canImport(Darwin)
      var bytes = [CChar](repeating: 0, count: Int(MAXPATHLEN))
      guard unsafe fcntl(descriptor, F_GETPATH, &bytes) == 0 else { return nil }
      return String(decoding: bytes.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    #else
      var bytes = [UInt8](repeating: 0, count: Int(PATH_MAX))
      let count = unsafe readlink("/proc/self/fd/\(descriptor)", &bytes, bytes.count)
      return count > 0 ? String(decoding: bytes.prefix(count), as: UTF8.self) : nil
    #endif
  }

  func read(upTo count: Int) throws(ReadFailure) -> [UInt8] {
    var waited = Duration.zero
    while true {
      let left = ContinuousClock.now.duration(to: deadline)
      guard left > .zero else { throw timeoutFailure("it did not end within", timeouts.whole) }
      let time = min(timeouts.opening, left)
      let isReady = try waits(for: time)
      let (bytes, reason) = readBytes(from: descriptor, upTo: count)
      switch reason {
      case 0 where isReady || !bytes.isEmpty: return bytes
      case 0:
        // A pipe without a writer reports its end at once; with a silent writer it would report that there is
        // nothing yet.
        throw ReadFailure(
          reason: "nobody writes into this pipe", advice: "Start what writes into it, or name a file.")
      case EAGAIN:
        // Some system files report that they are readable, but then have nothing.
        if isReady { usleep(20_000) }
        waited += isReady ? .milliseconds(20) : time
        guard waited < timeouts.silence else { throw timeoutFailure("nothing came for", timeouts.silence) }
      case EINTR: break
      default: throw ReadFailure(reason: SystemError.words(reason))
      }
    }
  }

  private func timeoutFailure(_ words: String, _ time: Duration) -> ReadFailure {
    ReadFailure(
      reason: "\(words) \(time.components.seconds) seconds", advice: "Write it into a file, and name that.")
  }

  /// Whether there is something to read, or an end, within a time.
  private func waits(for time: Duration) throws(ReadFailure) -> Bool {
    let (seconds, fraction) = time.components
    let milliseconds = Int32(clamping: seconds * 1000 + fraction / 1_000_000_000_000_000)
    while true {
      var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let count = unsafe poll(&polled, 1, milliseconds)
      if count >= 0 { return count > 0 }
      guard errno == EINTR else { throw ReadFailure(reason: SystemError.words(errno)) }
    }
  }

  /// Closes the file.
  func finish() { close(descriptor) }

  /// The error for a file that is not there.
  static func absence(_ path: String) -> CommandError { failure(path, ENOENT) }

  /// The error for a file that cannot be opened.
  static func failure(_ path: String, _ number: Int32) -> CommandError {
    if number == ENXIO || number == ENODEV || number == EOPNOTSUPP { return refusal(path, .socket) }
    let advice =
      switch number {
      case ENOENT: path == "" ? "The path is empty: name a file." : "Check the path."
      case EACCES: "Ask for the right to read it."
      case ELOOP: "Its symbolic links lead in a circle: name another file."
      default: "Name another file."
      }
    return CommandError(.noInput, "\(path): it cannot be read: \(SystemError.words(number))", advice: advice)
  }

  /// The error for a kind of file that cannot be read.
  static func refusal(_ path: String, _ kind: FileKind) -> CommandError {
    guard kind != .folder else {
      return CommandError(.noInput, "\(path): it is a folder", advice: "Name a file in it.")
    }
    return CommandError(
      .noInput, "\(path): it is neither a file nor a pipe", advice: "Name a file, or - for standard input.")
  }
}
