// SPDX-License-Identifier: Apache-2.0

/// Decides which gestures are recognized: the gate that every recognition passes.
///
/// It asks in this order: may the gesture begin, must it wait for others to fail, is it prevented by one that
/// was recognized before. A gesture that passes prevents others in turn.
struct Arbiter {
  let environment: GestureEnvironment

  // MARK: The gate

  /// Lets a recognizer that is possible ask for began or ended.
  ///
  /// Path of a touch: step 10.
  func ask(_ requested: UIGestureRecognizer.State, for recognizer: UIGestureRecognizer) {
    // Without touches nothing competes with it: the actions are sent, and the reset follows.
    guard !recognizer.sequence.isEmpty else { return recognize(requested, recognizer) }
    environment.state.decisions += 1
    defer { environment.state.decisions -= 1 }
    guard mayBegin(recognizer) else { return apply(.failed, to: recognizer) }
    // The code that was asked may have changed everything.
    guard recognizer.storedState == .possible else { return }
    pass(requested, recognizer)
  }

  /// Decides whether a recognizer that may begin has to wait, is prevented, or recognizes.
  ///
  /// Path of a touch: step 10.
  private func pass(_ requested: UIGestureRecognizer.State, _ recognizer: UIGestureRecognizer) {
    switch FailureRequirements(environment: environment).status(of: recognizer) {
    case .met: break
    case .broken(let other):
      environment.report(.gesture(.requirementBroken(name(of: recognizer), by: name(of: other))))
      environment.noteFailure(of: recognizer, "\(name(of: other)), which had to fail first, was recognized")
      return apply(.failed, to: recognizer)
    case .open(let others):
      guard recognizer.storedState == .possible else { return }
      if recognizer.pendingState == nil {
        environment.state.pendingStates.add(recognizer)
        environment.report(
          .gesture(.waits(name(of: recognizer), for: others.map { environment.name(of: $0) })))
      }
      let beginsToWait = recognizer.pendingState == nil
      recognizer.pendingState = requested
      if beginsToWait { recognizer.didBeginToWait() }
      return
    }
    guard recognizer.storedState == .possible else { return }
    // What was true when it began to wait may have changed.
    if recognizer.pendingState != nil, let gesture = recognizer.scrollGesture, !gesture.mayStillBegin() {
      environment.noteFailure(of: recognizer, "the content kept the touch while it waited for others to fail")
      return apply(.failed, to: recognizer)
    }
    guard recognizer.storedState == .possible else { return }
    if let other = Exclusion(environment: environment).blocker(of: recognizer) {
      environment.report(.gesture(.prevented(name(of: recognizer), by: name(of: other))))
      environment.noteFailure(of: recognizer, "\(name(of: other)) was recognized first and prevents it")
      return apply(.failed, to: recognizer)
    }
    guard recognizer.storedState == .possible else { return }
    recognize(requested, recognizer)
  }

  /// Asks the views, then the delegate.
  ///
  /// Path of a touch: step 10.
  private func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    let touched = recognizer.sequence.first?.view
    let owner = recognizer.storedView
    if let touched, !allows(touched, recognizer) { return false }
    if let owner, owner !== touched, !allows(owner, recognizer) { return false }
    guard recognizer.mayHaveDelegate, let delegate = recognizer.delegate else { return true }
    let answer = delegate.gestureRecognizerShouldBegin(recognizer)
    report(recognizer, asked: delegate, answer)
    return answer
  }

  private func allows(_ view: UIView, _ recognizer: UIGestureRecognizer) -> Bool {
    let answer = view.gestureRecognizerShouldBegin(recognizer)
    report(recognizer, asked: view, answer)
    return answer
  }

  @inline(__always)
  private func report(_ recognizer: UIGestureRecognizer, asked other: AnyObject, _ answer: Bool) {
    environment.report(
      .gesture(
        .asked(
          .shouldBegin, name(of: recognizer), by: environment.application.names.name(of: other), answer)))
    if !answer {
      environment.noteFailure(
        of: recognizer,
        "gestureRecognizerShouldBegin of \(environment.application.names.name(of: other)) said no")
    }
  }

  /// Gives a recognizer the state it asked for, and ends the gestures that it prevents.
  ///
  /// Path of a touch: step 10.
  private func recognize(_ state: UIGestureRecognizer.State, _ recognizer: UIGestureRecognizer) {
    recognizer.pendingState = nil
    environment.state.pendingStates.remove(recognizer)
    set(state, of: recognizer)
    recognizer.didRecognize(state)
    environment.state.actions.add(recognizer, state)
    environment.state.awaitingWithdrawal.append(recognizer)
    Exclusion(environment: environment).visitPrevented(by: recognizer) { other in
      environment.report(.gesture(.prevented(name(of: other), by: name(of: recognizer))))
      environment.noteFailure(of: other, "\(name(of: recognizer)) was recognized first and prevents it")
      other.pendingState = nil
      apply(other.storedState.isActive ? .cancelled : .failed, to: other)
    }
    unblock(waitersOn: recognizer)
  }

  // MARK: States that need no gate

  /// Gives a recognizer a state that needs no permission.
  ///
  /// Path of a touch: step 10.
  func apply(_ state: UIGestureRecognizer.State, to recognizer: UIGestureRecognizer) {
    guard !recognizer.storedState.isOver else { return }
    if state.isOver {
      recognizer.pendingState = nil
      recognizer.awaitsMoreTouches = false
      environment.state.pendingStates.remove(recognizer)
    }
    set(state, of: recognizer)
    if state != .failed, environment.needsAction(state, of: recognizer) {
      environment.state.actions.add(recognizer, state)
    }
    if state == .failed { unblock(waitersOn: recognizer) }
  }

  private func set(_ state: UIGestureRecognizer.State, of recognizer: UIGestureRecognizer) {
    let old = recognizer.storedState
    recognizer.storeState(state)
    recognizer.memory.forgetWritten()
    environment.state.hasNewStates = true
    if old == .possible {
      if state.isRecognized { recognizer.noteRecognition(true) }
      environment.releaseTouches(of: recognizer)
    } else if state == .cancelled || state == .failed {
      recognizer.noteRecognition(false)
    }
    // A change does not complete a gesture that has fingers.
    if state != .changed || recognizer.tracked.isEmpty { environment.checkLater(recognizer) }
    environment.report(
      .gesture(
        .state(
          name(of: recognizer), from: old, to: state,
          because: environment.state.failureReasons.take(recognizer, state))))
  }

  /// Decides again about those that wait for `other`, which has just failed or recognized.
  ///
  /// They are on a list, because the failure of one may unblock another, which unblocks the next.
  @inline(__always)
  private func unblock(waitersOn other: UIGestureRecognizer) {
    if !environment.state.pendingStates.isEmpty { unblock(waitersAmongSomeOn: other) }
  }

  @inline(never)
  private func unblock(waitersAmongSomeOn other: UIGestureRecognizer) {
    environment.state.pendingStates.unblock(waitersOn: other)
    guard !environment.state.pendingStates.isUnblocking else { return }
    environment.state.pendingStates.isUnblocking = true
    environment.state.decisions += 1
    while let waiter = environment.state.pendingStates.nextUnblocked() {
      guard let requested = waiter.pendingState, waiter.storedState == .possible else { continue }
      if !FailureRequirements(environment: environment).stillWaits(waiter) { pass(requested, waiter) }
    }
    environment.state.decisions -= 1
    environment.state.pendingStates.isUnblocking = false
  }

  private func name(of recognizer: UIGestureRecognizer) -> StableName {
    environment.name(of: recognizer)
  }
}
