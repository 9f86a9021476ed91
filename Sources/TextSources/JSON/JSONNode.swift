// SPDX-License-Identifier: Apache-2.0

/// A value of a JSON text, and where in the text it is.
package struct JSONNode: Sendable {
  /// What a JSON value can be.
  package enum Value: Sendable {
    /// `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A number; what does not fit is rounded, and ``JSONNode/range`` has the digits.
    case number(Double)
    /// A string, its escapes resolved.
    case string(String)
    /// An array.
    case array([JSONNode])
    /// An object, its members in the order of the text and as often as they are there.
    case object([JSONMember])
  }

  /// The value.
  package var value: Value
  /// The offsets at which the value begins and ends; a text has less than two gigabytes and many values.
  private var begin, limit: Int32

  /// Makes a value at a place.
  package init(_ value: Value, range: Range<Int>) {
    self.value = value
    begin = Int32(clamping: range.lowerBound)
    limit = Int32(clamping: range.upperBound)
  }

  /// Where the value lies in the bytes of the text, quotes and brackets included.
  package var range: Range<Int> { Int(begin)..<Int(limit) }

  /// Where the value begins.
  package var offset: Int { Int(begin) }
}

/// A member of a JSON object.
package struct JSONMember: Sendable {
  /// The name, its escapes resolved.
  package var name: String
  /// The value.
  package var value: JSONNode
  private var begin: Int32

  /// Makes a member.
  package init(name: String, offset: Int, value: JSONNode) {
    self.name = name
    self.value = value
    begin = Int32(clamping: offset)
  }

  /// Where the name begins in the bytes of the text, with its quote if it has one.
  package var offset: Int { Int(begin) }
}
