// SPDX-License-Identifier: Apache-2.0

/// The current state of a device, as a program reads it with ioctls.
///
/// It is read when the device is opened, and after the kernel dropped events.
public struct EvdevState: Sendable, Hashable {
  /// The value of an axis.
  public struct Value: Sendable, Hashable {
    /// The code of `EV_ABS`.
    public var code: UInt16
    /// The value.
    public var value: Int32

    /// Creates a value.
    public init(_ code: UInt16, _ value: Int32) {
      self.code = code
      self.value = value
    }
  }

  /// The values of axes that do not belong to a slot, from `EVIOCGABS`.
  public var axes: [Value] = []
  /// The keys and buttons that are down, from `EVIOCGKEY`.
  public var keys = EvdevBits()
  /// The values of each slot, from `EVIOCGMTSLOTS`.
  public var slots: [[Value]] = []
  /// The slot that the next values belong to, from `EVIOCGABS` of `ABS_MT_SLOT`.
  public var currentSlot: Int32 = 0

  /// Creates a state in which nothing touches.
  public init() {}
}

extension [EvdevState.Value] {
  /// The value of a code; nil if there is none.
  subscript(code code: UInt16) -> Int32? { last { $0.code == code }?.value }
}
