// SPDX-License-Identifier: Apache-2.0
internal import TextSources

/// How the tables of fields become values of a schema.
nonisolated extension JSONText {
  /// An object with these members.
  static func fields(_ members: [(String, JSONText)]) -> JSONText {
    .object(members.map { Member($0.0, $0.1) })
  }

  /// An array of strings.
  static func strings(_ texts: [String]) -> JSONText { .array(texts.map(JSONText.string)) }
}
