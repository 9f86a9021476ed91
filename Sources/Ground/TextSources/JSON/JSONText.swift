// SPDX-License-Identifier: Apache-2.0

/// A JSON value with a canonical spelling: keys keep their order, and numbers have the shortest exact
/// spelling.
///
/// Literals create one, so that a verb writes its answer as it will look:
///
/// ```swift
/// let answer = JSONText.document("touchstone-why", version: 1, ["at": [150, 92.5], "hit": .string(name)])
/// call.output.line(answer.pretty)
/// ```
package indirect enum JSONText: Sendable, Hashable {
  case null
  case bool(Bool)
  case integer(Int)
  /// A number; nonfinite ones, which JSON cannot represent, become `"nan"`, `"inf"` and `"-inf"`.
  case number(Double)
  case string(String)
  case array([JSONText])
  case object([Member])
  /// A JSON text, written unchanged.
  case verbatim(String)

  /// A key and its value.
  package struct Member: Sendable, Hashable {
    /// The key.
    package var key: String
    /// The value.
    package var value: JSONText

    /// Creates a member.
    package init(_ key: String, _ value: JSONText) {
      self.key = key
      self.value = value
    }
  }

  /// An object that begins with the name and version of its format, so that readers can identify it.
  package static func document(_ format: String, version: Int, _ members: JSONText) -> JSONText {
    let head = [Member("format", .string(format)), Member("version", .integer(version))]
    if case .object(let members) = members { return .object(head + members) }
    return .object(head + [Member("value", members)])
  }

  /// The object with one more member; any other value is returned unchanged.
  package func adding(_ key: String, _ value: JSONText) -> JSONText {
    guard case .object(let members) = self else { return self }
    return .object(members + [Member(key, value)])
  }

  /// A string, or null without a text.
  package static func string(ifAny text: String?) -> JSONText { text.map(JSONText.string) ?? .null }
}

extension JSONText: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByStringLiteral, ExpressibleByStringInterpolation,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(nilLiteral: ()) { self = .null }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(integerLiteral value: Int) { self = .integer(value) }
  package init(floatLiteral value: Double) { self = .number(value) }
  package init(stringLiteral value: String) { self = .string(value) }
  package init(arrayLiteral elements: JSONText...) { self = .array(elements) }
  package init(dictionaryLiteral elements: (String, JSONText)...) {
    self = .object(elements.map { Member($0.0, $0.1) })
  }
}
