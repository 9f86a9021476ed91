// SPDX-License-Identifier: Apache-2.0

/// The steps of a walk, a line each, as far as they fit.
struct StepText {
  private let explanation: Explanation
  /// How many lines are shown of a long way.
  private static let mostLines = 24
  /// How many siblings in a row are shown that the point is outside of.
  private static let mostOutside = 2

  init(_ explanation: Explanation) {
    self.explanation = explanation
  }

  func lines(_ width: Int) -> [String] {
    var lines = rows()
    if lines.count > Self.mostLines {
      let hidden = lines.count - Self.mostLines
      let head = Self.mostLines / 3
      lines.replaceSubrange(head..<(head + hidden), with: [("  … \(hidden) lines", "")])
    }
    let column = min(lines.map(\.0.count).max() ?? 0, max(width - 30, 30))
    return lines.flatMap { name, verdict in
      if verdict.isEmpty { return [name] }
      let padded = name + String(repeating: " ", count: max(column - name.count, 0)) + "  "
      return TextColumns.wrapped(
        verdict, width: max(width, column + 20), indent: padded,
        hanging: String(repeating: " ", count: column + 4))
    }
  }

  /// Names with their indentation, and what became of them.
  private func rows() -> [(String, String)] {
    var rows: [(String, String)] = []
    var outside = 0
    var left = 0
    var depth = -1
    func tellLeft() {
      if left > 0 { rows.append(("\(indent(depth))… \(left) more, outside", "")) }
      (outside, left) = (0, 0)
    }
    for step in explanation.steps {
      if case .outside = step.verdict, step.view != explanation.expectation?.view, step.certainty == .certain
      {
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
      rows.append((indent(step.depth) + explanation.name(of: step.view), verdict(step)))
    }
    tellLeft()
    let unseen = explanation.asked - explanation.steps.count
    if unseen > 0 { rows.append(("  … \(unseen) more were asked", "")) }
    return rows
  }

  private func indent(_ depth: Int) -> String { String(repeating: "  ", count: min(depth, 10) + 1) }

  private func verdict(_ step: HitStep) -> String {
    var text = step.verdict.description
    if step.view == explanation.view, step.verdict == .entered { text += ", gets the touch" }
    if step.certainty != .certain { text += " (\(step.certainty.rawValue))" }
    return text
  }
}
