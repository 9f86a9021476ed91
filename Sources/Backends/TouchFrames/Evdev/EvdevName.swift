// SPDX-License-Identifier: Apache-2.0

/// The kernel's names of types and codes, as `getevent -l` and `evtest` print them.
public enum EvdevName {
  /// The name of a type, or its number in hexadecimal.
  public static func ofType(_ type: UInt16) -> String {
    types.first { $0.number == type }?.name ?? hexadecimal(type)
  }

  /// The name of a code of a type, or its number in hexadecimal.
  public static func ofCode(_ code: UInt16, type: UInt16) -> String {
    codes(of: type).first { $0.number == code }?.name ?? hexadecimal(code)
  }

  /// The number of a type with this name; nil if there is none.
  static func type(_ name: String) -> UInt16? { typeNumbers[name] }

  /// The number of a code with this name; nil if it is not relevant to touches.
  static func code(_ name: String, type: UInt16) -> UInt16? {
    switch type {
    case EvdevType.synchronization: synchronizationNumbers[name]
    case EvdevType.key: keyNumbers[name]
    case EvdevType.relative: relativeNumbers[name]
    case EvdevType.absolute: absoluteNumbers[name]
    case EvdevType.miscellaneous: miscellaneousNumbers[name]
    default: nil
    }
  }

  /// The number of a property with this name.
  static func property(_ name: String) -> UInt16? { propertyNumbers[name] }

  private typealias Entry = (number: UInt16, name: String)

  private static func hexadecimal(_ number: UInt16) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 4 - digits.count) + digits
  }

  private static func codes(of type: UInt16) -> [Entry] {
    switch type {
    case EvdevType.synchronization: synchronization
    case EvdevType.key: keys
    case EvdevType.relative: relative
    case EvdevType.absolute: absolute
    case EvdevType.miscellaneous: miscellaneous
    default: []
    }
  }

  /// A list of names from the first number on, with `-` for a number without a name.
  private static func entries(_ first: UInt16, _ names: String) -> [Entry] {
    names.split(separator: " ").enumerated().compactMap { index, name in
      name == "-" ? nil : (first + UInt16(index), String(name))
    }
  }

  private static func numbers(_ entries: [Entry]) -> [String: UInt16] {
    Dictionary(entries.map { ($0.name, $0.number) }, uniquingKeysWith: { first, _ in first })
  }

  private static let types =
    entries(0, "EV_SYN EV_KEY EV_REL EV_ABS EV_MSC EV_SW")
    + entries(0x11, "EV_LED EV_SND - EV_REP EV_FF EV_PWR EV_FF_STATUS")

  private static let synchronization = entries(0, "SYN_REPORT SYN_CONFIG SYN_MT_REPORT SYN_DROPPED")

  private static let relative = entries(
    0,
    "REL_X REL_Y REL_Z REL_RX REL_RY REL_RZ REL_HWHEEL REL_DIAL REL_WHEEL REL_MISC REL_RESERVED "
      + "REL_WHEEL_HI_RES REL_HWHEEL_HI_RES")

  private static let miscellaneous = entries(
    0, "MSC_SERIAL MSC_PULSELED MSC_GESTURE MSC_RAW MSC_SCAN MSC_TIMESTAMP")

  private static let absolute =
    entries(
      0, "ABS_X ABS_Y ABS_Z ABS_RX ABS_RY ABS_RZ ABS_THROTTLE ABS_RUDDER ABS_WHEEL ABS_GAS ABS_BRAKE")
    + entries(0x18, "ABS_PRESSURE ABS_DISTANCE ABS_TILT_X ABS_TILT_Y ABS_TOOL_WIDTH")
    + entries(0x20, "ABS_VOLUME ABS_PROFILE") + entries(0x28, "ABS_MISC")
    + entries(
      0x2F,
      "ABS_MT_SLOT ABS_MT_TOUCH_MAJOR ABS_MT_TOUCH_MINOR ABS_MT_WIDTH_MAJOR ABS_MT_WIDTH_MINOR "
        + "ABS_MT_ORIENTATION ABS_MT_POSITION_X ABS_MT_POSITION_Y ABS_MT_TOOL_TYPE ABS_MT_BLOB_ID "
        + "ABS_MT_TRACKING_ID ABS_MT_PRESSURE ABS_MT_DISTANCE ABS_MT_TOOL_X ABS_MT_TOOL_Y")

  private static let keys =
    entries(0x110, "BTN_LEFT BTN_RIGHT BTN_MIDDLE BTN_SIDE BTN_EXTRA BTN_FORWARD BTN_BACK BTN_TASK")
    + [(0x110, "BTN_MOUSE"), (0x140, "BTN_DIGI")]
    + entries(
      0x140,
      "BTN_TOOL_PEN BTN_TOOL_RUBBER BTN_TOOL_BRUSH BTN_TOOL_PENCIL BTN_TOOL_AIRBRUSH BTN_TOOL_FINGER "
        + "BTN_TOOL_MOUSE BTN_TOOL_LENS BTN_TOOL_QUINTTAP BTN_STYLUS3 BTN_TOUCH BTN_STYLUS BTN_STYLUS2 "
        + "BTN_TOOL_DOUBLETAP BTN_TOOL_TRIPLETAP BTN_TOOL_QUADTAP")

  private static let properties = entries(
    0,
    "INPUT_PROP_POINTER INPUT_PROP_DIRECT INPUT_PROP_BUTTONPAD INPUT_PROP_SEMI_MT INPUT_PROP_TOPBUTTONPAD "
      + "INPUT_PROP_POINTING_STICK INPUT_PROP_ACCELEROMETER")

  private static let typeNumbers = numbers(types)
  private static let synchronizationNumbers = numbers(synchronization)
  private static let relativeNumbers = numbers(relative)
  private static let miscellaneousNumbers = numbers(miscellaneous)
  private static let absoluteNumbers = numbers(absolute)
  private static let keyNumbers = numbers(keys)
  private static let propertyNumbers = numbers(properties)
}
