// SPDX-License-Identifier: Apache-2.0

/// Decodes values, least significant byte first; it never traps, whatever the bytes are.
@safe struct WireReader {
  private let bytes: UnsafeRawBufferPointer
  private var offset = 0

  init(_ bytes: UnsafeRawBufferPointer) { unsafe self.bytes = unsafe bytes }

  var isAtEnd: Bool { unsafe offset == bytes.count }
  var remaining: Int { unsafe bytes.count - offset }

  mutating func integer<Value: FixedWidthInteger>(_ type: Value.Type) throws(WireFailure) -> Value {
    let size = MemoryLayout<Value>.size
    guard remaining >= size else { throw .cut }
    defer { offset += size }
    return unsafe Value(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: type))
  }

  /// Reads `count` bytes for values of known sizes, so that only their total size needs to be checked.
  mutating func values(count: Int) throws(WireFailure) -> WireValues {
    guard remaining >= count else { throw .cut }
    defer { offset += count }
    return unsafe WireValues(UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + count]))
  }

  mutating func double() throws(WireFailure) -> Double { Double(bitPattern: try integer(UInt64.self)) }

  mutating func bool(_ what: String) throws(WireFailure) -> Bool {
    switch try integer(UInt8.self) {
    case 0: return false
    case 1: return true
    case let byte: throw .value("\(what) must be 0 or 1, not \(byte)")
    }
  }

  mutating func text(_ what: String) throws(WireFailure) -> String {
    let count = Int(try integer(UInt16.self))
    guard count <= WireMessage.textLimit else {
      throw .value("\(what) has \(count) bytes; the maximum is \(WireMessage.textLimit)")
    }
    guard remaining >= count else { throw .cut }
    let slice = unsafe UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + count])
    guard let text = unsafe String(validating: slice, as: UTF8.self) else {
      throw .value("\(what) is not UTF-8")
    }
    offset += count
    return text
  }

  mutating func optionalText(_ what: String) throws(WireFailure) -> String? {
    try bool("the flag for \(what)") ? try text(what) : nil
  }

  mutating func list<Element>(
    _ what: String, limit: Int, _ body: (inout WireReader) throws(WireFailure) -> Element
  ) throws(WireFailure) -> [Element] {
    let count = Int(try integer(UInt16.self))
    guard count <= limit else { throw .value("there are \(count) \(what); the maximum is \(limit)") }
    // Each element has at least one byte, so a false count cannot allocate memory.
    guard count <= remaining else { throw .cut }
    var elements: [Element] = []
    elements.reserveCapacity(count)
    for _ in 0..<count { elements.append(try body(&self)) }
    return elements
  }

  /// Reads a case of an enumeration whose raw values are bytes.
  mutating func value<Value: RawRepresentable<UInt8>>(
    _ what: String, _ type: Value.Type
  ) throws(WireFailure) -> Value {
    let byte = try integer(UInt8.self)
    guard let value = Value(rawValue: byte) else { throw .value("\(what) is unknown: \(byte)") }
    return value
  }
}

/// Consecutive values of known sizes.
///
/// The reader has checked that there are as many bytes as the sizes add up to; only a debug build checks each
/// value.
@safe struct WireValues {
  private let bytes: UnsafeRawBufferPointer
  private var offset = 0

  fileprivate init(_ bytes: UnsafeRawBufferPointer) { unsafe self.bytes = unsafe bytes }

  @inline(__always)
  mutating func integer<Value: FixedWidthInteger>(_ type: Value.Type) -> Value {
    defer { offset += MemoryLayout<Value>.size }
    return unsafe Value(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: type))
  }

  @inline(__always)
  mutating func double() -> Double { Double(bitPattern: integer(UInt64.self)) }
}
