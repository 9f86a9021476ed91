// SPDX-License-Identifier: Apache-2.0

/// The gestures that go on in an application, and the order in which everything about them happens.
///
/// For an event: the recognizers see it, the actions of those that recognized are sent, touches are taken
/// from views, the views get the rest, and what is over is reset. For a timer the same without an event.
final class GestureEnvironment {
  /// Owns the environment, and outlives it; set right after the environment is made.
  var owner: Unretained<UIApplication>?
  /// The recognizers with a gesture that is not over yet, in the order in which they were bound.
  @exclusivity(unchecked) var active: [UIGestureRecognizer] = []
  /// What has been recognized or has changed, with the actions that wait to be sent.
  @exclusivity(unchecked) var actions = GestureActions()
  /// The recognizers that recognized and have not taken their touches from the views yet.
  @exclusivity(unchecked) var winners: [UIGestureRecognizer] = []
  /// The recognizers whose wish waits for others to fail.
  @exclusivity(unchecked) var wishes = WaitingWishes()
  /// Whether a recognizer has taken another state since the last look.
  var isDirty = false
  /// Whether a gesture may be over: a finger has gone from it, or it has taken another state.
  var mayBeOver = false
  /// How many recognitions are being decided, one inside the other.
  ///
  /// Nobody is reset meanwhile: a delegate that is asked may send events, and those settle when they are through.
  var decisions = 0
  /// The gestures that a pointer makes without a touch.
  private(set) lazy var pointer = PointerGestures(environment: self)
  /// How many dispatches and settlements are going on, one inside the other.
  private var depth = 0
  /// How often recognizers were lined up for an event.
  private var rounds = 0

  // Recognizers know their environment by an address alone. A gesture that goes on holds its touches, those hold
  // their view, and that holds the recognizer: the circle is opened here.
  isolated deinit {
    for recognizer in active {
      for touch in recognizer.sequence { touch.recognizers = [] }
      recognizer.abandonGesture()
      recognizer.environment = nil
    }
    // Only now is nobody in the midst of a gesture any more, whatever the resets do.
    for recognizer in active { recognizer.reset() }
  }

  /// What settles who gets to recognize.
  var arbiter: Arbiter { Arbiter(environment: self) }

  /// Tells the tracer a fact.
  @inline(__always)
  func report(_ kind: @autoclosure () -> TouchFact.Kind) {
    if Observation.isOn { application.report(kind()) }
  }

  // MARK: An event

  /// Shows the touches of an event that are in `window` to their recognizers, and sends the actions.
  func show(_ event: UIEvent, in window: UIWindow) {
    guard !active.isEmpty else { return }
    let frame = application.frame
    depth += 1
    defer { depth -= 1 }
    let touches = event.touches
    lineUp(touches, in: window, frame)
    touches.each { touch in
      guard touch.frame == frame, touch.storedWindow === window else { return }
      // The touch may let go of its set meanwhile.
      let alone = touch.alone
      touch.recognizers.each { show(event, frame, touch, alone, to: $0) }
    }
    sendActions()
    takeTouches()
  }

  /// Gives the recognizers that are about to see the event their places: those of the first touch first.
  private func lineUp(_ touches: [UITouch], in window: UIWindow, _ frame: Int) {
    rounds += 1
    var place = 0
    touches.each { touch in
      guard touch.frame == frame, touch.storedWindow === window else { return }
      touch.recognizers.each { recognizer in
        guard recognizer.round != rounds, recognizer.shownFrame != frame else { return }
        recognizer.round = rounds
        recognizer.place = place
        place += 1
      }
    }
  }

  private static let phases: [UITouch.Phase] = [.began, .moved, .ended, .cancelled]

  /// Shows an event to a recognizer of `touch`, unless it has come to it by another touch already.
  private func show(
    _ event: UIEvent, _ frame: Int, _ touch: UITouch, _ alone: Set<UITouch>,
    to recognizer: UIGestureRecognizer
  ) {
    guard recognizer.shownFrame != frame, !recognizer.storedState.isOver else { return }
    recognizer.shownFrame = frame
    recognizer.storedButtonMask = event.storedButtonMask
    recognizer.storedModifierFlags = event.storedModifierFlags
    if recognizer.tracksOnly(touch) {
      if touch.frame == frame { give(touch.storedPhase, alone, event, to: recognizer) }
      return
    }
    for phase in Self.phases {
      var touches: [UITouch] = []
      recognizer.tracked.each { if $0.frame == frame, $0.storedPhase == phase { touches.append($0) } }
      guard !touches.isEmpty else { continue }
      let all = touches.count == recognizer.tracked.count
      give(phase, all ? recognizer.allTracked : Set(touches), event, to: recognizer)
      guard !recognizer.storedState.isOver else { return }
    }
  }

  private func give(
    _ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent, to recognizer: UIGestureRecognizer
  ) {
    report(
      .gesture(.shown(name(of: recognizer), phase, touches: touches.map(\.number).sorted())))
    switch phase {
    case .began: recognizer.touchesBegan(touches, with: event)
    case .moved: recognizer.touchesMoved(touches, with: event)
    case .ended:
      recognizer.touchesEnded(touches, with: event)
      recognizer.knowsOfLifts = true
    case .cancelled:
      recognizer.touchesCancelled(touches, with: event)
      recognizer.knowsOfLifts = true
    default: break
    }
  }

  // MARK: Settling

  /// Keeps ``settleUnlessBusy()`` quiet while `body`, which settles at its end, runs.
  @inline(__always)
  func dispatching(_ body: () -> Void) {
    depth += 1
    body()
    depth -= 1
  }

  /// Lets `body` show something to recognizers, then sends their actions and takes what they won.
  func turn(_ body: () -> Void) {
    dispatching {
      body()
      sendActions()
      takeTouches()
    }
  }

  /// Does what a change outside any event asks for: a timer, or code that writes a state by itself.
  func settleUnlessBusy() {
    guard depth == 0 else { return }
    settle()
  }

  /// Sends actions, takes and releases touches, resets, until there is nothing left to do.
  func settle() { settle(in: application) }

  /// The same for who has the application at hand.
  func settle(in application: UIApplication) {
    let (registry, pressRegistry) = (application.registry, application.pressRegistry)
    guard
      !active.isEmpty || actions.isWaiting || !registry.lifted.isEmpty || !pressRegistry.lifted.isEmpty
    else { return }
    depth += 1
    if registry.hasEnds { mayBeOver = true }
    repeat {
      isDirty = false
      sendActions()
      takeTouches()
      HeldTouches(application: application).release()
      if application.pressRegistry.isInUse { HeldPresses(application: application).release() }
      if mayBeOver, decisions == 0 { finishGestures() }
    } while isDirty || actions.isWaiting || !winners.isEmpty
    depth -= 1
  }

  private func sendActions() {
    guard actions.isWaiting else { return }
    let outer = actions.sent
    while let next = actions.next() { next.send(in: self) }
    while actions.sent > outer { _ = actions.takeSent() }
  }

  /// Whether a change is news for the targets.
  ///
  /// One that an action writes, after the targets have heard of the gesture in the same turn, is none: an
  /// action that changes its own gesture would be called for ever.
  func isNews(_ state: UIGestureRecognizer.State, of recognizer: UIGestureRecognizer) -> Bool {
    state != .changed || !actions.haveTold(recognizer)
  }

  /// Takes from the views the touches of those that recognized.
  private func takeTouches() {
    while !winners.isEmpty {
      let winner = winners.removeFirst()
      HeldTouches(application: application).take(touchesOf: winner)
      if application.pressRegistry.isInUse {
        HeldPresses(application: application).take(pressesOf: winner)
      }
    }
  }

  /// Ends gestures whose fingers are up, and resets those that are over.
  private func finishGestures() {
    active.each { $0.forgetLifted() }
    active.each { recognizer in
      guard !recognizer.hasInput else { return }
      switch recognizer.storedState {
      case .possible where !recognizer.awaitsMoreTouches && recognizer.heldWish == nil:
        arbiter.take(.failed, for: recognizer)
      case .began, .changed: if !recognizer.goesOnByCode { arbiter.take(.ended, for: recognizer) }
      default: break
      }
    }
    guard !isDirty, !actions.isWaiting, winners.isEmpty else { return }
    mayBeOver = false
    active.each { recognizer in
      guard recognizer.storedState.isOver, !recognizer.hasInput else { return }
      // A reset may write the state of another gesture, whose targets hear of it before its own reset.
      if actions.isWaiting { mayBeOver = true } else { reset(recognizer) }
    }
  }

  private func reset(_ recognizer: UIGestureRecognizer) {
    active.remove(recognizer)
    recognizer.sequence.each { $0.recognizers.remove(recognizer) }
    recognizer.forgetGesture()
    report(.gesture(.reset(name(of: recognizer))))
    recognizer.reset()
    recognizer.storedState = .possible
    recognizer.environment = nil
  }

  /// Does what code outside any dispatch asks for, and keeps the application alive until that is done.
  ///
  /// Whoever dispatches holds the application. Other code may hold a recognizer alone, and a delegate, an action or
  /// a tracer may let the application go.
  @inline(__always)
  func keepingApplication(_ body: () -> Void) {
    guard depth == 0 else { return body() }
    let application = application
    body()
    withExtendedLifetime(application) {}
  }

  /// Ends the gesture of a recognizer that is switched off, removed, or whose view leaves the window.
  func drop(_ recognizer: UIGestureRecognizer, because cause: GestureFact.DropCause) {
    guard recognizer.environment === self else { return }
    keepingApplication {
      // A question on the way may end this very gesture and others; their resets wait until the answer is in.
      dispatching { end(recognizer, because: cause) }
      settleUnlessBusy()
    }
  }

  private func end(_ recognizer: UIGestureRecognizer, because cause: GestureFact.DropCause) {
    mayBeOver = true
    report(.gesture(.dropped(name(of: recognizer), because: cause)))
    // An end that is still to be told stays, if the beginning was told.
    if !recognizer.storedState.isOver || !recognizer.hasReported { actions.forget(recognizer) }
    recognizer.tracked = []
    recognizer.trackedSet = nil
    recognizer.presses = []
    if recognizer.isPointed { pointer.forget(recognizer) }
    recognizer.awaitsMoreTouches = false
    recognizer.heldWish = nil
    if !recognizer.storedState.isOver {
      // What nobody has heard of takes no touches either.
      if !recognizer.hasReported { winners.removeAll { $0 === recognizer } }
      // Who has been told of a beginning is told of an end; nobody else is told anything.
      arbiter.take(recognizer.storedState.isActive ? .cancelled : .failed, for: recognizer)
      if !recognizer.hasReported { actions.forget(recognizer) }
    }
  }

  /// Ends the gestures of the recognizers on `view`, which leaves its window, and on those below it.
  func drop(recognizersIn view: UIView) {
    let leaving = active.filter { $0.storedView?.isAtOrBelow(view) == true }
    // Those that wait go first, and at once: the end of another one frees none of them.
    let waiting = leaving.filter { $0.heldWish != nil }
    dispatching {
      for recognizer in waiting { recognizer.heldWish = nil }
      for recognizer in waiting { drop(recognizer, because: .leftWindow) }
    }
    for recognizer in leaving where !waiting.holds(recognizer) { drop(recognizer, because: .leftWindow) }
    if !waiting.isEmpty { settleUnlessBusy() }
  }

  func reportIgnored(_ touch: UITouch, by recognizer: UIGestureRecognizer) {
    report(.gesture(.ignored(touch: touch.number, by: name(of: recognizer))))
  }

  func name(of recognizer: UIGestureRecognizer) -> StableName {
    application.names.name(of: recognizer)
  }
}
