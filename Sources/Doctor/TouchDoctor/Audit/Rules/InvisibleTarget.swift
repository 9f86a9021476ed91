// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// Finds targets with an action that are unreachable because they are transparent or hidden.
enum InvisibleTarget: TreeRule {
  static let id = "invisible-target"
  static let summary = "A transparent or hidden view has an action that no touch can reach."
  static let worst = Severity.warning
  static let harm = Harm.little
  static let reference = Reference.hitTesting
  static let page = """
    Hit-testing skips views that are hidden, views whose alpha is 0.01 or less, and everything in them (documented;
    the threshold is reported). So a button that was made invisible to catch touches gets none.

    A transparent view is a warning. A hidden view is a note, because views are hidden to be shown later. In a file of
    Interface Builder both are notes. A hidden or transparent container is reported once, with all the targets in it.
    Hidden cells are not reported, because lists keep them for reuse.

    ## Fix it

    To make a target invisible but touchable, keep it visible and draw nothing:

    ```swift
    button.alpha = 1
    button.backgroundColor = .clear
    ```

    A clear background hides no title and no image. An alpha of 0.02 hides them from people, and still takes touches.
    """

  static func check(_ tree: AuditedTree, into report: inout RuleReport) {
    var inside: [Int: [Int]] = [:]
    var order: [Int] = []
    for (place, view) in tree.tree.views.enumerated() {
      let standing = tree.standings[place]
      guard tree.kinds[place]?.isAimedAt == true, standing.absentBy == nil, hasAction(view) else { continue }
      if let container = standing.hiddenBy ?? standing.transparentBy, container != place {
        if inside[container] == nil { order.append(container) }
        inside[container, default: []].append(place)
        continue
      }
      if standing.hiddenBy == place {
        report.add(
          .note, tree.isDesign ? .cannotBeKnown : tree.certainty(), at: place,
          "\(tree.name(of: place)) is hidden, so its action cannot be reached until something shows it",
          remedy: AuditFinding.Remedy(
            "Show it, or remove it if no code ever shows it.",
            code: "\(tree.variable(for: place)).isHidden = false"))
      } else if standing.transparentBy == place, standing.hiddenBy == nil {
        let alpha = PlainNumber.text(view.alpha.value ?? 0)
        report.add(
          tree.isDesign ? .note : .warning, tree.isDesign ? .cannotBeKnown : tree.certainty(), at: place,
          "\(tree.name(of: place)) is invisible (alpha \(alpha)), so nobody can tap it",
          remedy: tree.tree.showsMoreThanBackground(place)
            ? AuditFinding.Remedy(
              "If it should take touches and hardly be seen, let it have an alpha of 0.02: a clear background does not hide what it shows.",
              code: "\(tree.variable(for: place)).alpha = 0.02")
            : AuditFinding.Remedy(
              "If it should take touches without being visible, make its background clear and leave its alpha at 1.",
              code: "\(tree.variable(for: place)).alpha = 1"))
      }
    }
    for container in order { tell(container, holding: inside[container] ?? [], tree, into: &report) }
  }

  /// Reports a container that nobody sees, with what is in it.
  private static func tell(
    _ container: Int, holding targets: [Int], _ tree: AuditedTree, into report: inout RuleReport
  ) {
    let view = tree.tree.views[container]
    guard let first = targets.first, !ClassKnowledge.isCell(view), tree.standings[container].system == nil
    else {
      return
    }
    let isHidden = view.isHidden.value == true
    let variable = tree.variable(for: container)
    let others = targets.count > 1 ? " and \(targets.count - 1) more" : ""
    let state =
      isHidden ? "is hidden" : "is invisible (alpha \(PlainNumber.text(view.alpha.value ?? 0)))"
    report.add(
      isHidden || tree.isDesign ? .note : .warning, tree.isDesign ? .cannotBeKnown : tree.certainty(),
      at: container,
      "\(tree.name(of: container)) \(state), so no touch reaches \(tree.name(of: first))\(others) in it",
      remedy: AuditFinding.Remedy(
        isHidden ? "Show it, or remove it if no code ever shows it." : "Make it visible, or remove it.",
        code: isHidden ? "\(variable).isHidden = false" : "\(variable).alpha = 1"),
      related: targets.map { ($0, "lies in it") })
  }

  /// Whether the source says, or does not deny, that touching does something.
  private static func hasAction(_ view: ViewSnapshot) -> Bool {
    view.actions.value?.isEmpty == false || view.recognizers.value?.isEmpty == false
      || (!view.actions.isKnown && !view.recognizers.isKnown)
  }
}
