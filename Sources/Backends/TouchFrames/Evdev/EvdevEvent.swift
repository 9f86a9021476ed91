// SPDX-License-Identifier: Apache-2.0

/// One event as the kernel's event devices report it: a value of a code, at a time.
///
/// Types and codes have the numbers of `linux/input-event-codes.h`.
public struct EvdevEvent: Sendable, Hashable {
  /// The time, in nanoseconds on the clock of the device.
  public var nanoseconds: Int64
  /// The type, such as ``EvdevType/absolute``.
  public var type: UInt16
  /// The code, such as ``EvdevCode/positionX``.
  public var code: UInt16
  /// The value.
  public var value: Int32

  /// Creates an event.
  public init(nanoseconds: Int64, type: UInt16, code: UInt16, value: Int32) {
    self.nanoseconds = nanoseconds
    self.type = type
    self.code = code
    self.value = value
  }

  /// The nanoseconds of a kernel time; nil if they do not fit or the microseconds exceed a second.
  static func nanoseconds(seconds: Int64, microseconds: Int64) -> Int64? {
    guard (0..<1_000_000).contains(microseconds) else { return nil }
    let (whole, isTooLarge) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    guard !isTooLarge else { return nil }
    let (sum, overflows) = whole.addingReportingOverflow(microseconds * 1000)
    return overflows ? nil : sum
  }
}

extension EvdevEvent: CustomStringConvertible {
  /// `12.345678 EV_ABS ABS_MT_POSITION_X 720`.
  public var description: String {
    let micros = String(abs(nanoseconds % 1_000_000_000) / 1000)
    let padded = String(repeating: "0", count: 6 - micros.count) + micros
    let sign = nanoseconds < 0 && nanoseconds / 1_000_000_000 == 0 ? "-" : ""
    let names = "\(EvdevName.ofType(type)) \(EvdevName.ofCode(code, type: type))"
    return "\(sign)\(nanoseconds / 1_000_000_000).\(padded) \(names) \(value)"
  }
}
