// SPDX-License-Identifier: Apache-2.0
internal import TextSources

/// Undoes what web pages, chats and word processors do to a pasted dump.
///
/// Only changes that no dump contains by itself are undone: a non-breaking space belongs to a label's text,
/// unless the file has it where UIKit prints a space.
struct PasteCleanup {
  /// The plain text.
  private(set) var text: SourceText
  /// The changes that were undone.
  private(set) var repairs: [Repair] = []

  /// Cleans up a text.
  init(_ source: SourceText) {
    text = source
    unquote()
    // A plain loop, because it looks at every byte of nearly every file.
    var isSuspicious: UInt8 = 0
    for byte in text.bytes { isSuspicious |= byte & 0x80 | (byte == UInt8(ascii: "&") ? 1 : 0) }
    guard isSuspicious != 0 else { return }
    unescape()
    straightenQuotes()
    replace(
      ["\u{2502}", "\u{2503}", "\u{2506}", "\u{250A}", "\u{FF5C}"], by: "|",
      "are drawn as lines of a box and read as bars")
    let places = ["\u{A0}|", "|\u{A0}", ";\u{A0}", "\u{A0}=", "=\u{A0}", ":\u{A0}0x", "\n\u{A0}"]
    if places.contains(where: has) {
      replace(
        ["\u{A0}", "\u{202F}", "\u{2007}"], by: " ", "are blanks that do not break; they are read as blanks")
    }
  }

  /// Removes the marks of a quote if the quote was wrapped, so that lines go on behind marks.
  ///
  /// Marks in front of whole entries do no harm.
  private mutating func unquote() {
    let mark = UInt8(ascii: ">")
    guard text.bytes.first == mark else { return }
    let lines = text.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard lines.count > 1,
      lines.allSatisfy({ line in line.first == mark || line.allSatisfy { $0.isBlank } })
    else { return }
    let plain = lines.map { line in
      let rest = line.drop { $0 == mark }
      return rest.first == UInt8(ascii: " ") ? rest.dropFirst() : rest
    }
    let goesOn = plain.map { line in
      let first = line.first { !$0.isBlank && $0 != UInt8(ascii: "|") }
      return first != nil && first != UInt8(ascii: "<")
    }
    guard goesOn.dropFirst().contains(true) else { return }
    note(
      at: 0,
      "the dump is quoted and wrapped; the marks in front of its lines are left out, and places count what is read"
    )
    // Where all are as long, the break is where the line was full, and otherwise in place of a blank.
    let lengths = Set(zip(lines, goesOn.dropFirst()).filter { $0.1 }.map { $0.0.count })
    var whole: [UInt8] = []
    for (number, line) in plain.enumerated() {
      if number > 0 {
        if !goesOn[number] {
          whole.append(UInt8(ascii: "\n"))
        } else if lengths.count > 1, whole.last?.isBlank == false {
          whole.append(UInt8(ascii: " "))
        }
      }
      whole += line
    }
    text = SourceText(file: text.file, bytes: whole)
  }

  /// Decodes entities such as `&lt;` if the whole dump is escaped.
  private mutating func unescape() {
    guard has("&lt;"), has("&gt;") || has(": 0x") else {
      guard has("= &#39;") || has("= &quot;") || has("= &apos;") else { return }
      return unescape("the quotes of texts are written as entities of HTML; they are read as quotes")
    }
    guard looksEscaped else { return }
    unescape("the dump is escaped for HTML; it is read without that, and columns count what is read")
  }

  /// Whether an escaped bracket is followed by a class and an address.
  private var looksEscaped: Bool {
    let mark = "&lt;"
    var rest = text.bytes[...]
    while let distance = rest.distance(to: mark) {
      rest = rest.dropFirst(distance + mark.utf8.count)
      let name = rest.prefix(128).prefix { $0.isOfKey }
      if !name.isEmpty, text.bytes[name.endIndex...].starts(with: ": 0x".utf8) { return true }
    }
    return false
  }

  private mutating func unescape(_ message: String) {
    let entities: [(name: [UInt8], bytes: [UInt8])] = [
      ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#34;", "\""), ("&#39;", "'"), ("&#x27;", "'"),
      ("&apos;", "'"), ("&nbsp;", " "), ("&#160;", " "), ("&amp;", "&"),
    ].map { (Array($0.0.utf8), Array($0.1.utf8)) }
    let bytes = text.bytes
    var plain: [UInt8] = []
    plain.reserveCapacity(bytes.count)
    var (place, first) = (0, Int?.none)
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "&"),
        let entity = entities.first(where: { bytes[place...].starts(with: $0.name) })
      {
        first = first ?? place
        plain += entity.bytes
        place += entity.name.count
      } else {
        plain.append(bytes[place])
        place += 1
      }
    }
    note(at: first ?? 0, message)
    text = SourceText(file: text.file, bytes: plain)
  }

  /// Straightens curly quotes around values, but not inside texts.
  private mutating func straightenQuotes() {
    let pairs: [(open: String, close: String, straight: UInt8)] = [
      ("\u{2018}", "\u{2019}", UInt8(ascii: "'")), ("\u{201C}", "\u{201D}", UInt8(ascii: "\"")),
    ]
    for (open, close, straight) in pairs where has("= " + open) || has("=" + open) {
      let (opens, closes) = (Array(open.utf8), Array(close.utf8))
      let bytes = text.bytes
      var plain: [UInt8] = []
      plain.reserveCapacity(bytes.count)
      var (place, first) = (0, Int?.none)
      while place < bytes.count {
        let isOpen = bytes[place] == 0xE2 && bytes[place...].starts(with: opens)
        let isClose = bytes[place] == 0xE2 && !isOpen && bytes[place...].starts(with: closes)
        let next = place + closes.count < bytes.count ? bytes[place + closes.count] : UInt8(ascii: ";")
        let last = plain.last { !$0.isBlank } ?? 0
        if isOpen && last == UInt8(ascii: "=")
          || isClose && (next == UInt8(ascii: ";") || next == UInt8(ascii: ">"))
        {
          first = first ?? place
          plain.append(straight)
          place += opens.count
        } else {
          plain.append(bytes[place])
          place += 1
        }
      }
      note(at: first ?? 0, "quotes around values are curly; they are read as straight ones")
      text = SourceText(file: text.file, bytes: plain)
    }
  }

  /// Replaces characters by one other.
  private mutating func replace(_ characters: [String], by plain: String, _ what: String) {
    let present = characters.filter(has)
    guard !present.isEmpty else { return }
    var string = String(decoding: text.bytes, as: UTF8.self)
    let count = string.unicodeScalars.count { scalar in present.contains(String(scalar)) }
    let first = place(of: present[0]) ?? 0
    note(at: first, "\(count) characters, from here on, \(what)")
    for character in present { string = string.exchanging(character, for: plain) }
    text = SourceText(file: text.file, bytes: Array(string.utf8))
  }

  private func has(_ wanted: String) -> Bool { place(of: wanted) != nil }

  private func place(of wanted: String) -> Int? {
    let wanted = Array(wanted.utf8)
    guard let first = wanted.first, text.bytes.count >= wanted.count else { return nil }
    return unsafe text.bytes.withUnsafeBufferPointer { bytes in
      for place in 0...(bytes.count - wanted.count) where unsafe bytes[place] == first {
        var length = 1
        while length < wanted.count, unsafe bytes[place + length] == wanted[length] { length += 1 }
        if length == wanted.count { return place }
      }
      return nil
    }
  }

  private mutating func note(at offset: Int, _ message: String) {
    let (line, column) = text.lineAndColumn(at: offset)
    let position = SourcePosition(file: text.file, line: line, column: column)
    repairs.append(Repair(position: position, message: message))
  }
}
