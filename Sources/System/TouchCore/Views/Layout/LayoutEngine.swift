// SPDX-License-Identifier: Apache-2.0
package import Foundation
import TouchLayout

/// The solver of a tree of views, and what has to be told it before the next solution.
///
/// The rectangle of a view is in the coordinates of its superview, so a view that moves takes those in it
/// along for nothing. The engine is found from the topmost view; all boxes in it refer to it.
final class LayoutEngine {
  var solver = LayoutSolver()
  private(set) var boxes: [LayoutBox] = []
  /// The box of each variable, by its position.
  var owners: [LayoutBox?] = []
  /// The constraint of each row that code activated.
  var constraintOfRow: [LayoutSolver.Constraint: NSLayoutConstraint] = [:]
  /// Constraints that are active and not in the solver yet.
  var uninstalled: [NSLayoutConstraint] = []
  var changedBoxes: [LayoutBox] = []
  /// Whether the next solution may differ.
  var isDirty = false
  /// Whether a scroll view has zoomed a view that constraints place.
  var hasZoomedViews = false
  private var isUpdating = false
  var reports = LayoutReports()
  /// The rows of `exerciseAmbiguityInLayout()`.
  var exercised: [ObjectIdentifier: [LayoutSolver.Constraint]] = [:]
  /// Whether it only measures, so that frames and reports stay as they are.
  let measures: Bool
  /// The topmost view of what is measured.
  var measuredRoot: LayoutBox?

  /// Whether any view has a box; without, there is nothing to look for.
  static var isUsed = false

  init(measures: Bool = false) {
    self.measures = measures
    Self.isUsed = true
  }

  // MARK: Boxes

  func add(_ box: LayoutBox) {
    guard box.engine !== self else { return }
    box.engine = self
    box.index = boxes.count
    boxes.append(box)
  }

  /// Takes a box out of the engine with its variables; its constraints have been removed before.
  func remove(_ box: LayoutBox) {
    guard box.engine === self else { return }
    dropPlace(of: box)
    exercised[ObjectIdentifier(box)] = nil
    box.engine = nil
    box.changes = []
    let last = boxes.removeLast()
    if last !== box {
      boxes[box.index] = last
      last.index = box.index
    }
    box.index = -1
  }

  /// Takes the variables of a box out of the solver, and all rows with them.
  func dropPlace(of box: LayoutBox) {
    guard let place = box.place else { return }
    for variable in place.position + place.length + place.contentLength {
      owners[variable.position] = nil
      solver.remove(variable)
    }
    box.place = nil
    isDirty = true
  }

  /// Takes over all boxes and constraints of another engine.
  func absorb(_ other: LayoutEngine) {
    let moved = other.boxes
    var constraints = other.uninstalled
    for box in moved {
      for constraint in box.held.values where constraint.installation.row != nil {
        constraint.installation.row = nil
        constraints.append(constraint)
      }
    }
    for box in moved {
      let changes = box.changes
      other.remove(box)
      add(box)
      if !changes.isEmpty { note(changes, of: box) }
      if box.isPlaced { note(.role, of: box) }
    }
    for constraint in constraints { constraint.installation.engine = self }
    uninstalled += constraints
    other.uninstalled = []
    if other.hasZoomedViews { hasZoomedViews = true }
    isDirty = true
  }

  // MARK: Changes

  func note(_ change: LayoutBox.Changes, of box: LayoutBox) {
    if box.changes.isEmpty { changedBoxes.append(box) }
    box.changes.insert(change)
    markDirty(box.view)
  }

  /// Has the next layout pass solve again, which comes by the view on its way.
  func markDirty(_ view: UIView?) {
    isDirty = true
    guard !measures, !isUpdating else { return }
    view?.markConstraintsBelow()
  }

  func constraintChanged(_ constraint: NSLayoutConstraint) {
    markDirty(constraint.installation.holder?.view)
  }

  // MARK: Solving

  /// Solves what has changed, and notes the views whose frames follow.
  func update() {
    guard isDirty, !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    // Text that wraps at a width which is only known now is measured and solved again. Code that changes
    // constraints while it is asked for a size would go on for ever.
    for _ in 0..<16 {
      isDirty = false
      refresh()
      install()
      solver.solve()
      collect()
      guard isDirty else { break }
    }
    if !measures { report() }
  }

  private func install() {
    guard !uninstalled.isEmpty else { return }
    var constraints = uninstalled
    uninstalled = []
    constraints.sort { $0.installation.number < $1.installation.number }
    for constraint in constraints
    where constraint.installation.engine === self && constraint.installation.row == nil {
      addRow(for: constraint)
    }
  }

  private func refresh() {
    var position = 0
    while position < changedBoxes.count {
      let box = changedBoxes[position]
      position += 1
      let changes = box.changes
      box.changes = []
      guard box.engine === self else { continue }
      if changes.contains(.role) {
        if box.place != nil { updateRole(of: box) } else if box.isPlaced { ensurePlace(of: box) }
      } else {
        if changes.contains(.frame) { updateGivenRows(of: box) }
        if changes.contains(.intrinsicSize) { updateIntrinsicRows(of: box) }
      }
      if !changes.isDisjoint(with: [.insets, .role, .intrinsicSize]) { updateTouching(box) }
      if changes.contains(.direction) { updateArranged(by: box) }
    }
    changedBoxes.removeAll(keepingCapacity: true)
  }

  /// Works out again the constants of the constraints that depend on insets and baselines of a box.
  private func updateTouching(_ box: LayoutBox) {
    if let view = box.view, box.kind == .view, let place = box.place,
      place.alignment != view.alignmentRectInsets
    {
      box.place?.alignment = view.alignmentRectInsets
      updateGivenRows(of: box)
    }
    guard !box.touching.isEmpty else { return }
    for number in box.touching.keys.sorted() {
      if let constraint = box.touching[number] { updateConstant(of: constraint) }
    }
  }

  /// Turns the constraints between what a view arranges, after its direction has changed.
  private func updateArranged(by box: LayoutBox) {
    guard let view = box.view else { return }
    for holder in view.boxesAbove() {
      for number in holder.held.keys.sorted() {
        if let constraint = holder.held[number], constraint.commonView === view {
          updateConstant(of: constraint)
        }
      }
    }
  }

  private func collect() {
    for position in 0..<solver.changedVariableCount {
      guard let box = owners[solver.changedVariable(at: position).position] else { continue }
      noteSolution(of: box)
    }
  }

  /// Notes that the frame of a box may have to follow.
  func noteSolution(of box: LayoutBox) {
    guard box.kind == .view, let view = box.view else { return }
    if box.isPlaced, let wrapping = view as? any WrappingView, wrapping.wrapsInLayout,
      box.wrapWidth != solvedFrame(of: box)?.width
    {
      note(.intrinsicSize, of: box)
    }
    guard !measures else { return }
    if !(box.place?.contentLength.isEmpty ?? true) { view.markNeedsLayout() }
    guard box.isPlaced else { return }
    wait(box, of: view)
  }

  /// Has the superview set the frame when it is laid out.
  func wait(_ box: LayoutBox, of view: UIView) {
    guard let above = view.parent, let list = above.layoutBox else {
      return placeTopmost(box, view)
    }
    if !box.isWaiting {
      box.isWaiting = true
      list.waiting.append(box)
    }
    if above !== Self.viewInLayout { above.markNeedsLayout() }
  }

  /// The view that asks for the solution while it is laid out.
  static var viewInLayout: UIView?
}

extension UIView {
  /// Has the next layout pass come by the view, without laying it out.
  final func markConstraintsBelow() {
    PendingPasses.requests &+= 1
    guard !flags.contains(.subtreeNeedsLayout) else { return }
    flags.insert(.subtreeNeedsLayout)
    parent?.markSubtreePending()
  }

  private final func markSubtreePending() {
    var view: UIView? = self
    while let current = view, !current.flags.contains(.subtreeNeedsLayout) {
      current.flags.insert(.subtreeNeedsLayout)
      view = current.parent
    }
  }
}

/// A view whose text is higher where it is narrower.
package protocol WrappingView: UIView {
  /// Whether its height follows from the width that the layout gives it.
  var wrapsInLayout: Bool { get }
}

/// A view with lines of text.
package protocol BaselineView: UIView {
  /// The distance from the top of the alignment rectangle to the first baseline.
  var firstBaselineOffset: CGFloat { get }
  /// The distance from the last baseline to the bottom of the alignment rectangle.
  var lastBaselineOffset: CGFloat { get }
  /// The height of a line.
  var lineHeight: CGFloat { get }
}

/// A view that scrolls content.
package protocol ContentScrolling: UIView {
  /// The size of the content.
  var contentSize: CGSize { get }
  /// Takes over the size of the content that follows from constraints.
  func setContentSizeOfLayout(_ size: CGSize)
}
