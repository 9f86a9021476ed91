// SPDX-License-Identifier: Apache-2.0

/// The types of events of touchscreens, pens and mice.
public enum EvdevType {
  /// `EV_SYN`: separators between reports.
  public static let synchronization: UInt16 = 0x00
  /// `EV_KEY`: keys and buttons.
  public static let key: UInt16 = 0x01
  /// `EV_REL`: relative movements.
  public static let relative: UInt16 = 0x02
  /// `EV_ABS`: absolute values.
  public static let absolute: UInt16 = 0x03
  /// `EV_MSC`: other values.
  public static let miscellaneous: UInt16 = 0x04
}

/// The event codes relevant to contacts.
///
/// A code belongs to a type: ``x`` and ``relativeX`` have the same number.
public enum EvdevCode {
  // MARK: EV_SYN

  /// `SYN_REPORT`: a report is complete.
  public static let report: UInt16 = 0
  /// `SYN_MT_REPORT`: the data of one contact of protocol A is complete.
  public static let contactReport: UInt16 = 2
  /// `SYN_DROPPED`: the kernel dropped events.
  public static let dropped: UInt16 = 3

  // MARK: EV_ABS

  /// `ABS_X`.
  public static let x: UInt16 = 0x00
  /// `ABS_Y`.
  public static let y: UInt16 = 0x01
  /// `ABS_Z`.
  public static let z: UInt16 = 0x02
  /// `ABS_RX`.
  public static let rotationX: UInt16 = 0x03
  /// `ABS_PRESSURE`.
  public static let pressure: UInt16 = 0x18
  /// `ABS_DISTANCE`.
  public static let distance: UInt16 = 0x19
  /// `ABS_TILT_X`.
  public static let tiltX: UInt16 = 0x1A
  /// `ABS_TILT_Y`.
  public static let tiltY: UInt16 = 0x1B
  /// `ABS_MT_SLOT`: the contact of protocol B that the next values belong to.
  public static let slot: UInt16 = 0x2F
  /// `ABS_MT_TOUCH_MAJOR`.
  public static let touchMajor: UInt16 = 0x30
  /// `ABS_MT_TOUCH_MINOR`.
  public static let touchMinor: UInt16 = 0x31
  /// `ABS_MT_POSITION_X`.
  public static let positionX: UInt16 = 0x35
  /// `ABS_MT_POSITION_Y`.
  public static let positionY: UInt16 = 0x36
  /// `ABS_MT_TOOL_TYPE`: finger 0, pen 1, palm 2.
  public static let toolType: UInt16 = 0x37
  /// `ABS_MT_TRACKING_ID`: a contact begins, or ends with −1.
  public static let trackingID: UInt16 = 0x39
  /// `ABS_MT_PRESSURE`.
  public static let contactPressure: UInt16 = 0x3A
  /// `ABS_MT_DISTANCE`.
  public static let contactDistance: UInt16 = 0x3B

  /// Whether a code of `EV_ABS` is a multitouch code.
  static func isMultitouch(_ code: UInt16) -> Bool { (slot...0x3D).contains(code) }

  // MARK: EV_REL

  /// `REL_X`.
  public static let relativeX: UInt16 = 0x00
  /// `REL_Y`.
  public static let relativeY: UInt16 = 0x01
  /// `REL_HWHEEL`.
  public static let horizontalWheel: UInt16 = 0x06
  /// `REL_WHEEL`.
  public static let wheel: UInt16 = 0x08
  /// `REL_WHEEL_HI_RES`: 120 per notch.
  public static let fineWheel: UInt16 = 0x0B
  /// `REL_HWHEEL_HI_RES`: 120 per notch.
  public static let fineHorizontalWheel: UInt16 = 0x0C

  // MARK: EV_KEY

  /// `BTN_LEFT`, the first of the eight buttons of a mouse.
  public static let leftButton: UInt16 = 0x110
  /// `BTN_TASK`, the last of the eight buttons of a mouse.
  public static let lastButton: UInt16 = 0x117
  /// `BTN_TOOL_PEN`, the first of the tools that are pens.
  public static let pen: UInt16 = 0x140
  /// `BTN_TOOL_AIRBRUSH`, the last of the tools that are pens.
  public static let airbrush: UInt16 = 0x144
  /// `BTN_STYLUS3`, the third button of a pen.
  public static let stylusButton3: UInt16 = 0x149
  /// `BTN_TOUCH`: something touches.
  public static let touch: UInt16 = 0x14A
  /// `BTN_STYLUS`, the first button of a pen.
  public static let stylusButton: UInt16 = 0x14B
  /// `BTN_STYLUS2`, the second button of a pen.
  public static let stylusButton2: UInt16 = 0x14C
}
