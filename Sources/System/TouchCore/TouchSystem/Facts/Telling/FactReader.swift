// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// Reads what facts carry, by the keys that ``FactFields`` has.
package nonisolated protocol FactReader {
  /// What is wrong with a value.
  associatedtype Failure: Error

  /// Whether there is a value for a key.
  func has(_ key: String) -> Bool
  func string(_ key: String) throws(Failure) -> String
  func int(_ key: String) throws(Failure) -> Int
  func ints(_ key: String) throws(Failure) -> [Int]
  func double(_ key: String) throws(Failure) -> Double
  func bool(_ key: String) throws(Failure) -> Bool
  func point(_ key: String) throws(Failure) -> CGPoint
  func name(_ key: String) throws(Failure) -> StableName
  func nameOrNil(_ key: String) throws(Failure) -> StableName?

  /// A value out of a fixed set, by its word.
  func word<Word: RawRepresentable<String> & CaseIterable>(
    _ key: String, _ type: Word.Type
  ) throws(Failure) -> Word

  /// One of some values, by its spelling.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - values: The values.
  ///   - spelling: How each is spelled.
  ///   - what: What is wrong with a value that is none of them.
  /// - Returns: The value.
  /// - Throws: Why there is none.
  func value<Value>(
    _ key: String, among values: [Value], _ spelling: (Value) -> String, else what: String
  ) throws(Failure) -> Value
}

extension FactReader {
  nonisolated func word<Word: RawRepresentable<String> & CaseIterable>(
    _ key: String
  ) throws(Failure) -> Word {
    try word(key, Word.self)
  }

  nonisolated func optionalString(_ key: String) throws(Failure) -> String? {
    has(key) ? try string(key) : nil
  }

  nonisolated func optionalInt(_ key: String) throws(Failure) -> Int? {
    has(key) ? try int(key) : nil
  }

  nonisolated func optionalDouble(_ key: String) throws(Failure) -> Double? {
    has(key) ? try double(key) : nil
  }

  nonisolated func optionalBool(_ key: String) throws(Failure) -> Bool? {
    has(key) ? try bool(key) : nil
  }

  nonisolated func names(_ key: String) throws(Failure) -> [StableName] {
    var names: [StableName] = []
    while has("\(key)\(names.count)") { names.append(try name("\(key)\(names.count)")) }
    return names
  }

  nonisolated func phase(_ key: String) throws(Failure) -> UITouch.Phase {
    try value(key, among: Words.phases, \.word, else: "no phase of a touch")
  }

  nonisolated func pressPhase(_ key: String) throws(Failure) -> UIPress.Phase {
    try value(key, among: Words.pressPhases, \.word, else: "no phase of a press")
  }

  nonisolated func eventType(_ key: String) throws(Failure) -> UIEvent.EventType {
    try value(key, among: Words.eventTypes, \.word, else: "no kind of event")
  }

  nonisolated func state(_ key: String) throws(Failure) -> UIGestureRecognizer.State {
    try value(key, among: Words.states, { "\($0)" }, else: "none of its words")
  }
}

/// The values that facts know by their words.
private nonisolated enum Words {
  static let phases = (0...7).compactMap { UITouch.Phase(rawValue: $0) }
  static let pressPhases = (0...4).compactMap { UIPress.Phase(rawValue: $0) }
  static let eventTypes = (0...14).compactMap { UIEvent.EventType(rawValue: $0) }
  static let states: [UIGestureRecognizer.State] = [
    .possible, .began, .changed, .ended, .cancelled, .failed,
  ]
}
