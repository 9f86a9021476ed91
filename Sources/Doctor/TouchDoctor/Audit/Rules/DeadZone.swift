// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// Finds parts of targets where a touch does nothing at all.
enum DeadZone: TreeRule {
  static let id = "dead-zone"
  static let summary = "A view that does not handle touches covers part of a target."
  static let worst = Severity.error
  static let harm = Harm.partlyDead
  static let reference = Reference.hitTesting
  static let page = """
    Where hit areas overlap, the view in front takes the touch. If that view is not a target, the touch is lost: this
    part of the target does not react, and the screen does not show it. Usually the view is a clear container or a
    label with interaction on.

    If less than 28 points of a side are left, the finding is an error where it is certain, as in a dump of a running
    app, and otherwise a warning. If more is left, it is a warning where it is certain, and otherwise a note. If half or more is
    covered, `covered-target` reports it; if the view in front is a target, `targets-overlap` does. In a file of
    Interface Builder, whatever makes a finding of `covered-target` a note does so here.

    ## Fix it

    ```swift
    container.isUserInteractionEnabled = false
    ```

    or, if the container has its own targets, let touches beside them through:

    ```swift
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let hit = super.hitTest(point, with: event)
      return hit === self ? nil : hit
    }
    ```
    """

  /// Less than this part of a target is overlooked: an edge.
  private static let least = 0.1

  static func check(_ tree: AuditedTree, into report: inout RuleReport) {
    for target in tree.targets {
      guard tree.kinds[target] != .gesture, let cover = tree.covers[target],
        cover.share < CoveredTarget.least,
        let box = tree.standings[target].reach
      else { continue }
      let idle = cover.views.filter { isIdle($0.view, tree) }
      let share = idle.reduce(0) { $0 + $1.share }
      guard share >= least, let first = idle.first, let front = tree.standings[first.view].reach else {
        continue
      }
      let behavior = ClassKnowledge.behavior(of: tree.tree.views[first.view])
      let doubt = tree.doubt(that: idle.prefix(8).map { $0.view }, liesBefore: target)
      let certainty =
        doubt != nil ? .cannotBeKnown : min(tree.certainty(of: target, first.view), behavior.certainty)
      let dead = front.sharedPart(with: box)
      let left = max(
        dead.width >= box.width - 0.5 ? box.height - dead.height : box.width - dead.width,
        dead.height >= box.height - 0.5 ? box.width - dead.width : box.height - dead.height)
      let others = idle.count > 1 ? " and \(idle.count - 1) more" : ""
      let isLittleLeft = left < TargetTooSmall.least
      let severity: Severity =
        switch certainty {
        case .certain: isLittleLeft ? .error : .warning
        case .likely: isLittleLeft ? .warning : .note
        case .cannotBeKnown: .note
        }
      report.add(
        severity, certainty, at: target,
        "\(tree.name(of: first.view))\(others) \(others.isEmpty ? "lies" : "lie") over \(Int((share * 100).rounded())) % of \(tree.name(of: target)), "
          + "and touches there do nothing" + (doubt.map { ", \($0)" } ?? ""),
        remedy: AuditFinding.Remedy(
          "Turn its interaction off, or let it pass on the touches that none of its children takes.",
          code: tree.holdsTarget(first.view)
            ? nil : "\(tree.variable(for: first.view)).isUserInteractionEnabled = false"),
        related: idle.prefix(8).map { ($0.view, "takes \(Int(($0.share * 100).rounded())) % of it") })
    }
  }

  /// Whether touches that come to the view do nothing: neither it nor any ancestor in front of the target
  /// wants them.
  private static func isIdle(_ view: Int, _ tree: AuditedTree) -> Bool {
    let standing = tree.standings[view]
    guard tree.kinds[view] == nil, standing.control == nil, standing.cell == nil, standing.system == nil,
      !tree.traits.moves[view]
    else { return false }
    return tree.tree.views[view].hasRecognizers.value != true
      && tree.tree.views[view].recognizers.value?.isEmpty != false
  }
}
