// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchSnapshot

/// Room that a scroll view needs where something floats over one of its ends, such as a player above a tab
/// bar.
///
/// Nothing is wrong with the order of the views then: what lies below has to be scrolled out from there.
struct ScrollRoom {
  /// The edge of the scroll view that is covered: `top` or `bottom`.
  let edge: String
  /// How much of the scroll view is covered, in points.
  let height: Double
  /// How much more room the content needs there than it has; zero if it can be scrolled out already.
  let missing: Double
  /// Whether the content is higher than the scroll view, so that it can be moved.
  let moves: Bool
  /// The scroll view around the expected view.
  let scroller: ViewPlace

  /// Nil if the view is in no scroll view, or if what covers it is in there too, or lies in its middle.
  ///
  /// - Parameters:
  ///   - box: The box of what covers, in the coordinates of the scroll view's tree.
  ///   - beside: The view on the way to the expected one that the other lies in front of.
  ///   - isNarrow: Whether what covers may be narrow, as a button that floats is.
  ///   - touch: The touch.
  init?(under box: CGRect, beside: ViewPlace, isNarrow: Bool = false, _ touch: ExpectedTouch) {
    guard let depth = touch.levels.firstIndex(where: { $0.place == beside }),
      let level = touch.levels[depth...].dropLast().first(where: {
        // Nobody changes the insets of a scroll view that UIKit keeps for itself, such as that of a page
        // controller.
        ClassKnowledge.scrolls($0.view) && touch.isDevelopers($0.place)
      }),
      let frame = touch.geometry(level.place).box
    else { return nil }
    self.init(under: box, over: frame, level.view, level.place, isNarrow: isNarrow)
  }

  /// Nil if what covers is narrow, or lies in the middle.
  ///
  /// - Parameters:
  ///   - box: The box of what covers.
  ///   - frame: The box of the scroll view.
  ///   - view: The scroll view.
  ///   - place: Where that is.
  ///   - isNarrow: Whether what covers may be narrow.
  init?(
    under box: CGRect, over frame: CGRect, _ view: ViewSnapshot, _ place: ViewPlace, isNarrow: Bool = false
  ) {
    guard frame.height > 0 else { return nil }
    let isWide = isNarrow || box.width >= frame.width * 0.6
    let covered = box.intersection(frame)
    guard isWide, !covered.isNull, covered.height < frame.height * 0.5 else { return nil }
    let (above, below) = (covered.minY - frame.minY, frame.maxY - covered.maxY)
    edge = below < above ? "bottom" : "top"
    // What floats far from both ends hides nothing that its scroll view could move out for good.
    guard min(above, below) < 120 else { return nil }
    height = edge == "bottom" ? frame.maxY - covered.minY : covered.maxY - frame.minY
    let inset = view.contentInset.value ?? .zero
    let room = edge == "bottom" ? inset.bottom : inset.top
    // Short content never moves: the room has to be there as an inset.
    missing = max(0, height - room)
    moves = (view.contentSize.value?.height ?? 0) > frame.height
    scroller = place
  }

  /// What to do, in a sentence.
  func text(_ name: String) -> String {
    if missing > 0.5 {
      return "\(name) floats over the \(edge) of a scroll view. "
        + (moves
          ? "The view can be scrolled out from there, unless it is at the end. Give that room for it:"
          : "Give that room for it:")
    }
    return
      "\(name) floats over the \(edge) of a scroll view, which has room for that. Scroll the view out from there."
  }

  /// The lines that do it.
  func code(_ touch: ExpectedTouch) -> [String] {
    guard missing > 0.5 else { return [] }
    let points = PlainNumber.text(missing)
    return [
      "additionalSafeAreaInsets.\(edge) = \(points)",
      "// or: \(touch.variable(scroller)).contentInset.\(edge) += \(points)",
    ]
  }
}

extension CoverRemedy {
  /// What floats over the end of a scroll view in which the expected view lies; nil for all else.
  static func floating(_ cover: Cover, _ touch: ExpectedTouch) -> (String, [String])? {
    guard let beside = cover.beside, let box = touch.geometry(cover.front).box,
      let room = ScrollRoom(
        under: box, beside: beside, isNarrow: ClassKnowledge.isControl(touch.walk.view(cover.front)), touch)
    else { return nil }
    return (room.text(touch.name(of: cover.front)), room.code(touch))
  }

  /// Whether a view moves its content up and down, as far as the sizes tell.
  static func scrollsDown(_ level: ExpectedTouch.Level, in touch: ExpectedTouch) -> Bool {
    guard ClassKnowledge.scrolls(level.view) else { return false }
    guard let content = level.view.contentSize.value, let bounds = touch.geometry(level.place).bounds,
      content.width > bounds.width
    else { return true }
    let inset = level.view.contentInset.value ?? .zero
    return content.height + inset.top + inset.bottom > bounds.height + 0.5
  }

  /// A bar of the app's own, along an edge of what it lies in: the view has to end before it.
  static func alongEdge(_ cover: Cover, _ touch: ExpectedTouch, _ front: String) -> (String, [String])? {
    let tree = touch.walk.trees[cover.front.tree]
    guard let parent = touch.walk.view(cover.front).parent,
      let all = touch.geometry(ViewPlace(tree: cover.front.tree, view: parent)).box
    else { return nil }
    // What shows it may fill the screen, as the overlay of a snackbar does.
    let way =
      ClassKnowledge.scrolls(touch.walk.view(cover.front))
      ? [cover.front.view] : tree.way(from: cover.taker.view, below: parent)
    let place =
      way.reversed().lazy.map { ViewPlace(tree: cover.front.tree, view: $0) }
      .first { touch.geometry($0).box.map { !$0.contains(all) } ?? false } ?? cover.front
    guard let box = touch.geometry(place).box, !box.contains(all), box.width >= all.width * 0.85,
      box.height <= all.height * 0.25, touch.isDevelopers(touch.expected)
    else { return nil }
    // The safe area, or a margin of a floating bar, may lie between it and the edge.
    let (above, below) = (box.minY - all.minY, all.maxY - box.maxY)
    guard min(above, below) < 60 else { return nil }
    let (edge, end, relation) =
      below < above ? ("bottom", "top", "lessThanOrEqualTo") : ("top", "bottom", "greaterThanOrEqualTo")
    let view = touch.variable(touch.expected)
    let bar = place == cover.front ? front : touch.variable(place)
    return (
      "\(touch.name(of: place)) lies along the \(edge == "top" ? "upper" : "lower") edge. Keep the view clear of it:",
      ["\(view).\(edge)Anchor.constraint(\(relation): \(bar).\(end)Anchor).isActive = true"]
    )
  }

  /// What shows something and is not there to be touched, such as a banner; nil for all else.
  ///
  /// Nobody wants to touch what lies behind it, so that letting touches through is no remedy.
  static func seen(
    _ cover: Cover, _ touch: ExpectedTouch, _ front: String, _ order: String?
  ) -> (String, [String])? {
    let tree = touch.walk.trees[cover.front.tree]
    guard
      ClassKnowledge.base(of: tree.views[cover.front.view]) == "UIVisualEffectView" || cover.isSeen(in: tree)
    else { return nil }
    if let room = floating(cover, touch) { return room }
    if let background = background(cover, touch, front) { return background }
    if let edge = alongEdge(cover, touch, front) {
      guard isToast(cover, touch) else { return edge }
      return (
        "\(touch.name(of: cover.front)) only shows something. Let touches through, or keep the view clear of it:",
        ["\(front).isUserInteractionEnabled = false"] + edge.1.map { "// or: \($0)" }
      )
    }
    guard cover.hides(in: tree), touch.isDevelopers(cover.front), let order,
      let box = touch.geometry(cover.front).box, let own = touch.geometry(touch.expected).box,
      box.contains(own)
    else { return nil }
    return (
      "\(touch.name(of: cover.front)) has a background, which hides the view as well. Change the order, or hide it when it is "
        + "done:", [order, "// or: \(front).isHidden = true"]
    )
  }

  /// Whether a view floats above an edge, and not from side to side: it is gone soon.
  private static func isToast(_ cover: Cover, _ touch: ExpectedTouch) -> Bool {
    guard ClassKnowledge.base(of: touch.walk.view(cover.front)) != "UIVisualEffectView",
      let box = touch.geometry(cover.front).box, let all = touch.geometry(touch.levels[0].place).box
    else { return false }
    return box.width < all.width - 8
  }

  /// A view with recognizers that fills the screen, such as a card or a coach mark; nil for all else.
  static func filling(
    _ cover: Cover, _ touch: ExpectedTouch, _ front: String, _ order: String?
  ) -> (String, [String])? {
    let view = touch.walk.view(cover.front)
    guard cover.taker == cover.front, view.hasRecognizers == .known(true), touch.isDevelopers(cover.front),
      !ClassKnowledge.isContent(view), !ClassKnowledge.scrolls(view), !ClassKnowledge.isControl(view),
      let box = touch.geometry(cover.front).box, let all = touch.geometry(touch.levels[0].place).box,
      box.squarePoints >= 0.9 * all.squarePoints
    else { return nil }
    let removal = "\(front).removeFromSuperview()"
    return (
      "\(touch.name(of: cover.front)) fills the screen, and its recognizers take the touches. "
        + (order == nil ? "Remove it when it is done:" : "Change the order, or remove it when it is done:"),
      order.map { [$0, "// or: \(removal)"] } ?? [removal]
    )
  }

  /// What shows that something is under way; nil for all else.
  static func waiting(_ cover: Cover, _ touch: ExpectedTouch, _ front: String) -> (String, [String], String?)?
  {
    guard isWaiting(cover, touch) else { return nil }
    if let (library, line) = library(of: cover, touch) {
      return (
        "\(library) is shown, and keeps touches away until it is dismissed. Dismiss it when the work is done, also after an "
          + "error:", line.hasPrefix("hud.") ? ["// hud is the \(library) that was shown", line] : [line], nil
      )
    }
    return (
      "\(touch.name(of: cover.front)) shows that something is under way, and keeps touches away until it is removed. Remove "
        + "it when that is done, also after an error:",
      [
        "\(front).removeFromSuperview()",
        "// or, to let touches through meanwhile: \(front).isUserInteractionEnabled = false",
      ], touch.trial(cover.front, "removeFromSuperview")
    )
  }

  /// The library that a view in front comes from, and the line that dismisses it; nil for all else.
  private static func library(of cover: Cover, _ touch: ExpectedTouch) -> (String, String)? {
    let tree = touch.walk.trees[cover.front.tree]
    let views = [cover.front.view] + tree.views[cover.front.view].children.prefix(8)
    for name in views.map({ ClassName(tree.views[$0].className).name }) {
      if let line = libraries.first(where: { $0.name == name })?.line { return (name, line) }
    }
    return nil
  }

  /// How overlays of well-known libraries are dismissed (documented by each of them).
  private static let libraries = [
    (name: "SVProgressHUD", line: "SVProgressHUD.dismiss()"),
    (name: "ProgressHUD", line: "ProgressHUD.dismiss()"),
    (name: "MBProgressHUD", line: "hud.hide(animated: true)"), (name: "JGProgressHUD", line: "hud.dismiss()"),
  ]

  /// Whether a cover is named as one that is shown while something loads, or holds a spinner and nothing to
  /// be touched.
  private static func isWaiting(_ cover: Cover, _ touch: ExpectedTouch) -> Bool {
    let tree = touch.walk.trees[cover.front.tree]
    let front = tree.views[cover.front.view]
    let name = ClassName(front.className).name
    let isNamed =
      name.hasSuffix("HUD") || name.contains("LoadingView") || name.contains("LoadingOverlay")
      || name.contains("Spinner") || name.contains("LoaderView")
    if isNamed || library(of: cover, touch) != nil { return true }
    guard !cover.hasTargets(in: tree) else { return false }
    var waiting = [cover.front.view]
    var looked = 0
    while let next = waiting.popLast(), looked < 200 {
      looked += 1
      let view = tree.views[next]
      if view.isHidden == .known(true) { continue }
      if ClassKnowledge.base(of: view) == "UIActivityIndicatorView" { return true }
      waiting += view.children
    }
    return false
  }
}
