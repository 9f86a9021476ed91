// SPDX-License-Identifier: Apache-2.0
package import Foundation
import TouchGraphics
import TouchLayout

/// A sum of variables and a constant.
struct LayoutSum {
  var terms: [LayoutSolver.Term] = []
  var constant = 0.0

  mutating func add(_ variable: LayoutSolver.Variable, times factor: CGFloat) {
    terms.append(LayoutSolver.Term(variable, times: Double(factor)))
  }

  mutating func add(_ number: CGFloat, times factor: CGFloat) { constant += Double(number * factor) }
}

extension LayoutEngine {
  // MARK: Constraints

  /// Puts the row of a constraint into the solver.
  func addRow(for constraint: NSLayoutConstraint) {
    guard let sum = sum(of: constraint) else { return }
    let relation = LayoutSolver.Relation(rawValue: Int8(constraint.relation.rawValue)) ?? .equal
    let row = solver.addConstraint(
      sum.terms, relation, Double(constraint.constant) - sum.constant, priority: constraint.priority.rawValue)
    constraint.installation.row = row
    constraint.installation.sum = sum.constant
    constraintOfRow[row] = constraint
  }

  /// Takes the row of a constraint out of the solver.
  func removeRow(of constraint: NSLayoutConstraint) {
    guard let row = constraint.installation.row else { return }
    constraint.installation.row = nil
    constraintOfRow[row] = nil
    solver.remove(row)
    isDirty = true
  }

  func constantChanged(of constraint: NSLayoutConstraint) {
    guard let row = constraint.installation.row else { return }
    solver.setConstant(Double(constraint.constant) - constraint.installation.sum, of: row)
    constraintChanged(constraint)
  }

  func priorityChanged(of constraint: NSLayoutConstraint) {
    guard let row = constraint.installation.row else { return }
    solver.setPriority(constraint.priority.rawValue, of: row)
    constraintChanged(constraint)
  }

  /// Works out again what a constraint takes from insets, baselines and the direction of text.
  func updateConstant(of constraint: NSLayoutConstraint) {
    guard constraint.installation.row != nil, constraint.installation.engine === self,
      let sum = sum(of: constraint, isUpdate: true)
    else { return }
    guard sum.terms.isEmpty else {
      removeRow(of: constraint)
      return addRow(for: constraint)
    }
    guard sum.constant != constraint.installation.sum, let row = constraint.installation.row else { return }
    constraint.installation.sum = sum.constant
    solver.setConstant(Double(constraint.constant) - sum.constant, of: row)
  }

  /// The first side minus a multiple of the second.
  ///
  /// Leading and trailing edges follow the direction of the view in which the items are arranged: their
  /// nearest common superview. For an update, the terms are left out unless that direction has changed.
  private func sum(of constraint: NSLayoutConstraint, isUpdate: Bool = false) -> LayoutSum? {
    guard let first = constraint.first, first.box.view != nil else { return nil }
    var sum = LayoutSum()
    let ancestor = first.isLength ? nil : constraint.commonView
    guard first.isLength || ancestor != nil else { return nil }
    let second = constraint.second
    let followsText = first.attribute.followsText || second?.attribute.followsText == true
    // A distance is a length, but it turns with what is between its ends.
    let isDistance = first.origin != nil || second?.origin != nil
    let arranging = followsText && isDistance ? constraint.commonView : ancestor
    let isReversed = followsText && arranging?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isTurned = isReversed != constraint.installation.isReversed
    constraint.installation.isReversed = isReversed
    let sign: CGFloat = isReversed && !first.isLength ? -1 : 1
    add(first, times: sign, in: ancestor, isReversed, &sum)
    if let second { add(second, times: -sign * constraint.multiplier, in: ancestor, isReversed, &sum) }
    if isUpdate && !isTurned { sum.terms = [] }
    return sum
  }

  private func add(
    _ side: LayoutSide, times factor: CGFloat, in ancestor: UIView?, _ isReversed: Bool,
    _ sum: inout LayoutSum
  ) {
    guard let origin = side.origin else {
      return add(side.box, side.attribute, times: factor, in: ancestor, isReversed, &sum)
    }
    guard let one = side.box.view, let other = origin.box.view,
      let common = UIView.nearestCommonView(of: one, other)
    else { return }
    // From the leading edge to the trailing one where text runs from right to left: the distance is negated.
    let isReversed =
      side.attribute.followsText && common.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let factor = isReversed ? -factor : factor
    add(side.box, side.attribute, times: factor, in: common, isReversed, &sum)
    add(origin.box, origin.attribute, times: -factor, in: common, isReversed, &sum)
  }

  private func add(
    _ box: LayoutBox, _ attribute: NSLayoutConstraint.Attribute, times factor: CGFloat,
    in ancestor: UIView?, _ isReversed: Bool, _ sum: inout LayoutSum
  ) {
    guard let view = box.view else { return }
    var edges = LayoutEdges(
      engine: self, box: box, view: view, axis: attribute.axis, isWithinMargins: attribute.isWithinMargins,
      ancestor: ancestor)
    let isReversed = isReversed && attribute.followsText
    switch attribute.place {
    case .start: isReversed ? edges.addEnd(factor, &sum) : edges.addStart(factor, &sum)
    case .end: isReversed ? edges.addStart(factor, &sum) : edges.addEnd(factor, &sum)
    case .middle:
      edges.isMiddle = true
      edges.addStart(factor / 2, &sum)
      edges.addEnd(factor / 2, &sum)
    case .length: edges.addLength(factor, &sum)
    case .firstBaseline:
      if let inside = view.viewWithBaseline(isFirst: true), box.kind == .view {
        return add(inside.ensuredLayout, attribute, times: factor, in: ancestor, isReversed, &sum)
      }
      edges.addStart(factor, &sum)
      sum.add((view as? any BaselineView).map { $0.firstBaselineOffset } ?? 0, times: factor)
    case .lastBaseline:
      if let inside = view.viewWithBaseline(isFirst: false), box.kind == .view {
        return add(inside.ensuredLayout, attribute, times: factor, in: ancestor, isReversed, &sum)
      }
      edges.addEnd(factor, &sum)
      sum.add((view as? any BaselineView).map { $0.lastBaselineOffset } ?? 0, times: -factor)
    case nil: break
    }
  }

  // MARK: Boxes

  /// Gives a box variables, and the rows that follow from its frame or its content.
  @discardableResult
  func ensurePlace(of box: LayoutBox) -> BoxPlace? {
    if let place = box.place { return place }
    guard let view = box.view, box.kind == .view || box.kind == .free else { return nil }
    add(box)
    let place = BoxPlace(
      position: [variable(of: box), variable(of: box)], length: [variable(of: box), variable(of: box)],
      alignment: box.kind == .view ? view.alignmentRectInsets : .zero)
    box.place = place
    updateRole(of: box)
    return box.place
  }

  /// The variables of a scroll view's content.
  func contentLength(of box: LayoutBox, _ axis: NSLayoutConstraint.Axis) -> LayoutSolver.Variable? {
    guard ensurePlace(of: box) != nil else { return nil }
    if box.place?.contentLength.isEmpty == true {
      let lengths = [variable(of: box), variable(of: box)]
      box.place?.contentLength = lengths
      for length in lengths {
        solver.addConstraint([.init(length)], .greaterThanOrEqual, 0)
      }
    }
    return box.place?.contentLength[axis.rawValue]
  }

  private func variable(of box: LayoutBox) -> LayoutSolver.Variable {
    let variable = solver.addVariable()
    while owners.count <= variable.position { owners.append(nil) }
    owners[variable.position] = box
    return variable
  }

  /// Writes the rows of a box anew, after its frame has become given or is no longer.
  func updateRole(of box: LayoutBox) {
    guard var place = box.place, let view = box.view else { return }
    for given in place.given { solver.remove(given.row) }
    for row in place.bounds { solver.remove(row) }
    for rows in place.intrinsic { for row in rows { solver.remove(row) } }
    (place.given, place.bounds, place.intrinsic) = ([], [], [[], []])
    place.intrinsicLength = [-1, -1]
    let isMeasured = box === measuredRoot
    if box.kind == .free || box.isPlaced || isMeasured {
      place.bounds = place.length.map { solver.addConstraint([.init($0)], .greaterThanOrEqual, 0) }
    }
    box.place = place
    if isMeasured || box.isPlaced && view.parent == nil {
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        let row = solver.addConstraint([.init(place.position[axis.rawValue])], .equal, 0)
        box.place?.bounds.append(row)
      }
      if !isMeasured { addOwnSize(of: box, view) }
    } else if box.kind == .view && box.translatesMask {
      addGivenRows(of: box, view)
    }
    if box.isPlaced || isMeasured { updateIntrinsicRows(of: box) }
    isDirty = true
  }

  /// A view without a superview keeps its size as far as its constraints allow (assumed).
  private func addOwnSize(of box: LayoutBox, _ view: UIView) {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      guard let length = box.place?.length[axis.rawValue] else { continue }
      let row = solver.addConstraint(
        [.init(length)], .equal, Double(view.storedBounds.along(axis).length),
        priority: UILayoutPriority.fittingSizeLevel.rawValue)
      box.place?.given.append(BoxPlace.GivenRow(row: row, factor: 0, constant: 0))
    }
  }

  // MARK: Intrinsic sizes

  /// Writes hugging and compression resistance, with the intrinsic size that the view has now.
  func updateIntrinsicRows(of box: LayoutBox) {
    guard let place = box.place, let view = box.view, box.isPlaced || box === measuredRoot else { return }
    let size = intrinsicSize(of: box, view)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let length = axis == .horizontal ? size.width : size.height
      let (hugging, resistance) = (box.priority(hugging: true, axis), box.priority(hugging: false, axis))
      let rows = place.intrinsic[axis.rawValue]
      box.place?.intrinsicLength[axis.rawValue] = length
      guard length >= 0, length.isFinite else {
        for row in rows { solver.remove(row) }
        box.place?.intrinsic[axis.rawValue] = []
        continue
      }
      if rows.isEmpty {
        let variable = place.length[axis.rawValue]
        box.place?.intrinsic[axis.rawValue] = [
          solver.addConstraint(
            [.init(variable)], .lessThanOrEqual, Double(length), priority: hugging.rawValue),
          solver.addConstraint(
            [.init(variable)], .greaterThanOrEqual, Double(length), priority: resistance.rawValue),
        ]
      } else {
        for row in rows { solver.setConstant(Double(length), of: row) }
        solver.setPriority(hugging.rawValue, of: rows[0])
        solver.setPriority(resistance.rawValue, of: rows[1])
      }
    }
    isDirty = true
  }

  /// The intrinsic size; the height of text that wraps is that in the width which the layout gives it.
  private func intrinsicSize(of box: LayoutBox, _ view: UIView) -> CGSize {
    guard let wrapping = view as? any WrappingView, wrapping.wrapsInLayout else {
      box.wrapWidth = nil
      return view.intrinsicContentSize
    }
    var size = WrapWidth.with(nil) { view.intrinsicContentSize }
    // Before the first solution the variables have no values.
    guard let width = solvedFrame(of: box)?.width, box.wrapWidth != nil || width > 0 else { return size }
    box.wrapWidth = width
    if width > 0, width < size.width {
      size.height = WrapWidth.with(width) { view.intrinsicContentSize.height }
    }
    return size
  }

  // MARK: Solution

  /// The frame that the solution gives a box, not rounded.
  func solvedFrame(of box: LayoutBox) -> CGRect? {
    guard let place = box.place else { return nil }
    let rect = CGRect(
      x: solver.value(of: place.position[0]), y: solver.value(of: place.position[1]),
      width: solver.value(of: place.length[0]), height: solver.value(of: place.length[1]))
    let insets = place.alignment
    return CGRect(
      x: rect.origin.x - insets.left, y: rect.origin.y - insets.top,
      width: max(0, rect.width + insets.left + insets.right),
      height: max(0, rect.height + insets.top + insets.bottom))
  }

  /// The size of the content that the solution gives a scroll view.
  func solvedContentSize(of box: LayoutBox) -> CGSize? {
    guard let lengths = box.place?.contentLength, lengths.count == 2 else { return nil }
    return CGSize(width: solver.value(of: lengths[0]), height: solver.value(of: lengths[1]))
  }
}

extension UIView {
  /// The view in this one whose baseline is this view's, if there is one.
  fileprivate func viewWithBaseline(isFirst: Bool) -> UIView? {
    let view = isFirst ? forFirstBaselineLayout : forLastBaselineLayout
    return view !== self && view.isAtOrBelow(self) ? view : nil
  }
}

/// The width in which text is measured while the layout asks a view for its intrinsic size.
package enum WrapWidth {
  package private(set) static var current: CGFloat?

  static func with<Result>(_ width: CGFloat?, _ body: () -> Result) -> Result {
    let outer = current
    current = width
    defer { current = outer }
    return body()
  }
}
