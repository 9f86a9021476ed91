// SPDX-License-Identifier: Apache-2.0

/// The description of a device: its name, its axes with their ranges, and the codes it can send.
public struct EvdevDevice: Sendable, Hashable {
  /// The name; empty if unknown.
  public var name = ""
  /// The bus, as numbered in `linux/input.h`: USB is 3.
  public var bus: UInt16 = 0
  /// The vendor's number.
  public var vendor: UInt16 = 0
  /// The product's number.
  public var product: UInt16 = 0
  /// The version.
  public var version: UInt16 = 0
  /// The properties, such as ``isDirect``.
  public var properties = EvdevBits()
  /// The axes, in ascending order of their codes.
  public private(set) var axes: [EvdevAxis] = []
  /// The codes it can send, by type; types beyond the end of the list have none.
  private var bits: [EvdevBits] = []

  /// Creates an empty description.
  public init() {}

  /// The number of types that the kernel has.
  static let typeCount = 32
  /// The number of codes that a type can have.
  static let codeCount = 0x300

  /// The axis of a code of `EV_ABS`; nil if the device is not known to have it.
  public func axis(_ code: UInt16) -> EvdevAxis? { axes.first { $0.code == code } }

  /// Sets the description of an axis, adding the axis if necessary.
  public mutating func set(_ axis: EvdevAxis) {
    insert(axis.code, ofType: EvdevType.absolute)
    let index = axes.firstIndex { $0.code >= axis.code } ?? axes.count
    if index < axes.count, axes[index].code == axis.code {
      axes[index] = axis
    } else {
      axes.insert(axis, at: index)
    }
  }

  /// The codes of a type that the device can send.
  public func codes(ofType type: UInt16) -> EvdevBits {
    Int(type) < bits.count ? bits[Int(type)] : EvdevBits()
  }

  /// Records that the device can send a code; types and codes beyond the kernel's limits are ignored.
  public mutating func insert(_ code: UInt16, ofType type: UInt16) {
    guard Int(type) < Self.typeCount, Int(code) < Self.codeCount else { return }
    while bits.count <= Int(type) { bits.append(EvdevBits()) }
    bits[Int(type)].insert(code)
  }

  /// Whether the device can send a code.
  public func sends(_ code: UInt16, ofType type: UInt16) -> Bool { codes(ofType: type).contains(code) }

  /// Whether touches act where they appear: a touchscreen or a tablet with a display, `INPUT_PROP_DIRECT`.
  public var isDirect: Bool { properties.contains(1) }

  /// Whether touches move a pointer, as on a touchpad: `INPUT_PROP_POINTER`.
  public var isPointing: Bool { properties.contains(0) }

  /// Whether the device can be touched: it reports several contacts, or a pen or finger at a position.
  ///
  /// Mice, keyboards, joysticks and switches do not.
  public var canTouch: Bool {
    func hasAxes(_ x: UInt16, _ y: UInt16) -> Bool { axis(x) != nil && axis(y) != nil }
    if hasAxes(EvdevCode.positionX, EvdevCode.positionY) { return true }
    let keys = codes(ofType: EvdevType.key)
    return hasAxes(EvdevCode.x, EvdevCode.y)
      && (keys.contains(EvdevCode.touch) || keys.contains(EvdevCode.pen))
  }

  /// Whether the device's axes and codes are unknown.
  public var isUnknown: Bool { axes.isEmpty && bits.allSatisfy(\.isEmpty) }
}

/// An axis of a device.
public struct EvdevAxis: Sendable, Hashable {
  /// The code of `EV_ABS`.
  public var code: UInt16
  /// The minimum value.
  public var minimum: Int32
  /// The maximum value.
  public var maximum: Int32
  /// The tolerance of values, which the kernel filters out.
  public var fuzz: Int32
  /// The range around the center that counts as zero, for joysticks.
  public var flat: Int32
  /// Units per millimeter, or per radian for angles; 0 if unknown.
  public var resolution: Int32

  /// Creates an axis.
  public init(
    code: UInt16, minimum: Int32, maximum: Int32, fuzz: Int32 = 0, flat: Int32 = 0, resolution: Int32 = 0
  ) {
    self.code = code
    self.minimum = minimum
    self.maximum = maximum
    self.fuzz = fuzz
    self.flat = flat
    self.resolution = resolution
  }

  /// The number of values; nil if the range is empty.
  var span: Double? { maximum > minimum ? Double(maximum) - Double(minimum) + 1 : nil }

  /// The position of a value in the range, from 0 to 1; nil if the range is empty.
  func share(of value: Int32) -> Double? {
    guard maximum > minimum else { return nil }
    let share = (Double(value) - Double(minimum)) / (Double(maximum) - Double(minimum))
    return min(max(share, 0), 1)
  }
}

/// A set of small numbers: codes or properties.
public struct EvdevBits: Sendable, Hashable {
  private var words: [UInt64] = []

  /// Creates an empty set.
  public init() {}

  /// Whether a number is in the set.
  public func contains(_ number: UInt16) -> Bool {
    let word = Int(number) / 64
    return word < words.count && words[word] & (1 << (UInt64(number) % 64)) != 0
  }

  /// Adds a number to the set.
  public mutating func insert(_ number: UInt16) {
    let word = Int(number) / 64
    while words.count <= word { words.append(0) }
    words[word] |= 1 << (UInt64(number) % 64)
  }

  /// Removes a number from the set.
  public mutating func remove(_ number: UInt16) {
    let word = Int(number) / 64
    guard word < words.count else { return }
    words[word] &= ~(1 << (UInt64(number) % 64))
    while words.last == 0 { words.removeLast() }
  }

  /// Whether the set is empty.
  public var isEmpty: Bool { words.isEmpty }

  /// The numbers, ascending.
  public var numbers: [UInt16] {
    words.indices.flatMap { word in
      (0..<64).compactMap { words[word] & (1 << UInt64($0)) != 0 ? UInt16(word * 64 + $0) : nil }
    }
  }
}
