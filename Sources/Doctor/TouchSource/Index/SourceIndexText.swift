// SPDX-License-Identifier: Apache-2.0

/// The text of an index: one block of lines for each file, whose fields are separated by tabs.
///
/// ```
/// touchstone-source-index	3
/// F	App/Card.swift	swift	9f2c…	5120	1700000000000000000	0
/// C	Card	class	12:7	UIView,Themed
/// P	button	UIButton	outlet	14:21
/// M	hitTest	passes-on	30:17
/// U	hides	button	41:5
/// R	recognizer-never-added	error	52:9	…	…	…	…
/// I	inherits	Card	UIView
/// ```
///
/// `F` begins a file: its path, language, hash, size and time of change, and whether comments turn rules off.
/// `C` begins a class of it; `P`, `M` and `U` are its properties, overrides and uses. `R` is a finding, and
/// each `I` behind it a condition. A tab, a line break and a backslash in a field are written `\t`, `\n` and
/// `\\`. The first line has the version: another one is read by nobody, and everything is made again.
package enum SourceIndexText {
  /// The first line.
  ///
  /// The version changes with the format, and with what rules or readers find.
  package static let head = "touchstone-source-index\t3"

  /// How a file was when its facts were worked out.
  package struct Stamp: Sendable, Hashable {
    package var hash: UInt64
    package var size: Int
    /// The time of the last change, in nanoseconds.
    package var changed: Int

    package init(hash: UInt64, size: Int, changed: Int) {
      self.hash = hash
      self.size = size
      self.changed = changed
    }
  }

  // MARK: Writing

  /// The first line of a file's block.
  package static func head(of facts: SourceFacts, _ stamp: Stamp) -> String {
    line([
      "F", facts.path, facts.language.rawValue, String(stamp.hash, radix: 16), "\(stamp.size)",
      "\(stamp.changed)",
      facts.hasSuppressions ? "1" : "0",
    ])
  }

  /// The block of a file without its first line.
  package static func body(of facts: SourceFacts) -> String {
    var text = ""
    for one in facts.classes {
      text += line([
        "C", one.name, one.isDeclaration ? "class" : "extension", field(one.place),
        one.bases.joined(separator: ","),
      ])
      for property in one.properties {
        text += line([
          "P", property.name, property.type, property.isOutlet ? "outlet" : "property", field(property.place),
        ])
      }
      for method in one.overrides {
        text += line(["M", method.name, method.manner.rawValue, field(method.place)])
      }
      for use in one.uses { text += line(["U", use.kind.rawValue, use.subject, field(use.place)]) }
    }
    for candidate in facts.candidates {
      text += line([
        "R", candidate.rule, candidate.level.rawValue, field(candidate.place), candidate.message,
        candidate.remedy,
        candidate.code, candidate.identity,
      ])
      for condition in candidate.conditions { text += line(["I"] + fields(condition)) }
    }
    return text
  }

  private static func fields(_ condition: SourceCandidate.Condition) -> [String] {
    switch condition {
    case .inherits(let name, let wanted): ["inherits", name] + wanted
    case .inheritsNone(let name, let unwanted): ["inherits-none", name] + unwanted
    case .lacks(let name, let method): ["lacks", name, method]
    case .interactionOff(let name, let property): ["interaction-off", name, property]
    }
  }

  private static func field(_ place: CodePlace) -> String { "\(place.line):\(place.column)" }

  private static func line(_ fields: [String]) -> String {
    fields.map(escaped).joined(separator: "\t") + "\n"
  }

  private static func escaped(_ field: String) -> String {
    guard field.utf8.contains(where: { $0 == 0x09 || $0 == 0x0A || $0 == 0x5C || $0 == 0x0D }) else {
      return field
    }
    var text = ""
    for character in field.unicodeScalars {
      switch character {
      case "\t": text += "\\t"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\\": text += "\\\\"
      default: text.unicodeScalars.append(character)
      }
    }
    return text
  }

  // MARK: Reading

  /// Reads an index; nil if it is damaged, or of another version.
  package static func read(_ bytes: [UInt8]) -> SourceIndex? {
    var files: [SourceFacts] = []
    var isFirst = true
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      let line = bytes[start..<end]
      start = end + 1
      if isFirst {
        guard line.elementsEqual(head.utf8) else { return nil }
        isFirst = false
        continue
      }
      let fields = line.split(separator: 0x09, omittingEmptySubsequences: false).map(unescaped)
      guard take(fields, &files) else { return nil }
    }
    return isFirst ? nil : SourceIndex(files)
  }

  private static func take(_ fields: [String], _ files: inout [SourceFacts]) -> Bool {
    if fields[0] == "F" {
      guard fields.count == 7, let language = CodeFile.Language(rawValue: fields[2]) else { return false }
      var facts = SourceFacts(path: fields[1], language: language)
      facts.hasSuppressions = fields[6] == "1"
      files.append(facts)
      return true
    }
    guard !files.isEmpty else { return false }
    return take(fields, &files[files.count - 1])
  }

  private static func take(_ fields: [String], _ facts: inout SourceFacts) -> Bool {
    let last = facts.classes.count - 1
    switch fields[0] {
    case "C":
      guard fields.count == 5, let place = place(fields[3]) else { return false }
      facts.classes.append(
        SourceFacts.Class(
          name: fields[1], isDeclaration: fields[2] == "class",
          bases: fields[4].split(separator: ",").map(String.init), place: place))
    case "P":
      guard fields.count == 5, last >= 0, let place = place(fields[4]) else { return false }
      facts.classes[last].properties.append(
        SourceFacts.Property(name: fields[1], type: fields[2], isOutlet: fields[3] == "outlet", place: place))
    case "M":
      guard fields.count == 4, last >= 0, let place = place(fields[3]),
        let manner = SourceFacts.Override.Manner(rawValue: fields[2])
      else { return false }
      facts.classes[last].overrides.append(
        SourceFacts.Override(name: fields[1], manner: manner, place: place))
    case "U":
      guard fields.count == 4, last >= 0, let place = place(fields[3]),
        let kind = SourceFacts.Use.Kind(rawValue: fields[1])
      else { return false }
      facts.classes[last].uses.append(SourceFacts.Use(kind: kind, subject: fields[2], place: place))
    case "R":
      guard fields.count == 8, let place = place(fields[3]),
        let level = SourceCandidate.Level(rawValue: fields[2])
      else { return false }
      facts.candidates.append(
        SourceCandidate(
          fields[1], level, at: place, fields[4], remedy: fields[5], code: fields[6], identity: fields[7]))
    case "I":
      guard let condition = condition(fields), !facts.candidates.isEmpty else { return false }
      facts.candidates[facts.candidates.count - 1].conditions.append(condition)
    default: return false
    }
    return true
  }

  private static func condition(_ fields: [String]) -> SourceCandidate.Condition? {
    guard fields.count >= 4 else { return nil }
    switch fields[1] {
    case "inherits": return .inherits(fields[2], from: Array(fields[3...]))
    case "inherits-none": return .inheritsNone(fields[2], of: Array(fields[3...]))
    case "lacks": return .lacks(fields[2], method: fields[3])
    case "interaction-off": return .interactionOff(fields[2], property: fields[3])
    default: return nil
    }
  }

  private static func place(_ field: String) -> CodePlace? {
    let parts = field.split(separator: ":")
    guard parts.count == 2, let line = Int(parts[0]), let column = Int(parts[1]), line > 0, column > 0 else {
      return nil
    }
    return CodePlace(line: line, column: column)
  }

  private static func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(0x5C) else { return String(decoding: bytes, as: UTF8.self) }
    var text: [UInt8] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if bytes[index] == 0x5C, index + 1 < bytes.endIndex {
        switch bytes[index + 1] {
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "r"): text.append(0x0D)
        default: text.append(bytes[index + 1])
        }
        index += 2
      } else {
        text.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
