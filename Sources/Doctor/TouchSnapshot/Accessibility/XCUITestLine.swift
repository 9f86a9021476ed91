// SPDX-License-Identifier: Apache-2.0

/// One element as `debugDescription` of XCUITest prints it, from its kind to its last field.
///
/// `Button, 0x600000193b40, {{8.0, 20.0}, {359.0, 44.0}}, identifier: 'save', label: 'Save', Disabled`
struct XCUITestLine {
  /// How far the element is indented, an arrow before it counted as one blank.
  let indent: Int
  /// The kind, such as `Button`.
  let kind: Substring
  /// The text after the kind.
  private let fields: Substring

  /// Parses a line; nil if it does not describe an element.
  init?(_ line: Substring) {
    var rest = line
    var indent = 0
    while let blank = Self.blanks.first(where: { rest.begins($0) }) {
      indent += 1
      rest = rest.behind(blank)
    }
    guard let first = rest.utf8.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) else {
      return nil
    }
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    let word = rest[..<(rest.utf8.firstIndex { !letters.contains($0 | 0x20) } ?? rest.endIndex)]
    var kind = word
    var after = rest[word.endIndex...]
    if after.begins(" ("), let end = after.prefix(40).firstIndex(of: ")") {
      after = after[after.index(after: end)...]
      kind = rest[..<after.startIndex]
    }
    guard after.begins(", ") else { return nil }
    fields = after.behind(", ")
    guard Self.beginsField(fields) else { return nil }
    self.indent = indent
    self.kind = kind
  }

  /// What stands before an element.
  private static let blanks: [StaticString] = [" ", "\t", "→", "↳"]

  /// The names of fields that have a value.
  private static let names: [StaticString] = [
    "identifier: ", "label: ", "title: ", "value: ", "placeholderValue: ", "pid: ", "traits: ",
  ]

  /// The words that are fields of their own.
  private static let words: [StaticString] = [
    "Disabled", "Selected", "Focused", "Keyboard Focused", "Main Window", "Main",
  ]

  private static func beginsField(_ text: Substring) -> Bool {
    guard let first = text.utf8.first, "0{DFKMSilptv".utf8.contains(first) else { return false }
    return text.begins("0x") || text.begins("{{") || names.contains { text.begins($0) }
      || words.contains { word in
        guard text.begins(word) else { return false }
        let after = text.behind(word)
        return after.isEmpty || after.begins(",")
      }
  }

  /// What the fields say, in one view; and what of them is not understood.
  func view() -> (view: ViewSnapshot, rest: Substring) {
    var view = ViewSnapshot(className: String(kind), baseClass: nil)
    view.baseClass = AccessibilityKind.baseClass(of: String(kind.prefix { $0.isLetter }))
    view.isEnabled = .known(true)
    var rest = fields
    while !rest.isEmpty {
      guard Self.beginsField(rest), let field = Self.nextField(&rest) else { break }
      Self.apply(field, to: &view)
    }
    view.text = view.text ?? view.accessibilityLabel
    return (view, rest)
  }

  /// Takes the first field off a text, with the comma after it.
  private static func nextField(_ text: inout Substring) -> Substring? {
    let end: Substring.Index
    if text.begins("{{") {
      let near = text.utf8.index(text.startIndex, offsetBy: 200, limitedBy: text.endIndex) ?? text.endIndex
      guard let closing = text[..<near].pair(UInt8(ascii: "}"), UInt8(ascii: "}")) else { return nil }
      end = text.utf8.index(closing, offsetBy: 2)
    } else if let name = names.first(where: { text.begins($0) }) {
      end = endOfValue(text, from: text.behind(name).startIndex)
    } else {
      end = text.pair(UInt8(ascii: ","), UInt8(ascii: " ")) ?? text.endIndex
    }
    let field = text[..<end]
    let after = text[end...]
    text = after.begins(", ") ? after.behind(", ") : after
    return field
  }

  /// Where a value ends: before a comma that another field follows, or with the text.
  private static func endOfValue(_ text: Substring, from begin: Substring.Index) -> Substring.Index {
    let isQuoted = text[begin...].begins("'")
    let mark = UInt8(ascii: isQuoted ? "'" : ",")
    // A quote before a comma may be the end, if no better one comes.
    var perhaps: Substring.Index?
    var next = isQuoted ? text.utf8.index(after: begin) : begin
    while let found = text.utf8[next...].firstIndex(of: mark) {
      next = text.utf8.index(after: found)
      let comma = isQuoted ? next : found
      if comma == text.endIndex { return comma }
      guard text[comma...].begins(", ") else { continue }
      if beginsField(text[comma...].behind(", ")) { return comma }
      if isQuoted { perhaps = comma }
    }
    return perhaps ?? text.endIndex
  }

  private static func apply(_ field: Substring, to view: inout ViewSnapshot) {
    if field.begins("0x") {
      view.identifier = String(field)
    } else if field.begins("{{") {
      view.frame = BracedNumbers.rect(field).map { .known($0) } ?? .unknown
    } else if let name = names.first(where: { field.begins($0) }) {
      var value = field.behind(name)
      if value.begins("'") { value = value.behind("'") }
      if value.utf8.last == UInt8(ascii: "'") { value = value[..<value.utf8.index(before: value.endIndex)] }
      switch "\(name)" {
      case "identifier: ": view.accessibilityIdentifier = String(value)
      case "label: ": view.accessibilityLabel = String(value)
      case "title: ", "value: ": view.text = view.text ?? String(value)
      default: view.attributes.append(.init(name: String("\(name)".dropLast(2)), value: String(value)))
      }
    } else if field == "Disabled" {
      view.isEnabled = .known(false)
    } else {
      view.attributes.append(.init(name: String(field), value: "YES"))
    }
  }
}

extension Substring {
  /// Whether the text begins with these bytes, which takes no look at characters.
  fileprivate func begins(_ text: StaticString) -> Bool {
    let begins = unsafe utf8.withContiguousStorageIfAvailable { bytes in
      guard bytes.count >= text.utf8CodeUnitCount else { return false }
      for place in 0..<text.utf8CodeUnitCount where unsafe bytes[place] != text.utf8Start[place] {
        return false
      }
      return true
    }
    return begins ?? utf8.starts(with: "\(text)".utf8)
  }

  /// Where two bytes follow each other for the first time.
  fileprivate func pair(_ one: UInt8, _ other: UInt8) -> Index? {
    var last: (place: Index, byte: UInt8)?
    for place in utf8.indices {
      let byte = utf8[place]
      if let last, last.byte == one, byte == other { return last.place }
      last = (place, byte)
    }
    return nil
  }

  /// The text behind the bytes that it begins with.
  fileprivate func behind(_ text: StaticString) -> Substring {
    self[utf8.index(startIndex, offsetBy: text.utf8CodeUnitCount)...]
  }
}
