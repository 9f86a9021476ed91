// SPDX-License-Identifier: Apache-2.0
import TextSources
import TouchSnapshot

/// Finds targets that stick out of an ancestor and cannot be hit there.
enum ChildOutsideParent: TreeRule {
  static let id = "child-outside-parent"
  static let summary = "Part of a target lies outside an ancestor's bounds and cannot be touched."
  static let worst = Severity.error
  static let harm = Harm.partlyDead
  static let reference = Reference.hitTesting
  static let page = """
    A view asks its children about a touch only if the touch is inside its own bounds (documented for
    `hitTest(_:with:)`). Content outside an ancestor is drawn, unless something clips it, but cannot be touched. An
    ancestor of zero size makes everything in it untouchable.

    | severity | when |
    |---|---|
    | error | it is certain, as in a dump of a running app, and more than a tenth of the target is outside |
    | error | the middle of the target is outside, or less than 28 points of a side are left |
    | warning | it is certain and less is outside, or what is left is smaller than 44 × 44 points |
    | note | it is likely and enough is left, or the part outside is 5 points or less |

    Content of a scroll view may lie outside it, because scrolling brings it in. It is reported only if a file of
    Interface Builder turns scrolling off and code cannot turn it on. Views below a view without a frame are not
    checked. In a file of Interface Builder, a view inside an arranged view of a stack view is compared only with its
    ancestors up to that view; unless constraints fix the ancestor's size, the finding is a note.

    In a file of Interface Builder, a container of zero size is an error if autoresizing positions it. With Auto
    Layout the zero may come from a frame that was never updated, so it is a note. If a required constraint without an
    outlet says zero, it is a warning.

    The finding is a note if a custom class between the target and the nearest scroll view may override
    `point(inside:with:)` or `hitTest(_:with:)`. In a file of Interface Builder it is also a note if

    - a constraint contradicts a frame;
    - an outlet lets code move the target or resize the ancestor;
    - the file does not contain the ancestor's size, such as that of a cell, or of the view of a xib that its
      controller resizes.

    ## Fix it

    Make the ancestor large enough, or let it accept touches on the view that extends beyond it, in its class:

    ```swift
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      super.point(inside: point, with: event)
        || button.point(inside: convert(point, to: button), with: event)
    }
    ```
    """

  /// The distance, in points, up to which a finding is only a note.
  static let slight = 5.0
  /// The maximum number of ancestors that are checked; hostile files nest deeper than any app.
  static let farthest = AuditedTree.farthest

  /// A target that no touch reaches is dead.
  static func harm(of finding: AuditFinding) -> Harm {
    finding.message.holds("no touch reaches it") ? .dead : harm
  }

  static func check(_ tree: AuditedTree, into report: inout RuleReport) {
    guard tree.tree.space == .parent else { return }
    checkZeroSizes(tree, into: &report)
    for target in tree.targets {
      guard tree.kinds[target]?.isAimedAt == true, let box = tree.standings[target].box,
        let reach = tree.standings[target].reach, let cut = worstCut(of: target, box, tree)
      else { continue }
      // What is covered of the rest is another rule's; that nothing is left is the same to the finger.
      let isRestCovered = tree.covers[target]?.isFull == true
      var certainty = tree.certainty(of: target, cut.ancestor)
      let behavior = ClassKnowledge.behavior(of: tree.tree.views[cut.ancestor])
      if behavior.way == .asksChildrenOutside { continue }
      certainty = min(certainty, behavior.certainty)
      if behavior.reach >= cut.distance { certainty = .cannotBeKnown }
      let isOutside = reach.squarePoints == 0
      let doubt = doubt(about: target, outside: cut, isOutside: isOutside, tree)
      if doubt != nil { certainty = .cannotBeKnown }
      let severity =
        isRestCovered ? .error : severity(box: box, reach: reach, isCertain: certainty == .certain)
      let part = reach.squarePoints == 0 ? "is outside" : "sticks out of"
      let away =
        isOutside
        ? cut.distance - Double(cut.side == .top || cut.side == .bottom ? box.height : box.width)
        : cut.distance
      let amount = away > 0.01 ? "\(PlainNumber.text(away)) pt" : "directly"
      let distance = "\(amount) \(cut.side.preposition) its \(cut.side.rawValue) edge"
      let variable = tree.variable(for: target)
      let left =
        reach.squarePoints == 0
        ? "no touch reaches it"
        : isRestCovered
          ? "the rest is covered, and no touch reaches it"
          : "touches reach \(PlainNumber.text(Double(reach.width))) × \(PlainNumber.text(Double(reach.height))) pt of it"
      report.add(
        certainty == .cannotBeKnown || cut.distance <= slight ? .note : severity, certainty, at: target,
        "\(tree.name(of: target)) \(part) its ancestor \(tree.name(of: cut.ancestor)), \(isOutside ? "" : "up to ")\(distance): \(left)"
          + (doubt.map { ", \($0)" } ?? ""),
        remedy: AuditFinding.Remedy(
          "Make \(tree.name(of: cut.ancestor)) large enough to hold it, or override point(inside:with:) there.",
          code: tree.isDesign && !tree.isCustom(cut.ancestor)
            ? nil
            : "override func point(inside point: CGPoint, with event: UIEvent?) -> Bool "
              + "{ super.point(inside: point, with: event) || \(variable).point(inside: convert(point, to: \(variable)), with: event) }"
        ),
        related: [(cut.ancestor, "does not contain all of it")])
    }
  }

  /// Why touches may come to what lies outside all the same; nil if nothing speaks for it.
  private static func doubt(
    about target: Int, outside cut: Cut, isOutside: Bool, _ tree: AuditedTree
  ) -> String? {
    if tree.isBelowCustomClass(target) {
      return "unless a class around it overrides point(inside:with:) or hitTest(_:with:)"
    }
    guard tree.isDesign else { return nil }
    let axis: LayoutAxis = cut.side == .left || cut.side == .right ? .across : .down
    let trust = tree.standings[cut.ancestor].trust
    if !tree.isPlaced(target) || trust.contains(axis.resizes) {
      return "unless constraints give them other positions or sizes"
    }
    let isGiven = tree.tree.views[cut.ancestor].parent == nil && (cut.side == .right || cut.side == .bottom)
    if trust.contains(axis.elastic) || isGiven || !tree.isSettledInIsland(cut.ancestor, axis) {
      return "at the size in the file"
    }
    if cut.side == .bottom, tree.growsWithScreen(cut.ancestor), !tree.bottomHeld.contains(target) {
      return "on the 480-point screen that the file was drawn for"
    }
    if tree.tree.views[cut.ancestor].isHeldStill, cut.side == .bottom, trust.contains(.atBottom),
      let box = tree.standings[target].box, Double(box.maxY) <= OffScreenTarget.highest
    {
      return "on the screen that the file was drawn for"
    }
    if tree.isSetByCode(target) || tree.isSetByCode(cut.ancestor) { return "unless code sets their frames" }
    let isHandled = tree.standings[target].handles > tree.standings[cut.ancestor].handles
    if isOutside, isHandled { return "unless code moves it inside" }
    return tree.purpose(of: target) == .nothing ? "if code gives it something to do" : nil
  }

  /// Less than this part of a target is overlooked where it is certain: an edge.
  private static let edge = 0.1

  private static func severity(box: ViewRect, reach: ViewRect, isCertain: Bool) -> Severity {
    // A middle that lies on an edge counts as cut off.
    let holdsMiddle =
      reach.minX < box.midX && box.midX < reach.maxX && reach.minY < box.midY && box.midY < reach.maxY
    let (width, height) = (Double(reach.width), Double(reach.height))
    if !holdsMiddle || width < min(TargetTooSmall.least, Double(box.width))
      || height < min(TargetTooSmall.least, Double(box.height))
    {
      return .error
    }
    if isCertain { return reach.squarePoints < (1 - edge) * box.squarePoints ? .error : .warning }
    let enough = TargetTooSmall.enough
    return width >= min(enough, Double(box.width)) && height >= min(enough, Double(box.height))
      ? .note : .warning
  }

  /// An ancestor that ends before a target does.
  private typealias Cut = (ancestor: Int, side: Overshoot.Side, distance: Double)

  /// The ancestor that the target sticks out of by most, the nearest of equal ones.
  private static func worstCut(of target: Int, _ box: ViewRect, _ tree: AuditedTree) -> Cut? {
    guard tree.sticksOut(target) else { return nil }
    var worst: Cut?
    var next = tree.tree.views[target].parent
    var steps = 0
    while let ancestor = next, steps < farthest, ancestor != tree.standings[target].scroller,
      !tree.isScreen(ancestor), tree.standings[ancestor].island == tree.standings[target].island
    {
      steps += 1
      guard let frame = tree.standings[ancestor].box else { return nil }
      // Off-screen targets are reported by another rule.
      if tree.isScreen(tree.standings[ancestor].root),
        frame == tree.standings[tree.standings[ancestor].root].box
      {
        next = tree.tree.views[ancestor].parent
        continue
      }
      let sides: [(Overshoot.Side, Double)] = [
        (.top, Double(frame.minY - box.minY)), (.left, Double(frame.minX - box.minX)),
        (.bottom, Double(box.maxY - frame.maxY)), (.right, Double(box.maxX - frame.maxX)),
      ]
      for (side, distance) in sides where distance > max(worst?.distance ?? 0, tree.tolerance) {
        worst = (ancestor, side, distance)
      }
      next = tree.tree.views[ancestor].parent
    }
    return worst
  }
}
