// SPDX-License-Identifier: Apache-2.0
package import Foundation
package import TouchCore

/// Opens menus; a menu names the type that opens it, so that controls need no code for that.
package protocol MenuPresenter {
  /// Opens a menu beside a rectangle of a view; nil if the view is in no window or the menu has no item.
  static func open(_ menu: UIMenu, from source: UIView, beside rect: CGRect) -> (any OpenMenu)?
}

/// A menu that is open in a window.
package protocol OpenMenu: AnyObject {
  /// Called with each element that is chosen, before its action is performed.
  var chosen: (UIMenuElement) -> Void { get set }
  /// Called once the menu has closed.
  var closed: () -> Void { get set }
  /// Marks the item at a point of the window.
  func mark(at point: CGPoint)
  /// Marks no item.
  func unmark()
  /// Chooses the marked item, if there is one.
  func chooseMarked()
  /// Replaces the items.
  func update(_ change: (UIMenu) -> UIMenu)
  /// Closes the menu.
  func close(_ reason: InteractionFact.Close)
}
