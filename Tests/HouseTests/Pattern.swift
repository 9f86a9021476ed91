// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A regular expression for a line.
struct Pattern: Sendable, ExpressibleByStringLiteral {
  private let expression: NSRegularExpression

  /// What the expression and its groups matched; a group that took no part is empty.
  struct Match {
    let groups: [String]
    subscript(group: Int) -> String { groups[group] }
  }

  init(_ pattern: String) {
    do {
      expression = try NSRegularExpression(pattern: pattern)
    } catch {
      preconditionFailure("\(pattern): \(error)")
    }
  }

  init(stringLiteral pattern: String) { self.init(pattern) }

  /// All matches, in order.
  func matches(in text: String) -> [Match] {
    expression.matches(in: text, range: NSRange(text.startIndex..., in: text)).map { result in
      let groups = (0..<result.numberOfRanges).map { group in
        Range(result.range(at: group), in: text).map { String(text[$0]) } ?? ""
      }
      return Match(groups: groups)
    }
  }

  /// The first match.
  func firstMatch(in text: String) -> Match? { matches(in: text).first }

  /// A text without what matches.
  func removed(from text: String) -> String {
    expression.stringByReplacingMatches(
      in: text, range: NSRange(text.startIndex..., in: text), withTemplate: "")
  }

  /// Whether there is a match.
  func matches(_ text: String) -> Bool {
    expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
  }

  /// Whether the expression matches the whole text.
  func matchesWhole(_ text: String) -> Bool {
    let whole = NSRange(text.startIndex..., in: text)
    return expression.firstMatch(in: text, options: .anchored, range: whole)?.range == whole
  }
}
