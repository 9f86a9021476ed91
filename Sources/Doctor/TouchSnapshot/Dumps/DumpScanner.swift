// SPDX-License-Identifier: Apache-2.0

/// Walks through a text and finds entries and the lines between them.
///
/// Each byte is looked at a few times at most, whatever the text holds: once for the beginnings of entries,
/// once inside an entry, and once ahead at a line break inside an entry, to see whether the next line begins
/// another.
struct DumpScanner {
  /// What comes next in the text.
  enum Step {
    /// An entry.
    case entry(DumpEntry)
    /// A line, or the rest of one, without an entry.
    case line(Range<Int>)
  }

  /// The text.
  let text: DumpText
  private var finder: DumpHeadFinder
  private var ahead: DumpHeadFinder
  private var place = 0
  /// Where the line of that place begins.
  private var lineStart = 0
  /// The head that was found behind the last entry, in the same line.
  private var found: DumpHead?
  /// The length of a line that was wrapped outside quotes; nil as long as none was.
  private var width: Int?

  /// How many fields of an entry are told apart; the last has everything else.
  ///
  /// An entry has ten or so.
  private static let mostFields = 1000
  /// How many line breaks in an entry are remembered for positions.
  private static let mostSeams = 1000

  init(bytes: [UInt8]) {
    text = DumpText(bytes: bytes)
    finder = DumpHeadFinder(text: text)
    ahead = DumpHeadFinder(text: text)
  }

  /// The next entry or line; nil at the end of the text.
  ///
  /// Blank lines are passed over.
  mutating func next() -> Step? {
    while place < text.bytes.count {
      let start = place
      var head = found
      found = nil
      if head == nil {
        lineStart = start
        let (next, end) = finder.find(from: start)
        guard next != nil else {
          place = text.breakEnd(at: end) ?? end
          let line = text.trimmed(start..<end)
          if line.isEmpty { continue }
          return .line(line)
        }
        head = next
      }
      guard let head else { continue }
      var entry = read(head)
      entry.before = text.trimmed(min(start, head.runStart)..<head.runStart)
      place = entry.end
      if let swallowed = entry.swallowed {
        place = swallowed.upperBound
      } else if found != nil {
        entry.after = place..<place
      } else {
        let (next, end) = finder.find(from: place)
        entry.after = text.trimmed(place..<max(place, next?.runStart ?? end))
        found = next
        place = next?.runStart ?? text.breakEnd(at: end) ?? end
      }
      return .entry(entry)
    }
    return nil
  }

  /// Whether an entry is over at a line break since the line behind it is blank, or begins something else.
  private mutating func isOver(before next: Int, quoted: Bool, inBraces: Bool) -> Bool {
    if !quoted, text.isBlankLine(from: next) { return true }
    for prompt: StaticString in ["(lldb)", "(gdb)", "cy#", "```"] where text.has(prompt, at: next) {
      return true
    }
    guard let head = ahead.find(from: next).head else { return false }
    // An attribute of a text names a font, which looks like the beginning of a view.
    if inBraces, text.bytes[next..<max(next, head.start)].contains(UInt8(ascii: "=")) { return false }
    return head.kind != .recognizer || !inBraces
  }

  /// Reads an entry up to its closing bracket, or to where it is over without one.
  ///
  /// A line break inside quotes belongs to the text, unless the line is as long as others that were wrapped.
  private mutating func read(_ head: DumpHead) -> DumpEntry {
    var entry = DumpEntry(head: head)
    entry.fieldEnds.reserveCapacity(16)
    // Where the bytes begin that the entry does not have yet.
    var rest = head.start
    var nesting = DumpNesting()
    let bytes = text.bytes
    var firstBreak: (index: Int, place: Int, fields: Int)?
    var place = head.start
    while true {
      let run = place
      place = text.nextDeciding(from: run)
      if place > run { nesting.pass(run..<place, in: text) }
      if place >= bytes.count { break }
      let byte = bytes[place]
      if let next = text.breakEnd(at: place) {
        if isOver(before: next, quoted: nesting.isQuoted, inBraces: nesting.isInBraces) { break }
        entry.bytes += bytes[rest..<place]
        if firstBreak == nil { firstBreak = (entry.bytes.count, place, entry.fieldEnds.count) }
        if !nesting.isQuoted {
          width = place - lineStart
        } else if place - lineStart != width {
          entry.bytes.append(UInt8(ascii: "\n"))
        }
        lineStart = next
        place = next
        while text.byte(place) == UInt8(ascii: "\t") { place += 1 }
        rest = place
        if entry.seams.count < Self.mostSeams - 1 { entry.seams.append((entry.bytes.count, place)) }
        continue
      }
      if byte == UInt8(ascii: "<"), let next = entryBegins(at: place, behind: head) {
        entry.end = place
        found = next
        break
      }
      place += 1
      switch nesting.take(byte, before: place, in: text) {
      case .nothing: break
      case .fieldEnd:
        if entry.fieldEnds.count < Self.mostFields {
          entry.fieldEnds.append(entry.bytes.count + place - rest - 1)
        }
      case .entryEnd:
        entry.bytes += bytes[rest..<place]
        entry.fieldEnds.append(entry.bytes.count - 1)
        entry.end = place
        return entry
      }
    }
    entry.bytes += bytes[rest..<place]
    if found == nil {
      close(&entry, at: place, nesting, firstBreak)
    } else {
      endBeforeNext(&entry)
    }
    return entry
  }

  /// The head of another entry inside one that has no bracket: bars, then a class and an address.
  ///
  /// It stands there where the line breaks of a dump were lost, or the rest of a line.
  private func entryBegins(at bracket: Int, behind head: DumpHead) -> DumpHead? {
    guard bracket > head.start, text.byte(bracket - 1) == UInt8(ascii: "|") || text.byte(bracket - 1).isBlank
    else {
      return nil
    }
    return finder.entry(insideLine: bracket, from: head.start)
  }

  /// Ends an entry where another begins in its line.
  private func endBeforeNext(_ entry: inout DumpEntry) {
    while let last = entry.bytes.last, last.isBlank || last == UInt8(ascii: "|") { entry.bytes.removeLast() }
    while let last = entry.fieldEnds.last, last >= entry.bytes.count { entry.fieldEnds.removeLast() }
    entry.ending = .cut
    entry.fieldEnds.append(entry.bytes.count)
  }

  /// Ends an entry that has no closing bracket.
  ///
  /// What ends with the layer, as all but the oldest entries do, is kept whole. Of anything else the first
  /// line is kept, since nobody knows how much of the following lines belongs to it.
  private func close(
    _ entry: inout DumpEntry, at place: Int, _ nesting: DumpNesting,
    _ firstBreak: (index: Int, place: Int, fields: Int)?
  ) {
    entry.end = place
    if nesting.lacksOnlyTheBracket, entry.lastFieldIsLayer {
      entry.ending = .bracketMissing
    } else {
      entry.ending = .cut
      if let firstBreak {
        entry.bytes.removeSubrange(firstBreak.index...)
        entry.fieldEnds.removeSubrange(firstBreak.fields...)
        entry.seams.removeAll()
        entry.end = firstBreak.place
        entry.swallowed = (text.breakEnd(at: firstBreak.place) ?? place)..<(text.breakEnd(at: place) ?? place)
      }
    }
    entry.fieldEnds.append(entry.bytes.count)
  }
}
