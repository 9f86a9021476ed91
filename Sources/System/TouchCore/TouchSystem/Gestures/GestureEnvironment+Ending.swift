// SPDX-License-Identifier: Apache-2.0

extension GestureEnvironment {
  /// Ends the gesture of a recognizer because of something other than its touches.
  func end(_ recognizer: UIGestureRecognizer, because cause: GestureFact.DropCause) {
    state.needsCompletionCheck = true
    report(.gesture(.dropped(name(of: recognizer), because: cause)))
    noteFailure(of: recognizer, cause.rawValue)
    // The action of an end still has to be sent if an earlier action was.
    if !recognizer.storedState.isOver || !recognizer.memory.current.hasReported {
      state.actions.forget(recognizer)
    }
    recognizer.memory.tracked = []
    recognizer.memory.trackedSet = nil
    recognizer.memory.presses = []
    if recognizer.isPointed { pointer.forget(recognizer) }
    recognizer.awaitsMoreTouches = false
    recognizer.pendingState = nil
    recognizer.memory.forgetWritten()
    checkLater(recognizer)
    if !recognizer.storedState.isOver {
      // A gesture without actions takes no touches either.
      if !recognizer.memory.current.hasReported { state.awaitingWithdrawal.removeAll { $0 === recognizer } }
      // Targets that got an action for a beginning get one for the end; others get none.
      arbiter.apply(recognizer.storedState.isActive ? .cancelled : .failed, to: recognizer)
      if !recognizer.memory.current.hasReported { state.actions.forget(recognizer) }
    }
  }

  /// Ends the gestures of the recognizers on `view`, which leaves its window, and on those below it.
  func drop(recognizersIn view: UIView) {
    let leaving = activeRecognizers(in: view)
    guard !leaving.isEmpty else { return }
    // Those that wait end first, all at once, so that the end of another one unblocks none of them.
    let waiting = leaving.filter { $0.pendingState != nil }
    let others = leaving.filter { $0.pendingState == nil }
    dispatching {
      for recognizer in waiting { recognizer.pendingState = nil }
      for recognizer in waiting { drop(recognizer, because: .leftWindow) }
    }
    for recognizer in others { drop(recognizer, because: .leftWindow) }
    if !waiting.isEmpty { settleUnlessBusy() }
  }

  /// The recognizers with a gesture on `view` and on those below it, in the order of their gestures.
  private func activeRecognizers(in view: UIView) -> [UIGestureRecognizer] {
    guard state.active.count > Crowd.gesturesBelow else {
      return state.active.filter { $0.storedView?.isAtOrBelow(view) == true }
    }
    var found: [UIGestureRecognizer] = []
    for view in view.subtree() {
      view.extras?.recognizers?.each { if $0.environment === self { found.append($0) } }
    }
    return found.sorted { $0.admission < $1.admission }
  }
}

extension GestureEnvironment {
  /// The application whose gestures these are.
  var application: UIApplication {
    guard let owner else { preconditionFailure("A gesture environment belongs to an application.") }
    return owner.object
  }

  /// Does something with the application, which stays alive meanwhile because no other code runs.
  @inline(__always)
  func withApplication<Result>(_ body: (UIApplication) -> Result) -> Result {
    guard let owner else { preconditionFailure("A gesture environment belongs to an application.") }
    return owner.borrow(body)
  }
}
