// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// A constraint of a file of Interface Builder that puts a view beside the one around it, and that code
/// changes through an outlet: a drawer that is closed.
struct StoredMove {
  /// What to do, in a sentence.
  let remedy: String
  /// The line that does it.
  let code: [String]

  /// Nil if no such constraint puts the view there.
  ///
  /// - Parameters:
  ///   - place: The view that lies outside of the one around it.
  ///   - level: The view around it.
  ///   - touch: The touch.
  init?(_ place: ViewPlace, outside level: ExpectedTouch.Level, _ touch: ExpectedTouch) {
    guard touch.walk.isDesign, case .outside(let overshoot) = level.asked.gate.verdict else { return nil }
    let axis: LayoutAxis = overshoot.side == .left || overshoot.side == .right ? .across : .down
    let tree = touch.walk.trees[place.tree]
    let around = tree.ancestors(of: place.view)
    let found = tree.constraints.first { constraint in
      guard constraint.isInstalled, constraint.relation == .equal, constraint.outlet != nil,
        constraint.constant != 0, let second = constraint.second,
        let meaning = AnchorRange.meaning(of: constraint.first.attribute), meaning.axis == axis,
        meaning.role != .length
      else { return false }
      let views = [constraint.first.view, second.view]
      return views.contains(place.view) && views.contains { around.contains($0) }
    }
    guard let found, let outlet = found.outlet else { return nil }
    remedy =
      "\(touch.name(of: place)) lies there by the constraint of its outlet \(outlet), whose constant is "
      + "\(PlainNumber.text(found.constant)), as a drawer does that is closed. Change it in code when that is shown:"
    code = ["\(outlet).constant = 0"]
  }
}
