// SPDX-License-Identifier: Apache-2.0
import TouchCore

extension TouchFact.Kind {
  /// Puts the word of the fact and what it carries.
  nonisolated func put(into fields: inout FieldWriter) {
    let (word, carried) = tell(JSONTeller())
    fields.put("what", word)
    for (key, value) in carried.members { fields.put(key, value) }
  }
}

/// Takes of a fact what JSON has of it.
private nonisolated struct JSONTeller: FactTeller {
  func account(
    _ word: @autoclosure () -> String, _ line: @autoclosure () -> TraceLine,
    isKey: @autoclosure () -> Bool, _ fields: @autoclosure () -> FactFields
  ) -> (word: String, fields: FactFields) {
    (word(), fields())
  }
}

extension FieldWriter {
  /// Puts a value that a fact carries.
  fileprivate nonisolated mutating func put(_ key: String, _ value: FactValue) {
    switch value {
    case .string(let value): put(key, value)
    case .optionalString(let value): if let value { put(key, value) }
    case .int(let value): put(key, value)
    case .optionalInt(let value): if let value { put(key, value) }
    case .ints(let value): put(key, value)
    case .double(let value): put(key, value)
    case .bool(let value): put(key, value)
    case .optionalDouble(let value): if let value { put(key, value) }
    case .optionalBool(let value): if let value { put(key, value) }
    case .point(let value): put(key, value)
    case .name(let value): put(key, value)
    case .nameOrNil(let value): put(key, value)
    case .names(let values): for (index, value) in values.enumerated() { put("\(key)\(index)", value) }
    }
  }
}

extension Trace.Entry {
  /// Reads an entry back.
  nonisolated init(_ fields: FieldReader) throws(FieldReader.Failure) {
    let time = try fields.double("time")
    if let kind = try TouchFact.Kind(try fields.word("area", TraceArea.self), fields) {
      self = .fact(TouchFact(time: time, kind: kind))
    } else {
      self = .note(try fields.string("text"), time: time)
    }
  }
}
