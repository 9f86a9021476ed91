// SPDX-License-Identifier: Apache-2.0

/// Reads the output of evtest: the description of a device, and its events.
struct EvtestReader: RecordingReader {
  private var recording = EvdevRecording()
  /// The type that the description is currently at.
  private var type: UInt16?
  /// The axis that the description is currently at.
  private var axis: EvdevAxis?

  static func recognizes(_ line: LineCursor) -> Bool {
    line.isAhead("Event: time ") || line.isAhead("Input driver version is ")
      || line.isAhead("Input device name: \"") || line.isAhead("Input device ID: bus ")
  }

  var recordings: [EvdevRecording] {
    var recording = recording
    if let axis { recording.device.set(axis) }
    return [recording]
  }

  mutating func forgetEvents() { recording.events.removeAll(keepingCapacity: true) }

  mutating func read(_ line: inout LineCursor, _ notes: inout NoteList) throws(RecordingFailure) {
    line.skipBlanks()
    if line.isAtEnd { return }
    if line.skip("Event: time ") { return try readEvent(&line, &notes) }
    if try readDescription(&line, &notes) { return }
    notes.add(line: line.line, "the line is not part of evtest's output for a device; it was dropped")
  }

  // MARK: Events

  private mutating func readEvent(
    _ line: inout LineCursor, _ notes: inout NoteList
  ) throws(RecordingFailure) {
    guard let time = line.seconds(), line.skip(UInt8(ascii: ",")) else {
      throw line.failure("found \(line.seen); the time of the event and a comma were expected")
    }
    line.skipBlanks()
    if line.isAhead("-") || line.isAhead("+") || line.isAhead(">") {
      return try readSeparator(&line, &notes, at: time)
    }
    guard line.skip("type "), let type = line.decimal(), let type = UInt16(exactly: type) else {
      throw line.failure("found \(line.seen); “type” and its number were expected")
    }
    try skipName(&line)
    guard line.skip("code "), let code = line.decimal(), let code = UInt16(exactly: code) else {
      throw line.failure("found \(line.seen); “code” and its number were expected")
    }
    try skipName(&line)
    guard line.skip("value ") else { throw line.failure("found \(line.seen); “value” was expected") }
    // Scan codes are printed in hexadecimal; touches do not depend on them.
    let isScan = type == EvdevType.miscellaneous && (code == 3 || code == 4)
    let number = isScan ? line.hexadecimal().map { Int32(bitPattern: $0) } : line.decimal32()
    guard let value = number, line.isAtEnd else {
      throw line.failure("found \(line.seen); the value of the event was expected, and nothing after it")
    }
    recording.events.append(EvdevEvent(nanoseconds: time, type: type, code: code, value: value))
  }

  /// Skips the name in brackets and the comma after it.
  private func skipName(_ line: inout LineCursor) throws(RecordingFailure) {
    line.skipBlanks()
    if line.skip(UInt8(ascii: "(")) {
      _ = line.word(until: ")")
      guard line.skip(UInt8(ascii: ")")) else {
        throw line.failure("found \(line.seen); a closing bracket was expected")
      }
    }
    guard line.skip(UInt8(ascii: ",")) else {
      throw line.failure("found \(line.seen); a comma was expected")
    }
    line.skipBlanks()
  }

  /// The names between dashes for events of `EV_SYN`, in new and old versions.
  private static let separators: [(name: StaticString, code: UInt16)] = [
    ("SYN_REPORT", EvdevCode.report), ("Report Sync", EvdevCode.report),
    ("SYN_MT_REPORT", EvdevCode.contactReport), ("MT Report", EvdevCode.contactReport),
    ("SYN_DROPPED", EvdevCode.dropped), ("SYN_CONFIG", 1), ("Config Sync", 1),
  ]

  private mutating func readSeparator(
    _ line: inout LineCursor, _ notes: inout NoteList, at time: Int64
  ) throws(RecordingFailure) {
    let start = line.position
    let mark = line.byte
    while line.skip(mark) {}
    line.skipBlanks()
    for separator in Self.separators where line.skip(separator.name) {
      recording.events.append(
        EvdevEvent(
          nanoseconds: time, type: EvdevType.synchronization, code: separator.code, value: 0))
      return
    }
    line.go(to: start)
    throw line.failure(
      "found \(line.seen); SYN_REPORT, SYN_MT_REPORT or SYN_DROPPED was expected between the signs")
  }

  // MARK: The device

  /// Reads a line of the description; returns false if it is none.
  private mutating func readDescription(
    _ line: inout LineCursor, _ notes: inout NoteList
  ) throws(RecordingFailure) -> Bool {
    if line.skip("Input device ID: bus ") {
      recording.device.bus = number(&line)
      if line.skip("vendor ") { recording.device.vendor = number(&line) }
      if line.skip("product ") { recording.device.product = number(&line) }
      if line.skip("version ") { recording.device.version = number(&line) }
      return true
    }
    if line.skip("Input device name: \"") {
      let name = line.rest
      recording.device.name = name.hasSuffix("\"") ? String(name.dropLast()) : name
      return true
    }
    if line.skip("Event type ") {
      finishAxis()
      type = line.decimal().flatMap { UInt16(exactly: $0) }
      return true
    }
    if line.skip("Event code ") {
      finishAxis()
      guard let type, let code = line.decimal(), let code = UInt16(exactly: code) else { return true }
      if type > 0 { recording.device.insert(code, ofType: type) }
      if type == EvdevType.absolute, code < 0x40 { axis = EvdevAxis(code: code, minimum: 0, maximum: 0) }
      return true
    }
    if line.skip("Property type ") {
      if let property = line.decimal(), (0..<64).contains(property) {
        recording.device.properties.insert(UInt16(property))
      }
      return true
    }
    if readAxisValue(&line) { return true }
    let others: [StaticString] = [
      "Input driver version is ", "Supported events:", "Properties:", "Testing ... ", "No device specified",
      "Available devices:", "/dev/input/", "Select the device", "Key repeat handling:", "Repeat type",
      "Repeat code", "State ",
    ]
    return others.contains { line.isAhead($0) }
  }

  private func number(_ line: inout LineCursor) -> UInt16 {
    _ = line.skip("0x")
    let number = UInt16(truncatingIfNeeded: line.hexadecimal() ?? 0)
    line.skipBlanks()
    return number
  }

  private mutating func finishAxis() {
    if let axis { recording.device.set(axis) }
    axis = nil
  }

  private mutating func readAxisValue(_ line: inout LineCursor) -> Bool {
    if line.isAhead("Value ") { return true }
    let fields: [(name: StaticString, path: WritableKeyPath<EvdevAxis, Int32>)] = [
      ("Min ", \.minimum), ("Max ", \.maximum), ("Fuzz ", \.fuzz), ("Flat ", \.flat),
      ("Resolution ", \.resolution),
    ]
    for field in fields where line.skip(field.name) {
      line.skipBlanks()
      if let value = line.decimal32() { axis?[keyPath: field.path] = value }
      return true
    }
    return false
  }
}
