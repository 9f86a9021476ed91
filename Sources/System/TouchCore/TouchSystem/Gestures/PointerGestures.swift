// SPDX-License-Identifier: Apache-2.0
import TouchGraphics

/// The gestures that a pointer makes without a touch: scrolls, transforms, and being above views.
///
/// Recognizers that follow a scroll or a transform compete for it as they do for a touch. Those that hover do
/// not compete: a pointer is above a view and above the views around it at the same time.
final class PointerGestures {
  /// A scroll or a transform that goes on, and the recognizers that follow it.
  private final class Stroke {
    let type: UIEvent.EventType
    let standIn: UITouch
    var recognizers: [UIGestureRecognizer] = []
    var event: UIPointerEvent
    /// Ends the scroll of a wheel that rests.
    var rest: EventTimer?

    init(_ event: UIPointerEvent, _ standIn: UITouch) {
      type = event.type
      self.event = event
      self.standIn = standIn
    }
  }

  private unowned let environment: GestureEnvironment
  private var strokes: [Stroke] = []
  /// The recognizers with the pointer above their view, and the pointer's last event.
  private var hovering: [UIGestureRecognizer] = []
  private var hoverEvent: UIPointerEvent?

  init(environment: GestureEnvironment) {
    self.environment = environment
  }

  private var application: UIApplication { environment.application }

  private func stroke(of type: UIEvent.EventType) -> Stroke? { strokes.first { $0.type == type } }

  /// The window and the view in which the scroll or the transform that goes on began.
  func origin(of type: UIEvent.EventType) -> (window: UIWindow, view: UIView)? {
    guard let standIn = stroke(of: type)?.standIn, let window = standIn.window, let view = standIn.view else {
      return nil
    }
    return (window, view)
  }

  /// The recognizers that follow a scroll or a transform, or have the pointer above their view.
  var followers: [UIGestureRecognizer] { strokes.flatMap(\.recognizers) + hovering }

  /// The window in which recognizers hover.
  var hoverWindow: UIWindow? { hovering.isEmpty ? nil : hoverEvent?.window }

  func show(_ event: UIPointerEvent, in window: UIWindow) {
    guard event.window === window else { return }
    if let step = event.step {
      follow(event, step)
    } else {
      hover(event, isGone: event.isGone)
    }
  }

  /// Ends what goes on although an override of `sendEvent(_:)` withheld the end.
  func endIfWithheld(_ event: UIPointerEvent) {
    switch event.step {
    case .ended, .cancelled: if let stroke = stroke(of: event.type) { end(stroke, .cancelled) }
    case nil: if event.isGone, hoverEvent != nil { hover(event, isGone: true) }
    default: break
    }
  }

  // MARK: Scrolls and transforms

  private func follow(_ event: UIPointerEvent, _ step: PointerFrame.Step) {
    let present = stroke(of: event.type)
    // The same event may be sent again.
    guard present?.event !== event else { return }
    switch step {
    case .notch:
      guard let stroke = present ?? begin(event) else { return }
      tell(stroke, present == nil ? .began : .moved, event)
      stroke.rest?.cancel()
      stroke.rest = application.timers.schedule(
        at: application.clock.now + application.tuning.scrollPause, "wheel rests"
      ) { [weak self, weak stroke] in
        if let self, let stroke { end(stroke, .ended) }
      }
    case .began:
      if let present {
        end(present, .cancelled)
        // The reset lets the same recognizers follow the new one.
        environment.settle()
      }
      if let stroke = begin(event) { tell(stroke, .began, event) }
    case .changed: if let present { tell(present, .moved, event) }
    case .ended, .cancelled:
      guard let present else { return }
      tell(present, step == .ended ? .ended : .cancelled, event)
      finish(present)
    }
  }

  /// Gives a scroll or a transform to the recognizers of the view under the pointer and of those above it.
  private func begin(_ event: UIPointerEvent) -> Stroke? {
    let stroke = Stroke(event, standIn(for: event))
    strokes.append(stroke)
    for recognizer in candidates(event) where admits(recognizer, event) {
      // The code that was asked may have ended everything.
      guard strokes.contains(where: { $0 === stroke }) else { return nil }
      bind(recognizer, stroke.standIn)
      stroke.recognizers.append(recognizer)
    }
    return stroke
  }

  private func tell(_ stroke: Stroke, _ phase: UITouch.Phase, _ event: UIPointerEvent) {
    stroke.event = event
    if let window = stroke.standIn.window, event.screenLocation.isFinite {
      stroke.standIn.state.sample.location = window.pointFromScreen(event.screenLocation)
    }
    let recognizers = stroke.recognizers
    environment.performTurn {
      for (index, recognizer) in recognizers.enumerated() { show(phase, event, to: recognizer, index) }
    }
  }

  /// Ends a stroke without an event that says so.
  private func end(_ stroke: Stroke, _ phase: UITouch.Phase) {
    tell(stroke, phase, stroke.event)
    finish(stroke)
    environment.settleUnlessBusy()
  }

  private func finish(_ stroke: Stroke) {
    stroke.rest?.cancel()
    strokes.removeAll { $0 === stroke }
    for recognizer in stroke.recognizers { release(recognizer) }
    stroke.recognizers = []
  }

  // MARK: Hovering

  private func hover(_ event: UIPointerEvent, isGone: Bool) {
    guard hoverEvent !== event else { return }
    let under = isGone ? [] : candidates(event)
    let (before, now) = (Self.identities(hovering), Self.identities(under))
    let left = hovering.filter { !now.contains(ObjectIdentifier($0)) }
    // The code that is asked may end the hovering of others.
    let entered = under.filter {
      (!before.contains(ObjectIdentifier($0)) || !$0.isPointed) && admits($0, event)
    }
    for recognizer in entered
    where recognizer.storedIsEnabled && recognizer.storedView != nil && !recognizer.hasInput {
      bind(recognizer, standIn(for: event))
    }
    hovering = under.filter { $0.isPointed }
    hoverEvent = hovering.isEmpty ? nil : event
    let (leaving, entering) = (Self.identities(left), Self.identities(entered))
    environment.performTurn {
      for (index, recognizer) in (left + hovering).enumerated() {
        move(recognizer, to: event)
        let identity = ObjectIdentifier(recognizer)
        let phase: UITouch.Phase =
          leaving.contains(identity) ? .ended : entering.contains(identity) ? .began : .moved
        show(phase, event, to: recognizer, index)
      }
    }
    for recognizer in left { release(recognizer) }
  }

  private static func identities(_ recognizers: [UIGestureRecognizer]) -> Set<ObjectIdentifier> {
    Set(recognizers.map { ObjectIdentifier($0) })
  }

  private func move(_ recognizer: UIGestureRecognizer, to event: UIPointerEvent) {
    guard let standIn = recognizer.sequence.first, let window = standIn.window else { return }
    guard event.screenLocation.isFinite else { return }
    standIn.state.sample.location = window.pointFromScreen(event.screenLocation)
  }

  // MARK: Both

  /// The recognizers on the view under the pointer and on those above it that may follow it.
  private func candidates(_ event: UIPointerEvent) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    var next = event.view
    while let view = next {
      next = view.parent
      for recognizer in view.recognizers where recognizer.storedIsEnabled && recognizer.takes(event) {
        found.append(recognizer)
      }
    }
    return found
  }

  private func admits(_ recognizer: UIGestureRecognizer, _ event: UIPointerEvent) -> Bool {
    recognizer.endWindowlessGesture()
    let refusal: GestureFact.Refusal? =
      if recognizer.storedState.isOver, recognizer.environment != nil {
        .isOver
      } else if recognizer.isByCode {
        .isByCode
      } else if recognizer.hasInput {
        .otherTouchType
      } else {
        recognizer.refusal(of: event)
      }
    if let refusal {
      let name = environment.name(of: recognizer)
      application.report(.gesture(.refusedPointer(name, event.type, because: refusal)))
    }
    // The code that was asked may have changed everything.
    return refusal == nil && recognizer.storedIsEnabled && recognizer.storedView != nil
      && !recognizer.hasInput
  }

  private func bind(_ recognizer: UIGestureRecognizer, _ standIn: UITouch) {
    environment.admit(recognizer)
    recognizer.join(standIn)
    recognizer.isPointed = true
  }

  private func standIn(for event: UIPointerEvent) -> UITouch {
    let standIn = UITouch(standingInFor: 0)
    standIn.state.view = event.view
    standIn.state.window = event.window
    if let window = event.window {
      standIn.state.sample.location = window.pointFromScreen(event.screenLocation)
    }
    return standIn
  }

  private func show(
    _ phase: UITouch.Phase, _ event: UIPointerEvent, to recognizer: UIGestureRecognizer, _ index: Int
  ) {
    guard recognizer.isPointed, !recognizer.storedState.isOver else { return }
    recognizer.memory.lineupIndex = index
    recognizer.memory.buttonMask = event.storedButtonMask
    recognizer.memory.modifierFlags = event.storedModifierFlags
    application.report(.gesture(.shownPointer(environment.name(of: recognizer), event.type, phase)))
    recognizer.receive(phase, event)
  }

  private func release(_ recognizer: UIGestureRecognizer) {
    recognizer.isPointed = false
    environment.checkLater(recognizer)
  }

  /// Takes the pointer from a recognizer whose gesture is ended by other code.
  func forget(_ recognizer: UIGestureRecognizer) {
    recognizer.isPointed = false
    hovering.remove(recognizer)
    for stroke in strokes { stroke.recognizers.remove(recognizer) }
  }

  /// Cancels what a pointer does in the windows of a scene, or in all.
  func cancel(in scene: UIWindowScene?) {
    guard !strokes.isEmpty || !hovering.isEmpty else { return }
    application.holdingInput {
      environment.dispatching {
        for stroke in strokes where scene == nil || stroke.standIn.window?.storedWindowScene === scene {
          end(stroke, .cancelled)
        }
        if let event = hoverEvent, scene == nil || event.window?.storedWindowScene === scene {
          let left = hovering
          hovering = []
          hoverEvent = nil
          environment.performTurn {
            for (index, recognizer) in left.enumerated() { show(.cancelled, event, to: recognizer, index) }
          }
          for recognizer in left { release(recognizer) }
        }
        environment.settle()
      }
    }
  }
}

extension UIPointerEvent {
  /// Whether the pointer is no longer above the screen.
  fileprivate var isGone: Bool {
    if case .hover(let phase) = action { phase == .regionExited || phase == .cancelled } else { false }
  }
}

extension UIGestureRecognizer {
  /// Follows a pointer: `apply` applies what it did, and returns whether anything changed.
  final func follow(_ phase: UITouch.Phase, _ apply: () -> Bool) {
    switch phase {
    case .began, .moved: if apply() { state = state == .possible ? .began : .changed }
    case .ended:
      noteFailure("the pointer ended before it had moved enough")
      state = state == .possible ? .failed : .ended
    default: state = .cancelled
    }
  }
}
