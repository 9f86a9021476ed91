// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A source that reads an open file descriptor of the process.
package final class DescriptorSource: ByteSource {
  private let number: Int32

  package var descriptor: Int32? { number }

  /// Reads an open file descriptor: 0 is standard input.
  package init(_ descriptor: Int32) { number = descriptor }

  package var identity: FileIdentity? { FileIdentity(ofDescriptor: number) }

  package func waits(for milliseconds: Int32) -> Bool {
    var polled = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&polled, 1, milliseconds) > 0
  }

  package func read(upTo count: Int) throws(ReadFailure) -> [UInt8] {
    while true {
      let (bytes, reason) = readBytes(from: number, upTo: count)
      if reason == 0 { return bytes }
      if reason == EAGAIN {
        // The terminal or pipe is non-blocking, so wait until there is more.
        var polled = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
        _ = unsafe poll(&polled, 1, -1)
      } else if reason != EINTR {
        throw ReadFailure(reason: SystemError.words(reason))
      }
    }
  }
}

/// Reads once and returns the bytes, and the number of the error or 0.
func readBytes(from descriptor: Int32, upTo count: Int) -> (bytes: [UInt8], reason: Int32) {
  var reason: Int32 = 0
  let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
    let count = unsafe read(descriptor, buffer.baseAddress, buffer.count)
    reason = count < 0 ? errno : 0
    filled = max(count, 0)
  }
  return (bytes, reason)
}
