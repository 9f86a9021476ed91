// SPDX-License-Identifier: Apache-2.0
import TextSources
import TouchSnapshot

extension HitWalk {
  /// A view's gate, combined with the behavior of its class.
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
      // Only a deliberate override would be hit despite that.
      way = way == .certain || ((behavior.isSystems || behavior.isApples) && gate.isOff) ? .certain : .likely
      if case .empty = gate.verdict { asksOutside = Self.asksOutside(view, behavior) }
      guard case .outside(let overshoot) = gate.verdict else { return }
      if behavior.reach > 0, overshoot.distance <= behavior.reach {
        way = behavior.certainty == .certain ? .likely : .cannotBeKnown
      } else if behavior.isSystems || behavior.isApples, overshoot.distance > behavior.farthest,
        gate.certainty == .certain
      {
        way = .certain
      }
      asksOutside = Self.asksOutside(view, behavior)
    }

    private static func asksOutside(_ view: ViewSnapshot, _ behavior: HitBehavior) -> Bool {
      behavior.way == .asksChildrenOutside && view.clipsToBounds != .known(true)
    }

    init(layer behavior: HitBehavior, above: HitPoint, view: ViewSnapshot) {
      self.init(gate: HitGate(layerAt: above), behavior: behavior, view: view)
    }

    /// How certain the step is.
    var certainty: Certainty { min(gate.certainty, way) }

    /// The weakest open question, and the index of its view.
    func doubt(_ place: Int) -> (kind: Doubt.Kind, view: Int)? {
      if way < gate.certainty { return (Self.kind(of: behavior), place) }
      return gate.doubt
    }

    /// The doubt about a class.
    static func kind(of behavior: HitBehavior) -> Doubt.Kind {
      behavior.because.holds("override") ? .customClass : .peculiarClass(behavior.words)
    }
  }
}
