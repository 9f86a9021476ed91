// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// Swipe actions of a row that are open: the next tap in the list closes them, and does nothing else
/// (assumed).
enum OpenSwipe {
  static func findings(in touch: ExpectedTouch) -> [Finding] {
    guard touch.route != nil else { return [] }
    let views = touch.walk.trees[touch.expected.tree].views
    for (depth, level) in touch.levels.enumerated().dropLast() {
      guard ClassKnowledge.roles(of: level.view).contains(.list),
        let pull = level.view.children.first(where: { isOpen(views[$0]) })
      else { continue }
      // The actions themselves can be tapped.
      let row = touch.levels[depth + 1]
      guard row.place.view != pull, ClassKnowledge.isCell(row.view) else { return [] }
      let isOwn = row.view.frame.value?.origin.y == views[pull].frame.value?.origin.y
      let isTable = ClassKnowledge.base(of: level.view) == "UITableView"
      return [
        Finding(
          TakenByRecognizer.id, isOwn ? level.place : ViewPlace(tree: level.place.tree, view: pull),
          weight: isOwn ? .blocks : .warns, certainty: .likely,
          "The swipe actions of \(isOwn ? "its" : "another") row are open: the tap closes them, and does nothing else.",
          remedy: isTable ? "Tap again, or close them in code:" : "Tap again.",
          code: isTable ? ["\(touch.variable(level.place)).setEditing(false, animated: true)"] : [],
          order: [FindingStage.delivery, 0, depth])
      ]
    }
    return []
  }

  private static func isOpen(_ view: ViewSnapshot) -> Bool {
    ClassName(view.className).name == "UISwipeActionPullView" && view.isHidden != .known(true)
      && view.frame.value.map { $0.size.width > 1 } ?? true
  }
}
