// SPDX-License-Identifier: Apache-2.0

/// A JSON value that is written the same way each time: keys keep their order, numbers are as short as is exact.
///
/// Literals make one, so that a verb writes its answer down as it will look:
///
/// ```swift
/// let answer = JSONText.document("touchstone-why", version: 1, ["at": [150, 92.5], "hit": .string(name)])
/// call.output.line(answer.pretty)
/// ```
package indirect enum JSONText: Sendable, Hashable {
  case null
  case bool(Bool)
  case integer(Int)
  /// A number; JSON cannot spell those that are not finite, which become `"nan"`, `"inf"` and `"-inf"`.
  case number(Double)
  case string(String)
  case array([JSONText])
  case object([Member])
  /// A text that is JSON already, written as it is.
  case verbatim(String)

  /// A key and its value.
  package struct Member: Sendable, Hashable {
    /// The key.
    package var key: String
    /// The value.
    package var value: JSONText

    /// Makes a member.
    package init(_ key: String, _ value: JSONText) {
      self.key = key
      self.value = value
    }
  }

  /// An object that begins with the name of its format and the version, so that a reader knows what it has.
  package static func document(_ format: String, version: Int, _ members: JSONText) -> JSONText {
    let head = [Member("format", .string(format)), Member("version", .integer(version))]
    if case .object(let members) = members { return .object(head + members) }
    return .object(head + [Member("value", members)])
  }

  /// The object with one more member; what is no object stays as it is.
  package func adding(_ key: String, _ value: JSONText) -> JSONText {
    guard case .object(let members) = self else { return self }
    return .object(members + [Member(key, value)])
  }

  /// The text of an optional string.
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
