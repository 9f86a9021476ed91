// SPDX-License-Identifier: Apache-2.0

/// A value of a JSON text with its position.
package struct JSONNode: Sendable {
  /// What a JSON value can be.
  package enum Value: Sendable {
    /// `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A number, rounded if necessary; ``JSONNode/range`` contains the digits.
    case number(Double)
    /// A string, with its escapes resolved.
    case string(String)
    /// An array.
    case array([JSONNode])
    /// An object, with its members in the order of the text, including repeated ones.
    case object([JSONMember])
  }

  /// The value.
  package var value: Value
  /// The offsets at which the value begins and ends, in 32 bits because a text is less than two gigabytes and
  /// has many values.
  private var begin, limit: Int32

  /// Creates a value with its range.
  package init(_ value: Value, range: Range<Int>) {
    self.value = value
    begin = Int32(clamping: range.lowerBound)
    limit = Int32(clamping: range.upperBound)
  }

  /// The range of the value in the bytes of the text, including quotes and brackets.
  package var range: Range<Int> { Int(begin)..<Int(limit) }

  /// The offset at which the value begins.
  package var offset: Int { Int(begin) }
}

/// A member of a JSON object.
package struct JSONMember: Sendable {
  /// The name, with its escapes resolved.
  package var name: String
  /// The value.
  package var value: JSONNode
  private var begin: Int32

  /// Creates a member.
  package init(name: String, offset: Int, value: JSONNode) {
    self.name = name
    self.value = value
    begin = Int32(clamping: offset)
  }

  /// The offset at which the name begins, including its quote if it has one.
  package var offset: Int { Int(begin) }
}
