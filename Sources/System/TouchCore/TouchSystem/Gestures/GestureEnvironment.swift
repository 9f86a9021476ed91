// SPDX-License-Identifier: Apache-2.0

/// The gestures that go on in an application, and the order in which everything about them happens.
///
/// For an event: the recognizers see it, the actions of those that recognized are sent, touches are taken
/// from views, the views get the rest, and what is over is reset. For a timer the same without an event.
final class GestureEnvironment {
  /// Owns the environment, and outlives it; set right after the environment is made.
  var owner: Borrowed<UIApplication>?
  /// What the environment remembers between two steps and between two events.
  @safe @exclusivity(unchecked) var state = GestureEnvironmentState()

  #if Invariants
    /// Deallocated with the environment, which is how borrowers notice.
    nonisolated let life = Life()
  #endif
  /// The gestures that a pointer makes without a touch.
  private(set) lazy var pointer = PointerGestures(environment: self)

  // Recognizers do not retain their environment. A gesture that goes on retains its touches, those retain
  // their view, and that retains the recognizer: this breaks the cycle.
  isolated deinit {
    _ = state.completionChecks.forget { _ in true }
    _ = state.finished.forget { _ in true }
    let active = state.active.all
    for recognizer in active {
      for touch in recognizer.sequence { touch.forgetRecognizers() }
      recognizer.abandonGesture()
      recognizer.environment = nil
    }
    // Only after no recognizer has a gesture, because a reset may run any code.
    for recognizer in active { recognizer.reset() }
  }

  /// Decides which gestures are recognized.
  var arbiter: Arbiter { Arbiter(environment: self) }

  /// Reports a fact to the tracers.
  @inline(__always)
  func report(_ kind: @autoclosure () -> TouchFact.Kind) {
    if Observation.isOn { application.report(kind()) }
  }

  // MARK: An event

  /// Shows the touches of an event that are in `window` to their recognizers, and sends the actions.
  ///
  /// Path of a touch: step 9.
  func show(_ event: UIEvent, in window: UIWindow) {
    guard !state.active.isEmpty else { return }
    let frame = withApplication { $0.frameNumber }
    state.depth += 1
    defer { state.depth -= 1 }
    let touches = event.touches
    if !isLinedUp(touches, frame) { lineUp(touches, in: window, frame) }
    touches.each { touch in
      guard touch.state.changedInFrame == frame, touch.isIn(window) else { return }
      // A recognizer may make the touch forget its set.
      let singletonSet = touch.state.registration.singletonSet
      touch.recognizers.each { recognizer in
        guard recognizer.memory.current.seenFrame != frame, !recognizer.storedState.isOver else { return }
        show(event, frame, touch, singletonSet, to: recognizer)
      }
    }
    sendActions()
    withdrawTouches()
  }

  /// Whether the recognizers that are about to see the event have their numbers from an earlier one.
  ///
  /// Most events are moves of one finger, which the same recognizers see as before.
  private func isLinedUp(_ touches: [UITouch], _ frame: Int) -> Bool {
    let before = state.lineup
    state.lineup = touches.count == 1 ? touches.firstAnswer { Lineup(of: $0, in: frame) } : nil
    guard let now = state.lineup, var before, before.frame != frame else { return false }
    before.frame = frame
    return before == now
  }

  /// Numbers the recognizers that are about to see the event: those of the first touch come first.
  ///
  /// Path of a touch: step 9.
  private func lineUp(_ touches: [UITouch], in window: UIWindow, _ frame: Int) {
    state.rounds += 1
    var index = 0
    touches.each { touch in
      guard touch.state.changedInFrame == frame, touch.isIn(window) else { return }
      touch.recognizers.each { recognizer in
        guard recognizer.memory.current.lineupRound != state.rounds,
          recognizer.memory.current.seenFrame != frame
        else { return }
        recognizer.memory.current.lineupRound = state.rounds
        recognizer.memory.lineupIndex = index
        index += 1
      }
    }
  }

  private static let phases: [UITouch.Phase] = [.began, .moved, .ended, .cancelled]

  /// Shows an event to a recognizer of `touch` that is not over and has not seen it because of another touch.
  ///
  /// Path of a touch: step 9.
  private func show(
    _ event: UIEvent, _ frame: Int, _ touch: UITouch, _ singletonSet: Set<UITouch>,
    to recognizer: UIGestureRecognizer
  ) {
    recognizer.memory.current.seenFrame = frame
    recognizer.memory.buttonMask = event.storedButtonMask
    recognizer.memory.modifierFlags = event.storedModifierFlags
    if recognizer.tracksOnly(touch) {
      if touch.state.changedInFrame == frame { give(touch.storedPhase, singletonSet, event, to: recognizer) }
      return
    }
    // What several methods write about one event is settled as if one had written it.
    recognizer.settlingWrites {
      for phase in Self.phases {
        let tracked = recognizer.tracked
        var count = 0
        tracked.each { if $0.isNews(phase, frame) { count += 1 } }
        guard count > 0 else { continue }
        // Mostly all fingers do the same, and their set is ready.
        let touches =
          count == tracked.count ? recognizer.allTracked : Set(tracked.filter { $0.isNews(phase, frame) })
        give(phase, touches, event, to: recognizer)
        guard !recognizer.isOverAsWritten else { return }
      }
    }
  }

  /// Reports what a recognizer is shown, and passes it on to its touch method.
  ///
  /// Path of a touch: step 9.
  @inline(__always)
  private func give(
    _ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent, to recognizer: UIGestureRecognizer
  ) {
    report(
      .gesture(.shown(name(of: recognizer), phase, touches: touches.map(\.number).sorted())))
    recognizer.receive(phase, touches, with: event)
  }

  // MARK: Settling

  /// Runs `body`, during which ``settleUnlessBusy()`` does nothing; the caller settles afterwards.
  @inline(__always)
  func dispatching(_ body: () -> Void) {
    state.depth += 1
    body()
    state.depth -= 1
  }

  /// Runs `body`, which shows something to recognizers, then sends their actions and withdraws touches from
  /// views.
  func performTurn(_ body: () -> Void) {
    dispatching {
      body()
      sendActions()
      withdrawTouches()
    }
  }

  /// Settles after a change outside of events: a timer, or code that writes a state.
  ///
  /// Path of a touch: step 16.
  func settleUnlessBusy() {
    guard state.depth == 0 else { return }
    settle()
  }

  /// Settles once more, if anything is left to do and no caller settles later.
  @inline(__always)
  func settleIfNeeded(in application: UIApplication) {
    if state.depth == 0, isUnsettled || needsFinishing { settle(in: application) }
  }

  /// Sends actions, withdraws and releases touches, and resets gestures, until there is nothing left to do.
  func settle() { settle(in: application) }

  /// Overload for callers that have the application.
  ///
  /// Path of a touch: step 16.
  func settle(in application: UIApplication) {
    let (registry, pressRegistry) = (application.registry, application.pressRegistry)
    guard
      !state.active.isEmpty || state.actions.isWaiting || !registry.lifted.isEmpty
        || !pressRegistry.lifted.isEmpty
    else { return }
    state.depth += 1
    if registry.hasEnds { checkEndsLater(of: registry) }
    repeat {
      state.hasNewStates = false
      sendActions()
      withdrawTouches()
      if state.hasOwnDelays || !registry.state.releasable.isEmpty {
        HeldTouches(application: application).release()
      }
      if application.pressRegistry.isInUse { HeldPresses(application: application).release() }
      if needsFinishing { finishGestures() }
      // A reset may remove the last touch of a gesture that was checked before it.
    } while isUnsettled || needsFinishing
    state.depth -= 1
  }

  /// Whether gestures may be over that have not been checked since.
  @inline(__always)
  private var needsFinishing: Bool { state.needsCompletionCheck && state.decisions == 0 }

  /// Whether the settling loop has actions to send, new states to process or touches to withdraw.
  @inline(__always)
  var isUnsettled: Bool { state.hasNewStates || state.actions.isWaiting || !state.awaitingWithdrawal.isEmpty }

  /// Sends the actions that wait, in the order of the recognizers in their event.
  ///
  /// Path of a touch: step 11.
  private func sendActions() {
    guard state.actions.isWaiting else { return }
    let outer = state.actions.sent
    while let next = state.actions.next() { next.send(in: self) }
    while state.actions.sent > outer { _ = state.actions.takeSent() }
  }

  /// Whether the targets get an action for a change.
  ///
  /// They get none for a change that an action writes after an action of the gesture was sent in the same
  /// turn: an action that changes its own gesture would be called forever.
  func needsAction(_ state: UIGestureRecognizer.State, of recognizer: UIGestureRecognizer) -> Bool {
    state != .changed || !self.state.actions.hasSentAction(of: recognizer)
  }

  /// Withdraws the touches of recognized gestures from their views.
  ///
  /// Path of a touch: step 11.
  private func withdrawTouches() {
    while !state.awaitingWithdrawal.isEmpty {
      let winner = state.awaitingWithdrawal.removeFirst()
      HeldTouches(application: application).withdraw(touchesOf: winner)
      if application.pressRegistry.isInUse {
        HeldPresses(application: application).withdraw(pressesOf: winner)
      }
    }
  }

  /// Keeps the application alive while `body` runs, if it is called outside any dispatch.
  ///
  /// A dispatch retains the application. Other code may retain a recognizer only, and a delegate, an action
  /// or a tracer may release the application.
  @inline(__always)
  func keepingApplication(_ body: () -> Void) {
    guard state.depth == 0 else { return body() }
    let application = application
    body()
    withExtendedLifetime(application) {}
  }

  /// Ends the gesture of a recognizer that is switched off, removed, or whose view leaves the window.
  func drop(_ recognizer: UIGestureRecognizer, because cause: GestureFact.DropCause) {
    guard recognizer.environment === self else { return }
    keepingApplication {
      // A delegate may end this gesture and others; their resets wait until this is done.
      dispatching { end(recognizer, because: cause) }
      settleUnlessBusy()
    }
  }

  func reportIgnored(_ touch: UITouch, by recognizer: UIGestureRecognizer) {
    report(.gesture(.ignored(touch: touch.number, by: name(of: recognizer))))
  }

  func name(of recognizer: UIGestureRecognizer) -> StableName {
    application.names.name(of: recognizer)
  }
}

extension Lineup {
  @inline(__always)
  fileprivate init(of touch: UITouch, in frame: Int) {
    self.init(
      touch: touch.number, recognizers: touch.recognizers.count, version: touch.state.version, frame: frame)
  }
}

extension UITouch {
  /// Whether the touch went into this phase in this frame.
  @inline(__always)
  fileprivate final func isNews(_ phase: Phase, _ frame: Int) -> Bool {
    state.changedInFrame == frame && storedPhase == phase
  }
}
