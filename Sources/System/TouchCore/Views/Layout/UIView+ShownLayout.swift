// SPDX-License-Identifier: Apache-2.0
package import Foundation
import TouchGraphics
import TouchLayout

// What tools show of the constraints of a view.

extension UIView {
  /// The layout guides of the view by name: those that code added, and its own that were asked for.
  package final var shownGuides: [(name: String, frame: CGRect)] {
    guard let box = layoutBox else { return [] }
    let added = box.guides.map { ($0.identifier.isEmpty ? "\(type(of: $0))" : $0.identifier, $0.layoutFrame) }
    let own = box.ownGuides.map { guide in
      (guide.box.name.split(separator: ".").last.map(String.init) ?? guide.box.name, guide.layoutFrame)
    }
    return added + own
  }

  /// The active constraints that mention the view or one of its guides, in the order of their activation.
  package final var shownConstraints: [NSLayoutConstraint] {
    guard let box = layoutBox else { return [] }
    var found = box.touching
    for guide in box.guides + box.ownGuides { found.merge(guide.box.touching) { first, _ in first } }
    return found.keys.sorted().compactMap { found[$0] }.filter { constraint in
      [constraint.first, constraint.second].contains { side in
        side?.box.view === self || side?.origin?.box.view === self
      }
    }
  }
}

extension NSLayoutConstraint {
  /// The formula, with the identifier and the priority.
  package final var formula: String { summary }

  /// Whether it gave way to others in the last solution.
  package final var isBroken: Bool {
    guard let row = installation.row, let engine = installation.engine else { return false }
    return engine.solver.isBroken(row)
  }

  /// A line between the two sides, or along the length of the one side, in the coordinates of the window.
  package final var shownLine: (start: CGPoint, end: CGPoint)? {
    guard let first, let view = first.box.view else { return nil }
    let axis = first.attribute.axis
    let rect = first.box.rectInWindow
    guard first.origin == nil, first.attribute.place != .length, let second, let other = second.box.view
    else {
      return axis == .horizontal
        ? (CGPoint(x: rect.minX, y: rect.midY), CGPoint(x: rect.maxX, y: rect.midY))
        : (CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.midX, y: rect.maxY))
    }
    let otherRect = second.box.rectInWindow
    let isReversed = commonView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let from = first.coordinate(in: rect, of: view, isReversed)
    let to = second.coordinate(in: otherRect, of: other, isReversed)
    // Across the axis the line is where both are, if there is such a place.
    let common = rect.intersection(otherRect)
    let across = common.isNull ? rect : common
    return axis == .horizontal
      ? (CGPoint(x: from, y: across.midY), CGPoint(x: to, y: across.midY))
      : (CGPoint(x: across.midX, y: from), CGPoint(x: across.midX, y: to))
  }
}

extension LayoutBox {
  /// The alignment rectangle of the view, or the rectangle of the guide, in the coordinates of the window.
  fileprivate var rectInWindow: CGRect {
    guard let view else { return .zero }
    let rect = kind == .view ? view.bounds.inset(by: view.alignmentRectInsets) : guideFrame
    return view.convert(rect, to: nil)
  }
}

extension LayoutSide {
  /// Where the side is along its axis.
  @MainActor fileprivate func coordinate(in rect: CGRect, of view: UIView, _ isReversed: Bool) -> CGFloat {
    var rect = rect
    if attribute.isWithinMargins { rect = rect.inset(by: view.layoutMargins) }
    let (start, length) = rect.along(attribute.axis)
    let isReversed = isReversed && attribute.followsText
    switch attribute.place {
    case .start: return isReversed ? start + length : start
    case .end: return isReversed ? start : start + length
    case .firstBaseline:
      return (view as? any BaselineView).map { start + $0.firstBaselineOffset } ?? start + length
    case .lastBaseline: return start + length - ((view as? any BaselineView)?.lastBaselineOffset ?? 0)
    case .middle, .length, nil: return start + length / 2
    }
  }
}
