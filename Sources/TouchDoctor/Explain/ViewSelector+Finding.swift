// SPDX-License-Identifier: Apache-2.0
internal import TextSources
import TouchSnapshot

/// Why a question cannot be answered.
public struct ExplainingFailure: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is wrong, and what can be done.
  public var message: String
  /// What could have been meant, a line each.
  public var candidates: [String]

  /// Makes a failure.
  public init(message: String, candidates: [String] = []) {
    self.message = message
    self.candidates = candidates
  }

  /// The message, and the candidates below.
  public var description: String {
    ([message] + candidates.map { "  \($0)" }).joined(separator: "\n")
  }
}

extension ViewSelector {
  /// How many candidates a failure lists.
  private static let most = 8

  /// The one view that is meant.
  ///
  /// - Parameter trees: Where to look.
  /// - Returns: The place of the view.
  /// - Throws: What the text fits, if that is not one view.
  func find(in trees: [ViewTree]) throws(ExplainingFailure) -> ViewPlace {
    let found = matches(in: trees)
    if found.count == 1 { return found[0] }
    guard !found.isEmpty else { throw nothing(in: trees) }
    var lines = found.prefix(Self.most).map { Self.line($0, in: trees) }
    if found.count > Self.most { lines.append("… and \(found.count - Self.most) more") }
    throw ExplainingFailure(
      message: "'\(text)' fits \(found.count) views. Say which by its address or its index path:",
      candidates: lines)
  }

  private static func line(_ place: ViewPlace, in trees: [ViewTree]) -> String {
    let view = trees[place.tree].views[place.view]
    let frame = view.frame.value.map { " at \(PlainNumber.text($0))" } ?? ""
    let address = view.identifier.map { " \($0)" } ?? ""
    let word = ViewName.word(of: view, in: trees[place.tree]).map { " '\($0)'" } ?? ""
    let position = view.position.map { "  \($0)" } ?? ""
    return
      "\(ViewName.path(place, in: trees))  \(ViewName.shortClass(view))\(word)\(address)\(frame)\(position)"
  }

  private func nothing(in trees: [ViewTree]) -> ExplainingFailure {
    var words: [String] = []
    var seen: Set<String> = []
    for tree in trees {
      for view in tree.views {
        let own = [
          ClassName(view.className).name, view.text, view.accessibilityIdentifier, view.accessibilityLabel,
        ]
        for word in own.compactMap({ $0 }) where word.count <= 60 && seen.count < 5_000 {
          if seen.insert(word).inserted { words.append(word) }
        }
      }
    }
    let wanted = text.prefix(60).lowercased()
    let near = words.enumerated()
      .map { (distance: Self.distance(wanted, $1.lowercased()), place: $0, word: $1) }
      .filter { $0.distance <= max(2, wanted.count / 2) }
      .sorted { ($0.distance, $0.place) < ($1.distance, $1.place) }
      .prefix(3).map { "'\($0.word)'" }
    return ExplainingFailure(
      message: "No view has the address, index path, identifier, text, label or class '\(text)'."
        + (near.isEmpty ? "" : " There are:"), candidates: near)
  }

  /// How many letters have to be changed to make one word of the other; less where one begins with the other.
  private static func distance(_ wanted: String, _ word: String) -> Int {
    !wanted.isEmpty && word.hasPrefix(wanted) ? 1 : Suggestion.distance(wanted, word)
  }
}
