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
  private let states: Set<String>

  /// Nil if the line is none of KIF's.
  init?(_ line: Substring) {
    var rest = line
    while let last = rest.utf8.last, last <= 0x20 { rest.removeLast() }
    var level = 0
    while rest.utf8.first == UInt8(ascii: "|") {
      let behind = rest.dropFirst()
      rest = behind.drop { $0 == "\t" || $0 == " " }
      guard rest.startIndex != behind.startIndex else { return nil }
      level += 1
    }
    let name = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "_.$<>".contains($0)) }
    guard let first = name.first, first.isLetter || first == "_" else { return nil }
    column = line.utf8.distance(from: line.startIndex, to: name.startIndex) + 1
    rest = rest[name.endIndex...]
    guard rest.isEmpty || " ,(".contains(rest.first ?? " ") else { return nil }
    states = Self.takeStates(from: &rest)
    guard let fields = Self.fields(in: rest) else { return nil }
    (self.level, self.name, self.fields) = (level, String(name), fields)
  }

  /// Whether something but the class says that the line is KIF's.
  var isTelling: Bool { !states.isEmpty || fields.contains { $0.name == "label" || $0.name == "identifier" } }

  /// Whether a line without bars begins the views of a window.
  var beginsTree: Bool { name.hasSuffix("Window") || isTelling }

  /// Whether the line is about an element of accessibility that is no view.
  var isElement: Bool { name.contains("AccessibilityElement") }

  /// What the line says about a view.
  ///
  /// KIF prints of hidden views alone that they are, and of each control whether it is enabled.
  var view: ViewSnapshot {
    var view = ViewSnapshot(className: name)
    view.isHidden = .known(states.contains("invisible"))
    if states.contains("enabled") { view.isEnabled = .known(true) }
    if !states.isDisjoint(with: ["not enabled", "disabled"]) { view.isEnabled = .known(false) }
    if view.isEnabled.isKnown, KnownClass.roles(of: name).isEmpty { view.baseClass = "UIControl" }
    for field in fields {
      switch field.name {
      case "label", "accessibilityLabel": view.accessibilityLabel = field.value
      case "identifier": view.accessibilityIdentifier = field.value
      default: view.attributes.append(.init(name: field.name, value: field.value))
      }
    }
    view.text = view.accessibilityLabel
    for state in ["selected", "highlighted"] where states.contains(state) {
      view.attributes.append(.init(name: state, value: "YES"))
    }
    return view
  }

  /// The level of a window, which KIF prints before its views if there are several.
  static func windowLevel(in line: String) -> String? {
    let mark = "Window level "
    guard line.hasPrefix(mark) else { return nil }
    let level = line.dropFirst(mark.count).prefix { $0.isNumber || $0 == "." || $0 == "-" }
    return Double(level) == nil ? nil : String(level)
  }

  private static let known: Set<String> = [
    "invisible", "enabled", "not enabled", "disabled", "selected", "not selected", "highlighted",
    "not highlighted",
  ]

  /// Takes the states in parentheses off both ends of a text.
  private static func takeStates(from text: inout Substring) -> Set<String> {
    var states: Set<String> = []
    while text.last == ")", let open = text.lastIndex(of: "("),
      known.contains(String(text[text.index(after: open)...].dropLast()))
    {
      states.insert(String(text[text.index(after: open)...].dropLast()))
      text = trimmed(text[..<open])
    }
    text = text.drop { $0 == " " }
    while text.first == "(", let close = text.firstIndex(of: ")"),
      known.contains(String(text[..<close].dropFirst()))
    {
      states.insert(String(text[..<close].dropFirst()))
      text = text[text.index(after: close)...].drop { $0 == " " }
    }
    return states
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text
    while text.utf8.last == UInt8(ascii: " ") { text = text.dropLast() }
    return text
  }

  private static let names = ["label", "accessibilityLabel", "identifier", "value", "traits"]

  /// The fields of a text, each a name with a colon, no name twice; nil if the text is something else.
  private static func fields(in text: Substring) -> [(name: String, value: String)]? {
    let bytes = Array(text.drop { $0 == "," || $0 == " " }.utf8)
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
