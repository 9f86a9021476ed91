// SPDX-License-Identifier: Apache-2.0

/// The gestures that go on in an application, and the order in which everything about them happens.
///
/// For an event: the recognizers see it, the actions of those that recognized are sent, touches are taken
/// from views, the views get the rest, and what is over is reset. For a timer the same without an event.
final class GestureEnvironment {
  /// Owns the environment, and outlives it.
  unowned(unsafe) let application: UIApplication
  /// The recognizers with a gesture that is not over yet, in the order in which they were bound.
  @exclusivity(unchecked) var active: [UIGestureRecognizer] = []
  /// What has been recognized or has changed and whose actions wait to be sent.
  @exclusivity(unchecked) var actions = GestureActions()
  /// The recognizers whose actions have been sent in the present turn.
  private var told: [UIGestureRecognizer] = []
  /// The recognizers that recognized and have not taken their touches from the views yet.
  @exclusivity(unchecked) var winners: [UIGestureRecognizer] = []
  private(set) lazy var arbiter = Arbiter(environment: self)
  /// The recognizers an event goes to, kept for its memory.
  @exclusivity(unchecked) private var lineup: [UIGestureRecognizer] = []
  @exclusivity(unchecked) private var rounds = 0
  /// Whether a recognizer has taken another state since the last look.
  @exclusivity(unchecked) var isDirty = false
  /// Whether a gesture may be over: a finger has gone from it, or it has taken another state.
  @exclusivity(unchecked) var mayBeOver = false
  /// The gestures that a pointer makes without a touch.
  private(set) lazy var pointer = PointerGestures(environment: self)
  /// How many dispatches and settlements are going on, one inside the other.
  @exclusivity(unchecked) private var depth = 0

  init(application: UIApplication) {
    self.application = application
  }

  // Recognizers know their environment by an address alone.
  isolated deinit {
    for recognizer in active {
      recognizer.environment = nil
      for touch in recognizer.sequence { touch.recognizers = [] }
    }
  }

  // MARK: An event

  /// Shows the touches of an event that are in `window` to their recognizers, and sends the actions.
  func show(_ event: UIEvent, in window: UIWindow) {
    guard !active.isEmpty else { return }
    depth += 1
    defer { depth -= 1 }
    var lineup = self.lineup
    self.lineup = []
    let frame = application.frame
    lineUp(event, frame, in: window, into: &lineup)
    for recognizer in lineup { show(event, frame, to: recognizer) }
    lineup.removeAll(keepingCapacity: true)
    self.lineup = lineup
    sendActions()
    takeTouches()
  }

  /// The recognizers of the touches with news, those of the first touch first, each once.
  private func lineUp(
    _ event: UIEvent, _ frame: Int, in window: UIWindow, into lineup: inout [UIGestureRecognizer]
  ) {
    rounds += 1
    for touch in event.touches where touch.frame == frame && touch.window === window {
      for recognizer in touch.recognizers where recognizer.round != rounds && recognizer.shownFrame != frame {
        recognizer.round = rounds
        recognizer.place = lineup.count
        lineup.append(recognizer)
      }
    }
  }

  private static let phases: [UITouch.Phase] = [.began, .moved, .ended, .cancelled]

  private func show(_ event: UIEvent, _ frame: Int, to recognizer: UIGestureRecognizer) {
    guard recognizer.shownFrame != frame, !recognizer.storedState.isOver else { return }
    recognizer.shownFrame = frame
    recognizer.buttonMask = event.buttonMask
    recognizer.modifierFlags = event.modifierFlags
    if recognizer.tracked.count == 1 {
      let touch = recognizer.tracked[0]
      if touch.frame == frame { give(touch.phase, recognizer.allTracked, event, to: recognizer) }
      return
    }
    for phase in Self.phases {
      var count = 0
      for touch in recognizer.tracked where touch.frame == frame && touch.phase == phase { count += 1 }
      guard count > 0 else { continue }
      let touches =
        count == recognizer.tracked.count
        ? recognizer.allTracked
        : Set(recognizer.tracked.filter { $0.frame == frame && $0.phase == phase })
      give(phase, touches, event, to: recognizer)
      guard !recognizer.storedState.isOver else { return }
    }
  }

  private func give(
    _ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent, to recognizer: UIGestureRecognizer
  ) {
    application.report(
      .gesture(.shown(name(of: recognizer), phase, touches: touches.map(\.number).sorted())))
    switch phase {
    case .began: recognizer.touchesBegan(touches, with: event)
    case .moved: recognizer.touchesMoved(touches, with: event)
    case .ended: recognizer.touchesEnded(touches, with: event)
    case .cancelled: recognizer.touchesCancelled(touches, with: event)
    default: break
    }
  }

  // MARK: Settling

  /// Keeps ``settleUnlessBusy()`` quiet while `body`, which settles at its end, runs.
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
  func settle() {
    guard
      !active.isEmpty || actions.isWaiting || !application.registry.lifted.isEmpty
        || !application.pressRegistry.lifted.isEmpty
    else { return }
    depth += 1
    defer { depth -= 1 }
    if application.registry.hasEnds { mayBeOver = true }
    repeat {
      isDirty = false
      sendActions()
      takeTouches()
      HeldTouches(application: application).release()
      if application.pressRegistry.isInUse { HeldPresses(application: application).release() }
      if mayBeOver { finishGestures() }
    } while isDirty || actions.isWaiting || !winners.isEmpty
  }

  private func sendActions() {
    let outer = told.count
    while let next = actions.next() {
      told.append(next.recognizer)
      next.send(in: self)
    }
    told.removeLast(told.count - outer)
  }

  /// Whether a change is news for the targets.
  ///
  /// One that an action writes, after the targets have heard of the gesture in the same turn, is none: an
  /// action that changes its own gesture would be called for ever.
  func isNews(_ state: UIGestureRecognizer.State, of recognizer: UIGestureRecognizer) -> Bool {
    guard state == .changed else { return true }
    for other in told where other === recognizer { return false }
    return true
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
    for recognizer in active { recognizer.forgetLifted() }
    for recognizer in active where !recognizer.hasInput {
      switch recognizer.storedState {
      case .possible where !recognizer.awaitsMoreTouches && recognizer.heldWish == nil:
        arbiter.take(.failed, for: recognizer)
      case .began, .changed: arbiter.take(.ended, for: recognizer)
      default: break
      }
    }
    guard !isDirty, !actions.isWaiting, winners.isEmpty else { return }
    mayBeOver = false
    for recognizer in active where recognizer.storedState.isOver && !recognizer.hasInput {
      reset(recognizer)
    }
  }

  private func reset(_ recognizer: UIGestureRecognizer) {
    active.remove(recognizer)
    for touch in recognizer.sequence { touch.recognizers.remove(recognizer) }
    recognizer.sequence.removeAll(keepingCapacity: true)
    recognizer.answers.removeAll(keepingCapacity: true)
    recognizer.trackedSet = nil
    recognizer.hasReported = false
    recognizer.awaitsMoreTouches = false
    application.report(.gesture(.reset(name(of: recognizer))))
    recognizer.reset()
    recognizer.storedState = .possible
    recognizer.environment = nil
  }

  /// Ends the gesture of a recognizer that is switched off, removed, or whose view leaves the window.
  func drop(_ recognizer: UIGestureRecognizer, because cause: GestureFact.DropCause) {
    guard recognizer.environment === self else { return }
    mayBeOver = true
    application.report(.gesture(.dropped(name(of: recognizer), because: cause)))
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
    settleUnlessBusy()
  }

  /// Ends the gestures of the recognizers on `view`, which leaves its window, and on those below it.
  func drop(recognizersIn view: UIView) {
    for recognizer in active where recognizer.view?.isDescendant(of: view) == true {
      drop(recognizer, because: .leftWindow)
    }
  }

  func reportIgnored(_ touch: UITouch, by recognizer: UIGestureRecognizer) {
    application.report(.gesture(.ignored(touch: touch.number, by: name(of: recognizer))))
  }

  func name(of recognizer: UIGestureRecognizer) -> StableName {
    application.names.name(of: recognizer)
  }
}
