// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// Finds targets that lie beside the screen.
enum OffScreenTarget: TreeRule {
  static let id = "off-screen-target"
  static let summary = "A target is outside the screen."
  static let worst = Severity.error
  static let harm = Harm.dead
  static let reference = Reference.hitTesting
  static let page = """
    The screen is the window, or in a storyboard the view of the controller. A target completely outside it can be
    neither seen nor touched, which is an error. Menus that slide in wait there on purpose; hide them until then, so
    that VoiceOver does not read them and this rule does not report them. Targets in a scroll view, or in a view that
    is being animated, are not reported.

    A target more than half outside the screen is a note; one that is at most half outside is not reported. In a file
    of Interface Builder, a target completely outside is also a note if code can reach it or what contains it, and can
    bring it in; if a constraint contradicts a frame; or if a larger phone than the one that the file was drawn for
    shows it.

    ## Fix it

    ```swift
    menu.isHidden = true
    ```
    """

  static func check(_ tree: AuditedTree, into report: inout RuleReport) {
    guard tree.tree.space == .parent else { return }
    for target in tree.targets {
      let standing = tree.standings[target]
      guard tree.kinds[target]?.isAimedAt == true, standing.scroller == nil, standing.island == standing.root,
        standing.animatedBy == nil,
        target != standing.root,
        tree.isScreen(standing.root), !isCutOff(target, tree), let box = standing.box, box.squarePoints > 0,
        let screen = tree.standings[standing.root].box, screen.squarePoints > 0
      else { continue }
      let seen = box.sharedPart(with: screen).squarePoints / box.squarePoints
      guard seen < 0.5 else { continue }
      let (dx, dy) = (
        beyond(box.minX, box.maxX, screen.minX, screen.maxX),
        beyond(box.minY, box.maxY, screen.minY, screen.maxY)
      )
      let away = max(dx, dy)
      let isHandled = standing.handles > tree.standings[standing.root].handles
      let isDoubtful =
        tree.isDesign
        && (isHandled || mayBeShown(target, box, on: screen, tree) || !tree.isPlaced(target)
          || tree.purpose(of: target) == .nothing)
      report.add(
        seen == 0 && !isDoubtful ? .error : .note, isDoubtful ? .cannotBeKnown : tree.certainty(of: target),
        at: target,
        seen == 0
          ? "\(tree.name(of: target)) is outside the screen"
            + (away > 0 ? ", \(PlainNumber.text(away)) pt beyond its edge" : ", right at its edge")
            + (isDoubtful ? ", unless code or constraints bring it in" : "")
          : "\(tree.name(of: target)) is only partly on the screen: \(Int((seen * 100).rounded())) % of its area",
        remedy: tree.isDesign
          ? AuditFinding.Remedy("Constrain it to the screen, or hide it while it is outside.")
          : AuditFinding.Remedy(
            "Move it onto the screen, or hide it while it is outside.",
            code: "\(tree.variable(for: target)).isHidden = true"),
        related: [(standing.root, "is the screen")])
    }
  }

  /// Whether the target lies outside of its parent, which is another rule's and has the same cause.
  private static func isCutOff(_ target: Int, _ tree: AuditedTree) -> Bool {
    guard let parent = tree.tree.views[target].parent, parent != tree.standings[target].root,
      let box = tree.standings[target].box, let holder = tree.standings[parent].box,
      holder != tree.standings[tree.standings[target].root].box
    else { return false }
    return box.sharedPart(with: holder).squarePoints == 0
  }

  /// The largest phone, in points (documented).
  private static let largest = ViewSize(width: 440, height: 956)

  /// The height of the largest phone, in points.
  static var highest: Double { Double(largest.height) }

  /// Whether a phone that is larger than the one a file was drawn for shows the target: it is held at the
  /// left and the top.
  private static func mayBeShown(
    _ target: Int, _ box: ViewRect, on screen: ViewRect, _ tree: AuditedTree
  ) -> Bool {
    let across = box.minX >= screen.maxX && Double(box.minX - screen.minX) < largest.width
    let down = box.minY >= screen.maxY && Double(box.minY - screen.minY) < largest.height
    let trust = tree.standings[target].trust
    // What is in a view that reaches from top to bottom need not follow its lower edge.
    let isAtBottom =
      trust.contains(.atBottom) && (!trust.contains(.atTop) || tree.bottomHeld.contains(target))
    return (across && !trust.contains(.atRight)) || (down && !isAtBottom)
  }

  /// How far a range lies beyond another one.
  private static func beyond(_ low: Double, _ high: Double, _ first: Double, _ last: Double) -> Double {
    Double(max(first - high, low - last, 0))
  }
}
