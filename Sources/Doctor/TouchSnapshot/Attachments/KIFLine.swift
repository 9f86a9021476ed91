// SPDX-License-Identifier: Apache-2.0

internal import TextSources

/// A line that KIF prints for a view: bars, the class, what accessibility knows it by, and its state.
struct KIFLine {
  /// How many bars stand before it: the number of views around it.
  let level: Int
  /// The column in which the class begins.
  let column: Int
  private let name: String
  private let fields: [(name: String, value: String)]
  private let states: States

  /// Nil if the line is none of KIF's.
  init?(_ line: Substring) {
    var rest = line
    while let last = rest.utf8.last, last <= 0x20 { rest = Substring(rest.utf8.dropLast()) }
    var level = 0
    while rest.utf8.first == UInt8(ascii: "|") {
      let behind = rest.utf8.dropFirst()
      rest = Substring(behind.drop { $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: " ") })
      guard rest.startIndex != behind.startIndex else { return nil }
      level += 1
    }
    let name = Substring(rest.utf8.prefix { $0.isOfClass })
    guard let first = name.utf8.first, first.isLetter || "_$".utf8.contains(first) else { return nil }
    column = line.utf8.distance(from: line.startIndex, to: name.startIndex) + 1
    rest = rest[name.endIndex...]
    if let next = rest.utf8.first, !" ,(".utf8.contains(next) { return nil }
    states = Self.takeStates(from: &rest)
    guard let fields = Self.fields(in: rest) else { return nil }
    (self.level, self.name, self.fields) = (level, String(name), fields)
  }

  /// Whether something but the class says that the line is KIF's.
  var isTelling: Bool { !states.isEmpty || fields.contains { $0.name == "label" || $0.name == "identifier" } }

  /// Whether a line without bars begins the views of a window.
  var beginsTree: Bool { name.hasSuffix("Window") || isTelling }

  /// Whether the line is about an element of accessibility that is no view.
  var isElement: Bool { name.holds("AccessibilityElement") }

  /// What the line says about a view.
  ///
  /// KIF prints of hidden views alone that they are, and of each control whether it is enabled.
  var view: ViewSnapshot {
    var view = ViewSnapshot(className: name)
    view.isHidden = .known(states.contains(.invisible))
    if states.contains(.enabled) { view.isEnabled = .known(true) }
    if states.contains(.disabled) { view.isEnabled = .known(false) }
    if view.isEnabled.isKnown, KnownClass.roles(of: name).isEmpty { view.baseClass = "UIControl" }
    for field in fields {
      switch field.name {
      case "label", "accessibilityLabel": view.accessibilityLabel = field.value
      case "identifier": view.accessibilityIdentifier = field.value
      default: view.attributes.append(.init(name: field.name, value: field.value))
      }
    }
    view.text = view.accessibilityLabel
    if states.contains(.selected) { view.attributes.append(.init(name: "selected", value: "YES")) }
    if states.contains(.highlighted) { view.attributes.append(.init(name: "highlighted", value: "YES")) }
    return view
  }

  /// The level of a window, which KIF prints before its views if there are several.
  static func windowLevel(in line: String) -> String? {
    let mark = "Window level "
    guard line.hasPrefix(mark) else { return nil }
    let level = line.dropFirst(mark.count).prefix { $0.isNumber || $0 == "." || $0 == "-" }
    return Double(level) == nil ? nil : String(level)
  }

  /// The states that KIF writes in parentheses.
  private struct States: OptionSet {
    let rawValue: UInt8

    static let invisible = Self(rawValue: 1)
    static let enabled = Self(rawValue: 2)
    static let disabled = Self(rawValue: 4)
    static let selected = Self(rawValue: 8)
    static let highlighted = Self(rawValue: 16)
    /// A state that says nothing but that the line is KIF's.
    static let other = Self(rawValue: 32)
  }

  private static let known: [(text: [UInt8], state: States)] = [
    ("(not highlighted)", States.other), ("(not selected)", .other), ("(enabled)", .enabled),
    ("(invisible)", .invisible), ("(not enabled)", .disabled), ("(disabled)", .disabled),
    ("(selected)", .selected), ("(highlighted)", .highlighted),
  ].map { (Array($0.0.utf8), $0.1) }

  /// Takes the states in parentheses off both ends of a text.
  private static func takeStates(from text: inout Substring) -> States {
    var states: States = []
    var bytes = text.utf8
    trim(&bytes)
    while bytes.last == UInt8(ascii: ")"),
      let found = known.first(where: { bytes.reversed().starts(with: $0.text.reversed()) })
    {
      states.insert(found.state)
      bytes = bytes.dropLast(found.text.count)
      trim(&bytes)
    }
    bytes = bytes.drop { $0 == UInt8(ascii: " ") }
    while bytes.first == UInt8(ascii: "("),
      let found = known.first(where: { bytes.starts(with: $0.text) })
    {
      states.insert(found.state)
      bytes = bytes.dropFirst(found.text.count).drop { $0 == UInt8(ascii: " ") }
    }
    text = Substring(bytes)
    return states
  }

  /// Takes the blanks off the end.
  private static func trim(_ bytes: inout Substring.UTF8View) {
    while bytes.last == UInt8(ascii: " ") { bytes = bytes.dropLast() }
  }

  private static let names = ["label", "accessibilityLabel", "identifier", "value", "traits"]

  /// The fields of a text, each a name with a colon, no name twice; nil if the text is something else.
  private static func fields(in text: Substring) -> [(name: String, value: String)]? {
    let bytes = Array(text.utf8.drop { ", ".utf8.contains($0) })
    var found: [(name: String, start: Int, value: Int)] = []
    for colon in bytes.indices where bytes[colon] == UInt8(ascii: ":") {
      let name = names.first { name in
        let start = colon - name.utf8.count
        return start >= 0 && bytes[start..<colon].elementsEqual(name.utf8)
          && (start == 0 || bytes[start - 1] == UInt8(ascii: " "))
      }
      guard let name, !found.contains(where: { $0.name == name }) else { continue }
      found.append((name, colon - name.utf8.count, colon + 1))
    }
    guard (found.first?.start ?? bytes.count) == 0 else { return nil }
    return found.indices.map { place in
      var end = place + 1 < found.count ? found[place + 1].start : bytes.count
      var start = found[place].value
      while start < end, bytes[start] == UInt8(ascii: " ") { start += 1 }
      while end > start, ", ".utf8.contains(bytes[end - 1]) { end -= 1 }
      return (found[place].name, String(decoding: bytes[start..<end], as: UTF8.self))
    }
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }

  /// Whether it stands in names of classes.
  fileprivate var isOfClass: Bool {
    isLetter || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) || "_.$<>".utf8.contains(self)
  }
}
