// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Finds targets that lie over each other.
enum TargetsOverlap: TreeRule {
  static let id = "targets-overlap"
  static let summary = "Two targets lie partly over each other."
  static let worst = Severity.warning
  static let page = """
    Where two targets overlap, the one in front takes every touch, and the one behind is smaller than it looks. Who is in
    front is a matter of the order of subviews, which nobody sees.

    It is a warning where less than 44 × 44 points of the target behind are left free on every side of the overlap,
    and a note where enough is left. A target of which half or more is covered is reported by `covered-target` instead.
    What lies wholly on a view with a tap recognizer is there on purpose, and no finding.

    ## Mend it

    Move them apart, or put the one that matters in front:

    ```swift
    container.bringSubviewToFront(button)
    ```
    """

  static func check(_ tree: AuditedTree, into report: inout RuleReport) {
    for pair in tree.pairs {
      guard let shared = pair.overlap, (tree.covers[pair.back]?.share ?? 0) < CoveredTarget.least,
        let back = tree.standings[pair.back].box
      else { continue }
      // A button on a card that takes taps as well is there on purpose.
      if tree.kinds[pair.back] == .gesture, let front = tree.standings[pair.front].box, back.contains(front) {
        continue
      }
      let isLeft = free(of: back, behind: shared)
      let size =
        "\(PlainNumber.text(Double(shared.size.width))) × \(PlainNumber.text(Double(shared.size.height))) pt"
      report.add(
        isLeft ? .note : .warning, tree.certainty(of: pair.back, pair.front), at: pair.back,
        "\(tree.name(of: pair.front)) lies over \(size) of \(tree.name(of: pair.back)) and takes the touches there",
        remedy: AuditFinding.Remedy(
          "Move them apart, or bring the one that matters to the front.",
          code:
            "\(tree.variable(for: pair.back)).superview?.bringSubviewToFront(\(tree.variable(for: pair.back)))"
        ),
        related: [(pair.front, "lies in front")])
    }
  }

  /// Whether a part of 44 × 44 points is left beside what is covered.
  private static func free(of box: CGRect, behind shared: CGRect) -> Bool {
    let enough = TargetTooSmall.enough
    let beside = max(shared.minX - box.minX, box.maxX - shared.maxX)
    let above = max(shared.minY - box.minY, box.maxY - shared.maxY)
    return (beside >= enough && box.height >= enough) || (above >= enough && box.width >= enough)
  }
}
