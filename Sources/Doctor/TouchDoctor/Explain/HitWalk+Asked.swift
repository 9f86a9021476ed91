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
      // UIKit asks no hidden window, whatever its class is.
      if ClassKnowledge.isWindow(view), view.isHidden == .known(true) { way = .certain }
      if case .empty = gate.verdict {
        asksOutside = Self.asksOutside(view, behavior)
        if asksOutside, gate.certainty == .certain, Self.isFar(gate.point, from: view) { way = .certain }
      }
      guard case .outside(let overshoot) = gate.verdict else { return }
      if behavior.reach > 0, overshoot.distance <= behavior.reach {
        way = behavior.certainty == .certain ? .likely : .cannotBeKnown
      } else if behavior.isSystems || behavior.isApples, overshoot.distance > behavior.farthest,
        gate.certainty == .certain
      {
        way = .certain
      }
      asksOutside = Self.asksOutside(view, behavior)
      // A hit area that is enlarged by so much would be all over its neighbors.
      if asksOutside, behavior.way == .asksChildrenOutside, overshoot.distance > Self.farthestSlop,
        gate.certainty == .certain
      {
        way = .certain
      }
    }

    /// So far outside of its bounds no view of React Native takes a touch, in points: a `hitSlop` is smaller
    /// (assumed).
    static let farthestSlop = 40.0

    /// Whether a point in the coordinates of a view without an area is too far from it for any hit area.
    private static func isFar(_ point: HitPoint, from view: ViewSnapshot) -> Bool {
      guard let size = view.frame.value?.size, view.transform.value == .identity, point.error < 1 else {
        return false
      }
      let across = max(-point.point.x, point.point.x - size.width, 0)
      let down = max(-point.point.y, point.point.y - size.height, 0)
      return max(across, down) > farthestSlop
    }

    /// How sure it is that the view takes no touch for itself at a point beside it, where its children are
    /// asked nevertheless; nil for a point that it holds.
    var itselfBeside: Certainty? {
      guard asksOutside, !gate.accepts else { return nil }
      return way == .certain ? .certain : .likely
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
