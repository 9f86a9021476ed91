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
  ///
  /// Path of a touch: step 5.
  static func view(in view: UIView, at point: CGPoint, with event: UIEvent?) -> UIView? {
    Observation.isOn
      ? observed(in: view, at: point, with: event) : unobserved(in: view, at: point, with: event)
  }

  @inline(__always)
  private static func unobserved(in view: UIView, at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard enters(view, at: point, with: event) else { return nil }
    return descend(from: view, at: point, with: event)
  }

  /// The same where somebody watches an application of the process; away from the way of the others, which is
  /// shorter without it.
  @inline(never)
  private static func observed(in view: UIView, at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let tracing = HitTestTracing(for: view) else {
      return unobserved(in: view, at: point, with: event)
    }
    return tracing.view(in: view, at: point, with: event)
  }

  /// Goes down from a view the walk has entered, and which its caller holds.
  ///
  /// Where overrides are asked, anything may change, so the view whose children are asked is kept, and then
  /// the child the walk goes on in.
  ///
  /// Path of a touch: step 5.
  private static func descend(from view: UIView, at point: CGPoint, with event: UIEvent?) -> UIView {
    var kept: UIView?
    defer { extendLifetime(kept) }
    var view = Unretained(view)
    var point = point
    while true {
      guard descendByGeometry(&view, &point) == .look else { return view.object }
      let parent = view.object
      kept = parent
      let index = parent.upToDateIndex
      guard case .look = index.topmost(at: point) else { continue }
      switch index.ask(childrenOf: parent, at: point, with: event) {
      case .nobody: return parent
      case .answered(let answer): return answer
      case .enter(let child, let inChild):
        kept = child
        view = Unretained(child)
        point = inChild
      }
    }
  }

  /// Where a walk by geometry ends.
  private enum Stop {
    /// At the view that is hit.
    case found
    /// At a view whose children geometry does not know.
    case look
  }

  /// Goes down as far as geometry knows the way.
  ///
  /// No view is retained: each is held by the one above it, and nothing runs that could change that.
  private nonisolated static func descendByGeometry(_ view: inout Unretained<UIView>, _ point: inout CGPoint)
    -> Stop
  {
    while true {
      let here = point
      switch view.borrow({ $0.topmostChild(at: here) }) {
      case .nobody: return .found
      case .look: return .look
      case .child(let child):
        point = child.borrow { $0.pointFromParent(here) }
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
    return enters(child, at: point, with: event) ? .enter(child, at: point) : .nobody
  }
}

/// What geometry says about the children of a view.
nonisolated enum GeometryAnswer {
  /// None of them is hit.
  case nobody
  /// This child is the topmost that is hit.
  case child(Unretained<UIView>)
  /// The index is not up to date, or some of them answer for themselves and have to be asked.
  case look
}

/// What the children of a view have to say to a point.
enum ChildAnswer {
  /// None of them is hit.
  case nobody
  /// This child is hit at a point of its own coordinates; the walk goes on in it.
  case enter(UIView, at: CGPoint)
  /// A child that decides for itself gave this view.
  case answered(UIView)
}
