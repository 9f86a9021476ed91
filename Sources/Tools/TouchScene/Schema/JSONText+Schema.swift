// SPDX-License-Identifier: Apache-2.0
internal import TextSources

/// Builds schema values from the tables of fields.
nonisolated extension JSONText {
  /// An object with these members.
  static func fields(_ members: [(String, JSONText)]) -> JSONText {
    .object(members.map { Member($0.0, $0.1) })
  }

  /// An array of strings.
  static func strings(_ texts: [String]) -> JSONText { .array(texts.map(JSONText.string)) }
}
