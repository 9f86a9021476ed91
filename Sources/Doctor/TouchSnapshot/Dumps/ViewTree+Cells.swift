// SPDX-License-Identifier: Apache-2.0

extension ViewTree {
  /// Tells cells of an app by the views around them, where a dump does not say what their classes come from.
  ///
  /// Debuggers print it (`baseClass = UITableViewCell`), but loops of an app's own and shortened pastes do
  /// not.
  mutating func nameBasesOfCells() {
    for place in views.indices where views[place].baseClass == nil && !Self.isUIKits(views[place].className) {
      if views[place].children.contains(where: { views[$0].className == "UITableViewCellContentView" }) {
        views[place].baseClass = "UITableViewCell"
      } else if views[place].className.hasSuffix("Cell"), let parent = views[place].parent {
        let list = views[parent].baseClass ?? views[parent].className
        if list.hasSuffix("UICollectionView") { views[place].baseClass = "UICollectionViewCell" }
        if list.hasSuffix("UITableView") { views[place].baseClass = "UITableViewCell" }
      }
    }
  }

  private static func isUIKits(_ name: String) -> Bool { name.hasPrefix("UI") || name.hasPrefix("_UI") }
}
