// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// A constraint of a file of Interface Builder that ties a view to the very edge beyond which it sticks out
/// of the view around it, as that of a close button on a corner: a larger view around it would move it along.
struct TiedEdge {
  /// What to do, in a sentence that ends before what an override does.
  let remedy: String

  /// Nil if no such constraint puts the view there.
  ///
  /// - Parameters:
  ///   - place: The view that sticks out.
  ///   - depth: The depth of the view around it.
  ///   - touch: The touch.
  init?(_ place: ViewPlace, outside depth: Int, _ touch: ExpectedTouch) {
    let level = touch.levels[depth]
    guard touch.walk.isDesign, touch.isDevelopers(level.place),
      case .outside(let overshoot) = level.asked.gate.verdict
    else { return nil }
    let edges =
      switch overshoot.side {
      case .top: ["top"]
      case .bottom: ["bottom"]
      case .left: ["leading", "left"]
      case .right: ["trailing", "right"]
      }
    let tied = touch.walk.trees[place.tree].constraints.first { constraint in
      guard constraint.isInstalled, !constraint.isPlaceholder, constraint.relation == .equal,
        constraint.priority == 1000, let second = constraint.second
      else { return false }
      let ends = [constraint.first, second]
      return ends.contains { $0.view == place.view }
        && ends.contains { $0.view == level.place.view && edges.contains($0.attribute) }
    }
    guard tied != nil else { return nil }
    let (name, holder) = (touch.name(of: place), touch.name(of: level.place))
    // The nearest view around both that has room for all of it.
    let room = touch.levels[..<depth].last { outer in
      guard touch.isDevelopers(outer.place), !ClassKnowledge.isWindow(outer.view),
        let box = touch.box(of: place, in: outer.place), let bounds = touch.geometry(outer.place).bounds
      else { return false }
      return bounds.insetBy(dx: -0.5, dy: -0.5).contains(box)
    }
    remedy =
      "\(name) sticks out of \(holder) on purpose: a constraint ties it to that edge. "
      + (room.map {
        "In the outline, drag it out of \(holder) into \(touch.name(of: $0.place)), which has room for it, behind \(holder) in the list, and keep its "
          + "constraints. Or let \(holder) take touches on it, "
      } ?? "Let \(holder) take touches on it, ")
  }
}
