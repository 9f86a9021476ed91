// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchLayout

extension UIView {
  /// The constraints that the view holds, in the order in which they were added.
  public var constraints: [NSLayoutConstraint] {
    guard let held = layoutBox?.held else { return [] }
    return held.keys.sorted().compactMap { held[$0] }
  }

  /// Adds a constraint whose items are the view and views in it.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.installation.holder?.view !== self else { return }
    if let flaw = constraint.flaw {
      return Misuse.report("\(constraint.summary): \(flaw). The constraint stays inactive.")
    }
    guard let common = constraint.commonView, common.isAtOrBelow(self) else {
      return Misuse.report(
        "\(ensuredLayout.name).addConstraint: an item of \(constraint.summary) is not in the view; the constraint stays inactive. Add the views first."
      )
    }
    constraint.deactivate()
    constraint.install(in: self)
  }

  /// Adds constraints, each as ``addConstraint(_:)`` does.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Removes a constraint that the view holds; any other constraint is ignored.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard let layoutBox, constraint.installation.holder === layoutBox else { return }
    constraint.deactivate()
  }

  /// Removes constraints that the view holds.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Whether the frame and the autoresizing mask count as constraints; true unless set.
  ///
  /// Set it to false for a view that only constraints position: the layout then sets its frame.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layoutBox?.translatesMask ?? true }
    set {
      guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
      let box = ensuredLayout
      box.translatesMask = newValue
      if let engine = box.engine {
        engine.note(.role, of: box)
      } else if !newValue {
        waitForEngine(box)
      }
    }
  }

  /// How much the view resists being larger than its content.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutBox?.priority(hugging: true, axis) ?? .defaultLow
  }

  /// Sets how much the view resists being larger than its content.
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    setPriority(priority, hugging: true, axis)
  }

  /// How much the view resists being smaller than its content.
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutBox?.priority(hugging: false, axis) ?? .defaultHigh
  }

  /// Sets how much the view resists being smaller than its content.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    setPriority(priority, hugging: false, axis)
  }

  private func setPriority(_ priority: UILayoutPriority, hugging: Bool, _ axis: NSLayoutConstraint.Axis) {
    guard priority.rawValue > 0, priority.rawValue <= 1000 else {
      let what = hugging ? "setContentHuggingPriority" : "setContentCompressionResistancePriority"
      return Misuse.report(
        "\(ensuredLayout.name).\(what): the priority \(priority.rawValue) is not from 1 to 1000; it stays as it is."
      )
    }
    let box = ensuredLayout
    guard box.priority(hugging: hugging, axis) != priority else { return }
    box.setPriority(priority, hugging: hugging, axis)
  }
}

// MARK: - Where boxes come and go

extension UIView {
  /// Has the next layout of the superview take a view without an engine into one.
  private func waitForEngine(_ box: LayoutBox) {
    guard let above = parent, let list = above.layoutBox, !box.isWaiting else { return }
    box.isWaiting = true
    list.waiting.append(box)
    above.markNeedsLayout()
  }

  /// Takes a view with a box, which has come into this one, into the engine of the tree.
  final func linkLayout(of view: UIView) {
    guard let box = view.layoutBox else { return }
    box.isWaiting = false
    view.ensureLayoutAbove()
    let root = topmostView
    guard let rootBox = root.layoutBox else { return }
    switch (rootBox.engine, box.engine) {
    case (let engine?, let other?) where engine !== other:
      if engine.boxes.count >= other.boxes.count { engine.absorb(other) } else { other.absorb(engine) }
      joinEngineAbove(of: box)
    case (let engine?, nil):
      engine.adopt(box)
      joinEngineAbove(of: box)
    case (nil, let other?):
      other.adopt(rootBox)
    default:
      if box.isPlaced { view.waitForEngine(box) }
    }
    if let engine = box.engine {
      engine.note(.role, of: box)
      engine.markDirty(view)
    }
  }

  /// Takes the boxes that views above one have got because of it into its engine.
  private func joinEngineAbove(of box: LayoutBox) {
    guard let engine = box.engine else { return }
    for above in boxesAbove() where above.engine == nil { engine.add(above) }
  }

  /// The boxes of the view and of those above it.
  final func boxesAbove() -> [LayoutBox] {
    var boxes: [LayoutBox] = []
    var view: UIView? = self
    while let current = view {
      if let box = current.layoutBox { boxes.append(box) }
      view = current.parent
    }
    return boxes
  }

  /// Takes down the constraints between a view with a box, which has left this one, and what stays.
  final func unlinkLayout(of view: UIView) {
    guard let box = view.layoutBox, let old = box.engine else { return }
    let boxes = box.boxesBelow()
    let engine = LayoutEngine()
    var kept: [Int: NSLayoutConstraint] = [:]
    for below in boxes {
      let changes = below.changes
      for constraint in below.touching.values { old.forgetRow(of: constraint) }
      old.remove(below)
      engine.add(below)
      below.isWaiting = false
      if below.isPlaced || !changes.isEmpty { engine.note(.role, of: below) }
    }
    for below in boxes {
      for number in below.touching.keys.sorted() {
        guard let constraint = below.touching[number] else { continue }
        if constraint.installation.holder?.engine === engine {
          kept[number] = constraint
        } else {
          constraint.deactivate()
        }
      }
    }
    for number in kept.keys.sorted() {
      guard let constraint = kept[number] else { continue }
      constraint.installation.engine = engine
      engine.uninstalled.append(constraint)
    }
    engine.isDirty = true
    old.markDirty(self)
  }

  /// Looks at the geometry of a view with a box, which code or the layout has changed.
  final func layoutGeometryChanged(_ box: LayoutBox) {
    guard let engine = box.engine else { return }
    if !box.touching.isEmpty, hasInsetsByGeometry(box) { box.note(.insets) }
    guard !box.isBeingPlaced else { return }
    if box.isPlaced, parent != nil {
      // The layout sets the frame again.
      if box.place != nil { engine.wait(box, of: self) }
    } else {
      box.note(.frame)
    }
  }
}

extension UIView {
  /// Whether numbers of constraints follow from where the view is or how large it is.
  private func hasInsetsByGeometry(_ box: LayoutBox) -> Bool {
    box.scrollsContent || storedPreservesSuperviewLayoutMargins
      || box.ownGuides.contains { $0.box.kind == .readable }
  }

  /// Notes that margins or insets of the view have changed.
  @inline(__always)
  final func layoutInsetsChanged() {
    if LayoutEngine.isUsed { layoutBox?.note(.insets) }
  }

  /// Notes that the direction in which the view arranges its subviews may have changed.
  @inline(__always)
  final func layoutDirectionChanged() {
    if LayoutEngine.isUsed, let layoutBox { layoutBox.engine?.note(.direction, of: layoutBox) }
  }
}

extension LayoutEngine {
  /// Notes that a constraint's row goes with the variables that it is about.
  func forgetRow(of constraint: NSLayoutConstraint) {
    guard let row = constraint.installation.row, constraint.installation.engine === self else { return }
    constraintOfRow[row] = nil
    solver.remove(row)
    constraint.installation.row = nil
  }
}

extension LayoutBox {
  /// Takes down everything about a view that is being deallocated.
  func end() {
    for number in touching.keys.sorted() { touching[number]?.deactivate() }
    for number in held.keys.sorted() { held[number]?.deactivate() }
    ConstraintPass.forget(self)
    for guide in guides {
      guide.box.engine?.remove(guide.box)
      guide.box.setOwner(nil)
    }
    engine?.remove(self)
  }
}
