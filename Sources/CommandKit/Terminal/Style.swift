// SPDX-License-Identifier: Apache-2.0
internal import TextSources

/// Marks texts by what they mean; which colour that is, only this file knows.
///
/// Where colour is off, the text comes back as it was. So no meaning may be carried by colour alone: a verb writes
/// `failed`, and makes it red besides.
package struct Style: Sendable, Hashable {
  /// What a text means.
  package enum Meaning: Sendable, CaseIterable {
    /// The title of a section.
    case heading
    /// What is as it should be.
    case good
    /// What is not as it should be.
    case bad
    /// What may turn out bad.
    case doubtful
    /// What can be passed over.
    case faint
    /// The name of a verb, an option, a view.
    case name
    /// A placeholder for a value.
    case value
    /// A file, a line, a point.
    case place

    /// The parameters of the terminal's sequence.
    fileprivate var code: String {
      switch self {
      case .heading: "1"
      case .good: "32"
      case .bad: "1;31"
      case .doubtful: "33"
      case .faint: "2"
      case .name: "36"
      case .value: "4"
      case .place: "35"
      }
    }
  }

  /// Whether anything is marked at all.
  package let isOn: Bool

  /// Marks if it is on.
  package init(isOn: Bool) { self.isOn = isOn }

  /// No marks.
  package static let plain = Style(isOn: false)

  /// The text, marked by its meaning.
  package func callAsFunction(_ meaning: Meaning, _ text: String) -> StyledText {
    StyledText(text, isOn ? meaning : nil)
  }

  /// What a terminal gets: the text made harmless, with the sequences of its colours around it.
  ///
  /// Line breaks are left unmarked, so that each line stands for itself.
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
