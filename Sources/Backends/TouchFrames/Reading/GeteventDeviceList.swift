// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The lines in which `getevent` describes a device.
struct GeteventDeviceList {
  private enum Section { case none, head, events, properties }

  private var section = Section.none
  private var type: UInt16?

  /// Begins the description of a device.
  mutating func begin() {
    section = .head
    type = nil
  }

  /// Ends the description.
  mutating func end() { section = .none }

  /// Reads a line of the description; returns false if it is none, or if no description has begun.
  mutating func read(_ line: inout LineCursor, _ device: inout EvdevDevice) -> Bool {
    guard section != .none else { return false }
    let start = line.position
    if line.isAhead("events:") {
      section = .events
      return true
    }
    if line.isAhead("input props:") {
      section = .properties
      return true
    }
    if readHead(&line, &device) { return true }
    line.go(to: start)
    switch section {
    case .events: return readCodes(&line, &device)
    case .properties: return readProperty(&line, &device)
    case .none, .head: return false
    }
  }

  private func readHead(_ line: inout LineCursor, _ device: inout EvdevDevice) -> Bool {
    if line.skip("name:") {
      line.skipBlanks()
      let name = line.rest
      device.name = name.count > 1 && name.hasPrefix("\"") ? String(name.dropFirst().dropLast()) : name
      return true
    }
    let numbers: [(StaticString, WritableKeyPath<EvdevDevice, UInt16>)] = [
      ("bus", \.bus), ("vendor", \.vendor), ("product", \.product),
    ]
    for (name, path) in numbers where line.skip(name) {
      device[keyPath: path] = number(&line) ?? 0
      return true
    }
    if line.skip("version") {
      // The driver version has the same label, but contains dots.
      if let version = number(&line) { device.version = version }
      return true
    }
    return line.isAhead("location:") || line.isAhead("id:") || line.isAhead("HID descriptor")
  }

  private func number(_ line: inout LineCursor) -> UInt16? {
    _ = line.skip(UInt8(ascii: ":"))
    line.skipBlanks()
    guard let number = line.hexadecimal(digits: 4), line.isAtEnd else { return nil }
    return UInt16(number)
  }

  /// Reads codes: `KEY (0001): 0066  008b`, or an axis with its range, and continuation lines of both.
  private mutating func readCodes(_ line: inout LineCursor, _ device: inout EvdevDevice) -> Bool {
    let start = line.position
    _ = line.word(until: "(")
    line.skipBlanks()
    if line.skip(UInt8(ascii: "(")), let number = line.hexadecimal(digits: 4), line.skip("):") {
      type = UInt16(number)
    } else {
      line.go(to: start)
    }
    guard let type else { return false }
    line.skipBlanks()
    var isFound = false
    while !line.isAtEnd {
      let range = line.word(until: "*:")
      let word = line.text(range)
      guard let code = EvdevName.code(word, type: type) ?? (word.count == 4 ? UInt16(word, radix: 16) : nil)
      else {
        // A label that is not relevant to touches.
        guard isFound || word.hasPrefix("KEY_") || word.hasPrefix("BTN_") || word.contains("_") else {
          return isFound
        }
        line.skipBlanks()
        if range.isEmpty { return isFound }
        isFound = true
        continue
      }
      isFound = true
      device.insert(code, ofType: type)
      _ = line.skip(UInt8(ascii: "*"))
      line.skipBlanks()
      if type == EvdevType.absolute, line.skip(UInt8(ascii: ":")) {
        readRange(&line, code, &device)
        return true
      }
    }
    return isFound
  }

  /// Reads `value 0, min 0, max 1079, fuzz 0, flat 0, resolution 0`.
  private func readRange(_ line: inout LineCursor, _ code: UInt16, _ device: inout EvdevDevice) {
    var axis = EvdevAxis(code: code, minimum: 0, maximum: 0)
    let fields: [(StaticString, WritableKeyPath<EvdevAxis, Int32>)] = [
      ("min ", \.minimum), ("max ", \.maximum), ("fuzz ", \.fuzz), ("flat ", \.flat),
      ("resolution ", \.resolution),
    ]
    while !line.isAtEnd {
      line.skipBlanks()
      for (name, path) in fields where line.skip(name) {
        if let value = line.decimal32() { axis[keyPath: path] = value }
      }
      _ = line.word(until: ",")
      if !line.skip(UInt8(ascii: ",")) { line.skipBlanks() }
    }
    if code < 0x40 { device.set(axis) }
  }

  private func readProperty(_ line: inout LineCursor, _ device: inout EvdevDevice) -> Bool {
    if line.isAhead("<none>") { return true }
    let start = line.position
    let word = line.text(line.word())
    if let property = EvdevName.property(word) ?? (word.count == 4 ? UInt16(word, radix: 16) : nil),
      property < 64
    {
      device.properties.insert(property)
      return true
    }
    line.go(to: start)
    return false
  }
}
