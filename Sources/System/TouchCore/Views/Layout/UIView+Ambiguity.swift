// SPDX-License-Identifier: Apache-2.0
import TouchLayout

extension UIView {
  /// Whether the constraints leave the frame of the view open, as of the last solution.
  public var hasAmbiguousLayout: Bool {
    guard let box = layoutBox, let engine = box.engine else { return false }
    engine.update()
    guard let place = box.place else { return false }
    return (place.position + place.length).contains { engine.solver.isAmbiguous($0) }
  }

  /// The constraints on the way to the position and the size of the view along an axis.
  ///
  /// They are those about the view along the axis, those about the views that these mention, and so on, in
  /// the order in which they were added.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    guard let box = layoutBox else { return [] }
    var found: [Int: NSLayoutConstraint] = [:]
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(box)]
    var waiting = [box]
    while let next = waiting.popLast() {
      // What is given does not depend on constraints.
      if next.kind == .view, !next.isPlaced, next !== box { continue }
      for (number, constraint) in next.touching where constraint.firstAttribute.axis == axis {
        found[number] = constraint
        for item in [constraint.first, constraint.second].compactMap({ $0?.box })
        where seen.insert(ObjectIdentifier(item)).inserted {
          waiting.append(item)
        }
      }
    }
    return found.keys.sorted().compactMap { found[$0] }
  }

  /// Gives a view with an ambiguous layout another frame that its constraints allow as well.
  ///
  /// The next call, or the next change of a constraint of the view, gives it the old one back.
  public func exerciseAmbiguityInLayout() {
    guard let box = layoutBox, let engine = box.engine, engine.isExercised(box) || hasAmbiguousLayout
    else { return }
    engine.exercise(box)
    parent?.layoutIfNeeded()
  }
}

extension LayoutEngine {
  func isExercised(_ box: LayoutBox) -> Bool { exercised[ObjectIdentifier(box)] != nil }

  /// Pulls what is open in a box to another value, or lets it go.
  func exercise(_ box: LayoutBox) {
    guard let place = box.place else { return }
    if let rows = exercised.removeValue(forKey: ObjectIdentifier(box)) {
      for row in rows { solver.remove(row) }
    } else {
      exercised[ObjectIdentifier(box)] = (place.position + place.length).filter { solver.isAmbiguous($0) }
        .map { solver.addConstraint([.init($0)], .equal, solver.value(of: $0) + 50, priority: 0.01) }
    }
    markDirty(box.view)
  }
}
