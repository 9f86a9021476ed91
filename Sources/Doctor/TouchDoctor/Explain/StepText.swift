// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// The steps of a walk, a line each, as far as they fit.
struct StepText {
  private let explanation: Explanation
  /// How many lines are shown of a long way.
  private static let mostLines = 24
  /// How many steps are shown where they are shortened.
  private static let mostBrief = 5
  /// How many siblings in a row are shown that the point is outside of.
  private static let mostOutside = 2

  init(_ explanation: Explanation) {
    self.explanation = explanation
  }

  /// The whole way, or as much of it as a screen has room for.
  func lines(_ width: Int) -> [String] { lines(of: rows(), width) }

  /// The steps that decide alone: the last two views that were entered, and those that refused though they
  /// matter.
  ///
  /// - Returns: The lines, and how many views were asked that have none.
  func briefLines(_ width: Int) -> (lines: [String], left: Int) {
    let steps = explanation.steps
    guard steps.count > Self.mostBrief else { return (lines(width), 0) }
    let entered = steps.indices.filter { steps[$0].verdict == .entered }.suffix(2)
    let kept = steps.indices.filter { number in
      // A view that was entered and takes nothing for itself is told once.
      if steps[number].verdict == .entered, steps.indices.contains(number + 1),
        steps[number + 1].view == steps[number].view
      {
        return false
      }
      return entered.contains(number) || matters(steps[number].view)
    }.prefix(Self.mostBrief)
    return (lines(of: nested(kept.map { steps[$0] }), width), explanation.asked - kept.count)
  }

  /// Steps below the views that they lie in, as far as these are shown: what lies beside another view stands
  /// beside it, however deep the two are.
  private func nested(_ steps: [HitStep]) -> [Row] {
    var depths: [ViewPlace: Int] = [:]
    return steps.map { step in
      var step = step
      let tree = explanation.trees[step.view.tree]
      let around = tree.ancestors(of: step.view.view).lazy.compactMap {
        depths[ViewPlace(tree: step.view.tree, view: $0)]
      }.first
      step.depth = around.map { $0 + 1 } ?? 0
      depths[step.view] = step.depth
      return .step(step)
    }
  }

  private func lines(of all: [Row], _ width: Int) -> [String] {
    var rows = all
    if rows.count > Self.mostLines {
      let head = Self.mostLines / 3
      let hidden = rows.count - Self.mostLines
      rows.replaceSubrange(head..<(head + hidden), with: [.note("  … \(hidden) lines")])
    }
    // Names last: they take their time where a way is long.
    let texts = rows.map { row in
      switch row {
      case .step(let step): (indent(step.depth) + explanation.name(of: step.view), verdict(step))
      case .note(let note): (note, "")
      }
    }
    let column = min(texts.map { $0.0.count }.max() ?? 0, max(width - 30, 30))
    return texts.flatMap { name, verdict in
      if verdict.isEmpty { return [name] }
      let padded = name + String(repeating: " ", count: max(column - name.count, 0)) + "  "
      return TextColumns.wrapped(
        verdict, width: max(width, column + 20), indent: padded,
        hanging: String(repeating: " ", count: column + 4))
    }
  }

  private enum Row {
    case step(HitStep)
    case note(String)
  }

  /// The steps, without most of the views that do not contain the point.
  private func rows() -> [Row] {
    var rows: [Row] = []
    var (outside, left, depth) = (0, 0, -1)
    func tellLeft() {
      if left > 0 { rows.append(.note("\(indent(depth))… \(left) more, outside")) }
      (outside, left) = (0, 0)
    }
    for step in explanation.steps {
      if case .outside = step.verdict, !matters(step.view) {
        if step.depth != depth { tellLeft() }
        depth = step.depth
        outside += 1
        if outside > Self.mostOutside {
          left += 1
          continue
        }
      } else {
        tellLeft()
        depth = -1
      }
      rows.append(.step(step))
    }
    tellLeft()
    let unseen = explanation.asked - explanation.steps.count
    if unseen > 0 { rows.append(.note("  … \(unseen) more were asked")) }
    return rows
  }

  /// Whether a reader looks for the view among the steps.
  private func matters(_ place: ViewPlace) -> Bool {
    explanation.doubts.contains { $0.view == place } || explanation.expectation?.view == place
      || explanation.expectation?.blocking.first?.view == place
  }

  private func indent(_ depth: Int) -> String { String(repeating: "  ", count: min(depth, 10) + 1) }

  /// Whether a step is open about an edge only, while the answer is certain for all of the view.
  private func isBesideTheAnswer(_ step: HitStep) -> Bool {
    explanation.certainty == .certain && step.doubt?.kind == .edge
      && explanation.expectation?.worksInPart == true
  }

  private func verdict(_ step: HitStep) -> String {
    var text = step.verdict.description
    // A distance in a geometry that is not known is none.
    if case .outside = step.verdict, step.certainty == .cannotBeKnown, step.doubt?.kind != .edge {
      text = "outside"
    }
    if step.view == explanation.view, step.verdict == .entered {
      let isOpen = (explanation.takerCertainty ?? explanation.certainty) == .cannotBeKnown
      text += isOpen ? ", may get the touch" : ", gets the touch"
    }
    let isOfTaker = step.view == explanation.view && explanation.takerCertainty == .likely
    if step.certainty != .certain, explanation.certainty != .certain || isOfTaker, !isBesideTheAnswer(step) {
      text += " (\(step.certainty.rawValue))"
    }
    return text
  }
}
