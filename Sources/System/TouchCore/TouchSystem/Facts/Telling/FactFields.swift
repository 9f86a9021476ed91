// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// What a fact carries, as the members of a JSON object, in their order.
package nonisolated struct FactFields: ExpressibleByDictionaryLiteral {
  /// The keys and their values.
  package let members: [(String, FactValue)]

  package init(dictionaryLiteral elements: (String, FactValue)...) {
    members = elements
  }
}

/// A value that a fact carries.
package nonisolated enum FactValue {
  case string(String)
  /// A string that is left out where there is none.
  case optionalString(String?)
  case int(Int)
  /// A number that is left out where there is none.
  case optionalInt(Int?)
  case ints([Int])
  case double(Double)
  /// A number that is left out where there is none.
  case optionalDouble(Double?)
  case bool(Bool)
  /// A boolean that is left out where there is none.
  case optionalBool(Bool?)
  case point(CGPoint)
  case name(StableName)
  /// A name, or null.
  case nameOrNil(StableName?)
  /// Several names, each a member of its own with its index behind the key.
  case names([StableName])

  /// A value out of a fixed set, by its word.
  static func word(_ value: some RawRepresentable<String>) -> FactValue { .string(value.rawValue) }

  static func phase(_ phase: UITouch.Phase) -> FactValue { .string(phase.word) }

  static func pressPhase(_ phase: UIPress.Phase) -> FactValue { .string(phase.word) }

  static func eventType(_ type: UIEvent.EventType) -> FactValue { .string(type.word) }

  static func state(_ state: UIGestureRecognizer.State) -> FactValue { .string("\(state)") }
}
