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
      where touch.isNews && touch.phase == phase && touch.view === view && touch.window === window
        && isDue(touch, in: view)
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
      TouchForwarding.hand(phase, set, with: event, to: view)
    }
  }

  /// Whether the view is to be told now what `touch` does; it is told once.
  private func isDue(_ touch: UITouch, in view: UIView) -> Bool {
    touch.isNews = false
    switch (touch.progress, touch.phase) {
    case (.waiting, .began):
      if let refusal = refusal(of: touch, in: view) {
        touch.progress = .over
        report(touch, refusedBy: view, refusal)
        return false
      }
      touch.progress = .begun
      return true
    case (.waiting, _):
      // Its began went by without a word: a sendEvent(_:) kept it back.
      touch.progress = .over
      report(touch, refusedBy: view, .beganWithheld)
      return false
    case (.begun, .ended), (.begun, .cancelled):
      touch.progress = .over
      return true
    case (.begun, _): return true
    case (.over, _): return false
    }
  }

  private func report(_ touch: UITouch, refusedBy view: UIView, _ refusal: DeliveryFact.Refusal) {
    application.report(
      .delivery(
        .refused(touch: touch.number, view: application.names.name(of: view), because: refusal)))
  }

  /// What keeps a touch that begins from its view, if something does.
  private func refusal(of touch: UITouch, in view: UIView) -> DeliveryFact.Refusal? {
    guard view.storedWindow === window else { return .leftWindow }
    for other in application.registry.touches where other.progress == .begun && other.window === window {
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
