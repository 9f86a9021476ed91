// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import TextSources
internal import TouchCore

/// Reads the members of one JSON object, and reports which ones it cannot read, and where.
nonisolated struct FieldReader: FactReader {
  /// What is wrong with a member, and before which byte of the text.
  struct Failure: Error {
    var offset: Int
    var message: String
  }

  private let object: JSONNode
  private let members: [JSONMember]
  /// The whole text, which has the digits of whole numbers that no `Double` holds.
  private let bytes: [UInt8]

  init(_ object: JSONNode, of bytes: [UInt8], called what: String) throws(Failure) {
    guard case .object(let members) = object.value else {
      throw Failure(offset: object.offset, message: "\(what) is \(object.kind) and should be an object")
    }
    self.object = object
    self.members = members
    self.bytes = bytes
  }

  private func value(_ key: String) throws(Failure) -> JSONNode {
    for member in members where member.name == key { return member.value }
    throw Failure(offset: object.offset, message: "the key \"\(key)\" is missing")
  }

  private func wrong(_ key: String, _ value: JSONNode, _ wanted: String) -> Failure {
    Failure(offset: value.offset, message: "\"\(key)\" is \(value.kind) and should be \(wanted)")
  }

  /// The failure of a key whose word is not among those that it may have.
  private func unknown(_ key: String, _ what: String) throws(Failure) -> Failure {
    Failure(
      offset: try value(key).offset, message: "\"\(key)\" is \"\(try string(key))\", which is \(what)")
  }

  /// The failure of a key whose value cannot be used.
  func failure(of key: String, _ message: String) throws(Failure) -> Failure {
    Failure(offset: try value(key).offset, message: message)
  }

  func has(_ key: String) -> Bool { members.contains { $0.name == key } }

  func string(_ key: String) throws(Failure) -> String {
    let value = try value(key)
    guard case .string(let text) = value.value else { throw wrong(key, value, "a string") }
    return text
  }

  func int(_ key: String) throws(Failure) -> Int {
    try int(key, try value(key))
  }

  private func int(_ key: String, _ value: JSONNode) throws(Failure) -> Int {
    guard case .number(let number) = value.value, let int = Self.exactly(number, bytes[value.range]) else {
      throw wrong(key, value, "a whole number")
    }
    return int
  }

  /// A number as an `Int`: by its digits where a `Double` may have rounded them.
  private static func exactly(_ number: Double, _ digits: ArraySlice<UInt8>) -> Int? {
    number.magnitude < 0x1p53 ? Int(exactly: number) : Int(String(decoding: digits, as: UTF8.self))
  }

  func double(_ key: String) throws(Failure) -> Double {
    try double(key, try value(key))
  }

  private func double(_ key: String, _ value: JSONNode) throws(Failure) -> Double {
    switch value.value {
    case .number(let double): return double
    case .string("nan"): return .nan
    case .string("inf"): return .infinity
    case .string("-inf"): return -.infinity
    default: throw wrong(key, value, "a number")
    }
  }

  func bool(_ key: String) throws(Failure) -> Bool {
    let value = try value(key)
    guard case .bool(let bool) = value.value else { throw wrong(key, value, "true or false") }
    return bool
  }

  func ints(_ key: String) throws(Failure) -> [Int] {
    let value = try value(key)
    guard case .array(let elements) = value.value else {
      throw wrong(key, value, "an array of whole numbers")
    }
    var ints: [Int] = []
    ints.reserveCapacity(elements.count)
    for element in elements { ints.append(try int(key, element)) }
    return ints
  }

  func point(_ key: String) throws(Failure) -> CGPoint {
    let value = try value(key)
    guard case .array(let elements) = value.value, elements.count == 2 else {
      throw wrong(key, value, "an array of x and y")
    }
    return CGPoint(x: try double(key, elements[0]), y: try double(key, elements[1]))
  }

  func name(_ key: String) throws(Failure) -> StableName {
    try name(key, try value(key))
  }

  private func name(_ key: String, _ value: JSONNode) throws(Failure) -> StableName {
    let name = try FieldReader(value, of: bytes, called: "\"\(key)\"")
    return StableName(
      className: try name.string("class"), identifier: name.has("id") ? try name.string("id") : nil,
      number: try name.int("number"))
  }

  func nameOrNil(_ key: String) throws(Failure) -> StableName? {
    let value = try value(key)
    return value.isNull ? nil : try name(key, value)
  }

  func word<Word: RawRepresentable<String>>(
    _ key: String, _ type: Word.Type
  ) throws(Failure) -> Word {
    let text = try string(key)
    guard let word = Word(rawValue: text) else {
      throw try unknown(key, "none of its words")
    }
    return word
  }

  func value<Value>(
    _ key: String, among values: [Value], _ spelling: (Value) -> String, else what: String
  ) throws(Failure) -> Value {
    let text = try string(key)
    for value in values where spelling(value) == text { return value }
    throw try unknown(key, what)
  }
}
