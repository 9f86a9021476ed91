// SPDX-License-Identifier: Apache-2.0

/// The present state of a device, as a program reads it with ioctls: when it opens the device, and after the kernel
/// dropped events.
public struct EvdevState: Sendable, Hashable {
  /// A value of an axis.
  public struct Value: Sendable, Hashable {
    /// The code of `EV_ABS`.
    public var code: UInt16
    /// The value.
    public var value: Int32

    /// Makes a value.
    public init(_ code: UInt16, _ value: Int32) {
      self.code = code
      self.value = value
    }
  }

  /// The values of axes that are not of a slot, from `EVIOCGABS`.
  public var axes: [Value] = []
  /// The keys and buttons that are down, from `EVIOCGKEY`.
  public var keys = EvdevBits()
  /// The values of each slot, from `EVIOCGMTSLOTS`.
  public var slots: [[Value]] = []
  /// The slot that the next values are of, which `EVIOCGABS` of `ABS_MT_SLOT` tells.
  public var currentSlot: Int32 = 0

  /// Makes a state in which nothing touches.
  public init() {}
}

extension [EvdevState.Value] {
  /// The value of a code; nil if there is none.
  subscript(code code: UInt16) -> Int32? { last { $0.code == code }?.value }
}
