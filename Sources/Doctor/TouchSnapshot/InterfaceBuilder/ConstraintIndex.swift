// SPDX-License-Identifier: Apache-2.0

internal import TextSources

/// The constraints of a file, whose items are views or their layout guides.
struct ConstraintIndex {
  /// A constraint, and the ids of its items.
  struct Constraint {
    var element: XMLTree.Element
    /// The item on the left, which is the view that holds the constraint unless another is named.
    var first: String?
    var second: String?
  }

  /// What the id of a layout guide stands for.
  private struct Guide {
    var view: String
    var owner: LayoutConstraint.Anchor.Owner
    /// The edge of the screen that a guide from before the safe area lies at: `top` or `bottom`.
    var edge: String?
  }

  /// The elements, in the order of the file.
  private(set) var elements: [Constraint] = []
  private var guides: [String: Guide] = [:]
  /// The ids of the constraints that are left out, by default or for the size classes of the file.
  private(set) var excluded: Set<String> = []
  /// How many constraints take part in a view's layout, by its id.
  private(set) var counts: [String: Int] = [:]

  /// Takes what one element says.
  mutating func note(_ element: XMLTree.Element, _ sizeClasses: SizeClasses) {
    switch element.word {
    case .constraint:
      let first = element[.firstItem] ?? element.parent?.parent?[.id]
      let second = element[.secondItem]
      elements.append(Constraint(element: element, first: first, second: second))
      if let first { counts[first, default: 0] += 1 }
      if let second, second != first { counts[second, default: 0] += 1 }
    case .viewLayoutGuide, .layoutGuide:
      guard let id = element[.id],
        let view = element.isNamed(.layoutGuide) ? element.parent?.parent : element.parent,
        let viewID = view[.id]
      else { return }
      let owner: LayoutConstraint.Anchor.Owner =
        switch element["key"] {
        case "safeArea": .safeArea
        case "contentLayoutGuide": .content
        case "frameLayoutGuide": .view
        default: .unknownGuide
        }
      guides[id] = Guide(view: viewID, owner: owner)
    case .viewControllerLayoutGuide:
      guard let id = element[.id], let controller = element.parent?.parent,
        let view = controller.children.first(where: { $0["key"] == "view" })?["id"]
      else { return }
      guides[id] = Guide(view: view, owner: .safeArea, edge: element["type"])
    case .exclude, .include:
      guard let id = element[.reference], element.parent?.has(.key, "constraints") == true,
        let key = element.parent?.parent?[.key], key == "default" || sizeClasses.applies(key)
      else { return }
      // What all size classes share comes first.
      if element.isNamed(.exclude) { excluded.insert(id) } else { excluded.remove(id) }
    default: break
    }
  }

  /// The constraint of an element; nil unless both its items are views of one tree, or guides of such.
  func constraint(
    of constraint: Constraint, outlets: OutletIndex, sizeClasses: SizeClasses,
    _ views: [String: (tree: Int, place: Int)]
  ) -> (tree: Int, constraint: LayoutConstraint)? {
    func anchor(_ id: String?, _ attribute: String?) -> (tree: Int, anchor: LayoutConstraint.Anchor)? {
      guard let id, let attribute else { return nil }
      if let view = views[id] { return (view.tree, .init(view: view.place, attribute: attribute)) }
      guard let guide = guides[id], let view = views[guide.view] else { return nil }
      guard let edge = guide.edge else {
        return (view.tree, .init(view: view.place, owner: guide.owner, attribute: attribute))
      }
      // The guide at an edge of the screen ends there on one side, and at the safe area on the other.
      return (
        view.tree, .init(view: view.place, owner: attribute == edge ? .view : .safeArea, attribute: edge)
      )
    }
    let element = constraint.element
    guard let first = anchor(constraint.first, element[.firstAttribute]) else { return nil }
    let second = anchor(constraint.second, element[.secondAttribute])
    if constraint.second != nil {
      guard let second, second.tree == first.tree else { return nil }
    }
    let varied = sizeClasses.variations(of: element).last { $0.has(.constant) }
    guard let constant = Self.number((varied ?? element).attribute(.constant), otherwise: 0),
      let multiplier = Self.number(element.attribute(.multiplier), otherwise: 1),
      let priority = Self.number(element.attribute(.priority), otherwise: 1000)
    else { return nil }
    var constraint = LayoutConstraint(
      first.anchor, element[.relation].map { LayoutConstraint.Relation(rawValue: $0) ?? .equal } ?? .equal,
      second?.anchor, multiplier: multiplier, constant: constant, priority: priority)
    let id = element[.id] ?? ""
    constraint.isPlaceholder = element.has(.placeholder, "YES")
    constraint.isInstalled = !constraint.isPlaceholder && !excluded.contains(id)
    // Code finds a constraint by its identifier as well as by an outlet.
    constraint.hasOutlet = outlets.names[id] != nil || element[.identifier]?.isEmpty == false
    constraint.identifier = id.isEmpty ? nil : id
    constraint.outlet = outlets.names[id]?.first { !$0.hasSuffix("[]") }
    return (first.tree, constraint)
  }

  /// A number, or a ratio such as `3:2`; nil for any other text.
  private static func number(_ attribute: XMLTree.Attribute?, otherwise: Double) -> Double? {
    guard let attribute else { return otherwise }
    if let number = attribute.number, number.isFinite { return number }
    let parts = attribute.value.split(whereSeparator: { $0 == ":" || $0 == "/" }).map { Double($0) }
    switch (parts.count, parts.first ?? nil, parts.last ?? nil) {
    case (1, let number?, _) where number.isFinite: return number
    case (2, let one?, let other?) where one.isFinite && other.isFinite && other != 0: return one / other
    default: return nil
    }
  }
}
