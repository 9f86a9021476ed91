// SPDX-License-Identifier: Apache-2.0

/// The kernel's byte layout of an event: `struct input_event`, little-endian.
public enum EvdevLayout: Sendable, Hashable, CaseIterable {
  /// 24 bytes with 64-bit times, as on every 64-bit machine.
  case bits64
  /// 16 bytes with 32-bit times, as on most 32-bit machines.
  case bits32

  /// The number of bytes of an event.
  public var size: Int { self == .bits64 ? 24 : 16 }

  /// The size of the seconds and of the microseconds in bytes.
  private var wordSize: Int { self == .bits64 ? 8 : 4 }

  /// The event at an offset; nil if its time is invalid.
  ///
  /// There must be ``size`` bytes.
  func event(in bytes: UnsafeRawBufferPointer, at offset: Int) -> EvdevEvent? {
    let seconds: Int64
    let microseconds: Int64
    switch self {
    case .bits64:
      seconds = unsafe Int64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: Int64.self))
      microseconds = unsafe Int64(
        littleEndian: bytes.loadUnaligned(fromByteOffset: offset + 8, as: Int64.self))
    case .bits32:
      // The times are unsigned, as in the kernel's own headers, and so last until 2106.
      seconds = unsafe Int64(
        UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
      microseconds = unsafe Int64(
        UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset + 4, as: UInt32.self)))
    }
    guard let nanoseconds = EvdevEvent.nanoseconds(seconds: seconds, microseconds: microseconds) else {
      return nil
    }
    let rest = offset + 2 * wordSize
    return unsafe EvdevEvent(
      nanoseconds: nanoseconds,
      type: UInt16(littleEndian: bytes.loadUnaligned(fromByteOffset: rest, as: UInt16.self)),
      code: UInt16(littleEndian: bytes.loadUnaligned(fromByteOffset: rest + 2, as: UInt16.self)),
      value: Int32(littleEndian: bytes.loadUnaligned(fromByteOffset: rest + 4, as: Int32.self)))
  }

  /// The layout in which the first bytes make sense; nil if none does.
  ///
  /// In the wrong layout the fields are misaligned, so event types appear that the kernel does not have.
  static func detected(in bytes: UnsafeRawBufferPointer) -> EvdevLayout? {
    allCases.first { layout in
      let count = min(bytes.count / layout.size, 64)
      return count > 0
        && (0..<count).allSatisfy { index in
          guard let event = unsafe layout.event(in: bytes, at: index * layout.size) else { return false }
          return Int(event.type) < EvdevDevice.typeCount && Int(event.code) < EvdevDevice.codeCount
            && event.nanoseconds >= 0
        }
    }
  }
}
