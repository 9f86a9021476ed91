// SPDX-License-Identifier: Apache-2.0

/// The walk from a view down to the one that is hit.
///
/// UIKit's rule is a recursion: ask a view whether the point is inside, then its subviews from last to
/// first. A view that says inside answers at least with itself, so the walk never has to come back up from
/// a view it entered. That makes it a loop: at each level find the topmost child that is hit, enter it, go
/// on. Geometry alone finds children that leave all questions to `UIView`; the others are asked in their
/// turn, exactly as the recursion would.
enum HitTestWalk {
  /// What `UIView.hitTest(_:with:)` answers for `view`.
  static func view(in view: UIView, at point: CGPoint, with event: UIEvent?) -> UIView? {
    if let tracing = HitTestTracing(for: view) {
      return tracing.view(in: view, at: point, with: event)
    }
    guard enters(view, at: point, with: event) else { return nil }
    var view = view
    var point = point
    while true {
      guard !view.children.isEmpty else { return view }
      let index = view.upToDateIndex
      switch index.topmost(in: view, at: point, with: event) {
      case .nobody: return view
      case .answered(let answer): return answer
      case .enter(let child):
        point = child.pointFromParent(point)
        view = child
      case .entered(let child, let inChild):
        point = inChild
        view = child
      }
    }
  }

  /// Whether the walk enters `view`: it can be hit, and the point is inside.
  static func enters(_ view: UIView, at point: CGPoint, with event: UIEvent?) -> Bool {
    canBeHit(view) && isInside(view, at: point, with: event)
  }

  /// Whether `view` says that the point is inside.
  static func isInside(_ view: UIView, at point: CGPoint, with event: UIEvent?) -> Bool {
    view.overrides.isDisjoint(with: [.pointInside, .state])
      ? view.contains(point) : view.point(inside: point, with: event)
  }

  /// Whether nothing but the place keeps `view` from being hit.
  static func canBeHit(_ view: UIView) -> Bool {
    verdict(on: view) == nil
  }

  /// What keeps `view` from being hit anywhere, if something does.
  static func verdict(on view: UIView) -> HitVerdict? {
    if view.overrides.contains(.state) {
      let least = view.storedWindow?.application?.tuning.minimumAlpha ?? TouchTuning.uikit.minimumAlpha
      if !view.isUserInteractionEnabled { return .interactionOff }
      if view.isHidden { return .hidden }
      if !(Float(view.alpha) > least) { return .transparent }
    } else {
      guard !view.flags.isDisjoint(with: .unhittable) else { return nil }
      if view.flags.contains(.interactionOff) { return .interactionOff }
      if view.flags.contains(.hidden) { return .hidden }
      if view.flags.contains(.transparent) { return .transparent }
    }
    if view.flags.contains(.animating) { return .animating }
    if view.flags.contains(.degenerate) { return .degenerate }
    return nil
  }

  /// What a child answers in its turn, asked as the recursion would ask it.
  static func ask(_ child: UIView, atParentPoint point: CGPoint, with event: UIEvent?) -> ChildAnswer {
    let point = child.pointFromParent(point)
    if child.overrides.contains(.hitTest) {
      return child.hitTest(point, with: event).map(ChildAnswer.answered) ?? .nobody
    }
    // With the point it was asked about: its answer may have moved it.
    return enters(child, at: point, with: event) ? .entered(child, at: point) : .nobody
  }
}

/// What the children of a view have to say to a point.
enum ChildAnswer {
  /// None of them is hit.
  case nobody
  /// This child is hit by its geometry; the walk goes on in it.
  case enter(UIView)
  /// This child was asked about a point of its own and is hit; the walk goes on in it.
  case entered(UIView, at: CGPoint)
  /// A child that decides for itself gave this view.
  case answered(UIView)
}
