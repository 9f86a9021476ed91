// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A destination of bytes.
package protocol ByteSink: AnyObject {
  /// Writes all bytes, or throws.
  func write(_ bytes: [UInt8]) throws(WriteFailure)
  /// Waits at most so many milliseconds, and returns whether a few bytes can be written without waiting.
  func accepts(within milliseconds: Int32) -> Bool
  /// The identity of the file they go to, if it is a file.
  var identity: FileIdentity? { get }
}

extension ByteSink {
  package var identity: FileIdentity? { nil }
  package func accepts(within milliseconds: Int32) -> Bool { true }
}

/// Why bytes could not be written.
package enum WriteFailure: Error, Sendable, Hashable {
  /// The reader is gone, as after `| head`.
  case closed
  /// The system's error, in words: `No space left on device`.
  case refused(String)
}

/// A sink that writes to an open file of the process.
package final class DescriptorSink: ByteSink {
  private let descriptor: Int32

  /// Writes to an open file descriptor: 1 is standard output.
  package init(_ descriptor: Int32) { self.descriptor = descriptor }

  package var identity: FileIdentity? { FileIdentity(ofDescriptor: descriptor) }

  package func accepts(within milliseconds: Int32) -> Bool {
    var polled = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    // An error, or a reader that is gone, is told by the next writing.
    return unsafe poll(&polled, 1, milliseconds) != 0
  }

  package func write(_ bytes: [UInt8]) throws(WriteFailure) {
    switch writeAll(bytes) {
    case 0: return
    case EPIPE: throw .closed
    case let number: throw .refused(SystemError.words(number))
    }
  }

  /// Writes all bytes and returns 0, or the number of the error.
  func writeAll(_ bytes: [UInt8]) -> Int32 {
    var rest = bytes[...]
    while !rest.isEmpty {
      let (count, reason) = unsafe rest.withUnsafeBytes { buffer in
        let count = unsafe systemWrite(descriptor, buffer.baseAddress, buffer.count)
        return (count, count < 0 ? errno : 0)
      }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if reason == EAGAIN {
        // The terminal or pipe is non-blocking, so wait until it accepts more.
        var polled = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = unsafe poll(&polled, 1, -1)
      } else if reason != EINTR {
        return reason
      }
    }
    return 0
  }
}

/// A sink that keeps the bytes in memory.
package final class MemorySink: ByteSink {
  /// The bytes written so far.
  package private(set) var bytes: [UInt8] = []
  /// How many bytes it accepts before it fails.
  private let capacity: Int
  private let failure: WriteFailure

  /// Creates a sink that fails when more than a number of bytes are written.
  package init(capacity: Int = .max, then failure: WriteFailure = .closed) {
    self.capacity = capacity
    self.failure = failure
  }

  package func write(_ bytes: [UInt8]) throws(WriteFailure) {
    let room = capacity - self.bytes.count
    self.bytes += bytes.prefix(room)
    if bytes.count > room { throw failure }
  }

  /// The bytes written so far, as text.
  package var text: String { String(decoding: bytes, as: UTF8.self) }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  guard let bytes = unsafe bytes else { return 0 }
  return unsafe write(descriptor, bytes, count)
}
