// SPDX-License-Identifier: Apache-2.0

/// Reads the members of one JSON object; what it cannot read it says by key.
nonisolated struct FieldReader {
  /// What is wrong with a member.
  struct Failure: Error {
    var message: String
  }

  private let members: [(key: String, value: JSONValue)]

  init(_ value: JSONValue, _ what: String) throws(Failure) {
    guard case .object(let members) = value else {
      throw Failure(message: "\(what) is \(value.kind) and should be an object")
    }
    self.members = members
  }

  private func value(_ key: String) throws(Failure) -> JSONValue {
    guard let member = members.first(where: { $0.key == key }) else {
      throw Failure(message: "the key \"\(key)\" is missing")
    }
    return member.value
  }

  private func wrong(_ key: String, _ value: JSONValue, _ wanted: String) -> Failure {
    Failure(message: "\"\(key)\" is \(value.kind) and should be \(wanted)")
  }

  func has(_ key: String) -> Bool { members.contains { $0.key == key } }

  func string(_ key: String) throws(Failure) -> String {
    let value = try value(key)
    guard case .string(let text) = value else { throw wrong(key, value, "a string") }
    return text
  }

  func int(_ key: String) throws(Failure) -> Int {
    try int(key, try value(key))
  }

  private func int(_ key: String, _ value: JSONValue) throws(Failure) -> Int {
    guard case .number(let text) = value, let int = Int(text) else {
      throw wrong(key, value, "a whole number")
    }
    return int
  }

  func double(_ key: String) throws(Failure) -> Double {
    try double(key, try value(key))
  }

  private func double(_ key: String, _ value: JSONValue) throws(Failure) -> Double {
    switch value {
    case .number(let text):
      if let double = Double(text), double.isFinite { return double }
    case .string("nan"): return .nan
    case .string("inf"): return .infinity
    case .string("-inf"): return -.infinity
    default: break
    }
    throw wrong(key, value, "a number that a Double can hold")
  }

  func bool(_ key: String) throws(Failure) -> Bool {
    let value = try value(key)
    guard case .bool(let bool) = value else { throw wrong(key, value, "true or false") }
    return bool
  }

  func ints(_ key: String) throws(Failure) -> [Int] {
    let value = try value(key)
    guard case .array(let elements) = value else { throw wrong(key, value, "an array of whole numbers") }
    var ints: [Int] = []
    for element in elements { ints.append(try int(key, element)) }
    return ints
  }

  func point(_ key: String) throws(Failure) -> CGPoint {
    let value = try value(key)
    guard case .array(let elements) = value, elements.count == 2 else {
      throw wrong(key, value, "an array of x and y")
    }
    return CGPoint(x: try double(key, elements[0]), y: try double(key, elements[1]))
  }

  func name(_ key: String) throws(Failure) -> StableName {
    let name = try FieldReader(try value(key), "\"\(key)\"")
    return StableName(
      className: try name.string("class"), identifier: name.has("id") ? try name.string("id") : nil,
      number: try name.int("number"))
  }

  func nameOrNil(_ key: String) throws(Failure) -> StableName? {
    if case .null = try value(key) { return nil }
    return try name(key)
  }

  /// A value out of a fixed set, by the word that stands for it.
  func word<Word>(_ key: String, _ type: Word.Type = Word.self) throws(Failure) -> Word
  where Word: RawRepresentable<String> {
    let text = try string(key)
    guard let word = Word(rawValue: text) else {
      throw Failure(message: "\"\(key)\" is \"\(text)\", which is none of its words")
    }
    return word
  }

  func phase(_ key: String) throws(Failure) -> UITouch.Phase {
    let text = try string(key)
    for number in 0...7 {
      if let phase = UITouch.Phase(rawValue: number), phase.word == text { return phase }
    }
    throw Failure(message: "\"\(key)\" is \"\(text)\", which is no phase of a touch")
  }

  func pressPhase(_ key: String) throws(Failure) -> UIPress.Phase {
    let text = try string(key)
    for number in 0...4 {
      if let phase = UIPress.Phase(rawValue: number), phase.word == text { return phase }
    }
    throw Failure(message: "\"\(key)\" is \"\(text)\", which is no phase of a press")
  }

  func eventType(_ key: String) throws(Failure) -> UIEvent.EventType {
    let text = try string(key)
    for number in 0...14 {
      if let type = UIEvent.EventType(rawValue: number), type.word == text { return type }
    }
    throw Failure(message: "\"\(key)\" is \"\(text)\", which is no kind of event")
  }
}
