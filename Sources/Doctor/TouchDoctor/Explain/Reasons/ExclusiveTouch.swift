// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// Another finger prevents the touch, because one of the views is exclusive.
public enum ExclusiveTouch: Reason {
  /// The name of the reason.
  public static let id = "exclusive-touch"
  /// The reason in one line.
  public static let summary = "A view whose isExclusiveTouch is true keeps touches from other views."
  /// The page of the manual.
  public static let page = """
    # Exclusive touch

    While a finger is on a view whose `isExclusiveTouch` is true, other views of its window get no touches that begin
    then. And such a view gets none that begins while another view is being touched. This
    matters only with several fingers.

    A dump of `recursiveDescription` does not say which views are exclusive.

    ## How to fix it

        view.isExclusiveTouch = false
    """
}

extension ExclusiveTouch: ReasonFinder {
  static func findings(in touch: ExpectedTouch) -> [Finding] {
    let tree = touch.walk.trees[touch.expected.tree]
    let root = touch.levels[0].place.view
    // In its own window only, of which the views follow the root.
    let exclusive = tree.views.indices.first { number in
      tree.views[number].isExclusiveTouch == .known(true)
        && (tree.roots.count == 1 || number == root || tree.ancestors(of: number).last == root)
    }
    guard let exclusive else { return [] }
    let place = ViewPlace(tree: touch.expected.tree, view: exclusive)
    let isOwn = touch.view.isExclusiveTouch == .known(true)
    let blamed = isOwn ? touch.expected : place
    return [
      Finding(
        id, blamed, weight: .warns, certainty: .likely,
        isOwn
          ? "It is an exclusive view: while another view of the window is touched, it gets nothing."
          : "While a finger is on \(touch.name(of: place)), which is an exclusive view, it gets nothing.",
        remedy: "To let two fingers work at the same time:",
        code: ["\(touch.variable(blamed)).isExclusiveTouch = false"],
        trial: touch.trial(blamed, "setExclusiveTouch:NO"), order: [FindingStage.delivery, 2])
    ]
  }
}
