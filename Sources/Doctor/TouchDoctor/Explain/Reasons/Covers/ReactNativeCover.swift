// SPDX-License-Identifier: Apache-2.0
import TextSources
import TouchSnapshot

/// A view of React Native, whose touches its props decide about.
enum ReactNativeCover: CoverCase {
  static func remedy(for cover: MeasuredCover) -> CoverRemedy? {
    let (front, name) = (cover.front, cover.name)
    let (touch, trees) = (cover.touch, cover.touch.walk.trees)
    guard ClassKnowledge.isRendered(cover.place, in: trees) else { return nil }
    if front.className.holds("ScrollView") {
      return CoverRemedy(
        "\(name) needs its touches to scroll. Lay it out beside the view, or render it before the view.")
    }
    if let faint = cover.faint {
      return CoverRemedy(
        "In React Native, do not render \(cover.touch.name(of: faint)) while it cannot be seen, or give it pointerEvents=\"none\" then."
      )
    }
    if let beside = cover.beside, beside != cover.touch.expected,
      ClassKnowledge.isReactNatives(cover.touch.walk.view(beside)),
      let box = cover.touch.geometry(beside).box, let own = cover.touch.geometry(cover.touch.expected).box,
      !box.insetBy(dx: -1, dy: -1).contains(own)
    {
      return CoverRemedy(
        "The view sticks out of \(cover.touch.name(of: beside)), which is rendered before \(name). In React Native, give "
          + "\(cover.touch.name(of: beside)) this style:",
        ["zIndex: 1"])
    }
    let (none, boxNone) = ("pointerEvents=\"none\"", "pointerEvents=\"box-none\"")
    let before = ", or render it before the view that it covers."
    let way = trees[cover.taker.tree].way(from: cover.taker.view, below: cover.place.view)
    let isOwn = cover.taker == cover.place || !ClassKnowledge.isReactNatives(front)
    guard !isOwn, let branch = way.last.map({ ViewPlace(tree: cover.place.tree, view: $0) }) else {
      return CoverRemedy(
        front.children.isEmpty || !ClassKnowledge.isReactNatives(front)
          ? "In React Native, give \(name) \(none)\(before)"
          : "In React Native, give \(name) \(boxNone), which leaves touches beside its children to what lies behind\(before)"
      )
    }
    // With box-none a child still takes touches.
    let (inner, taker) = (touch.name(of: branch), touch.name(of: cover.taker))
    if shows(branch.view, in: trees[branch.tree]) {
      return CoverRemedy(
        "In React Native, \(taker) takes the touch for itself, which \(boxNone) on \(name) leaves as it is. Lay it out beside the view, or "
          + "render \(name) before the view that it covers. If nothing in \(name) is to be touched, give that \(none)."
      )
    }
    let others = front.children.contains {
      $0 != branch.view && trees[branch.tree].views[$0].isHidden != .known(true)
    }
    return CoverRemedy(
      others
        ? "In React Native, give \(inner) \(none), and \(name) \(boxNone), so that what else is in it can be touched. Or render \(name) before the "
          + "view that it covers."
        : "In React Native, give \(name) \(none)\(before) With \"box-none\", \(taker) would still take the touch."
    )
  }

  /// Whether a view holds something to read or to touch, so that it may be a button.
  private static func shows(_ number: Int, in tree: ViewTree) -> Bool {
    var waiting = [number]
    var looked = 0
    while let next = waiting.popLast(), looked < 200 {
      looked += 1
      let view = tree.views[next]
      if view.isHidden == .known(true) { continue }
      if view.text != nil || ClassKnowledge.isControl(view) || ClassKnowledge.scrolls(view)
        || ["Text", "Paragraph"].contains(where: { view.className.holds($0) })
      {
        return true
      }
      waiting += view.children
    }
    return false
  }
}
