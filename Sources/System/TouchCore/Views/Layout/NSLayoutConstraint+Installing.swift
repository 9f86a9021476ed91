// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchLayout

/// Where an active constraint is installed.
struct Installation {
  /// The box of the view that holds the constraint; nil while it is inactive.
  var holder: LayoutBox?
  /// The number of the activation: constraints are ordered by it.
  var number = 0
  var engine: LayoutEngine?
  /// The row in the engine's solver, once there is one.
  var row: LayoutSolver.Constraint?
  /// What the items' insets, margins and baselines add to the first side.
  var sum = 0.0
  /// Whether the row was written for text from right to left.
  var isReversed = false
  /// The boxes that know the constraint.
  var touched: [LayoutBox] = []
}

extension NSLayoutConstraint {
  /// The boxes of the items, those that own guides included.
  private final var boxes: [LayoutBox] {
    [first?.box, first?.origin?.box, second?.box, second?.origin?.box].compactMap { $0 }
  }

  /// The nearest view that contains all items or is one of them; nil if there is none.
  final var commonView: UIView? {
    var common: UIView?
    for box in boxes {
      guard let view = box.view else { return nil }
      guard let found = common else {
        common = view
        continue
      }
      common = UIView.nearestCommonView(of: found, view)
      if common == nil { return nil }
    }
    return common
  }

  /// Why the constraint cannot be active at present.
  private final var obstacle: String? {
    if let flaw { return flaw }
    for box in boxes where box.view == nil {
      return box.kind == .view
        ? "an item is gone" : "\(box.name) belongs to no view; add it with addLayoutGuide(_:)"
    }
    guard commonView == nil else { return nil }
    let names = boxes.map(\.name)
    return
      "\(names.joined(separator: " and ")) have no common superview; add both to a hierarchy before the constraint is activated"
  }

  final func activate() {
    if let obstacle { return Misuse.report("\(summary): \(obstacle). The constraint stays inactive.") }
    guard let view = commonView else { return }
    install(in: view)
  }

  /// Installs the constraint in a view that contains its items.
  final func install(in view: UIView) {
    let holder = view.ensuredLayout
    let number = Serial.next()
    installation = Installation(holder: holder, number: number, touched: touched)
    holder.held[number] = self
    for box in installation.touched { box.touching[number] = self }
    let engine = view.ensuredEngine
    installation.engine = engine
    engine.uninstalled.append(self)
    engine.constraintChanged(self)
  }

  final func deactivate() {
    guard let holder = installation.holder else { return }
    let engine = installation.engine
    engine?.removeRow(of: self)
    for box in installation.touched { box.touching[installation.number] = nil }
    holder.held[installation.number] = nil
    installation = Installation()
    engine?.markDirty(holder.view)
  }

  /// The boxes that have to know the constraint: those of the items, the views that own guides, and scroll
  /// views between the items.
  private final var touched: [LayoutBox] {
    var touched = boxes
    for box in boxes where box.kind != .view {
      if let owner = box.view?.layoutBox { touched.append(owner) }
    }
    guard let common = commonView else { return touched }
    for box in boxes {
      var view = box.view
      while let above = view, above !== common {
        if above is any ContentScrolling, let own = above.layoutBox { touched.append(own) }
        view = above.parent
      }
    }
    return touched
  }
}

extension UIView {
  /// The nearest view that contains both views or is one of them.
  static func nearestCommonView(of one: UIView, _ other: UIView) -> UIView? {
    if one === other || one.parent === other { return other }
    if other.parent === one { return one }
    var (a, b) = (one, other)
    var (depthA, depthB) = (a.depth, b.depth)
    while depthA > depthB, let above = a.parent { (a, depthA) = (above, depthA - 1) }
    while depthB > depthA, let above = b.parent { (b, depthB) = (above, depthB - 1) }
    while a !== b {
      guard let aboveA = a.parent, let aboveB = b.parent else { return nil }
      (a, b) = (aboveA, aboveB)
    }
    return a
  }

  private final var depth: Int {
    var (depth, view) = (0, parent)
    while let above = view { (depth, view) = (depth + 1, above.parent) }
    return depth
  }
}
