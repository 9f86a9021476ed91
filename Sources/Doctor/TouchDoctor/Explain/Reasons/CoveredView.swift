// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// Another view of the same window lies in front at the point.
public enum CoveredView: Reason {
  /// The name of the reason.
  public static let id = "covered"
  /// The reason in one line.
  public static let summary = "Another view of the window is in front of the view and takes the touch."
  /// The page of the manual.
  public static let page = """
    # Covered

    When views overlap, the front one is asked first, and if it takes the touch, no view behind it is asked. It may be
    invisible: a view with a clear background takes touches like any other.

    The covering view may be a sibling, a view in a sibling of an ancestor, or a view inside the button itself.

    ## How to fix it

    If the covering view need not be touched:

        overlay.isUserInteractionEnabled = false

    That affects the overlay and everything in it. If it contains a button, let it accept only touches on that button:

        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
          closeButton.point(inside: convert(point, to: closeButton), with: event)
        }

    Or bring the view to the front: `container.bringSubviewToFront(button)`.

    What floats over a list, such as a player above a tab bar, stays: give the list room, so that its rows can be scrolled
    out from under it. A collection view orders its cells and decorations by the `zIndex` of their layout attributes.

        additionalSafeAreaInsets.bottom = 64
        decorationItem.zIndex = -1

    An effect view keeps the touches between what is in it, as one with a `UIGlassContainerEffect` does between views of
    glass. Let a subclass pass them on:

        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
          let view = super.hitTest(point, with: event)
          return view == self || view == contentView ? nil : view
        }

    A list adds its cells in front of a view that was added to it, and scrolls both. Add such a view to the view around the
    list. A panel in front of a button that lies wholly on it was added after it: bring the button to the front.

    A bar of a container lies over the scene in front of which its file has no bar: pin the view to the safe area.

    A presented controller, an alert or a popover is in front of everything on purpose, and its dimming view takes the
    touches beside it. Do not turn that off: the views behind can be touched again when it is dismissed:

        viewController.dismiss(animated: true)
    """
  /// The versions that it holds for.
  public static let versions = """
    \(Reasons.allVersions) What covers differs:

    - A hosting view of SwiftUI keeps the touches in its whole frame in all of them. Up to iOS 17 the hit-test finds the
      view that SwiftUI draws with where there is one, since iOS 18 it finds the hosting view (reported).
    - Since iOS 26 bars are made of glass, and may let touches beside their items through (assumed). Up to iOS 18 a bar
      keeps them. Beside plates of glass that the source shows, it cannot be known, nor where `--ios` says 26 or newer and
      the source shows none: an app may keep the older design with `UIDesignRequiresCompatibility`.
    - An open menu keeps all touches. Since iOS 26 the recognizers of the window see the tap that closes it (reported).
    """
}

extension CoveredView: ReasonFinder {
  static func findings(in touch: ExpectedTouch) -> [Finding] {
    var found: [Finding] = []
    for (depth, level) in touch.levels.enumerated() {
      guard let own = level.own else { break }
      let children = level.view.children
      if isRearranged(in: touch, depth) { continue }
      let next = depth + 1 < touch.levels.count ? touch.levels[depth + 1].place.view : nil
      // All children of the view itself; of the others those in front of the way.
      let start = next.flatMap { children.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
      for child in children[start...].reversed() {
        let front = ViewPlace(tree: level.place.tree, view: child)
        var run = HitWalk.Run(walk: touch.walk, freedom: .none, answer: nil)
        guard let taker = run.go(from: front, above: own) else { continue }
        // A descendant that passes the touch on to the view covers nothing.
        if touch.routes.route(to: taker) == nil {
          let holder = next.map { ViewPlace(tree: front.tree, view: $0) }
          let cover = Cover(front: front, taker: taker, beside: holder)
          if var finding = touch.alone({ finding(cover, touch, depth) }) {
            finding.staysInFront = stays(cover, touch, depth)
            found.append(finding)
          }
        }
        break
      }
    }
    return found
  }

  /// Whether the way goes on in a hidden view of a stack view, which gives all its views other places once
  /// that is shown.
  private static func isRearranged(in touch: ExpectedTouch, _ depth: Int) -> Bool {
    ClassKnowledge.base(of: touch.levels[depth].view) == "UIStackView"
      && touch.levels.indices.contains(depth + 1)
      && touch.levels[depth + 1].view.isHidden == .known(true)
  }

  /// Whether a view covers all that a view is in which the expected one lies outside, and the place that it
  /// has now.
  private static func stays(_ cover: Cover, _ touch: ExpectedTouch, _ depth: Int) -> Bool {
    let outside = touch.levels.firstIndex {
      if case .outside = $0.asked.gate.verdict { true } else { $0.asked.gate.verdict == .empty }
    }
    guard let outside, outside > depth, outside + 1 < touch.levels.count else { return false }
    let around = touch.levels[depth].view
    // A list, or a stack view, gives both other places then.
    guard !ClassKnowledge.scrolls(around), ClassKnowledge.base(of: around) != "UIStackView",
      let box = touch.geometry(cover.front).box, let own = touch.geometry(touch.expected).box,
      let holder = touch.geometry(touch.levels[outside].place).box
    else { return false }
    if box.contains(holder.union(own)), touch.levels[outside].asked.gate.verdict != .empty { return true }
    return outside > depth + 1
      && touch.geometry(touch.levels[outside - 1].place).box.map(box.contains) ?? false
  }

  private static func finding(_ cover: Cover, _ touch: ExpectedTouch, _ depth: Int) -> Finding {
    let certainty = min(
      cover.taker == touch.answer ? .certain : .likely, touch.walk.behavior(of: cover.taker).certainty)
    let order = [FindingStage.covers, depth]
    if !cover.handsOn(in: touch.walk.trees),
      let presentation = Presentation(cover.front, cover.taker, in: touch)
    {
      return Finding(
        id, cover.front, certainty: certainty, presentation.text + " " + cover.presentedText(touch),
        remedy: presentation.remedy, code: presentation.code, trial: presentation.trial, order: order)
    }
    let remedy = CoverCases.remedy(for: cover, touch)
    var finding = Finding(
      id, cover.front, certainty: certainty, cover.text(touch), remedy: remedy.text, code: remedy.code,
      trial: remedy.trial, order: order)
    finding.passing = remedy.passing
    return finding
  }
}
