// SPDX-License-Identifier: Apache-2.0

/// Hands the touches of an event to the views of a window.
///
/// View by view in the order in which their first touches came down; to each view began, moved, ended and
/// cancelled, each at most once an event, with the set of touches that did it. A callback may change
/// anything, so nothing is decided before its turn.
struct ViewDelivery {
  let application: UIApplication
  let window: UIWindow

  private static let phases: [UITouch.Phase] = [.began, .moved, .ended, .cancelled]

  func deliver(_ event: UIEvent) {
    let touches = event.touches
    for (place, touch) in touches.enumerated() where touch.window === window {
      // A view that came from another window may still be that of a touch which began there.
      guard let view = touch.view, !isServed(view, touches, before: place) else { continue }
      deliver(event, touches, to: view)
    }
  }

  private func isServed(_ view: UIView, _ touches: [UITouch], before place: Int) -> Bool {
    for earlier in 0..<place where touches[earlier].view === view && touches[earlier].window === window {
      return true
    }
    return false
  }

  private func deliver(_ event: UIEvent, _ touches: [UITouch], to view: UIView) {
    for phase in Self.phases {
      // One touch alone, the usual case, has its set ready.
      var single: UITouch?
      var several: Set<UITouch>?
      for touch in touches
      where (touch.progress == .held || touch.isNews && touch.phase == phase)
        && touch.view === view && touch.window === window && isDue(touch, phase, in: view)
      {
        if let first = single {
          if several == nil { several = [first] }
          several?.insert(touch)
        } else {
          single = touch
        }
      }
      guard let single else { continue }
      let set = several ?? single.alone
      application.report(
        .delivery(
          .handed(to: application.names.name(of: view), phase, touches: set.map(\.number).sorted())))
      hand(phase, set, event, to: view)
    }
  }

  /// Calls the view; a touch whose began was held shows as begun, although its finger has gone on.
  private func hand(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent, to view: UIView) {
    guard phase == .began else { return UITouch.hand(phase, touches, with: event, to: view) }
    var late: [(UITouch, UITouch.Phase)] = []
    for touch in touches where touch.phase != .began { late.append((touch, touch.phase)) }
    for (touch, _) in late { touch.phase = .began }
    UITouch.hand(.began, touches, with: event, to: view)
    for (touch, phase) in late where touch.phase == .began { touch.phase = phase }
  }

  /// Whether the view is to be told now that `touch` is in `phase`; it is told once.
  private func isDue(_ touch: UITouch, _ phase: UITouch.Phase, in view: UIView) -> Bool {
    // A began that was held comes first, whatever the finger does by now.
    if touch.progress == .held {
      if touch.phase == .cancelled {
        refuse(touch, in: view, .cancelledWhileHeld)
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
    for recognizer in touch.recognizers where recognizer.storedState.isActive {
      if recognizer.cancelsTouchesInView { return .gestureGoesOn }
    }
    for other in application.registry.touches where other.window === window {
      guard other.progress == .begun || other.progress == .held else { continue }
      guard let tracking = other.view else { continue }
      if tracking === view {
        if !view.isMultipleTouchEnabled { return .multipleTouchOff }
      } else if view.isExclusiveTouch {
        return .exclusiveButOthersTrack
      } else if tracking.isExclusiveTouch {
        return .exclusiveElsewhere
      }
    }
    return nil
  }
}
