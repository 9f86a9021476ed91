// SPDX-License-Identifier: Apache-2.0

/// Delivers the touches of an event to the views of a window.
///
/// It calls view by view, in the order in which their first touches came down. Each view gets began, moved,
/// ended and cancelled, each at most once per event, with the set of its touches in that phase. A callback
/// may change anything, so nothing is decided ahead of its call.
struct ViewDelivery {
  let application: UIApplication

  /// Delivers an event's touches to their views, view by view.
  ///
  /// Path of a touch: step 12.
  func deliver(_ event: UIEvent, in window: UIWindow) {
    let touches = event.touches
    guard touches.count > Crowd.fingers else {
      return touches.each { deliverUnlessServed(event, touches, toViewOf: $0, in: window) }
    }
    deliverByView(event, touches, in: window)
  }

  /// Delivers many touches, grouped by view so that no view needs a loop over all.
  @inline(never)
  private func deliverByView(_ event: UIEvent, _ touches: [UITouch], in window: UIWindow) {
    if touches.haveOneView(in: window) {
      return touches[0].withView { deliverPhases(of: event, touches, to: $0, in: window) }
    }
    for group in touches.byView(in: window) {
      group[0].withView { deliverPhases(of: event, group, to: $0, in: window) }
    }
  }

  /// Delivers to the view of a touch, unless an earlier touch is in it, too.
  private func deliverUnlessServed(
    _ event: UIEvent, _ touches: [UITouch], toViewOf touch: UITouch, in window: UIWindow
  ) {
    // A view that moved here from another window may still have a touch that began there.
    guard touch.isIn(window) else { return }
    touch.withView { view in
      let isServed = touches.any(before: touch) { $0.isAt(view) && $0.isIn(window) }
      if !isServed { deliverPhases(of: event, touches, to: view, in: window) }
    }
  }

  /// Delivers to one view, phase by phase.
  ///
  /// Path of a touch: step 12.
  @inline(never)
  private func deliverPhases(
    of event: UIEvent, _ touches: [UITouch], to view: UIView, in window: UIWindow
  ) {
    let phases = phases(of: touches, in: view)
    if phases.contains(.began) { deliverPhase(.began, event, touches, to: view, in: window) }
    if phases.contains(.moved) { deliverPhase(.moved, event, touches, to: view, in: window) }
    if phases.contains(.ended) { deliverPhase(.ended, event, touches, to: view, in: window) }
    if phases.contains(.cancelled) { deliverPhase(.cancelled, event, touches, to: view, in: window) }
  }

  /// The phases that may have something to deliver; callbacks only remove from them.
  private func phases(of touches: [UITouch], in view: UIView) -> Phases {
    var phases: Phases = []
    touches.each { touch in
      guard touch.isAt(view) else { return }
      let isBeganHeld = touch.deliveryState.isBeganHeld
      if isBeganHeld { phases.insert(.began) }
      if isBeganHeld || touch.needsDelivery { phases.insert(Phases(touch.storedPhase)) }
    }
    return phases
  }

  /// Calls the view with its touches that are due in one phase, if there are any.
  @inline(never)
  private func deliverPhase(
    _ phase: UITouch.Phase, _ event: UIEvent, _ touches: [UITouch], to view: UIView, in window: UIWindow
  ) {
    var due = TouchGroup()
    if touches.count > 1 {
      gather(&due, phase, event, touches, in: view, window)
    } else {
      touches.each { if isDue($0, phase, in: view, window, among: touches) { due.add($0, in: phase) } }
    }
    guard let set = due.set else { return }
    if Observation.isOn { report(set, in: phase, handedTo: view) }
    if due.late.isEmpty {
      UITouch.hand(phase, set, with: event, to: view)
    } else {
      hand(phase, set, late: due.late, event, to: view)
    }
  }

  @inline(never)
  private func report(_ touches: Set<UITouch>, in phase: UITouch.Phase, handedTo view: UIView) {
    application.report(
      .delivery(
        .handed(to: application.names.name(of: view), phase, touches: touches.map(\.number).sorted())))
  }

  /// Calls the view; a touch whose began was held shows as began, although its finger has gone on.
  private func hand(
    _ phase: UITouch.Phase, _ touches: Set<UITouch>, late: [TouchGroup.Late], _ event: UIEvent,
    to view: UIView
  ) {
    for (touch, _) in late { touch.storedPhase = phase }
    UITouch.hand(phase, touches, with: event, to: view)
    for (touch, real) in late where touch.storedPhase == phase { touch.storedPhase = real }
  }

  /// Gathers those of several touches that the view gets now.
  @inline(never)
  private func gather(
    _ due: inout TouchGroup, _ phase: UITouch.Phase, _ event: UIEvent, _ touches: [UITouch],
    in view: UIView, _ window: UIWindow
  ) {
    touches.each { touch in
      if isDue(touch, phase, in: view, window, among: touches) {
        due.addNext(touch, in: phase)
      } else {
        due.leaveOut(of: touches)
      }
    }
    due.finish(touches, of: event)
  }

  @inline(__always)
  private func isDue(
    _ touch: UITouch, _ phase: UITouch.Phase, in view: UIView, _ window: UIWindow, among touches: [UITouch]
  ) -> Bool {
    guard touch.deliveryState.isBeganHeld || touch.needsDelivery && touch.storedPhase == phase else {
      return false
    }
    guard touch.isAt(view), touch.isIn(window) else { return false }
    return isDue(touch, phase, in: view, among: touches)
  }

  /// Whether the view gets `touch` in `phase` now; it gets it once.
  ///
  /// Path of a touch: step 12.
  private func isDue(
    _ touch: UITouch, _ phase: UITouch.Phase, in view: UIView, among touches: [UITouch]
  ) -> Bool {
    if touch.deliveryState.isBeganHeld { return isDueAfterHold(touch, phase, in: view) }
    // While a view gets a late began the touch shows as began; an event that is sent again must not repeat
    // it.
    if phase == .began, touch.deliveryState.isDelivering { return false }
    guard touch.needsDelivery, touch.storedPhase == phase else { return false }
    touch.needsDelivery = false
    // A finger may go on long after its touch was taken.
    guard touch.deliveryState != .finished else { return false }
    if phase == .began, touch.deliveryState == .awaitingBegan,
      let refusal = refusal(of: touch, in: view, among: touches)
    {
      application.report(touch.advance(.refused), of: touch, because: refusal)
      return false
    }
    let transition = touch.advance(DeliveryStep(phase), isHeld: HeldTouches.holds(phase, of: touch))
    if transition.call != .nothing { return true }
    noteUndelivered(touch, transition)
    return false
  }

  /// The same for a touch whose began is held: the began comes first, whatever the finger does by now.
  @inline(never)
  private func isDueAfterHold(_ touch: UITouch, _ phase: UITouch.Phase, in view: UIView) -> Bool {
    if touch.storedPhase == .cancelled {
      application.report(touch.advance(.cancelled), of: touch)
      return false
    }
    if phase == .began, view.storedWindow === touch.storedWindow,
      touch.advance(.released, isHeld: HeldTouches.holdsBegan(of: touch)).call == .began
    {
      return true
    }
    if touch.storedPhase == phase {
      // Only an end matters: it follows the began that comes later.
      touch.needsDelivery = false
      touch.advance(DeliveryStep(phase))
    }
    return false
  }

  @inline(never)
  private func noteUndelivered(_ touch: UITouch, _ transition: DeliveryTransition) {
    if transition.report == .held { application.registry.mayRelease(touch) }
    application.report(transition, of: touch)
  }

  /// The reason to keep a touch that begins from its view, if there is one; `touches` include all of the
  /// view's.
  private func refusal(
    of touch: UITouch, in view: UIView, among touches: [UITouch]
  ) -> DeliveryFact.Refusal? {
    guard view.storedWindow === touch.storedWindow else { return .leftWindow }
    if touch.recognizers.any({ $0.storedState.isActive && $0.cancelsTouchesInView }) { return .gestureGoesOn }
    let all = application.registry.touches
    if all.count > Crowd.fingers, !application.mayBeExclusive(all), !view.isExclusiveTouch {
      // Only another touch of the same view can be a reason.
      if view.isMultipleTouchEnabled { return nil }
      return touches.firstAnswer { refusal(of: touch, in: view, because: $0) }
    }
    return all.firstAnswer { refusal(of: touch, in: view, because: $0) }
  }

  /// The reason that another touch gives to keep a touch from a view, if there is one.
  private func refusal(
    of touch: UITouch, in view: UIView, because other: UITouch
  ) -> DeliveryFact.Refusal? {
    guard other.storedWindow === touch.storedWindow else { return nil }
    guard other.deliveryState.isDelivering || other.deliveryState.isBeganHeld else { return nil }
    guard let tracking = other.storedView else { return nil }
    if tracking === view { return view.isMultipleTouchEnabled ? nil : .multipleTouchOff }
    if view.isExclusiveTouch { return .exclusiveButOthersTrack }
    return tracking.isExclusiveTouch ? .exclusiveElsewhere : nil
  }
}

extension UIApplication {
  /// Whether one of the touches is in an exclusive view; cached for the frame.
  fileprivate final func mayBeExclusive(_ touches: [UITouch]) -> Bool {
    let now = ExclusiveLook(frame: frameNumber, count: touches.count, changes: UIView.exclusiveChanges)
    if let look = registry.state.exclusiveLook, look.moment == now { return look.found }
    let found = touches.any { $0.storedView?.isExclusiveTouch == true }
    registry.state.exclusiveLook = (now, found)
    return found
  }
}

extension [UITouch] {
  /// Whether all touches, of which there is at least one, are in the same view and in `window`.
  fileprivate func haveOneView(in window: UIWindow) -> Bool {
    guard let first = self.first, let view = first.state.viewReference else { return false }
    return !any { $0.state.viewReference != view || $0.storedWindow !== window }
  }

  /// The touches by their views, in the order of the first touch of each in `window`; views without one are
  /// left out.
  ///
  /// A touch keeps its view and its window, so the groups stay valid whatever callbacks do.
  fileprivate func byView(in window: UIWindow) -> [[UITouch]] {
    var groups: [[UITouch]] = []
    var indices: [ObjectIdentifier: Int] = [:]
    each { touch in
      guard touch.isIn(window), let view = touch.storedView else { return }
      guard indices[ObjectIdentifier(view)] == nil else { return }
      indices[ObjectIdentifier(view)] = groups.count
      groups.append([])
    }
    each { touch in
      guard let view = touch.storedView, let index = indices[ObjectIdentifier(view)] else { return }
      groups[index].append(touch)
    }
    return groups
  }
}

/// A set of phases.
private nonisolated struct Phases: OptionSet {
  let rawValue: Int

  static let began = Phases(.began)
  static let moved = Phases(.moved)
  static let ended = Phases(.ended)
  static let cancelled = Phases(.cancelled)

  init(rawValue: Int) {
    self.rawValue = rawValue
  }

  init(_ phase: UITouch.Phase) {
    self.init(rawValue: 1 << phase.rawValue)
  }
}

/// The time at which the exclusive views were checked.
nonisolated struct ExclusiveLook: Equatable {
  let frame: Int
  let count: Int
  let changes: Int
}

extension UIView {
  /// How often `isExclusiveTouch` of any view was set.
  static var exclusiveChanges = 0
}
