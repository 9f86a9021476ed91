// SPDX-License-Identifier: Apache-2.0

nonisolated extension InteractionFact {
  var line: TraceLine {
    switch self {
    case .opened(let view, let menu, let items):
      TraceLine(
        view, "opens the menu\(menu.isEmpty ? "" : " “\(menu)”") with \(items) item\(items == 1 ? "" : "s")")
    case .marked(let view, let item):
      TraceLine(view, item.map { "finger is over “\($0)”" } ?? "finger is over no item")
    case .chosen(let view, let item): TraceLine(view, "“\(item)” is chosen")
    case .closed(let view, let reason): TraceLine(view, "closes its menu: \(reason.rawValue)")
    case .refused(let view, let reason): TraceLine(view, "does nothing: \(reason.rawValue)")
    case .lifted(let view, let items): TraceLine(view, "\(items) item\(items == 1 ? " is" : "s are") lifted")
    case .dragging(let view): TraceLine(view, "its items are dragged")
    case .putBack(let view): TraceLine(view, "its items are put back")
    case .added(let view, let items):
      TraceLine(view, "\(items) item\(items == 1 ? " is" : "s are") added to the drag")
    case .over(let view):
      TraceLine(
        view?.description ?? "drag", view == nil ? "is over nothing that takes it" : "would take the items")
    case .dropped(let view):
      TraceLine(
        view?.description ?? "drag", view == nil ? "ends over nothing that takes it" : "gets the items")
    case .refreshing(let view, let isOn): TraceLine(view, isOn ? "refreshes" : "has refreshed")
    case .pencil(let view, let what): TraceLine(view, "pencil: \(what)")
    case .pointer(let view, let style):
      TraceLine(view, style.map { "pointer is in a region: \($0)" } ?? "pointer leaves the region")
    }
  }
}
