// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// Finds targets in a view whose interaction is off.
enum NonInteractiveAncestor: TreeRule {
  static let id = "non-interactive-ancestor"
  static let summary = "Targets lie in a view whose interaction is off."
  static let worst = Severity.error
  static let page = """
    A view with `isUserInteractionEnabled` off is skipped by hit-testing with everything in it (documented). Labels and
    image views have it off from the beginning, so a button put into an image view does nothing.

    It is an error where the view is a label or an image view, and a warning elsewhere, because an app may turn
    interaction off for a while on purpose. Of a view that is being animated it is a note: UIKit turns interaction off
    until a transition is over. One finding names the view, and all the targets in it.

    ## Mend it

    ```swift
    imageView.isUserInteractionEnabled = true
    ```
    """

  static func check(_ tree: AuditedTree, into report: inout RuleReport) {
    var inside: [Int: [Int]] = [:]
    var order: [Int] = []
    for place in tree.tree.views.indices {
      let standing = tree.standings[place]
      guard tree.kinds[place]?.isAimedAt == true, let off = standing.offBy, off != place,
        standing.absentBy == nil
      else { continue }
      if inside[off] == nil { order.append(off) }
      inside[off, default: []].append(place)
    }
    for off in order {
      let targets = inside[off] ?? []
      guard let first = targets.first else { continue }
      let view = tree.tree.views[off]
      let isHidden = tree.standings[off].hiddenBy != nil || tree.standings[off].transparentBy != nil
      let isAnimated = tree.standings[off].animatedBy != nil
      let isBorn = ClassKnowledge.isUntouchedByDefault(view)
      let others = targets.count > 1 ? " and \(targets.count - 1) more" : ""
      report.add(
        isHidden || isAnimated ? .note : isBorn ? .error : .warning,
        isAnimated ? .cannotBeKnown : tree.certainty(),
        at: off,
        "\(tree.name(of: off)) has its interaction off, so no touch comes to \(tree.name(of: first))\(others) in it"
          + (isAnimated ? "; it is being animated, and may be touched when that is over" : ""),
        remedy: AuditFinding.Remedy(
          "Turn interaction on.", code: "\(tree.variable(for: off)).isUserInteractionEnabled = true"),
        related: targets.map { ($0, "lies in it") })
    }
  }
}
