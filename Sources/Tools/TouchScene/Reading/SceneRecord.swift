// SPDX-License-Identifier: Apache-2.0
import TextSources

/// An object of a scene as it was read: its fields match its kind and class, and their values match their
/// types.
nonisolated struct SceneRecord: Sendable {
  let object: SceneObject
  /// The class, explicit or default; nil for objects without a class, and for an unknown one.
  var className: String?
  /// The offset at which it begins.
  let offset: Int
  /// The values, in the order of the tables, in which they are set.
  var members: [SceneMember] = []

  subscript(name: String) -> SceneMember? {
    members.first { $0.field.name == name }
  }

  func value(_ name: String) -> SceneValue? {
    if case .value(let value)? = self[name]?.content { value } else { nil }
  }

  func text(_ name: String) -> String? { value(name).flatMap(String.read) }
  func bool(_ name: String) -> Bool? { value(name).flatMap(Bool.read) }
  func number(_ name: String) -> Double? { value(name).flatMap(Double.read) }

  func numbers(_ name: String) -> [Double]? {
    if case .numbers(let numbers)? = value(name) { numbers } else { nil }
  }

  func texts(_ name: String) -> [String]? {
    if case .texts(let texts)? = value(name) { texts } else { nil }
  }

  func lines(_ name: String) -> [SceneLine] {
    if case .lines(let lines)? = value(name) { lines } else { [] }
  }

  func record(_ name: String) -> SceneRecord? {
    if case .record(let record)? = self[name]?.content { record } else { nil }
  }

  func records(_ name: String) -> [SceneRecord] {
    if case .records(let records)? = self[name]?.content { records } else { [] }
  }
}

/// A field of an object as it was read.
nonisolated struct SceneMember: Sendable {
  indirect enum Content: Sendable {
    case value(SceneValue)
    case record(SceneRecord)
    case records([SceneRecord])
  }

  let field: SceneField
  /// The JSON text of the value.
  let node: JSONNode
  let content: Content
}
