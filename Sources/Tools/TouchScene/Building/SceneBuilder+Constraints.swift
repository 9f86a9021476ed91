// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot
import TouchStage
import Touchstone

extension SceneBuilder {
  /// The names of the views that constraints are about.
  static func constrained(_ constraints: [SceneConstraint]) -> Set<String> {
    var names: Set<String> = []
    for constraint in constraints {
      for side in [constraint.first, constraint.second] {
        if case .named(let name)? = side?.view { names.insert(name) }
      }
    }
    return names
  }

  /// Whether constraints alone decide where a view is: they name it, and the file gives it no frame.
  func isPlacedByConstraints(_ view: SceneView) -> Bool {
    guard let name = view.name, constrained.contains(name) else { return false }
    return !view.properties.contains { ["frame", "bounds", "center"].contains($0.name) }
  }

  /// Activates a constraint; reports of conflicts name its line.
  func activate(_ values: SceneConstraint) throws(StageError) {
    let first = try item(values.first, other: values.second)
    var second: AnyObject?
    if let side = values.second { second = try item(side, other: values.first) }
    guard let first, (second == nil) == (values.second == nil) else { return }
    let constraint = NSLayoutConstraint(
      item: first, attribute: values.first.attribute, relatedBy: values.relation, toItem: second,
      attribute: values.second?.attribute ?? .notAnAttribute, multiplier: CGFloat(values.multiplier),
      constant: CGFloat(values.constant))
    constraint.identifier = values.position.map { "\($0.file):\($0.line)" }
    constraint.priority = UILayoutPriority(Float(values.priority))
    scene.positions.note(values.position, of: constraint)
    constraint.isActive = true
  }

  /// The view or the layout guide of a side; nil for the superview of a view that has none.
  private func item(
    _ side: SceneConstraint.Side, other: SceneConstraint.Side?
  ) throws(StageError) -> AnyObject? {
    let view: UIView?
    switch (side.view, other?.view) {
    case (.named(let name), _): view = try stage[name]
    case (.superview, .named(let name)?): view = try stage[name].superview
    default: view = nil
    }
    return switch side.guide {
    case nil: view
    case .safeAreaLayoutGuide?: view?.safeAreaLayoutGuide
    case .layoutMarginsGuide?: view?.layoutMarginsGuide
    case .readableContentGuide?: view?.readableContentGuide
    case .keyboardLayoutGuide?: view?.keyboardLayoutGuide
    case .contentLayoutGuide?: (view as? UIScrollView)?.contentLayoutGuide
    case .frameLayoutGuide?: (view as? UIScrollView)?.frameLayoutGuide
    }
  }
}
