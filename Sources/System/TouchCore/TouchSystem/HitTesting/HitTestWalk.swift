// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The walk from a view down to the view that is hit.
///
/// UIKit's rule is recursive: ask a view whether the point is inside, then its subviews from last to first. A
/// view that contains the point answers at least with itself, so the walk never has to return from a view it
/// has entered. This makes it a loop: at each level, find the topmost child that is hit and enter it.
/// Children that override no hit-test method are found by geometry alone; the others are asked in the order
/// of the recursion.
package enum HitTestWalk {
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

  /// The same when an application of the process has a tracer; not inlined, to keep the usual path short.
  @inline(never)
  private static func observed(in view: UIView, at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let tracing = HitTestTracing(for: view) else {
      return unobserved(in: view, at: point, with: event)
    }
    return tracing.view(in: view, at: point, with: event)
  }

  /// Descends from a view that the walk has entered and that the caller retains.
  ///
  /// Overrides may change anything, so the walk retains the view whose children it asks, and then the child
  /// it continues in.
  ///
  /// Path of a touch: step 5.
  private static func descend(from view: UIView, at point: CGPoint, with event: UIEvent?) -> UIView {
    var kept: UIView?
    defer { extendLifetime(kept) }
    var view = Borrowed(view)
    var point = point
    while true {
      guard descendByGeometry(&view, &point) == .mustAsk else { return view.object }
      let parent = view.object
      kept = parent
      let index = parent.ensuredIndex
      let answer: ChildAnswer
      if index.prefersScan(of: parent.children.count) {
        answer = index.scan(childrenOf: parent, at: point, with: event)
      } else {
        index.update(for: parent)
        guard case .mustAsk = index.topmost(at: point) else { continue }
        answer = index.ask(childrenOf: parent, at: point, with: event)
      }
      switch answer {
      case .nobody: return parent
      case .answered(let answer): return answer
      case .enter(let child, let inChild):
        kept = child
        view = Borrowed(child)
        point = inChild
      }
    }
  }

  /// Why a walk by geometry ends.
  private enum Stop {
    /// It has found the view that is hit.
    case found
    /// It has reached a view whose index is stale or whose children must be asked.
    case mustAsk
  }

  /// Descends as far as geometry alone decides.
  ///
  /// No view is retained: each is owned by its superview, and no code runs that could change that.
  private nonisolated static func descendByGeometry(_ view: inout Borrowed<UIView>, _ point: inout CGPoint)
    -> Stop
  {
    while true {
      let here = point
      switch view.borrow({ $0.topmostChild(at: here) }) {
      case .nobody: return .found
      case .mustAsk: return .mustAsk
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

  /// Whether nothing but its geometry can keep `view` from being hit.
  static func canBeHit(_ view: UIView) -> Bool {
    verdict(on: view) == nil
  }

  /// What keeps `view` from being hit anywhere, if something does.
  package static func verdict(on view: UIView) -> HitVerdict? {
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

  /// Asks a child as the recursion would ask it.
  static func ask(_ child: UIView, atParentPoint point: CGPoint, with event: UIEvent?) -> ChildAnswer {
    guard let point = child.pointOnPlane(atParentPoint: point) else { return .nobody }
    if child.overrides.contains(.hitTest) {
      return child.hitTest(point, with: event).map(ChildAnswer.answered) ?? .nobody
    }
    // Keep the point that the child was asked about: the override may have moved the child.
    return enters(child, at: point, with: event) ? .enter(child, at: point) : .nobody
  }
}

/// What geometry says about the children of a view.
nonisolated enum GeometryAnswer {
  /// No child is hit.
  case nobody
  /// The topmost child that is hit.
  case child(Borrowed<UIView>)
  /// The index is stale, or some children override a hit-test method and must be asked.
  case mustAsk
}

/// The answer of a view's children for a point.
enum ChildAnswer {
  /// No child is hit.
  case nobody
  /// This child is hit, at a point of its own coordinates; the walk continues in it.
  case enter(UIView, at: CGPoint)
  /// A child that overrides `hitTest(_:with:)` returned this view.
  case answered(UIView)
}
