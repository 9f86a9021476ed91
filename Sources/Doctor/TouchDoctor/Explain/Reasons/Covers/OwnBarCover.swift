// SPDX-License-Identifier: Apache-2.0
import TextSources
import TouchSnapshot

/// What a bar shows over something else in the same bar: a title view that is too wide for the items beside
/// it, or two items.
///
/// The bar lays both out, and asks the app's views for their widths.
enum OwnBarCover: CoverCase {
  static func remedy(for cover: MeasuredCover) -> CoverRemedy? {
    let touch = cover.touch
    guard let beside = cover.beside,
      let bar = touch.levels.last(where: { ClassKnowledge.roles(of: $0.view).contains(.bar) }),
      let parent = touch.walk.view(beside).parent, parent != bar.place.view,
      cover.tree.way(from: parent, below: nil).contains(bar.place.view)
    else { return nil }
    let inFront = cover.tree.way(from: cover.taker.view, below: parent).reversed()
      .map { ViewPlace(tree: cover.place.tree, view: $0) }
    let behind = touch.levels.map { $0.place }.drop { $0 != beside }
    let custom = [own(inFront, touch), own(Array(behind), touch)].compactMap { $0 }
    guard let narrowed = custom.first(where: { isTitle($0, touch) }) ?? custom.first else {
      return CoverRemedy("The bar lays both out: it has no room for so many items. Leave some of them out.")
    }
    let isTitleView = isTitle(narrowed, touch)
    let variable = touch.alias(isTitleView ? "titleView" : "customView", narrowed)
    let other = inFront.contains(narrowed) ? beside : cover.place
    let width = room(for: narrowed, beside: other, touch)
    return CoverRemedy(
      "\(touch.name(of: narrowed)) is \(isTitleView ? "the bar's title view" : "a bar item's custom view"), and so wide that they "
        + "overlap in the bar. Narrow it:",
      [
        "\(variable).widthAnchor.constraint(lessThanOrEqualToConstant: \(PlainNumber.text(width))).isActive = true"
      ]
    )
  }

  /// The outermost view on a way that is the app's and not the bar's.
  private static func own(_ way: [ViewPlace], _ touch: ExpectedTouch) -> ViewPlace? {
    way.first { !ClassKnowledge.isPrivate(touch.walk.view($0)) }
  }

  /// Whether a view is shown as the title and not as an item.
  private static func isTitle(_ place: ViewPlace, _ touch: ExpectedTouch) -> Bool {
    let tree = touch.walk.trees[place.tree]
    return tree.ancestors(of: place.view).prefix { ClassKnowledge.isPrivate(tree.views[$0]) }
      .allSatisfy {
        !tree.views[$0].className.holds("ButtonBar")
          && !tree.views[$0].className.holds("TAMICAdaptor")
      }
  }

  /// The width that leaves a view beside another one, which begins or ends 8 points farther on.
  private static func room(for place: ViewPlace, beside other: ViewPlace, _ touch: ExpectedTouch) -> Double {
    guard let own = touch.geometry(place).box, let box = touch.geometry(other).box else { return 100 }
    let room = box.midX > own.midX ? box.minX - own.minX : own.maxX - box.maxX
    return max(Double(room) - 8, 44)
  }
}
