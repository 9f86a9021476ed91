// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Finds targets behind something that takes their touches.
enum CoveredTarget: TreeRule {
  static let id = "covered-target"
  static let summary = "A view in front takes most of a target's touches."
  static let worst = Severity.error
  static let harm = Harm.dead
  static let reference = Reference.hitTesting
  static let page = """
    Hit-testing asks the frontmost view under a touch, even if nothing is drawn there. A clear view over a button takes all
    its touches; so does a label with interaction on, or a view that was added for an animation.

    It is an error where nothing is left, or nine tenths or more of what ran are covered, and a warning from one half
    on. Counted is what lies inside of all ancestors: no touch comes to the rest anyway. What is behind a
    presentation is touched again when that is dismissed, and is no finding; what a view covers that is being animated is
    a note. What does not move with a scroll view's content may cover a part of it, and is no finding. What is covered by a view that
    lets touches through, as far as its name says, is none either, nor is a view with a recognizer of which a part is left:
    a background that puts away the keyboard has everything in front of it.

    A design shows all states of a screen at once. In a file of Interface Builder it is a note where code has a way to what
    lies in front (an outlet, a tag or a class of its own, on the view or on what holds it), where both stand on one frame, where a
    constraint of the same file contradicts a frame, where the size is one that the file does not know, such as a
    cell's, and where a target in front lies over one that has no action and may only show something. What calls the same
    method as all that lies in front is no finding.

    In such a file it is a warning, too, where a plain view that code has no way to covers all of a map, of what scrolls or of an embedded scene; and
    a control behind the tab bar, the navigation bar or the toolbar of the controller that the file puts its screen into, or
    pushes it onto, is an error, if
    a constraint holds it at the edge of the view and none in the safe area.

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

  /// From this part on a target counts as covered.
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
      let doubt = tree.doubt(that: cover.views.prefix(8).map(\.view), liesBefore: target)
      let certainty =
        isAnimated || doubt != nil
        ? .cannotBeKnown : min(tree.certainty(of: target, first.view), behavior.certainty)
      var severity: Severity = cover.isFull || (cover.share >= 0.9 && !tree.isDesign) ? .error : .warning
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
