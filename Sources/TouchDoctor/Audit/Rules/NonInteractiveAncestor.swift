// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// Finds targets in a view whose interaction is off.
enum NonInteractiveAncestor: TreeRule {
  static let id = "non-interactive-ancestor"
  static let summary = "Targets are inside a view whose interaction is off."
  static let worst = Severity.error
  static let harm = Harm.dead
  static let reference = Reference.interaction
  static let page = """
    A view with `isUserInteractionEnabled` off is skipped by hit-testing with everything in it (documented). Labels and
    image views have it off by default, so a button in an image view does nothing.

    It is an error, since nothing in it can be touched; a note where the view is hidden or transparent as well. An app
    may turn interaction off for a while on purpose: then turn the rule off with a comment. A view that is being
    animated is no finding, because UIKit turns interaction off until a transition is over. One finding names the view,
    and all the targets in it.

    In a file of Interface Builder it is a note where code has a way to the view and can turn interaction on, and where nothing
    says that the targets do anything.

    ## Fix it

    ```swift
    imageView.isUserInteractionEnabled = true
    ```
    """

  static func check(_ tree: AuditedTree, into report: inout RuleReport) {
    var inside: [Int: [Int]] = [:]
    var order: [Int] = []
    for place in tree.tree.views.indices {
      let standing = tree.standings[place]
      let hasRecognizer = tree.tree.views[place].recognizers.value?.isEmpty == false
      guard tree.kinds[place]?.isAimedAt == true || hasRecognizer, let off = standing.offBy, off != place,
        standing.absentBy == nil, standing.animatedBy == nil
      else { continue }
      if inside[off] == nil { order.append(off) }
      inside[off, default: []].append(place)
    }
    for off in order {
      let targets = inside[off] ?? []
      guard let first = targets.first else { continue }
      let isHidden = tree.standings[off].hiddenBy != nil || tree.standings[off].transparentBy != nil
      let others = targets.count > 1 ? " and \(targets.count - 1) more" : ""
      let isHandled = tree.isDesign && tree.tree.views[off].isHandled
      let isDoubtful =
        isHandled
        || !targets.contains { tree.purpose(of: $0) == .does && !(tree.isDesign && tree.isIdleInput($0)) }
      report.add(
        isHidden || isDoubtful ? .note : .error, isDoubtful ? .cannotBeKnown : tree.certainty(), at: off,
        "\(tree.name(of: off)) has its interaction off, so no touch comes to \(tree.name(of: first))\(others) in it"
          + (isHandled ? ", unless code turns it on" : ""),
        remedy: AuditFinding.Remedy(
          "Turn interaction on.", code: "\(tree.variable(for: off)).isUserInteractionEnabled = true"),
        related: targets.map { ($0, "lies in it") })
    }
  }
}
