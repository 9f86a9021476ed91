// SPDX-License-Identifier: Apache-2.0

/// What an interaction of a view did: menus, drags, drops, refreshing.
public nonisolated enum InteractionFact: Sendable, Hashable {
  /// A menu opened for a view.
  case opened(StableName, menu: String, items: Int)
  /// The finger that opened a menu, or that is down in it, came over an item, or left all of them.
  case marked(StableName, item: String?)
  /// An item of the menu of a view was chosen.
  case chosen(StableName, item: String)
  /// The menu of a view closed.
  case closed(StableName, because: Close)
  /// An interaction of a view did not begin.
  case refused(StableName, because: Refusal)
  /// Items were lifted from a view and are dragged.
  case lifted(StableName, items: Int)
  /// The finger that lifted items of a view moved: it drags them.
  case dragging(StableName)
  /// The finger that lifted items of a view lifted before it had moved.
  case putBack(StableName)
  /// A tap of another finger added items to those that are dragged from a view.
  case added(StableName, items: Int)
  /// The items that are dragged came over a view that would take them, or left all of them.
  case over(StableName?)
  /// The finger that dragged items lifted over a view that took them, or over none.
  case dropped(StableName?)
  /// A refresh control began or ended refreshing.
  case refreshing(StableName, Bool)
  /// A pencil was tapped or squeezed.
  case pencil(StableName, String)
  /// The pointer came into a region of a view and has this style there, or left the region.
  case pointer(StableName, style: String?)

  /// Why a menu closed.
  public nonisolated enum Close: String, Sendable, Hashable, CaseIterable {
    /// An item was chosen.
    case chosen = "an item was chosen"
    /// A finger came down outside the menu.
    case outside = "a finger came down outside"
    /// Code dismissed it.
    case code = "code dismissed it"
    /// Another menu opened.
    case replaced = "another menu opened"
  }

  /// Why an interaction did not begin.
  public nonisolated enum Refusal: String, Sendable, Hashable, CaseIterable {
    /// The delegate returned nil.
    case noConfiguration = "the delegate returned no configuration"
    /// There is no item to choose.
    case emptyMenu = "the menu has no item"
    /// The delegate returned no item to drag.
    case noItems = "the delegate returned no items"
    /// The interaction is disabled.
    case disabled = "the interaction is disabled"
  }
}
