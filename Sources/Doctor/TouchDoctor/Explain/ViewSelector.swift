// SPDX-License-Identifier: Apache-2.0
import TextSources
import TouchSnapshot

/// A description of one view: an address, an index path, an accessibility identifier, a text or title, an
/// accessibility label, a label in Interface Builder's outline, or a class with or without its module.
///
/// The kinds are tried in this order, and the first that matches any view is used; only a text that looks
/// like an index path is ambiguous, and an error asks which is meant. The text of a button means the button,
/// although a dump shows it at a label inside. An index path such as `0/2/1` counts from zero, from the back,
/// in the order of the lines of a dump.
public struct ViewSelector: Sendable, Hashable, CustomStringConvertible {
  /// The text as written.
  public let text: String

  /// Creates a selector from a text.
  public init(_ text: String) {
    self.text = text
  }

  /// The text.
  public var description: String { text }

  /// The matching views: none, one or several.
  ///
  /// A view that only shows a text stands for the view that takes its touches; the two are listed once.
  func matches(in trees: [ViewTree]) -> [ViewPlace] {
    var seen: Set<ViewPlace> = []
    return fits(in: trees).map { $0.target }.filter { seen.insert($0).inserted }
  }

  /// A view that the text fits, and the one that takes its touches.
  struct Fit: Hashable {
    var written: ViewPlace
    var target: ViewPlace
  }

  /// The views that the text fits, as it was written.
  func fits(in trees: [ViewTree]) -> [Fit] {
    let address = text.lowercased()
    let words: [(ViewSnapshot) -> Bool] = [
      { $0.accessibilityIdentifier == text }, { $0.text == text }, { $0.accessibilityLabel == text },
      { $0.outlineLabel == text },
    ]
    if let place = atPath(in: trees) {
      // Text that looks like an index path may be a view's title; only the user knows.
      let rivals = words.lazy.map { all(in: trees, where: $0) }.first { !$0.isEmpty } ?? []
      return [Fit(written: place, target: TouchTarget.of(place, in: trees))]
        + rivals.map { Fit(written: $0, target: TouchTarget.of($0, byWord: true, in: trees)) }
    }
    let found = all(in: trees) {
      guard let identifier = $0.identifier?.lowercased() else { return false }
      return identifier == address || (address.count >= 8 && identifier == "0x\(address)")
    }
    if !found.isEmpty { return found.map { Fit(written: $0, target: TouchTarget.of($0, in: trees)) } }
    for word in words {
      let found = all(in: trees, where: word)
      if !found.isEmpty {
        return found.map {
          Fit(written: $0, target: TouchTarget.of($0, byWord: true, beside: found, in: trees))
        }
      }
    }
    let ofClass = all(in: trees) { $0.className == text || ClassName($0.className).name == text }
    if !ofClass.isEmpty { return ofClass.map { Fit(written: $0, target: TouchTarget.of($0, in: trees)) } }
    return nearFits(in: trees)
  }

  /// The name of the view that is meant although nothing is called exactly so; nil if a view is.
  ///
  /// The name has the word in other letters, or begins with it, or holds it, as a text with links does.
  func nearWord(in trees: [ViewTree]) -> String? {
    guard pathSteps == nil, let fit = nearFits(in: trees).first, fits(in: trees).first == fit else {
      return nil
    }
    let view = trees[fit.written.tree].views[fit.written.view]
    let wanted = text.lowercased()
    let words = [view.text, view.accessibilityLabel, view.outlineLabel].compactMap { $0 }
    let own = words + [view.identifier, view.accessibilityIdentifier].compactMap { $0 }
    guard !own.contains(text), view.className != text, ClassName(view.className).name != text else {
      return nil
    }
    return words.first { $0.lowercased().holds(wanted) }
  }

  /// The only view with the word in other letters, or with a text that holds it; none if there are several.
  private func nearFits(in trees: [ViewTree]) -> [Fit] {
    let wanted = text.lowercased()
    guard wanted.count >= 3 else { return [] }
    let tests: [(String) -> Bool] = [
      { $0 == wanted }, { $0.hasPrefix(wanted) }, { wanted.count >= 5 && $0.holds(wanted) },
    ]
    for test in tests {
      let found = all(in: trees) { view in
        [view.text, view.accessibilityLabel, view.outlineLabel].contains {
          $0.map { test($0.lowercased()) } ?? false
        }
      }
      let fits = found.map {
        Fit(written: $0, target: TouchTarget.of($0, byWord: true, beside: found, in: trees))
      }
      if Set(fits.map({ $0.target })).count == 1 { return fits }
      if !fits.isEmpty { return [] }
    }
    return []
  }

  private func all(in trees: [ViewTree], where fits: (ViewSnapshot) -> Bool) -> [ViewPlace] {
    var found: [ViewPlace] = []
    for (number, tree) in trees.enumerated() {
      for place in tree.views.indices where fits(tree.views[place]) {
        found.append(ViewPlace(tree: number, view: place))
      }
    }
    return found
  }

  /// The view at an index path, of which the first number counts the roots of all trees.
  private func atPath(in trees: [ViewTree]) -> ViewPlace? {
    guard let steps = pathSteps else { return nil }
    let (place, known) = descend(steps, in: trees)
    return known == steps.count ? place : nil
  }

  /// The numbers of an index path; nil if the text is not one.
  var pathSteps: [Int]? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count > 1 else { return nil }
    let numbers = parts.compactMap { Int($0) }
    return numbers.count == parts.count && numbers.allSatisfy { $0 >= 0 } ? numbers : nil
  }

  /// The view as far down an index path as there are any, and how many of its numbers lead there.
  func descend(_ steps: [Int], in trees: [ViewTree]) -> (place: ViewPlace?, known: Int) {
    var root = steps[0]
    for (number, tree) in trees.enumerated() {
      guard root >= tree.roots.count else {
        var here = tree.roots[root]
        for (known, step) in steps.enumerated().dropFirst() {
          guard step < tree.views[here].children.count else {
            return (ViewPlace(tree: number, view: here), known)
          }
          here = tree.views[here].children[step]
        }
        return (ViewPlace(tree: number, view: here), steps.count)
      }
      root -= tree.roots.count
    }
    return (nil, 0)
  }
}
