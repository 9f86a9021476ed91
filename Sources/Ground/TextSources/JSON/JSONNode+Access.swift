// SPDX-License-Identifier: Apache-2.0

extension JSONNode {
  /// The members; nil if the value is not an object.
  package var members: [JSONMember]? {
    if case .object(let members) = value { members } else { nil }
  }

  /// The elements; nil if the value is not an array.
  package var elements: [JSONNode]? {
    if case .array(let elements) = value { elements } else { nil }
  }

  /// The string; nil if the value is not a string.
  package var string: String? {
    if case .string(let string) = value { string } else { nil }
  }

  /// The number; nil if the value is not a number.
  package var number: Double? {
    if case .number(let number) = value { number } else { nil }
  }

  /// The number, if it is an integer that fits into `Int`.
  package var int: Int? { number.flatMap { Int(exactly: $0) } }

  /// The Boolean; nil if the value is not one.
  package var bool: Bool? {
    if case .bool(let bool) = value { bool } else { nil }
  }

  /// Whether the value is `null`.
  package var isNull: Bool {
    if case .null = value { true } else { false }
  }

  /// The value of the first member with this name.
  package subscript(name: String) -> JSONNode? {
    members?.first { $0.name == name }?.value
  }

  /// The members whose name already occurs in an earlier member, in the order of the text.
  package var repeatedMembers: [JSONMember] {
    guard let members else { return [] }
    var seen: Set<String> = []
    return members.filter { !seen.insert($0.name).inserted }
  }

  /// The kind of value, as error messages name it: `a string`, `an array`.
  package var kind: String {
    switch value {
    case .null: "null"
    case .bool(let bool): bool ? "true" : "false"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
