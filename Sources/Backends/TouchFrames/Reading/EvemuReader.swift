// SPDX-License-Identifier: Apache-2.0

/// Reads the output of evemu: descriptions of devices, and recordings with or without a description.
///
/// Types and codes are hexadecimal and values decimal; both may be zero-padded.
struct EvemuReader: RecordingReader {
  private var recording = EvdevRecording()
  private var properties = 0
  /// The next byte of each type's bits.
  private var bitBytes = Array(repeating: 0, count: EvdevDevice.typeCount)

  static func recognizes(_ line: LineCursor) -> Bool {
    var line = line
    if line.isAhead("# EVEMU") { return true }
    let start = line.position
    if line.skip("E: "), line.seconds() != nil { return true }
    line.go(to: start)
    if line.skip("I: "), line.hexadecimal(digits: 4) != nil { return true }
    line.go(to: start)
    if line.skip("A: "), line.hexadecimal(digits: 4) != nil { return true }
    return false
  }

  var recordings: [EvdevRecording] { [recording] }

  mutating func forgetEvents() { recording.events.removeAll(keepingCapacity: true) }

  mutating func read(_ line: inout LineCursor, _ notes: inout NoteList) throws(RecordingFailure) {
    line.skipBlanks()
    if line.isAtEnd || line.byte == UInt8(ascii: "#") { return }
    let mark = line.byte
    let start = line.position
    line.go(to: start + 1)
    guard line.skip(UInt8(ascii: ":")) else {
      line.go(to: start)
      throw line.failure(
        "found \(line.seen), which does not begin a line of evemu: remove the line, or put # before it")
    }
    line.skipBlanks()
    switch mark {
    case UInt8(ascii: "E"): try readEvent(&line)
    case UInt8(ascii: "N"): recording.device.name = line.rest
    case UInt8(ascii: "I"): try readIdentity(&line)
    case UInt8(ascii: "P"): try readProperties(&line)
    case UInt8(ascii: "B"): try readBits(&line)
    case UInt8(ascii: "A"): try readAxis(&line)
    // The states of lights and switches are skipped.
    case UInt8(ascii: "L"), UInt8(ascii: "S"): break
    default:
      line.go(to: start)
      throw line.failure("found \(line.seen), which is not a line of evemu: remove it, or put # before it")
    }
  }

  private mutating func readEvent(_ line: inout LineCursor) throws(RecordingFailure) {
    guard let time = line.seconds() else {
      throw line.failure("found \(line.seen); the time of the event was expected, as in 12.345678")
    }
    line.skipBlanks()
    guard let type = line.hexadecimal(digits: 4) else {
      throw line.failure("found \(line.seen); the type of the event was expected, in hexadecimal")
    }
    line.skipBlanks()
    guard let code = line.hexadecimal(digits: 4) else {
      throw line.failure("found \(line.seen); the code of the event was expected, in hexadecimal")
    }
    line.skipBlanks()
    guard let value = line.decimal32() else {
      throw line.failure("found \(line.seen); the value of the event was expected, in decimal")
    }
    try end(&line)
    recording.events.append(
      EvdevEvent(nanoseconds: time, type: UInt16(type), code: UInt16(code), value: value))
  }

  private func end(_ line: inout LineCursor) throws(RecordingFailure) {
    line.skipBlanks()
    guard line.isAtEnd || line.byte == UInt8(ascii: "#") else {
      throw line.failure("found \(line.seen); nothing but a comment after # can follow")
    }
  }

  private mutating func readIdentity(_ line: inout LineCursor) throws(RecordingFailure) {
    var numbers: [UInt16] = []
    for name in ["bus", "vendor", "product", "version"] {
      line.skipBlanks()
      guard let number = line.hexadecimal(digits: 4) else {
        throw line.failure("found \(line.seen); the number of the \(name) was expected, in hexadecimal")
      }
      numbers.append(UInt16(number))
    }
    try end(&line)
    recording.device.bus = numbers[0]
    recording.device.vendor = numbers[1]
    recording.device.product = numbers[2]
    recording.device.version = numbers[3]
  }

  private mutating func readProperties(_ line: inout LineCursor) throws(RecordingFailure) {
    for byte in try bytes(&line) {
      for bit in 0..<8 where byte & (1 << bit) != 0 && properties < 8 {
        recording.device.properties.insert(UInt16(properties * 8 + bit))
      }
      properties += 1
    }
  }

  private mutating func readBits(_ line: inout LineCursor) throws(RecordingFailure) {
    guard let type = line.hexadecimal(digits: 2), Int(type) < EvdevDevice.typeCount else {
      throw line.failure("found \(line.seen); a type of events was expected, in hexadecimal")
    }
    for byte in try bytes(&line) {
      let first = bitBytes[Int(type)] * 8
      bitBytes[Int(type)] += 1
      for bit in 0..<8 where byte & (1 << bit) != 0 && first + bit < EvdevDevice.codeCount {
        // The bits of EV_SYN are those of the types, which the other lines provide.
        if type > 0 { recording.device.insert(UInt16(first + bit), ofType: UInt16(type)) }
      }
    }
  }

  private func bytes(_ line: inout LineCursor) throws(RecordingFailure) -> [UInt32] {
    var bytes: [UInt32] = []
    line.skipBlanks()
    while !line.isAtEnd, line.byte != UInt8(ascii: "#") {
      guard let byte = line.hexadecimal(digits: 2) else {
        throw line.failure("found \(line.seen); a byte of two hexadecimal digits was expected")
      }
      bytes.append(byte)
      line.skipBlanks()
    }
    return bytes
  }

  private mutating func readAxis(_ line: inout LineCursor) throws(RecordingFailure) {
    guard let code = line.hexadecimal(digits: 2), code < 0x40 else {
      throw line.failure("found \(line.seen); the code of an axis was expected, in hexadecimal")
    }
    var numbers: [Int32] = []
    line.skipBlanks()
    while !line.isAtEnd, line.byte != UInt8(ascii: "#"), numbers.count < 5 {
      guard let number = line.decimal32() else {
        throw line.failure("found \(line.seen); a decimal number was expected")
      }
      numbers.append(number)
      line.skipBlanks()
    }
    guard numbers.count >= 4 else {
      throw line.failure(
        "an axis has minimum, maximum, fuzz, flat and mostly resolution; add what is missing")
    }
    try end(&line)
    recording.device.set(
      EvdevAxis(
        code: UInt16(code), minimum: numbers[0], maximum: numbers[1], fuzz: numbers[2], flat: numbers[3],
        resolution: numbers.count > 4 ? numbers[4] : 0))
  }
}
