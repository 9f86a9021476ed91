// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// Finds what has an action and cannot be reached because it is transparent or hidden.
enum InvisibleTarget: TreeRule {
  static let id = "invisible-target"
  static let summary = "A transparent or hidden view has an action that no touch can reach."
  static let worst = Severity.warning
  static let page = """
    Hit-testing skips views that are hidden, and those whose alpha is not above 0.01, with everything in them (documented; the
    threshold is reported). A button made invisible to catch touches in secret therefore catches none.

    A view of alpha 0 that ran is a warning. What is hidden is a note, since views are hidden to be shown later;
    so is both in a file of Interface Builder. Only a view that is itself hidden or transparent is named, not those
    in it.

    ## Mend it

    For a target that is not seen but can be touched, keep it visible and draw nothing:

    ```swift
    button.alpha = 1
    button.backgroundColor = .clear
    ```
    """

  static func check(_ tree: AuditedTree, into report: inout RuleReport) {
    for (place, view) in tree.tree.views.enumerated() {
      let standing = tree.standings[place]
      guard tree.kinds[place]?.isAimedAt == true, standing.absentBy == nil, hasAction(view) else { continue }
      if standing.hiddenBy == place {
        report.add(
          .note, tree.isDesign ? .cannotBeKnown : tree.certainty(), at: place,
          "\(tree.name(of: place)) is hidden, so its action cannot be reached until something shows it",
          remedy: AuditFinding.Remedy(
            "Show it, or take it out if nothing ever does.",
            code: "\(tree.variable(for: place)).isHidden = false"))
      } else if standing.transparentBy == place, standing.hiddenBy == nil {
        let alpha = PlainNumber.text(view.alpha.value ?? 0)
        report.add(
          tree.isDesign ? .note : .warning, tree.isDesign ? .cannotBeKnown : tree.certainty(), at: place,
          "\(tree.name(of: place)) has alpha \(alpha), not above 0.01, so its action cannot be reached",
          remedy: AuditFinding.Remedy(
            "Make it clear and not transparent, if it should take touches without being seen.",
            code: "\(tree.variable(for: place)).alpha = 1"))
      }
    }
  }

  /// Whether the source says, or does not deny, that touching does something.
  private static func hasAction(_ view: ViewSnapshot) -> Bool {
    view.actions.value?.isEmpty == false || view.recognizers.value?.isEmpty == false
      || (!view.actions.isKnown && !view.recognizers.isKnown)
  }
}
