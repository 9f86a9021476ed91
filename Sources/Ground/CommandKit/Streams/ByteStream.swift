// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Bytes that are read as they arrive, until the writer closes them: standard input, a named pipe or a file.
///
/// ``Input`` reads a whole file and times out on a pipe; this waits until the pipe ends.
package final class ByteStream {
  /// The result of reading.
  package enum Reading: Sendable, Hashable {
    /// The next bytes.
    case bytes([UInt8])
    /// There are no more bytes.
    case end
    /// The time is over.
    case late
    /// A termination signal arrived.
    case interrupted
  }

  private let name: String
  private let source: any ByteSource
  /// The descriptor to wait for; nil for bytes in memory.
  private let descriptor: Int32?
  /// The descriptor to close in the end; nil for standard input.
  private let opened: Int32?

  /// Reads standard input.
  init(standardInput: any ByteSource) {
    name = "standard input"
    source = standardInput
    descriptor = standardInput.descriptor
    opened = nil
  }

  /// Opens a file or a named pipe.
  ///
  /// Opening does not wait; reading waits for a pipe that has no writer yet.
  init(path: String) throws(CommandError) {
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard file >= 0 else { throw FileSource.failure(path, errno) }
    var found = stat()
    let kind = unsafe fstat(file, &found) == 0 ? FileKind(found) : .socket
    guard kind == .file || kind == .pipe else {
      close(file)
      throw FileSource.refusal(path, kind)
    }
    name = path
    source = DescriptorSource(file)
    descriptor = file
    opened = file
  }

  deinit {
    if let opened { close(opened) }
  }

  /// The identity of the file, if it is one.
  var identity: FileIdentity? { source.identity }

  /// Waits for the next bytes, and reads them.
  ///
  /// - Parameters:
  ///   - interruption: The signals that end the wait.
  ///   - deadline: The end of the wait; nil waits indefinitely.
  /// - Returns: The bytes, or why there are none.
  /// - Throws: Why reading failed.
  package func read(
    _ interruption: Interruption, until deadline: ContinuousClock.Instant?
  ) throws(CommandError) -> Reading {
    if let descriptor {
      switch interruption.wait(for: [descriptor], until: deadline) {
      case .interrupted: return .interrupted
      case .late: return .late
      case .ready: break
      }
    }
    do throws(ReadFailure) {
      let bytes = try source.read(upTo: 1 << 16)
      return bytes.isEmpty ? .end : .bytes(bytes)
    } catch {
      throw CommandError(
        .noInput, "\(name): it cannot be read: \(error.reason)",
        advice: error.advice ?? "Name another file.")
    }
  }
}

extension Call {
  /// The bytes of a file or pipe, or of standard input if the path is `-`, as they arrive.
  ///
  /// A file that an option writes is refused.
  package func stream(_ path: String) throws(CommandError) -> ByteStream {
    let stream =
      path == "-" ? ByteStream(standardInput: context.input) : try ByteStream(path: path)
    if let identity = stream.identity {
      try outputFiles.check(input: identity, named: Self.name(of: path))
    }
    return stream
  }
}
