// SPDX-License-Identifier: Apache-2.0
internal import TextSources

/// Marks texts by their meanings, and maps each meaning to a color.
///
/// If color is off, texts are unchanged. So color alone must not carry a meaning: a verb writes `failed`,
/// and makes it red in addition.
package struct Style: Sendable, Hashable {
  /// The meaning of a text.
  package enum Meaning: Sendable, CaseIterable {
    /// The title of a section.
    case heading
    /// Something is as it should be.
    case good
    /// Something is not as it should be.
    case bad
    /// Something may turn out to be wrong.
    case doubtful
    /// Secondary text.
    case faint
    /// The name of a verb, an option, a view.
    case name
    /// A placeholder for a value.
    case value
    /// A file, a line, a point.
    case location

    /// The parameters of the terminal's escape sequence.
    fileprivate var code: String {
      switch self {
      case .heading: "1"
      case .good: "32"
      case .bad: "1;31"
      case .doubtful: "33"
      case .faint: "2"
      case .name: "36"
      case .value: "4"
      case .location: "35"
      }
    }
  }

  /// Whether texts are marked at all.
  package let isOn: Bool

  /// Creates a style that marks texts if it is on.
  package init(isOn: Bool) { self.isOn = isOn }

  /// A style without marks.
  package static let plain = Style(isOn: false)

  /// The text, marked by its meaning.
  package func callAsFunction(_ meaning: Meaning, _ text: String) -> StyledText {
    StyledText(text, isOn ? meaning : nil)
  }

  /// The output for a terminal: the sanitized text, surrounded by the escape sequences of its colors.
  ///
  /// Line breaks are not marked, so that lines are independent.
  func sequence(of text: StyledText) -> String {
    text.pieces.map { piece in
      let shown = piece.text.harmless
      guard isOn, let code = piece.meaning?.code else { return shown }
      return shown.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "" : "\u{1b}[\(code)m\($0)\u{1b}[0m" }
        .joined(separator: "\n")
    }.joined()
  }
}
