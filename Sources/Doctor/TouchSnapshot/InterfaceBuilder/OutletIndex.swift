// SPDX-License-Identifier: Apache-2.0

internal import TextSources

/// The outlets of a file: through which names code reaches its objects, and which of them UIKit puts
/// elsewhere.
struct OutletIndex {
  /// The names of the outlets that lead to an object, by its id; those of collections end with `[]`.
  private(set) var names: [String: [String]] = [:]
  /// The property of UIKit that takes a view out of the place where the file has it, by the view's id.
  private(set) var movers: [String: String] = [:]
  /// The property of a cell that lays a view out whatever the file says, by the view's id.
  private(set) var layers: [String: String] = [:]

  /// How many names are kept of one object.
  static let mostNames = 8

  /// The properties of UIKit's objects that put a view where they want it.
  private static let moving: Set<String> = [
    "accessoryView", "editingAccessoryView", "backgroundView", "selectedBackgroundView",
    "multipleSelectionBackgroundView", "inputView", "inputAccessoryView", "titleView", "customView",
    "tableHeaderView", "tableFooterView", "leftView", "rightView", "refreshControl",
  ]
  /// Those that every responder has, controllers among them.
  private static let movingOfResponders: Set<String> = ["inputView", "inputAccessoryView"]
  /// The attributes by which a cell of a built-in style names the views that it lays out.
  private static let laidOut = ["textLabel", "detailTextLabel", "imageView"]

  /// Takes what one element says.
  mutating func note(_ element: XMLTree.Element) {
    switch element.word {
    case .outlet, .outletCollection:
      guard let id = element[.destination], let property = element[.property], Self.isHandle(property)
      else {
        return
      }
      if names[id, default: []].count < Self.mostNames {
        names[id, default: []].append(element.word == .outlet ? property : "\(property)[]")
      }
      guard let source = element.parent?.parent, Self.moving.contains(property) else { return }
      // A controller's own outlet may have any name.
      let isControllers = source.name.hasSuffix("Controller") || source.name == "placeholder"
      if !isControllers || Self.movingOfResponders.contains(property) { movers[id] = property }
    default:
      guard element.name == "tableViewCell" else { return }
      for name in Self.laidOut { if let id = element[name] { layers[id] = name } }
    }
  }

  /// Whether code can find an object through an outlet of this name; false if the outlet makes the object a
  /// delegate.
  static func isHandle(_ property: String) -> Bool {
    property != "gestureRecognizers" && property != "view" && property != "dataSource"
      && !property.hasSuffix("elegate")
  }
}
