// SPDX-License-Identifier: Apache-2.0

/// A JSON value that keeps the order of its members, and prints itself.
nonisolated indirect enum SchemaNode: Sendable {
  case text(String)
  case number(Double)
  case bool(Bool)
  case list([SchemaNode])
  case object([(String, SchemaNode)])

  static func texts(_ texts: [String]) -> SchemaNode { .list(texts.map(SchemaNode.text)) }

  /// The value with two spaces for each level; what is short stays in its line.
  func printed(_ indent: String = "") -> String {
    let short = line
    guard short.count + indent.count > 100 || isLong else { return short }
    let inner = indent + "  "
    switch self {
    case .list(let elements):
      return "[\n" + elements.map { inner + $0.printed(inner) }.joined(separator: ",\n") + "\n\(indent)]"
    case .object(let members):
      let lines = members.map { "\(inner)\(Self.quoted($0.0)): \($0.1.printed(inner))" }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
    default:
      return short
    }
  }

  /// Whether something in it is an object of several members.
  private var isLong: Bool {
    if case .object(let members) = self { members.count > 3 } else { false }
  }

  private var line: String {
    switch self {
    case .text(let text): Self.quoted(text)
    case .number(let number): ShortNumber.text(number)
    case .bool(let bool): "\(bool)"
    case .list(let elements): "[" + elements.map(\.line).joined(separator: ", ") + "]"
    case .object(let members):
      members.isEmpty
        ? "{}" : "{ " + members.map { "\(Self.quoted($0.0)): \($0.1.line)" }.joined(separator: ", ") + " }"
    }
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\" + String(scalar)
      case "\n": quoted += "\\n"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
