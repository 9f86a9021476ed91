// SPDX-License-Identifier: Apache-2.0

/// Reads the output of `libinput record`: YAML with a description and the events of each device.
///
/// It supports the lines that `libinput record` writes, not YAML in general. It ignores libinput's own events
/// and what the file says about the system, HID, udev and quirks.
struct LibinputReader: RecordingReader {
  /// The section that the current lines belong to.
  private enum Section {
    case other, codes, absinfo
    /// Events of the kernel.
    case events
    /// Other events between them.
    case otherEvents
  }

  private(set) var recordings: [EvdevRecording] = []
  private var section = Section.other

  static func recognizes(_ line: LineCursor) -> Bool {
    line.isAhead("# libinput record") || line.isAhead("- evdev:") || line.isAhead("ndevices:")
      || line.isAhead("- node: /dev/input/")
  }

  /// The device that the current lines belong to.
  private var last: Int {
    mutating get {
      if recordings.isEmpty { recordings.append(EvdevRecording()) }
      return recordings.count - 1
    }
  }

  mutating func forgetEvents() {
    for index in recordings.indices { recordings[index].events.removeAll(keepingCapacity: true) }
  }

  mutating func read(_ line: inout LineCursor, _ notes: inout NoteList) throws(RecordingFailure) {
    line.skipBlanks()
    if line.isAtEnd || line.byte == UInt8(ascii: "#") { return }
    let start = line.position
    let isItem = line.skip("- ")
    line.skipBlanks()
    if isItem, line.byte == UInt8(ascii: "[") {
      switch section {
      case .events: return try readEvent(&line)
      case .other where recordings.isEmpty:
        throw line.failure("here is an event outside of “- evdev:”; put that line before it")
      default: return
      }
    }
    if isItem, line.isAhead("evdev:") {
      section = .events
      return
    }
    if isItem, line.skip("node:") {
      line.skipBlanks()
      recordings.append(EvdevRecording(path: line.rest))
      section = .other
      return
    }
    switch section {
    case .events where isItem || line.isAhead("events:"), .otherEvents:
      // Events of libinput itself, of HID, or of an unknown kind.
      section = .otherEvents
    case .events:
      line.go(to: start)
      throw line.failure(
        "found \(line.seen), where an event was expected, as in “- [0, 0, 3, 57, -1]”; correct or remove the line"
      )
    default: try readDescription(&line)
    }
  }

  // MARK: Events

  private mutating func readEvent(_ line: inout LineCursor) throws(RecordingFailure) {
    let start = line.position
    let numbers = try numbers(&line)
    guard numbers.count == 5, let type = UInt16(exactly: numbers[2]), let code = UInt16(exactly: numbers[3]),
      let value = Int32(exactly: numbers[4])
    else {
      line.go(to: start)
      throw line.failure(
        "found \(line.seen); an event has five numbers: seconds, microseconds, type, code and value")
    }
    guard let time = EvdevEvent.nanoseconds(seconds: numbers[0], microseconds: numbers[1]) else {
      line.go(to: start)
      throw line.failure(
        "found \(line.seen); the microseconds are from 0 to 999999, and the time fits a clock")
    }
    recordings[last].events.append(EvdevEvent(nanoseconds: time, type: type, code: code, value: value))
  }

  /// Reads a list of numbers in brackets, and a comment after it.
  private func numbers(_ line: inout LineCursor) throws(RecordingFailure) -> [Int64] {
    guard line.skip(UInt8(ascii: "[")) else {
      throw line.failure("found \(line.seen); a list in brackets was expected")
    }
    var numbers: [Int64] = []
    line.skipBlanks()
    while line.byte != UInt8(ascii: "]") {
      guard let number = line.decimal() else {
        throw line.failure("found \(line.seen); a decimal number was expected")
      }
      numbers.append(number)
      line.skipBlanks()
      guard line.skip(UInt8(ascii: ",")) || line.byte == UInt8(ascii: "]") else {
        throw line.failure("found \(line.seen); a comma or the end of the list was expected")
      }
      line.skipBlanks()
    }
    _ = line.skip(UInt8(ascii: "]"))
    line.skipBlanks()
    guard line.isAtEnd || line.byte == UInt8(ascii: "#") else {
      throw line.failure("found \(line.seen); nothing but a comment after # can follow the list")
    }
    return numbers
  }

  // MARK: The device

  private mutating func readDescription(_ line: inout LineCursor) throws(RecordingFailure) {
    if line.isAhead("codes:") { return section = .codes }
    if line.isAhead("absinfo:") { return section = .absinfo }
    if !recordings.isEmpty, try readDevice(&line) { return section = .other }
    let start = line.position
    guard section == .codes || section == .absinfo, let key = line.decimal(), line.skip(UInt8(ascii: ":"))
    else {
      line.go(to: start)
      return section = .other
    }
    line.skipBlanks()
    let values = try numbers(&line)
    if section == .codes {
      guard let type = UInt16(exactly: key), type > 0 else { return }
      for value in values {
        if let code = UInt16(exactly: value) { recordings[last].device.insert(code, ofType: type) }
      }
      return
    }
    let numbers = values.compactMap { Int32(exactly: $0) }
    guard numbers.count >= 4, numbers.count == values.count, (0..<0x40).contains(key) else {
      line.go(to: start)
      throw line.failure("an axis has five numbers: minimum, maximum, fuzz, flat and resolution")
    }
    recordings[last].device.set(
      EvdevAxis(
        code: UInt16(key), minimum: numbers[0], maximum: numbers[1], fuzz: numbers[2], flat: numbers[3],
        resolution: numbers.count > 4 ? numbers[4] : 0))
  }

  /// Reads a line about the device; returns false if it is about something else.
  private mutating func readDevice(_ line: inout LineCursor) throws(RecordingFailure) -> Bool {
    if line.skip("name: \"") {
      // The name of the device comes first; later names belong to its parts.
      let name = line.rest
      if recordings[last].device.name.isEmpty {
        recordings[last].device.name = name.hasSuffix("\"") ? String(name.dropLast()) : name
      }
      return true
    }
    if line.skip("id:") {
      line.skipBlanks()
      guard line.byte == UInt8(ascii: "[") else { return true }
      let numbers = try numbers(&line).map { UInt16(truncatingIfNeeded: $0) }
      guard numbers.count == 4 else { throw line.failure("an id has bus, vendor, product and version") }
      let index = last
      recordings[index].device.bus = numbers[0]
      recordings[index].device.vendor = numbers[1]
      recordings[index].device.product = numbers[2]
      recordings[index].device.version = numbers[3]
      return true
    }
    if line.skip("properties:") {
      line.skipBlanks()
      // The properties of udev are a list of texts, on separate lines.
      guard line.byte == UInt8(ascii: "[") else { return true }
      for property in try numbers(&line) where (0..<64).contains(property) {
        recordings[last].device.properties.insert(UInt16(property))
      }
      return true
    }
    return false
  }
}
