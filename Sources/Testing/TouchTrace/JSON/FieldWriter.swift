// SPDX-License-Identifier: Apache-2.0
internal import Foundation
internal import TextSources
internal import TouchCore

/// Writes the members of one JSON object, in the order in which they are put.
nonisolated struct FieldWriter {
  private var text = ""

  /// The object.
  var object: String { "{" + text + "}" }

  private mutating func add(_ key: String, _ json: String) {
    if !text.isEmpty { text += "," }
    text += JSONText.string(key) + ":" + json
  }

  mutating func put(_ key: String, _ value: String) { add(key, JSONText.string(value)) }

  mutating func put(_ key: String, _ value: Int) { add(key, String(value)) }

  mutating func put(_ key: String, _ value: Double) { add(key, JSONText.number(value)) }

  mutating func put(_ key: String, _ value: Bool) { add(key, value ? "true" : "false") }

  mutating func put(_ key: String, _ value: [Int]) {
    add(key, "[" + value.map(String.init).joined(separator: ",") + "]")
  }

  /// A point is an array of x and y.
  mutating func put(_ key: String, _ value: CGPoint) {
    add(key, "[\(JSONText.number(Double(value.x))),\(JSONText.number(Double(value.y)))]")
  }

  /// A name is an object; nil is null.
  mutating func put(_ key: String, _ value: StableName?) {
    guard let value else { return add(key, "null") }
    var name = FieldWriter()
    name.put("class", value.className)
    if let identifier = value.identifier { name.put("id", identifier) }
    name.put("number", value.number)
    add(key, name.object)
  }
}

/// How JSON spells strings and numbers.
nonisolated enum JSONText {
  static func string(_ text: String) -> String { TextSources.JSONText.quoted(text) }

  /// The shortest spelling that reads back as the same number; what JSON cannot spell is a string.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return value.isNaN ? "\"nan\"" : value < 0 ? "\"-inf\"" : "\"inf\"" }
    return value.exact
  }
}
