// SPDX-License-Identifier: Apache-2.0
internal import Foundation

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

  /// Takes a line apart; nil if it is none of an element.
  init?(_ line: Substring) {
    var rest = line
    var indent = 0
    while let first = rest.first, first == " " || first == "\t" || first == "→" || first == "↳" {
      indent += 1
      rest.removeFirst()
    }
    let word = rest.prefix { $0.isASCII && $0.isLetter }
    guard let first = word.first, first.isUppercase else { return nil }
    var kind = word
    var after = rest[word.endIndex...]
    if after.hasPrefix(" ("), let end = after.prefix(40).firstIndex(of: ")") {
      after = after[after.index(after: end)...]
      kind = rest[..<after.startIndex]
    }
    guard after.hasPrefix(", ") else { return nil }
    fields = after.dropFirst(2)
    guard Self.beginsField(fields) else { return nil }
    self.indent = indent
    self.kind = kind
  }

  /// The names of fields that have a value.
  private static let names = [
    "identifier: ", "label: ", "title: ", "value: ", "placeholderValue: ", "pid: ", "traits: ",
  ]

  /// The words that are fields of their own.
  private static let words = ["Disabled", "Selected", "Focused", "Keyboard Focused", "Main Window", "Main"]

  private static func beginsField(_ text: Substring) -> Bool {
    guard let first = text.utf8.first, "0{DFKMSilptv".utf8.contains(first) else { return false }
    return text.hasPrefix("0x") || text.hasPrefix("{{") || names.contains { text.hasPrefix($0) }
      || words.contains { text == $0 || text.hasPrefix($0 + ",") }
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
    if text.hasPrefix("{{") {
      guard let closing = text.prefix(200).firstRange(of: "}}") else { return nil }
      end = closing.upperBound
    } else if let name = names.first(where: { text.hasPrefix($0) }) {
      end = endOfValue(text, from: text.index(text.startIndex, offsetBy: name.count))
    } else {
      end = text.firstRange(of: ", ")?.lowerBound ?? text.endIndex
    }
    let field = text[..<end]
    let after = text[end...]
    text = after.hasPrefix(", ") ? after.dropFirst(2) : after
    return field
  }

  /// Where a value ends: before a comma that another field follows, or with the text.
  private static func endOfValue(_ text: Substring, from begin: Substring.Index) -> Substring.Index {
    let isQuoted = text[begin...].hasPrefix("'")
    let mark = UInt8(ascii: isQuoted ? "'" : ",")
    // A quote before a comma may be the end, if no better one comes.
    var perhaps: Substring.Index?
    var next = isQuoted ? text.utf8.index(after: begin) : begin
    while let found = text.utf8[next...].firstIndex(of: mark) {
      next = text.utf8.index(after: found)
      let comma = isQuoted ? next : found
      if comma == text.endIndex { return comma }
      guard text.utf8[comma...].starts(with: ", ".utf8) else { continue }
      if beginsField(text[comma...].dropFirst(2)) { return comma }
      if isQuoted { perhaps = comma }
    }
    return perhaps ?? text.endIndex
  }

  private static func apply(_ field: Substring, to view: inout ViewSnapshot) {
    if field.hasPrefix("0x") {
      view.identifier = String(field)
    } else if field.hasPrefix("{{") {
      view.frame = BracedNumbers.rect(field).map { .known($0) } ?? .unknown
    } else if let name = names.first(where: { field.hasPrefix($0) }) {
      var value = field.dropFirst(name.count)
      if value.hasPrefix("'") { value = value.dropFirst() }
      if value.hasSuffix("'") { value = value.dropLast() }
      switch name {
      case "identifier: ": view.accessibilityIdentifier = String(value)
      case "label: ": view.accessibilityLabel = String(value)
      case "title: ", "value: ": view.text = view.text ?? String(value)
      default: view.attributes.append(.init(name: String(name.dropLast(2)), value: String(value)))
      }
    } else if field == "Disabled" {
      view.isEnabled = .known(false)
    } else {
      view.attributes.append(.init(name: String(field), value: "YES"))
    }
  }
}
