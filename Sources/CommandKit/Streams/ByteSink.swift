// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Where bytes go.
package protocol ByteSink: AnyObject {
  /// Writes all bytes, or says why it cannot.
  func write(_ bytes: [UInt8]) throws(WriteFailure)
  /// Which file they go to, if they go to one.
  var identity: FileIdentity? { get }
}

extension ByteSink {
  package var identity: FileIdentity? { nil }
}

/// Why bytes could not be written.
package enum WriteFailure: Error, Sendable, Hashable {
  /// Nobody reads any more, as after `| head`.
  case closed
  /// The system refuses, in its words: `No space left on device`.
  case refused(String)
}

/// A sink that writes to an open file of the process.
package final class DescriptorSink: ByteSink {
  private let descriptor: Int32

  /// Takes the number of the open file: 1 is standard output.
  package init(_ descriptor: Int32) { self.descriptor = descriptor }

  package var identity: FileIdentity? { FileIdentity(ofDescriptor: descriptor) }

  package func write(_ bytes: [UInt8]) throws(WriteFailure) {
    switch writeAll(bytes) {
    case 0: return
    case EPIPE: throw .closed
    case let number: throw .refused(SystemError.words(number))
    }
  }

  /// Writes all bytes; the number of the error if it cannot, or 0.
  func writeAll(_ bytes: [UInt8]) -> Int32 {
    var rest = bytes[...]
    while !rest.isEmpty {
      let (count, reason) = rest.withUnsafeBytes { buffer in
        let count = systemWrite(descriptor, buffer.baseAddress, buffer.count)
        return (count, count < 0 ? errno : 0)
      }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if reason == EAGAIN {
        // Somebody made the terminal or pipe non-blocking: wait until it takes more.
        var place = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&place, 1, -1)
      } else if reason != EINTR {
        return reason
      }
    }
    return 0
  }
}

/// A sink that keeps what is written.
package final class MemorySink: ByteSink {
  /// Everything that was written.
  package private(set) var bytes: [UInt8] = []
  /// How much it takes before it fails.
  private let capacity: Int
  private let failure: WriteFailure

  /// A sink that fails in this way when more than so many bytes are written.
  package init(capacity: Int = .max, then failure: WriteFailure = .closed) {
    self.capacity = capacity
    self.failure = failure
  }

  package func write(_ bytes: [UInt8]) throws(WriteFailure) {
    let room = capacity - self.bytes.count
    self.bytes += bytes.prefix(room)
    if bytes.count > room { throw failure }
  }

  /// Everything that was written, as text.
  package var text: String { String(decoding: bytes, as: UTF8.self) }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  guard let bytes else { return 0 }
  return write(descriptor, bytes, count)
}
