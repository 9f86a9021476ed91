// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchSnapshot

extension HitWalk {
  /// A view's gate, and what its class makes of it.
  struct Asked {
    var gate: HitGate
    let behavior: HitBehavior
    /// Whether the children are asked though the point is outside.
    var asksOutside = false
    /// How sure it is that the class decides as `UIView` would.
    private(set) var way: Certainty

    init(gate: HitGate, behavior: HitBehavior, view: ViewSnapshot) {
      self.gate = gate
      self.behavior = behavior
      way = behavior.certainty
      guard !gate.accepts else { return }
      // To be hit all the same, a class would have to go out of its way.
      way = way == .certain || (behavior.isSystems && gate.isOff) ? .certain : .likely
      guard case .outside(let overshoot) = gate.verdict else { return }
      if overshoot.distance <= behavior.reach {
        way = behavior.certainty == .certain ? .likely : .cannotBeKnown
      } else if behavior.isSystems, overshoot.distance > behavior.farthest, gate.certainty == .certain {
        way = .certain
      }
      asksOutside = behavior.way == .asksChildrenOutside && view.clipsToBounds != .known(true)
    }

    init(layer behavior: HitBehavior, above: HitPoint, view: ViewSnapshot) {
      self.init(gate: HitGate(layerAt: above), behavior: behavior, view: view)
    }

    /// How sure the step is.
    var certainty: Certainty { min(gate.certainty, way) }

    /// The weakest of what is open, and about which view of the tree.
    func doubt(_ place: Int) -> (kind: Doubt.Kind, view: Int)? {
      if way < gate.certainty { return (Self.kind(of: behavior), place) }
      return gate.doubt
    }

    /// The doubt about a class.
    static func kind(of behavior: HitBehavior) -> Doubt.Kind {
      behavior.because.contains("override") ? .customClass : .peculiarClass(behavior.because)
    }
  }
}
