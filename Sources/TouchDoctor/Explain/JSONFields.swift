// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A value of JSON whose fields keep their order.
indirect enum JSONFields {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case list([JSONFields])
  case object([(String, JSONFields)])

  static func optional(_ text: String?) -> JSONFields { text.map(JSONFields.string) ?? .null }

  static func int(_ number: Int) -> JSONFields { .number(Double(number)) }

  static func point(_ point: CGPoint) -> JSONFields {
    .object([("x", .number(point.x)), ("y", .number(point.y))])
  }

  /// The text, with two blanks for each level; the values here are not deep.
  func text(indent: String = "") -> String {
    let inner = indent + "  "
    switch self {
    case .null: return "null"
    case .bool(let value): return value ? "true" : "false"
    case .number(let value): return Self.number(value)
    case .string(let text): return Self.quoted(text)
    case .list(let items):
      if items.isEmpty { return "[]" }
      return "[\n" + items.map { inner + $0.text(indent: inner) }.joined(separator: ",\n") + "\n\(indent)]"
    case .object(let fields):
      if fields.isEmpty { return "{}" }
      let lines = fields.map { inner + Self.quoted($0.0) + ": " + $0.1.text(indent: inner) }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
    }
  }

  private static func number(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    if value == value.rounded(), abs(value) < 1e15 { return "\(Int64(value))" }
    return "\(value)"
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      default:
        if scalar.value < 0x20 {
          let digits = String(scalar.value, radix: 16)
          quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        } else {
          quoted.unicodeScalars.append(scalar)
        }
      }
    }
    return quoted + "\""
  }
}
