// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

extension CoveredTarget {
  /// Reports maps, lists and other moving content that a view in front covers completely.
  static func checkSurfaces(_ tree: AuditedTree, into report: inout RuleReport) {
    for surface in tree.surfaces {
      guard let cover = tree.covers[surface], cover.isFull,
        !cover.views.contains(where: { tree.traits.moves[$0.view] })
      else { continue }
      // Buttons in a clear view in front take their part on purpose.
      let parts = cover.views.filter { isPlain($0.view, tree) }
      guard let first = parts.first, parts.reduce(0, { $0 + $1.share }) >= 0.9 else { continue }
      let front = parts.map { $0.view }
      let isHandled = front.contains { tree.isHandled($0, beside: surface) || tree.isHandledByContent($0) }
      let isPlaced = tree.isPlaced(surface) && front.allSatisfy { tree.isPlaced($0) }
      guard !isHandled, isPlaced, tree.purpose(of: first.view) != .does else { continue }
      // Two embedded scenes on one place are mostly shown in turns, by a segmented control for example.
      let isAlternate = embeds(surface, tree) && front.allSatisfy { embeds($0, tree) }
      report.add(
        isAlternate ? .note : .warning, .likely, at: surface,
        "\(tree.name(of: shown(first.view, tree))) covers all of \(tree.name(of: surface)) and takes the touches: "
          + (embeds(surface, tree) ? "the scene in it cannot be touched" : "it cannot be moved or scrolled")
          + (isAlternate ? ", unless they are shown in turn" : ""),
        remedy: remedy(for: surface, behind: first.view, tree),
        related: cover.views.prefix(8).map { ($0.view, "takes \(Int(($0.share * 100).rounded())) % of it") })
    }
  }

  /// Whether a view contains another scene.
  private static func embeds(_ view: Int, _ tree: AuditedTree) -> Bool {
    tree.tree.attribute("embeds", of: view) != nil
  }

  /// Whether a view only shows something, as far as its class tells.
  static func isPlain(_ view: Int, _ tree: AuditedTree) -> Bool {
    guard tree.kinds[view] == nil else { return false }
    let traits = tree.traits[view]
    let showsOrHolds = !traits.roles.isDisjoint(with: [.takesGestures, .holdsViews])
    return (showsOrHolds || traits.base == "UITableViewCellContentView") && !tree.isCustom(view)
      && !tree.traits.moves[view]
  }

  /// The view that a developer knows: the effect view, not its content view.
  static func shown(_ view: Int, _ tree: AuditedTree) -> Int {
    guard tree.tree.attribute("key", of: view) == "contentView", let parent = tree.tree.views[view].parent,
      ClassKnowledge.base(of: tree.tree.views[parent]) == "UIVisualEffectView"
    else { return view }
    return parent
  }

  /// What to do about a view in front: its interaction is turned off only if it shows something and contains
  /// no targets.
  static func remedy(for target: Int, behind front: Int, _ tree: AuditedTree) -> AuditFinding.Remedy {
    let cover = shown(front, tree)
    let isIdle = isPlain(front, tree) && !tree.holdsTarget(cover)
    let name = tree.name(of: cover)
    if tree.isDesign {
      return AuditFinding.Remedy(
        isIdle
          ? "Untick User Interaction Enabled of \(name) in the Attributes inspector if it only shows something, "
            + "or put it before the target in the document outline."
          : "Move them apart, so that both can be touched.")
    }
    if let remedy = movingIntoCell(target, behind: front, tree) { return remedy }
    let own = tree.variable(for: target)
    return isIdle
      ? AuditFinding.Remedy(
        "Turn interaction off where it only shows something, or bring the target to the front.",
        code: "\(tree.variable(for: cover)).isUserInteractionEnabled = false")
      : AuditFinding.Remedy(
        "Move them apart, or bring the target to the front.",
        code: "\(own).superview?.bringSubviewToFront(\(own))")
  }

  /// What to do about a cell's content view in front of what was added to the cell itself: other controls may
  /// be in it, so its interaction stays on.
  private static func movingIntoCell(
    _ target: Int, behind front: Int, _ tree: AuditedTree
  ) -> AuditFinding.Remedy? {
    guard tree.traits[front].base == "UITableViewCellContentView", let cell = tree.tree.views[front].parent
    else { return nil }
    var branch = target
    for _ in 0..<AuditedTree.farthest {
      guard let parent = tree.tree.views[branch].parent else { return nil }
      if parent == cell {
        return AuditFinding.Remedy(
          "A cell's contentView lies in front of what was added to the cell itself. Add the view to contentView.",
          code: "\(tree.variable(for: cell)).contentView.addSubview(\(tree.variable(for: branch)))")
      }
      branch = parent
    }
    return nil
  }
}
