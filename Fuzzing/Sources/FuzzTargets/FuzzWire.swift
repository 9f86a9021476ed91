// SPDX-License-Identifier: Apache-2.0
import TouchFrames

/// Reads any bytes as a message between router and application; what is read is written as the same bytes.
func fuzzWire(_ input: UnsafeBufferPointer<UInt8>) {
  var bytes = Array(input)
  check(bytes)
  // The mark, the version and the length are right, so that the body is what is looked at.
  guard bytes.count >= 16, bytes.count <= WireMessage.limit else { return }
  bytes.replaceSubrange(0..<3, with: [0x54, 0x52, WireMessage.version])
  bytes[3] = bytes[3] % 10
  withUnsafeBytes(of: UInt32(bytes.count - 16).littleEndian) { bytes.replaceSubrange(4..<8, with: $0) }
  check(bytes)
}

private func check(_ bytes: [UInt8]) {
  guard let message = try? WireMessage(bytes) else { return }
  precondition(message.bytes == bytes, "a message is written in other bytes than it was read from")
}
