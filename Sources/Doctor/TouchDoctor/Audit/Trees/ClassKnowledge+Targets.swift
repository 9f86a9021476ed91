// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

extension ClassKnowledge {
  /// The class of UIKit that a view is or comes from; the element types of XCUITest count as theirs.
  static func uikitName(of view: ViewSnapshot) -> String {
    let base = base(of: view)
    return KnownClass.classOfType[base] ?? base
  }

  /// What the table says about the class that ``uikitName(of:)`` gives.
  static func uikitRoles(of view: ViewSnapshot) -> KnownClass.Roles {
    KnownClass.roles(of: uikitName(of: view))
  }

  /// Whether the view is a cell of a table or a collection.
  static func isCell(_ view: ViewSnapshot) -> Bool {
    let base = uikitName(of: view)
    return base.hasSuffix("TableViewCell") || base.hasSuffix("CollectionViewCell")
      || base.hasSuffix("CollectionViewListCell")
  }

  /// Whether the view is a map, a page or something that scrolls, so that fingers move what it shows.
  static func isSurface(_ view: ViewSnapshot) -> Bool {
    uikitRoles(of: view).contains(.surface) && view.attribute("scrollEnabled") != "NO"
  }

  /// Whether the system lays out what is in the view and takes its touches: bars, keyboards.
  static func isSystems(_ view: ViewSnapshot) -> Bool {
    uikitRoles(of: view).contains(.system)
      || KnownClass.roles(of: ClassName(view.className).name).contains(.system)
  }

  /// Whether the class is a custom one, so that it may decide itself which points are inside.
  static func isCustom(_ view: ViewSnapshot) -> Bool {
    let name = ClassName(view.className)
    return !name.looksLikeApples && KnownClass.classOfType[name.name] == nil
  }
}
