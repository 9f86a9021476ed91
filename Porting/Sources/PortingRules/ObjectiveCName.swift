// SPDX-License-Identifier: Apache-2.0
internal import SwiftSyntax

/// The name that Objective-C would know a Swift method by.
enum ObjectiveCName {
  /// First labels that begin with one of these words follow the name without a "With".
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
    "given",
    "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to",
    "until",
    "using", "via", "when", "with", "within",
  ]

  /// The name of a method with these labels, `_` for none: `handle(_:)` is `handle:`, and `tapped(sender:)`
  /// is
  /// `tappedWithSender:`.
  static func of(_ base: String, labels: [String]) -> String {
    guard let first = labels.first else { return base }
    var name = base
    if first != "_" {
      let word = String(first.prefix { !$0.isUppercase })
      name += prepositions.contains(word) ? capitalized(first) : "With" + capitalized(first)
    }
    return name + ":" + labels.dropFirst().map { $0 == "_" ? ":" : $0 + ":" }.joined()
  }

  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  /// The name that an attribute `@objc(name:)` gives.
  static func given(by attributes: AttributeListSyntax) -> String? {
    for case .attribute(let attribute) in attributes
    where attribute.attributeName.trimmedDescription == "objc" {
      guard case .objCName(let pieces)? = attribute.arguments else { continue }
      return pieces.map(\.trimmedDescription).joined()
    }
    return nil
  }
}
