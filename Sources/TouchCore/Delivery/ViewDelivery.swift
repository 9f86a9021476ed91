// SPDX-License-Identifier: Apache-2.0

/// Hands the touches of an event to the views of a window.
///
/// View by view in the order in which their first touches came down; to each view began, moved, ended and
/// cancelled, each at most once an event, with the set of touches that did it. A callback may change
/// anything, so nothing is decided before its turn.
struct ViewDelivery {
  let application: UIApplication
  let window: UIWindow

  func deliver(_ event: UIEvent) {
    let touches = event.touches
    var place = 0
    touches.each { touch in
      defer { place += 1 }
      // A view that came from another window may still be that of a touch which began there.
      guard touch.window === window, let view = touch.view, !isServed(view, touches, before: place) else {
        return
      }
      // The touch keeps its view.
      withoutRetaining(view) { deliver(event, touches, to: $0) }
    }
  }

  private func isServed(_ view: UIView, _ touches: [UITouch], before place: Int) -> Bool {
    for earlier in 0..<place where touches[earlier].view === view && touches[earlier].window === window {
      return true
    }
    return false
  }

  private func deliver(_ event: UIEvent, _ touches: [UITouch], to view: UIView) {
    deliver(.began, event, touches, to: view)
    deliver(.moved, event, touches, to: view)
    deliver(.ended, event, touches, to: view)
    deliver(.cancelled, event, touches, to: view)
  }

  private func deliver(_ phase: UITouch.Phase, _ event: UIEvent, _ touches: [UITouch], to view: UIView) {
    var due = TouchGroup()
    touches.each { touch in
      guard touch.progress == .held || touch.isNews && touch.phase == phase else { return }
      guard touch.view === view, touch.window === window else { return }
      if isDue(touch, phase, in: view) { due.add(touch, in: phase) }
    }
    guard let set = due.set else { return }
    application.report(
      .delivery(
        .handed(to: application.names.name(of: view), phase, touches: set.map(\.number).sorted())))
    if due.late.isEmpty {
      TouchForwarding.hand(phase, set, with: event, to: view)
    } else {
      hand(phase, set, late: due.late, event, to: view)
    }
  }

  /// Calls the view; a touch whose began was held shows as begun, although its finger has gone on.
  private func hand(
    _ phase: UITouch.Phase, _ touches: Set<UITouch>, late: [TouchGroup.Late], _ event: UIEvent,
    to view: UIView
  ) {
    for (touch, _) in late { touch.phase = phase }
    TouchForwarding.hand(phase, touches, with: event, to: view)
    for (touch, real) in late where touch.phase == phase { touch.phase = real }
  }

  /// Whether the view is to be told now that `touch` is in `phase`; it is told once.
  private func isDue(_ touch: UITouch, _ phase: UITouch.Phase, in view: UIView) -> Bool {
    // A began that was held comes first, whatever the finger does by now.
    if touch.progress == .held {
      if touch.phase == .cancelled {
        touch.progress = .over
        return false
      }
      guard phase == .began, !HeldTouches.holdsBegan(of: touch), view.storedWindow === window else {
        // What it does meanwhile is known; if it lifts, its end follows the began that comes later.
        if touch.phase == phase { touch.isNews = false }
        return false
      }
      touch.progress = .begun
      return true
    }
    // A began that comes late shows as began while the view hears of it: an event sent again is no second one.
    if phase == .began, touch.progress == .begun { return false }
    guard touch.isNews, touch.phase == phase else { return false }
    touch.isNews = false
    switch (touch.progress, phase) {
    case (.waiting, .began): return admits(touch, in: view)
    case (.waiting, _):
      // Its began went by without a word: a sendEvent(_:) kept it back.
      refuse(touch, in: view, .beganWithheld)
      return false
    case (.begun, .ended) where HeldTouches.holdsEnd(of: touch):
      touch.progress = .endHeld
      report(held: touch, in: view)
      return false
    case (.begun, .ended), (.begun, .cancelled):
      touch.progress = .over
      return true
    case (.begun, _): return true
    case (.held, _), (.endHeld, _), (.over, _): return false
    }
  }

  /// Whether a touch that begins goes to its view at once.
  private func admits(_ touch: UITouch, in view: UIView) -> Bool {
    if let refusal = refusal(of: touch, in: view) {
      refuse(touch, in: view, refusal)
      return false
    }
    if HeldTouches.holdsBegan(of: touch) {
      touch.progress = .held
      report(held: touch, in: view)
      return false
    }
    touch.progress = .begun
    return true
  }

  private func report(held touch: UITouch, in view: UIView) {
    application.report(
      .delivery(.held(touch: touch.number, view: application.names.name(of: view), touch.phase)))
  }

  private func refuse(_ touch: UITouch, in view: UIView, _ refusal: DeliveryFact.Refusal) {
    touch.progress = .over
    application.report(
      .delivery(
        .refused(touch: touch.number, view: application.names.name(of: view), because: refusal)))
  }

  /// What keeps a touch that begins from its view, if something does.
  private func refusal(of touch: UITouch, in view: UIView) -> DeliveryFact.Refusal? {
    guard view.storedWindow === window else { return .leftWindow }
    if touch.recognizers.any({ $0.storedState.isActive && $0.cancelsTouchesInView }) { return .gestureGoesOn }
    return application.registry.touches.firstAnswer { refusal(of: view, because: $0) }
  }

  /// What keeps a touch from a view because of another touch, if something does.
  private func refusal(of view: UIView, because other: UITouch) -> DeliveryFact.Refusal? {
    guard other.window === window, other.progress == .begun || other.progress == .held else { return nil }
    guard let tracking = other.view else { return nil }
    if tracking === view { return view.isMultipleTouchEnabled ? nil : .multipleTouchOff }
    if view.isExclusiveTouch { return .exclusiveButOthersTrack }
    return tracking.isExclusiveTouch ? .exclusiveElsewhere : nil
  }
}
