// SPDX-License-Identifier: Apache-2.0

/// Encodes values, least significant byte first.
package struct WireWriter {
  package private(set) var bytes: [UInt8] = []

  package init() { bytes.reserveCapacity(1024) }

  /// Removes all bytes and keeps their memory.
  mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  mutating func put(_ value: some FixedWidthInteger) {
    unsafe withUnsafeBytes(of: value.littleEndian) { unsafe bytes.append(contentsOf: $0) }
  }

  /// Appends `count` bytes, which `body` must fill exactly.
  ///
  /// A frame consists of many small values, and appending them one at a time takes longer than sending the
  /// frame.
  mutating func put(count: Int, _ body: (inout WireCursor) -> Void) {
    let start = bytes.count
    bytes.append(contentsOf: repeatElement(0, count: count))
    unsafe bytes.withUnsafeMutableBytes { buffer in
      var cursor = unsafe WireCursor(UnsafeMutableRawBufferPointer(rebasing: buffer[start...]))
      body(&cursor)
      precondition(cursor.isAtEnd, "the values do not fill the reserved bytes")
    }
  }

  mutating func put(_ value: Bool) { bytes.append(value ? 1 : 0) }

  mutating func put(_ value: Double) { put(value.bitPattern) }

  /// Appends a text, truncated between two characters if it is too long.
  mutating func put(_ text: String) {
    var text = text[...]
    while text.utf8.count > WireMessage.textLimit { text.removeLast() }
    put(UInt16(text.utf8.count))
    bytes.append(contentsOf: text.utf8)
  }

  /// Appends an optional text.
  mutating func put(_ text: String?) {
    put(text != nil)
    if let text { put(text) }
  }

  /// Appends a list, truncated to the limit.
  mutating func put<Element>(
    _ elements: [Element], limit: Int, _ body: (Element, inout WireWriter) -> Void
  ) {
    put(UInt16(min(elements.count, limit)))
    for element in elements.prefix(limit) { body(element, &self) }
  }

  /// Writes the length of the body into the header.
  mutating func patchLength(at offset: Int, headerSize: Int) {
    let length = UInt32(bytes.count - headerSize).littleEndian
    unsafe withUnsafeBytes(of: length) {
      for unsafe(index, byte) in unsafe $0.enumerated() { bytes[offset + index] = byte }
    }
  }
}

/// Encodes values into reserved bytes, least significant byte first.
@safe struct WireCursor {
  private let bytes: UnsafeMutableRawBufferPointer
  private var offset = 0

  fileprivate init(_ bytes: UnsafeMutableRawBufferPointer) { unsafe self.bytes = unsafe bytes }

  fileprivate var isAtEnd: Bool { unsafe offset == bytes.count }

  @inline(__always)
  mutating func put<Value: FixedWidthInteger>(_ value: Value) {
    let end = offset + MemoryLayout<Value>.size
    unsafe precondition(end <= bytes.count, "the values exceed the reserved bytes")
    unsafe bytes.baseAddress?.storeBytes(of: value.littleEndian, toByteOffset: offset, as: Value.self)
    offset = end
  }

  @inline(__always)
  mutating func put(_ value: Bool) { put(value ? 1 as UInt8 : 0) }

  @inline(__always)
  mutating func put(_ value: Double) { put(value.bitPattern) }
}
