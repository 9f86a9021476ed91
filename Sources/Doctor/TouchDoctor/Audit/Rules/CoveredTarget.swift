// SPDX-License-Identifier: Apache-2.0
import TextSources
import TouchSnapshot

/// Finds targets behind something that takes their touches.
enum CoveredTarget: TreeRule {
  static let id = "covered-target"
  static let summary = "A view in front takes most of a target's touches."
  static let worst = Severity.error
  static let harm = Harm.dead
  static let reference = Reference.hitTesting
  static let page = """
    Hit-testing asks the frontmost view under a touch, even if nothing is drawn there. A clear view over a button
    takes all its touches; so does a label with interaction on, or a view that was added for an animation.

    The finding is an error if the whole target is covered; outside files of Interface Builder, nine tenths are
    enough, and half where the finding is certain. Otherwise it is a warning if half or more is covered. Only the part of the target that lies inside all ancestors
    counts, because no touch reaches the rest anyway. If the covering view is being animated, the finding is a note.

    Not reported are

    - targets behind a presentation, which can be touched again when it is dismissed;
    - targets in a scroll view that are partly covered by a view that does not move with the content;
    - targets behind a view whose name says that it lets touches through;
    - views with a recognizer of which a part is free: a background that dismisses the keyboard has everything in
      front of it;
    - in a file of Interface Builder, targets that call the same method as everything in front of them.

    A file of Interface Builder shows all states of a screen at once. So the finding is a note there if

    - code can reach the view in front or what contains it, through an outlet, a tag or a custom class;
    - both have the same frame;
    - a constraint of the file contradicts a frame, or a size is unknown, such as that of a cell;
    - a target is in front of one without an action, which may only show something.

    Two more findings exist only in such a file. A plain view that code cannot reach and that covers a whole map,
    scrolling view or embedded scene is a warning. A control behind the tab bar, the navigation bar or the toolbar of
    the controller that contains the screen, or onto which the file pushes it, is an error if constraints attach it to
    the edge of the view and none to the safe area.

    ## Fix it

    Disable interaction on views that only show something, or change the order:

    ```swift
    overlay.isUserInteractionEnabled = false
    container.bringSubviewToFront(button)
    ```

    If the view in front contains a button, let it accept only touches on that button, in its class:

    ```swift
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      closeButton.point(inside: convert(point, to: closeButton), with: event)
    }
    ```
    """

  /// The part of a target from which it counts as covered.
  static let least = 0.5

  /// What lies on a view with a recognizer lies there on purpose, unless nothing of the view is left.
  private static func least(for target: Int, in tree: AuditedTree) -> Double {
    tree.kinds[target] == .gesture || (tree.isDesign && tree.fillsParent(target)) ? 0.999 : least
  }

  static func check(_ tree: AuditedTree, into report: inout RuleReport) {
    checkBars(tree, into: &report)
    checkSurfaces(tree, into: &report)
    for target in tree.targets {
      guard let cover = tree.covers[target], cover.share >= least(for: target, in: tree),
        let first = cover.views.first,
        !tree.isDesign || !cover.views.allSatisfy({ tree.doTheSame($0.view, target) }),
        !Presentation.holds(first.view, over: target, in: tree)
      else {
        continue
      }
      let behavior = ClassKnowledge.behavior(of: tree.tree.views[first.view])
      let isAnimated = tree.standings[first.view].animatedBy != nil
      let doubt = tree.doubt(that: cover.views.prefix(8).map { $0.view }, liesBefore: target)
      let certainty =
        isAnimated || doubt != nil
        ? .cannotBeKnown : min(tree.certainty(of: target, first.view), behavior.certainty)
      let isMost = cover.isFull || (cover.share >= 0.9 && !tree.isDesign)
      var severity: Severity = isMost || certainty == .certain ? .error : .warning
      if certainty == .cannotBeKnown { severity = .note }
      let share = cover.isFull ? "all" : "\(Int((cover.share * 100).rounded())) %"
      let part = tree.sticksOut(target) ? share + " of what lies inside the ancestors" : share
      let (names, isMany) = names(of: cover, tree)
      report.add(
        severity, certainty, at: target,
        "\(names) \(isMany ? "cover" : "covers") \(part) of \(tree.name(of: target)) "
          + (isMany ? "and take the touches" : "and takes the touches")
          + (doubt.map { ", \($0)" } ?? ""),
        remedy: remedy(for: target, behind: first.view, tree),
        related: cover.views.prefix(8).map { ($0.view, "takes \(Int(($0.share * 100).rounded())) % of it") })
    }
  }

  /// What a cover is made of, as far as three names say it, and whether those are several.
  private static func names(of cover: TargetCover, _ tree: AuditedTree) -> (String, Bool) {
    var names: [String] = []
    for part in cover.views.prefix(4) {
      let name = tree.name(of: shown(part.view, tree))
      if !names.contains(name) { names.append(name) }
    }
    switch names.count {
    case 1 where cover.views.count <= 4: return (names[0], cover.views.count > 1 && names.count > 1)
    case 2 where cover.views.count <= 4: return ("\(names[0]) and \(names[1])", true)
    case 3 where cover.views.count <= 4: return ("\(names[0]), \(names[1]) and \(names[2])", true)
    default: return ("\(names[0]) and \(cover.views.count - 1) more", true)
    }
  }
}
