// SPDX-License-Identifier: Apache-2.0

/// Reads the output of Android's `getevent`.
///
/// Events may have labels (`-l`) or be hexadecimal, may have times (`-t`), and may follow a list of devices
/// (`-p`, `-i`).
struct GeteventReader: RecordingReader {
  /// The assumed nanoseconds between reports of a recording without times.
  static let interval: Int64 = 10_000_000

  private(set) var recordings: [EvdevRecording] = []
  /// The description that the current lines belong to.
  private var list = GeteventDeviceList()
  /// The assumed time of events in a recording without times.
  private var assumed: Int64 = 0
  private var lacksTimes = false
  /// The index of the previous event's device, which is usually also that of the next one.
  private var last = 0

  static func recognizes(_ line: LineCursor) -> Bool {
    if line.isAhead("add device ") { return true }
    var line = line
    return (try? head(&line)) != nil && isEvent(line)
  }

  /// Whether a type, a code and a value follow.
  private static func isEvent(_ line: LineCursor) -> Bool {
    if line.isAhead("EV_") { return true }
    var line = line
    for digits in [4, 4, 8] {
      guard line.hexadecimal(digits: digits) != nil else { return false }
      line.skipBlanks()
    }
    return line.isAtEnd || line.isAhead("rate ")
  }

  /// The part of a line before the type of an event.
  private struct Head {
    var time: Int64?
    var path: Range<Int>?
  }

  /// Reads the time and the path of an event, where present.
  private static func head(_ line: inout LineCursor) throws(RecordingFailure) -> Head {
    var head = Head()
    if line.skip(UInt8(ascii: "[")) {
      line.skipBlanks()
      guard let time = line.seconds(), line.skip(UInt8(ascii: "]")) else {
        throw line.failure("found \(line.seen); the time of the event and a bracket were expected")
      }
      head.time = time
      line.skipBlanks()
    } else {
      head.time = oldTime(&line)
    }
    if line.byte == UInt8(ascii: "/") {
      let path = line.word(until: ":")
      guard line.skip(UInt8(ascii: ":")) else {
        throw line.failure("found \(line.seen); a colon was expected after the path of the device")
      }
      head.path = path
      line.skipBlanks()
    }
    return head
  }

  /// Reads a time as printed by old versions: `696772-147087:`.
  private static func oldTime(_ line: inout LineCursor) -> Int64? {
    let start = line.position
    if let seconds = line.decimal(), seconds >= 0, line.skip(UInt8(ascii: "-")), let micros = line.decimal(),
      line.skip(UInt8(ascii: ":")),
      let time = EvdevEvent.nanoseconds(seconds: seconds, microseconds: micros)
    {
      line.skipBlanks()
      return time
    }
    line.go(to: start)
    return nil
  }

  mutating func forgetEvents() {
    for index in recordings.indices { recordings[index].events.removeAll(keepingCapacity: true) }
  }

  // MARK: Lines

  mutating func read(_ line: inout LineCursor, _ notes: inout NoteList) throws(RecordingFailure) {
    line.skipBlanks()
    if line.isAtEnd { return }
    if line.skip("add device ") {
      _ = line.decimal()
      _ = line.skip(UInt8(ascii: ":"))
      line.skipBlanks()
      let path = line.rest
      last = index(of: path)
      list.begin()
      return
    }
    if last < recordings.count, list.read(&line, &recordings[last].device) { return }
    let start = line.position
    let isMarked = line.byte == UInt8(ascii: "[") || line.byte == UInt8(ascii: "/")
    let head = try? Self.head(&line)
    guard let head, Self.isEvent(line) || (isMarked && head.time != nil) else {
      line.go(to: start)
      notes.add(
        line: line.line, "the line is neither an event nor part of a list of devices; it was dropped")
      return
    }
    list.end()
    try readEvent(&line, head, &notes)
  }

  private mutating func readEvent(
    _ line: inout LineCursor, _ head: Head, _ notes: inout NoteList
  ) throws(RecordingFailure) {
    let typeStart = line.position
    let typeWord = line.text(line.word())
    line.skipBlanks()
    let codeStart = line.position
    let codeWord = line.text(line.word())
    line.skipBlanks()
    guard let type = EvdevName.type(typeWord) ?? Self.number(typeWord) else {
      line.go(to: typeStart)
      throw line.failure("found \(line.seen); a type was expected, as in EV_ABS or 0003")
    }
    guard !codeWord.isEmpty else {
      line.go(to: codeStart)
      throw line.failure("the code of the event is missing")
    }
    guard let value = value(&line) else {
      throw line.failure("found \(line.seen); a value of eight hexadecimal digits was expected, DOWN or UP")
    }
    line.skipBlanks()
    guard line.isAtEnd || line.isAhead("rate ") else {
      throw line.failure("found \(line.seen); nothing was expected after the value")
    }
    guard let code = EvdevName.code(codeWord, type: type) ?? Self.number(codeWord) else {
      let name = codeWord.count > 40 ? String(codeWord.prefix(40)) + "…" : codeWord
      notes.add(
        line: line.line, "events of “\(name)” have no known meaning for touches; they were dropped")
      return
    }
    let path = head.path.map(line.text)
    if let path, last >= recordings.count || recordings[last].path != path { last = index(of: path) }
    if recordings.isEmpty { last = index(of: path ?? "") }
    if head.time == nil, !lacksTimes {
      lacksTimes = true
      notes.add(
        line: line.line,
        "the recording has no times; an interval of 10 ms between reports is assumed (getevent -t prints times)"
      )
    }
    recordings[last].events.append(
      EvdevEvent(nanoseconds: head.time ?? assumed, type: type, code: code, value: value))
    if head.time == nil, type == EvdevType.synchronization, code == EvdevCode.report {
      assumed += Self.interval
    }
  }

  /// The number of four hexadecimal digits.
  private static func number(_ word: String) -> UInt16? {
    word.utf8.count == 4 && word.utf8.first != UInt8(ascii: "+") ? UInt16(word, radix: 16) : nil
  }

  private static let values: [(name: StaticString, value: Int32)] = [
    ("DOWN", 1), ("UP", 0), ("REPEAT", 2), ("MT_TOOL_FINGER", 0), ("MT_TOOL_PEN", 1), ("MT_TOOL_PALM", 2),
  ]

  private func value(_ line: inout LineCursor) -> Int32? {
    for name in Self.values where line.skip(name.name) { return name.value }
    let start = line.position
    // A truncated number would be a different number.
    guard let value = line.hexadecimal(), line.position - start == 8 else {
      line.go(to: start)
      return nil
    }
    return Int32(bitPattern: value)
  }

  /// The index of a device's recording, which is added if necessary.
  private mutating func index(of path: String) -> Int {
    if let index = recordings.firstIndex(where: { $0.path == path }) { return index }
    // A hostile file may name a new device in each line, and the lookup is linear.
    guard recordings.count < Self.deviceLimit else { return recordings.count - 1 }
    recordings.append(EvdevRecording(path: path))
    return recordings.count - 1
  }

  /// The maximum number of distinct devices.
  private static let deviceLimit = 256
}
