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

nonisolated extension InteractionFact: ToldFact {
  package enum Word: String, CaseIterable {
    case opened, marked, chosen, closed, refused, lifted, dragging, putBack, added, over, dropped, refreshing,
      pencil
    case pointer
  }

  package func tell<Teller: FactTeller>(_ teller: Teller) -> Teller.Account {
    switch self {
    case .opened(let view, let menu, let items):
      teller(
        Word.opened, view,
        "opens the menu\(menu.isEmpty ? "" : " “\(menu)”") with \(items) item\(items == 1 ? "" : "s")",
        ["view": .name(view), "menu": .string(menu), "items": .int(items)])
    case .marked(let view, let item):
      teller(
        Word.marked, view, item.map { "finger is over “\($0)”" } ?? "finger is over no item", isKey: false,
        ["view": .name(view), "item": .optionalString(item)])
    case .chosen(let view, let item):
      teller(Word.chosen, view, "“\(item)” is chosen", ["view": .name(view), "item": .string(item)])
    case .closed(let view, let reason):
      teller(
        Word.closed, view, "closes its menu: \(reason.rawValue)",
        ["view": .name(view), "because": .word(reason)])
    case .refused(let view, let reason):
      teller(
        Word.refused, view, "does nothing: \(reason.rawValue)",
        ["view": .name(view), "because": .word(reason)])
    case .lifted(let view, let items):
      teller(
        Word.lifted, view, "\(items) item\(items == 1 ? " is" : "s are") lifted",
        ["view": .name(view), "items": .int(items)])
    case .dragging(let view): teller(Word.dragging, view, "its items are dragged", ["view": .name(view)])
    case .putBack(let view): teller(Word.putBack, view, "its items are put back", ["view": .name(view)])
    case .added(let view, let items):
      teller(
        Word.added, view, "\(items) item\(items == 1 ? " is" : "s are") added to the drag",
        ["view": .name(view), "items": .int(items)])
    case .over(let view):
      teller(
        Word.over, view?.description ?? "drag",
        view == nil ? "is over nothing that takes it" : "would take the items", isKey: false,
        ["view": .nameOrNil(view)])
    case .dropped(let view):
      teller(
        Word.dropped, view?.description ?? "drag",
        view == nil ? "ends over nothing that takes it" : "gets the items", ["view": .nameOrNil(view)])
    case .refreshing(let view, let isOn):
      teller(
        Word.refreshing, view, isOn ? "refreshes" : "has refreshed",
        ["view": .name(view), "refreshing": .bool(isOn)])
    case .pencil(let view, let what):
      teller(Word.pencil, view, "pencil: \(what)", ["view": .name(view), "pencil": .string(what)])
    case .pointer(let view, let style):
      teller(
        Word.pointer, view, style.map { "pointer is in a region: \($0)" } ?? "pointer leaves the region",
        ["view": .name(view), "style": .optionalString(style)])
    }
  }

  package init<Reader: FactReader>(_ word: Word, _ reader: Reader) throws(Reader.Failure) {
    switch word {
    case .opened:
      self = .opened(
        try reader.name("view"), menu: try reader.string("menu"), items: try reader.int("items"))
    case .marked: self = .marked(try reader.name("view"), item: try reader.optionalString("item"))
    case .chosen: self = .chosen(try reader.name("view"), item: try reader.string("item"))
    case .closed: self = .closed(try reader.name("view"), because: try reader.word("because"))
    case .refused: self = .refused(try reader.name("view"), because: try reader.word("because"))
    case .lifted: self = .lifted(try reader.name("view"), items: try reader.int("items"))
    case .dragging: self = .dragging(try reader.name("view"))
    case .putBack: self = .putBack(try reader.name("view"))
    case .added: self = .added(try reader.name("view"), items: try reader.int("items"))
    case .over: self = .over(try reader.nameOrNil("view"))
    case .dropped: self = .dropped(try reader.nameOrNil("view"))
    case .refreshing: self = .refreshing(try reader.name("view"), try reader.bool("refreshing"))
    case .pencil: self = .pencil(try reader.name("view"), try reader.string("pencil"))
    case .pointer: self = .pointer(try reader.name("view"), style: try reader.optionalString("style"))
    }
  }
}
