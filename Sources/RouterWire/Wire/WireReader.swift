// SPDX-License-Identifier: Apache-2.0

/// Takes values out of bytes, least significant byte first; no bytes make it trap.
struct WireReader {
  private let bytes: UnsafeRawBufferPointer
  private var place = 0

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  var isAtEnd: Bool { place == bytes.count }
  var remaining: Int { bytes.count - place }

  mutating func integer<Value: FixedWidthInteger>(_ type: Value.Type) throws(WireFailure) -> Value {
    let size = MemoryLayout<Value>.size
    guard remaining >= size else { throw .cut }
    defer { place += size }
    return Value(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: type))
  }

  /// Takes `count` bytes for values of known sizes, so that only their sum has to be checked.
  mutating func values(count: Int) throws(WireFailure) -> WireValues {
    guard remaining >= count else { throw .cut }
    defer { place += count }
    return WireValues(UnsafeRawBufferPointer(rebasing: bytes[place..<place + count]))
  }

  mutating func double() throws(WireFailure) -> Double { Double(bitPattern: try integer(UInt64.self)) }

  mutating func bool(_ what: String) throws(WireFailure) -> Bool {
    switch try integer(UInt8.self) {
    case 0: return false
    case 1: return true
    case let byte: throw .value("\(what) is 0 or 1, not \(byte)")
    }
  }

  mutating func text(_ what: String) throws(WireFailure) -> String {
    let count = Int(try integer(UInt16.self))
    guard count <= WireMessage.textLimit else {
      throw .value("\(what) has \(count) bytes, more than \(WireMessage.textLimit)")
    }
    guard remaining >= count else { throw .cut }
    let slice = UnsafeRawBufferPointer(rebasing: bytes[place..<place + count])
    guard let text = String(validating: slice, as: UTF8.self) else { throw .value("\(what) is not UTF-8") }
    place += count
    return text
  }

  mutating func optionalText(_ what: String) throws(WireFailure) -> String? {
    try bool("whether there is \(what)") ? try text(what) : nil
  }

  mutating func list<Element>(
    _ what: String, limit: Int, _ body: (inout WireReader) throws(WireFailure) -> Element
  ) throws(WireFailure) -> [Element] {
    let count = Int(try integer(UInt16.self))
    guard count <= limit else { throw .value("there are \(count) \(what), more than \(limit)") }
    // Every element has a byte at least, so that a count alone takes no memory.
    guard count <= remaining else { throw .cut }
    var elements: [Element] = []
    elements.reserveCapacity(count)
    for _ in 0..<count { elements.append(try body(&self)) }
    return elements
  }

  /// One of the cases of an enumeration of bytes.
  mutating func word<Value: RawRepresentable<UInt8>>(
    _ what: String, _ type: Value.Type
  ) throws(WireFailure) -> Value {
    let byte = try integer(UInt8.self)
    guard let value = Value(rawValue: byte) else { throw .value("\(what) is none that there is: \(byte)") }
    return value
  }
}

/// Values of known sizes, which follow each other; taking more than there are traps.
struct WireValues {
  private let bytes: UnsafeRawBufferPointer
  private var offset = 0

  fileprivate init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  @inline(__always)
  mutating func integer<Value: FixedWidthInteger>(_ type: Value.Type) -> Value {
    defer { offset += MemoryLayout<Value>.size }
    return Value(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: type))
  }

  @inline(__always)
  mutating func double() -> Double { Double(bitPattern: integer(UInt64.self)) }
}
