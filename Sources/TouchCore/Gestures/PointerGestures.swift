// SPDX-License-Identifier: Apache-2.0

/// The gestures that a pointer makes without a touch: scrolls, and being above views.
///
/// Recognizers that scroll compete for the scroll as they do for a touch. Those that hover do not compete:
/// a pointer is above a view and above the views around it at the same time.
final class PointerGestures {
  /// A scroll that goes on, and who follows it.
  private struct Scroll {
    let standIn: UITouch
    var recognizers: [UIGestureRecognizer]
    var event: UIPointerEvent
  }

  private unowned(unsafe) let environment: GestureEnvironment
  private var scroll: Scroll?
  /// Ends the scroll of a wheel that rests.
  private var rest: EventTimer?
  /// Those that have the pointer above their view, and the last event of it.
  private var hovering: [UIGestureRecognizer] = []
  private var hoverEvent: UIPointerEvent?

  init(environment: GestureEnvironment) {
    self.environment = environment
  }

  private var application: UIApplication { environment.application }

  /// Where the scroll that goes on began.
  var scrollPlace: (window: UIWindow, view: UIView)? {
    guard let standIn = scroll?.standIn, let window = standIn.window, let view = standIn.view else {
      return nil
    }
    return (window, view)
  }

  /// The window in which recognizers hover.
  var hoverWindow: UIWindow? { hovering.isEmpty ? nil : hoverEvent?.window }

  func show(_ event: UIPointerEvent, in window: UIWindow) {
    guard event.window === window else { return }
    switch event.action {
    case .scroll(_, let step): follow(event, step)
    case .hover(let phase): hover(event, isGone: phase == .regionExited || phase == .cancelled)
    case .transform: break
    }
  }

  // MARK: Scrolls

  private func follow(_ event: UIPointerEvent, _ step: PointerFrame.Scroll) {
    // An event that is sent again is no second one.
    guard scroll?.event !== event else { return }
    switch step {
    case .notch:
      let isFirst = scroll == nil
      if isFirst { begin(event) }
      tell(isFirst ? .began : .moved, event)
      rest?.cancel()
      rest = application.timers.schedule(
        at: application.clock.now + application.tuning.scrollPause, "wheel rests"
      ) { [weak self] in self?.end(.ended) }
    case .began:
      if scroll != nil {
        end(.cancelled)
        // Reset now, so that the same recognizers may follow the new scroll.
        environment.settle()
      }
      begin(event)
      tell(.began, event)
    case .changed: tell(.moved, event)
    case .ended, .cancelled:
      tell(step == .ended ? .ended : .cancelled, event)
      finish()
    }
  }

  /// Gives the scroll to the recognizers of the view under the pointer and of those above it.
  private func begin(_ event: UIPointerEvent) {
    let standIn = self.standIn(for: event)
    scroll = Scroll(standIn: standIn, recognizers: [], event: event)
    for recognizer in candidates(event) where admits(recognizer, event) {
      bind(recognizer, standIn)
      scroll?.recognizers.append(recognizer)
    }
  }

  private func tell(_ phase: UITouch.Phase, _ event: UIPointerEvent) {
    guard let scroll else { return }
    self.scroll?.event = event
    if let window = scroll.standIn.window, event.screenLocation.isFinite {
      scroll.standIn.sample.location = window.pointFromScreen(event.screenLocation)
    }
    environment.turn {
      for (place, recognizer) in scroll.recognizers.enumerated() { show(phase, event, to: recognizer, place) }
    }
  }

  /// Ends the scroll without an event of its own.
  private func end(_ phase: UITouch.Phase) {
    guard let scroll else { return }
    tell(phase, scroll.event)
    finish()
    environment.settleUnlessBusy()
  }

  private func finish() {
    rest?.cancel()
    rest = nil
    let over = scroll?.recognizers ?? []
    scroll = nil
    for recognizer in over { release(recognizer) }
  }

  // MARK: Hovering

  private func hover(_ event: UIPointerEvent, isGone: Bool) {
    guard hoverEvent !== event else { return }
    let under = isGone ? [] : candidates(event)
    let left = hovering.filter { !under.holds($0) }
    let entered = under.filter { !hovering.holds($0) && admits($0, event) }
    for recognizer in entered { bind(recognizer, standIn(for: event)) }
    hovering = under.filter { $0.isPointed }
    hoverEvent = hovering.isEmpty ? nil : event
    environment.turn {
      for (place, recognizer) in (left + hovering).enumerated() {
        move(recognizer, to: event)
        let phase: UITouch.Phase =
          left.holds(recognizer) ? .ended : entered.holds(recognizer) ? .began : .moved
        show(phase, event, to: recognizer, place)
      }
    }
    for recognizer in left { release(recognizer) }
  }

  private func move(_ recognizer: UIGestureRecognizer, to event: UIPointerEvent) {
    guard let standIn = recognizer.sequence.first, let window = standIn.window else { return }
    guard event.screenLocation.isFinite else { return }
    standIn.sample.location = window.pointFromScreen(event.screenLocation)
  }

  // MARK: Both

  /// The recognizers on the view under the pointer and on those above it that may follow it.
  private func candidates(_ event: UIPointerEvent) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    var next = event.view
    while let view = next {
      next = view.parent
      for recognizer in view.recognizers where recognizer.enabled && recognizer.takes(event) {
        found.append(recognizer)
      }
    }
    return found
  }

  private func admits(_ recognizer: UIGestureRecognizer, _ event: UIPointerEvent) -> Bool {
    let refusal: GestureFact.Refusal? =
      if recognizer.storedState.isOver, recognizer.environment != nil {
        .isOver
      } else if recognizer.hasInput {
        .otherTouchType
      } else {
        recognizer.refusal(of: event)
      }
    if let refusal {
      let name = environment.name(of: recognizer)
      application.report(.gesture(.refusedPointer(name, event.type, because: refusal)))
    }
    // A question may have changed everything.
    return refusal == nil && recognizer.enabled && recognizer.view != nil && !recognizer.hasInput
  }

  private func bind(_ recognizer: UIGestureRecognizer, _ standIn: UITouch) {
    environment.admit(recognizer)
    standIn.recognizers.append(recognizer)
    recognizer.sequence.append(standIn)
    recognizer.isPointed = true
  }

  private func standIn(for event: UIPointerEvent) -> UITouch {
    let standIn = UITouch(standingInFor: 0)
    standIn.view = event.view
    standIn.window = event.window
    if let window = event.window { standIn.sample.location = window.pointFromScreen(event.screenLocation) }
    return standIn
  }

  private func show(
    _ phase: UITouch.Phase, _ event: UIPointerEvent, to recognizer: UIGestureRecognizer, _ place: Int
  ) {
    guard recognizer.isPointed, !recognizer.storedState.isOver else { return }
    recognizer.place = place
    recognizer.buttonMask = event.buttonMask
    recognizer.modifierFlags = event.modifierFlags
    application.report(.gesture(.shownPointer(environment.name(of: recognizer), event.type, phase)))
    recognizer.pointerActed(phase, with: event)
  }

  private func release(_ recognizer: UIGestureRecognizer) {
    recognizer.isPointed = false
    environment.mayBeOver = true
  }

  /// Takes the pointer from a recognizer whose gesture ends from outside.
  func forget(_ recognizer: UIGestureRecognizer) {
    recognizer.isPointed = false
    hovering.remove(recognizer)
    scroll?.recognizers.remove(recognizer)
  }

  /// Cancels what a pointer does in the windows of a scene, or in all.
  func cancel(in scene: UIWindowScene?) {
    guard scroll != nil || !hovering.isEmpty else { return }
    application.holdingInput {
      environment.dispatching {
        if let window = scroll?.standIn.window, scene == nil || window.windowScene === scene {
          end(.cancelled)
        }
        if let event = hoverEvent, scene == nil || event.window?.windowScene === scene {
          let left = hovering
          hovering = []
          hoverEvent = nil
          environment.turn {
            for (place, recognizer) in left.enumerated() { show(.cancelled, event, to: recognizer, place) }
          }
          for recognizer in left { release(recognizer) }
        }
        environment.settle()
      }
    }
  }
}
