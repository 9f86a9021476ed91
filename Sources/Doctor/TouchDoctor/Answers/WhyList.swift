// SPDX-License-Identifier: Apache-2.0
import TextSources
import TouchSnapshot

/// What each control of a document would get: the answer to a question that names neither a point nor a
/// view.
package struct WhyList: Sendable {
  /// A control, and what comes of a touch in its middle.
  private struct Entry: Sendable {
    let place: ViewPlace
    let name: String
    /// What to write after `--expect` to ask about it.
    let selector: String
    /// Whether it gets its touches as far as can be known; nil where the file does not say.
    let works: Bool?
    /// The page about the reason why it does not; empty if there is none.
    let reason: String
    /// What happens, as the end of a sentence about the control.
    let outcome: String
  }

  private let entries: [Entry]
  private let leftOut: Int
  private let trees: [ViewTree]

  /// How many controls are asked, and how many of them a text shows.
  private static let (mostAsked, mostShown) = (200, 40)

  /// Asks about each control.
  ///
  /// - Parameters:
  ///   - explainer: What was made of the document.
  ///   - tree: The only tree to look at; nil for all.
  package init(_ explainer: Explainer, in tree: Int? = nil) {
    trees = explainer.walk.trees
    let places = explainer.controls(in: tree)
    leftOut = max(places.count - Self.mostAsked, 0)
    entries = places.prefix(Self.mostAsked).map { Self.entry(about: $0, explainer, tree) }
  }

  private static func entry(about place: ViewPlace, _ explainer: Explainer, _ tree: Int?) -> Entry {
    let trees = explainer.walk.trees
    let view = trees[place.tree].views[place.view]
    let selector =
      ViewName.word(of: view, in: trees[place.tree]) ?? view.identifier ?? ViewName.path(place, in: trees)
    var (works, reason, outcome): (Bool?, String, String)
    do throws(ExplainingFailure) {
      let explanation = try explainer.explain(at: nil, place, in: tree)
      (works, reason, outcome) = explanation.outcome
    } catch {
      (works, reason, outcome) = (nil, "", "cannot be asked: \(error.message)")
    }
    return Entry(
      place: place, name: ViewName.words(place, in: trees), selector: selector, works: works, reason: reason,
      outcome: outcome)
  }

  // MARK: Text

  /// The list for people: first the controls that do not get their touches.
  ///
  /// - Parameters:
  ///   - width: The number of columns.
  ///   - question: The beginning of a command that asks about one of them, up to `--expect`.
  /// - Returns: Lines that end with a line break.
  package func text(width: Int, question: String) -> String {
    guard !entries.isEmpty else {
      return lines(
        TextColumns.wrapped(
          "There is no control in it, as far as this source shows. Ask about a view with --expect, or about a point with --at.",
          width: width))
    }
    let groups = [
      entries.filter { $0.works == false }, entries.filter { $0.works == nil },
      entries.filter { $0.works == true },
    ]
    var text = TextColumns.wrapped(headline(groups.map { $0.count }), width: width)
    var left = Self.mostShown
    for group in groups where !group.isEmpty && left > 0 {
      text.append("")
      for entry in group.prefix(left) {
        text += TextColumns.wrapped(
          "\(entry.name) \(entry.outcome)\(entry.reason.isEmpty ? "" : " [\(entry.reason)]")", width: width,
          indent: "  ", hanging: "    ")
      }
      left -= group.count
    }
    let hidden = max(entries.count - Self.mostShown, 0) + leftOut
    if hidden > 0 { text += ["  … and \(hidden) more"] }
    let example = (groups[0].first ?? groups[1].first ?? entries[0]).selector
    text += ["", "For the reason and what to change:", "    \(question) \(Self.quoted(example))"]
    return lines(text)
  }

  private func headline(_ counts: [Int]) -> String {
    func controls(_ count: Int) -> String { count == 1 ? "1 control" : "\(count) controls" }
    let (bad, unknown, good) = (counts[0], counts[1], counts[2])
    if bad + unknown == 0 { return "\(controls(good)), and each gets its touches as far as can be known." }
    var parts: [String] = []
    if bad > 0 {
      parts.append("\(bad) \(bad == 1 ? "does" : "do") not get \(bad == 1 ? "its" : "their") touches")
    }
    if unknown > 0 { parts.append("of \(unknown) it cannot be known") }
    return "\(controls(bad + unknown + good)): \(parts.joinedByAnd)."
  }

  private func lines(_ text: [String]) -> String { text.map { $0.onOneLine + "\n" }.joined() }

  /// A word as an argument of a shell, which makes nothing of what is in single quotes.
  private static func quoted(_ word: String) -> String {
    "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }

  // MARK: JSON

  /// The list for programs: the format `touchstone-why-list`, version 1.
  ///
  /// - Parameter notes: What was corrected in the source.
  /// - Returns: The text, which ends with a line break.
  package func json(notes: [String]) -> String {
    let controls = entries.map { entry in
      let view = trees[entry.place.tree].views[entry.place.view]
      return JSONText.object([
        .init("class", .string(view.className)), .init("id", .string(ifAny: view.identifier)),
        .init("text", .string(ifAny: view.text)),
        .init("path", .string(ViewName.path(entry.place, in: trees))),
        .init("expect", .string(entry.selector)), .init("name", .string(entry.name)),
        .init("works", entry.works.map { .bool($0) } ?? .null),
        .init("reason", .string(ifAny: entry.reason.isEmpty ? nil : entry.reason)),
        .init("outcome", .string(entry.outcome)),
      ])
    }
    return JSONText.document(
      "touchstone-why-list", version: 1,
      [
        "controls": .array(controls), "leftOut": .integer(leftOut),
        "notes": .array(notes.map(JSONText.string)),
      ]
    ).pretty + "\n"
  }
}

extension Explainer {
  /// The controls and other targets of a document, in its order; what lies in a control belongs to it.
  fileprivate func controls(in tree: Int?) -> [ViewPlace] {
    let numbers = tree.map { [$0] } ?? Array(walk.trees.indices)
    return numbers.filter { walk.trees.indices.contains($0) }.flatMap { number in
      let tree = walk.trees[number]
      var isInside = [Bool](repeating: false, count: tree.views.count)
      var found: [ViewPlace] = []
      for (index, view) in tree.views.enumerated() {
        let kind = TargetKind(of: index, in: tree, standing: Standing())
        let isControl = kind == .control || kind == .systemControl
        let isInControl = view.parent.map { isInside[$0] } ?? false
        isInside[index] = isInControl || isControl
        if kind != nil, kind != .cell, !isInControl { found.append(ViewPlace(tree: number, view: index)) }
      }
      return found
    }
  }
}

extension Explanation {
  /// What comes of the touch of the expected view: whether it works, the page about the reason, and the end
  /// of a sentence about the view.
  fileprivate var outcome: (works: Bool?, reason: String, text: String) {
    guard let expectation else { return (nil, "", "cannot be known") }
    let reason = expectation.blocking.first?.reason ?? ""
    if expectation.isPartlyDead, let reach = expectation.reach {
      let rest = expectation.blocking.first ?? expectation.rest
      return (
        certainty == .cannotBeKnown ? nil : false, rest?.reason ?? "",
        "can be touched only in part: \(reach.text)"
      )
    }
    if works { return (true, "", "gets the touch") }
    let sure = isGeometryOnly ? expectation.findings.first?.certainty ?? .cannotBeKnown : certainty
    if sure == .cannotBeKnown, !isStatesOnly || expectation.blocking.isEmpty {
      let other = expectation.isTouched || expectation.blocking.isEmpty || takerMayBeMissing ? nil : view
      return (
        nil, reason,
        "may get the touch\(other.map { ", or \(name(of: $0)) does" } ?? ""); this source cannot tell"
      )
    }
    if expectation.isTouched || isStatesOnly { return (false, reason, "does not react") }
    guard let view, !takerMayBeMissing else { return (false, reason, "does not get the touch") }
    return (false, reason, "does not get the touch; \(name(of: view)) does")
  }
}
