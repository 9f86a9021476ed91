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
    Hit-testing skips a view with `isUserInteractionEnabled` off, and everything in it (documented). Labels and image
    views have it off by default, so a button in an image view does nothing.

    The finding is an error, because nothing in the view can be touched; it is a note if the view is also hidden or
    transparent. One finding names the view and all targets in it. An app may turn interaction off temporarily, on
    purpose: then turn the rule off with a comment. A view that is being animated is not reported, because UIKit turns
    interaction off until a transition is over.

    In a file of Interface Builder, editable text views, cells with a segue, scrolling views and embedded scenes count
    as targets, too; for the last two the finding is a note. It is also a note if code can reach the view and turn
    interaction on, or if nothing in the file says that the targets do anything.

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
      guard let off = standing.offBy, off != place, standing.absentBy == nil, standing.animatedBy == nil,
        isMeantForTouches(place, tree)
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
        || !targets.contains {
          tree.purpose(of: $0) == .does && !(tree.isDesign && mayOnlyShow($0, in: off, tree))
            && (!ClassKnowledge.isSurface(tree.tree.views[$0]) || tree.kinds[$0] != nil)
        }
      report.add(
        isHidden || isDoubtful ? .note : .error, isDoubtful ? .cannotBeKnown : tree.certainty(), at: off,
        "\(tree.name(of: off)) has user interaction disabled, so no touch reaches \(tree.name(of: first))\(others) in it"
          + (isHandled ? ", unless code turns it on" : ""),
        remedy: TargetWithoutInteraction.remedy(for: off, tree),
        related: targets.map { ($0, "lies in it") })
    }
  }

  /// Whether a text may be there to be read alone: a field or a text view that tells nobody what is typed, in
  /// a view of which somebody turned the interaction off.
  private static func mayOnlyShow(_ place: Int, in off: Int, _ tree: AuditedTree) -> Bool {
    if tree.isIdleInput(place) { return true }
    let view = tree.tree.views[place]
    let isText =
      tree.kinds[place] == .text
      || ClassKnowledge.uikitRoles(of: view).contains(.textField)
    return isText && view.attribute("delegate") == nil && view.actions.value?.isEmpty == true
      && !ClassKnowledge.isUntouchedByDefault(tree.tree.views[off])
  }

  /// Whether a view is there to be touched, in whatever way: what scrolls in a design, text, and embedded
  /// scenes count too.
  private static func isMeantForTouches(_ place: Int, _ tree: AuditedTree) -> Bool {
    let view = tree.tree.views[place]
    if tree.kinds[place]?.isAimedAt == true || view.recognizers.value?.isEmpty == false { return true }
    guard tree.isDesign else { return false }
    switch tree.kinds[place] {
    case .text: return view.attribute("editable") != "NO"
    case .cell: return view.actions.value?.isEmpty == false
    default: return ClassKnowledge.isSurface(view) || view.attribute("embeds") != nil
    }
  }
}
