// SPDX-License-Identifier: Apache-2.0
internal import Foundation
internal import TextSources

extension TouchLog {
  /// Reads a file.
  ///
  /// A truncated last line, as after a power failure, is dropped with a note, and so is the first line.
  /// Contacts still down at the end stay down.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - file: The name of the file in messages.
  /// - Returns: The log, and notes about what was dropped.
  /// - Throws: The first error, with its line and what to do about it.
  public static func read(
    bytes: [UInt8], file: String
  ) throws(RecordingFailure) -> (log: TouchLog, notes: [RecordingNote]) {
    var log = TouchLog()
    var notes = NoteList(file: file)
    var line = LineCursor(file: file, bytes: bytes)
    var frames = TouchLogFrames(file: file)
    var hasHeader = false
    // At once, because a list that grows is there twice for a while. A frame has eight bytes at least.
    let lines = bytes.count { $0 == UInt8(ascii: "\n") }
    log.frames.reserveCapacity(min(lines, bytes.count / 8))
    while line.nextLine() {
      line.skipBlanks()
      if line.isAtEnd { continue }
      line.go(to: line.start)
      let text = SourceText(file: file, bytes: line.restBytes)
      let node: JSONNode
      do throws(TextError) {
        node = try JSONReader.read(text, valueLimit: valueLimit)
      } catch {
        guard line.isCut else { throw failure(in: line) }
        notes.add(line: line.line, "the file ends in the middle of this line; it was dropped")
        hasHeader = true
        continue
      }
      let reader = TouchLogLine(text: text, line: line.line)
      if hasHeader {
        log.frames.append(try frames.frame(node, reader))
      } else {
        log.header = try reader.header(node, &notes)
        hasHeader = true
      }
    }
    if !hasHeader { notes.add(line: 1, "the file is empty; it has no frames") }
    return (log, notes.all)
  }

  /// The maximum number of values in a line.
  private static let valueLimit = 100_000

  /// Describes a JSON error in a line; its message must name lines of the file, so the line is parsed in
  /// place.
  private static func failure(in line: LineCursor) -> RecordingFailure {
    let before = Array(repeating: UInt8(ascii: "\n"), count: line.line - 1)
    let text = SourceText(file: line.file, bytes: before + line.restBytes)
    do throws(TextError) {
      _ = try JSONReader.read(text, valueLimit: valueLimit)
      return line.failure("this line is not JSON")
    } catch {
      return RecordingFailure(
        file: error.file, line: error.line, column: error.column, message: error.message)
    }
  }
}

/// Reads the frames of a log one by one, checking each against the contacts' previous states.
struct TouchLogFrames {
  let file: String
  private var last: Int64?
  private var states: [UInt32: DigitizerState] = [:]

  init(file: String) { self.file = file }

  /// Reads the frame of a line.
  mutating func frame(_ node: JSONNode, _ line: TouchLogLine) throws(RecordingFailure) -> DigitizerFrame {
    let members = try line.members(of: node, "a frame", known: Self.names)
    guard let time = members["t"] else {
      throw line.failure(node, "the frame has no time; write \"t\" with its seconds")
    }
    var frame = DigitizerFrame(nanoseconds: try line.nanoseconds(time))
    if let last, frame.nanoseconds < last {
      throw line.failure(
        time,
        "the frame is before the previous one, at \(TouchLog.seconds(last)) seconds; put lines in order")
    }
    if let node = members["display"] { frame.display = try line.whole(node, "a display", 0...UInt32.max) }
    if let node = members["buttons"] {
      for number in try line.elements(node, "buttons") {
        let button: UInt32 = try line.whole(number, "a button", 1...32)
        frame.buttons.insert(DigitizerButtons(rawValue: 1 << (button - 1)))
      }
    }
    if let node = members["scroll"] {
      let numbers = try line.elements(node, "notches")
      guard numbers.count == 2, let horizontal = numbers[0].number, let vertical = numbers[1].number else {
        throw line.failure(node, "a scroll has two numbers: notches to the right and away from the user")
      }
      frame.scroll = DigitizerScroll(horizontal: horizontal, vertical: vertical)
    }
    if let node = members["contacts"] {
      var ids: Set<UInt32> = []
      for element in try line.elements(node, "contacts") {
        frame.contacts.append(try contact(element, line, &ids))
      }
    }
    frame.contacts.sort { $0.id < $1.id }
    for contact in frame.contacts {
      states[contact.id] = contact.phase.state == .outOfRange ? nil : contact.phase.state
    }
    last = frame.nanoseconds
    return frame
  }

  private static let names = ["t", "display", "buttons", "scroll", "contacts"]
  private static let contactNames =
    ["id", "phase", "x", "y", "transducer"] + TouchLogField.all.map(\.name)

  private func contact(
    _ node: JSONNode, _ line: TouchLogLine, _ others: inout Set<UInt32>
  ) throws(RecordingFailure) -> DigitizerContact {
    let members = try line.members(of: node, "a contact", known: Self.contactNames)
    guard let idNode = members["id"], let phaseNode = members["phase"], let xNode = members["x"],
      let yNode = members["y"]
    else { throw line.failure(node, "a contact has \"id\", \"phase\", \"x\" and \"y\"; add what is missing") }
    let id: UInt32 = try line.whole(idNode, "an id", 0...UInt32.max)
    guard others.insert(id).inserted else {
      throw line.failure(idNode, "contact \(id) is in the frame twice; split the frame in two")
    }
    guard let word = phaseNode.string, let phase = DigitizerPhase(rawValue: word) else {
      throw line.failure(
        phaseNode, "a phase is \(DigitizerPhase.allCases.map { "\"\($0.rawValue)\"" }.joinedByOr)")
    }
    let state = states[id] ?? .outOfRange
    guard phase.canFollow(state) else {
      let possible = DigitizerPhase.allCases.filter { $0.canFollow(state) }.map { "\"\($0.rawValue)\"" }
      throw line.failure(
        phaseNode,
        "contact \(id) is \(Self.word(state)), so \"\(word)\" is impossible; write \(possible.joinedByOr)")
    }
    let position = CGPoint(x: try line.number(xNode, "x"), y: try line.number(yNode, "y"))
    var contact = DigitizerContact(id: id, phase: phase, at: position)
    if let node = members["transducer"] {
      guard let found = TouchLogField.transducers.first(where: { $0.name == node.string }) else {
        throw line.failure(
          node, "a transducer is \(TouchLogField.transducers.map { "\"\($0.name)\"" }.joinedByOr)")
      }
      contact.transducer = found.transducer
    }
    for field in TouchLogField.all {
      guard let node = members[field.name] else { continue }
      let value = try line.number(node, field.name)
      guard field.range.contains(value) else {
        throw line.failure(
          node,
          "\(field.name) is from \(Decimals.spelling(field.range.lowerBound)) to "
            + Decimals.spelling(field.range.upperBound))
      }
      field.set(&contact, value)
    }
    return contact
  }

  private static func word(_ state: DigitizerState) -> String {
    switch state {
    case .outOfRange: "out of range"
    case .inRange: "in range and not down"
    case .touching: "down"
    }
  }
}
