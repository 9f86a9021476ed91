// SPDX-License-Identifier: Apache-2.0

// A walk over all gestures is cheapest while there are few of them. Of many gestures only those are checked
// whose state or input has changed since the last check, in the same order, which is that of their admission.

extension GestureEnvironment {
  /// Notes that a gesture was admitted.
  @inline(__always)
  func noteAdmission() {
    if state.active.count > Crowd.gestures, !state.isCrowded { becomeCrowded() }
  }

  @inline(never)
  private func becomeCrowded() {
    state.isCrowded = true
    if state.needsCompletionCheck { state.active.each { queueCompletionCheck($0) } }
  }

  /// Requests a check whether a gesture is over: its state has changed, or it has lost a finger, a button or
  /// the pointer.
  @inline(__always)
  func checkLater(_ recognizer: UIGestureRecognizer) {
    state.needsCompletionCheck = true
    if state.isCrowded { queueCompletionCheck(recognizer) }
  }

  @inline(never)
  private func queueCompletionCheck(_ recognizer: UIGestureRecognizer) {
    guard recognizer.environmentReference != nil else { return }
    if recognizer.storedState.isOver, !recognizer.hasInput { awaitReset(recognizer) }
    guard !recognizer.memory.awaitsCompletionCheck else { return }
    recognizer.memory.awaitsCompletionCheck = true
    state.completionChecks.add(recognizer, recognizer.admission)
  }

  /// Requests a check of the gestures of a touch whose finger is up.
  func checkLater(gesturesOf touch: UITouch) {
    state.needsCompletionCheck = true
    if state.isCrowded { touch.recognizers.each { queueCompletionCheck($0) } }
  }

  /// Requests checks of the gestures of touches whose fingers are up, and of whether their ends may be
  /// released.
  ///
  /// Path of a touch: step 16.
  func checkEndsLater(of registry: TouchRegistry) {
    state.needsCompletionCheck = true
    registry.touches.each { touch in
      guard touch.isUp else { return }
      checkLater(gesturesOf: touch)
      registry.mayRelease(touch)
    }
  }

  private func awaitReset(_ recognizer: UIGestureRecognizer) {
    guard !recognizer.memory.awaitsReset else { return }
    recognizer.memory.awaitsReset = true
    state.finished.add(recognizer, recognizer.admission)
  }

  /// Ends gestures whose fingers are up, and resets those that are over.
  ///
  /// Path of a touch: step 16.
  func finishGestures() {
    if state.isCrowded { return finishCrowd() }
    state.active.each { $0.forgetLifted() }
    state.active.each { finish($0) }
    guard !isUnsettled else { return }
    state.needsCompletionCheck = false
    resetFinished()
  }

  /// Resets those that are over, in the order of the list, which a reset may change.
  private func resetFinished() {
    var index = 0
    while index < state.active.count {
      let recognizer = state.active[index]
      guard recognizer.storedState.isOver, !recognizer.hasInput else {
        index += 1
        continue
      }
      // A reset may write the state of another gesture, whose actions are sent before it is reset itself.
      guard !state.actions.isWaiting else {
        state.needsCompletionCheck = true
        index += 1
        continue
      }
      state.active.remove(at: index)
      let (number, count, admissions) = (recognizer.admission, state.active.count, state.admissions)
      reset(recognizer)
      let isUnchanged = state.active.count == count && state.admissions == admissions
      if !isUnchanged { index = state.active.index(after: number) }
    }
  }

  /// Ends and resets gestures, as `finishGestures()` does, where there are many.
  @inline(never)
  private func finishCrowd() {
    if state.seenLosses != UIWindow.unnoticedLosses { checkGesturesWithoutWindow() }
    state.completionChecks.start()
    state.completionChecks.each { $0.forgetLifted() }
    while let recognizer = state.completionChecks.next() {
      recognizer.memory.awaitsCompletionCheck = false
      guard recognizer.environmentReference != nil else { continue }
      finish(recognizer)
      if recognizer.storedState.isOver, !recognizer.hasInput { awaitReset(recognizer) }
    }
    guard !isUnsettled else { return }
    state.needsCompletionCheck = false
    state.finished.start()
    while let recognizer = state.finished.next() {
      recognizer.memory.awaitsReset = false
      guard recognizer.environmentReference != nil, recognizer.storedState.isOver, !recognizer.hasInput
      else { continue }
      if state.actions.isWaiting {
        state.needsCompletionCheck = true
        awaitReset(recognizer)
      } else {
        forget(recognizer)
        reset(recognizer)
      }
    }
    // A reset may change its own gesture, which needs no further check.
    if !state.completionChecks.isEmpty {
      _ = state.completionChecks.forget { $0.environmentReference == nil }
    }
    if !state.finished.isEmpty { _ = state.finished.forget { $0.environmentReference == nil } }
    if state.active.count <= Crowd.gestures, state.completionChecks.isEmpty, state.finished.isEmpty {
      state.isCrowded = false
    }
  }

  /// Ends a gesture that has no input and waits for nothing.
  @inline(__always)
  private func finish(_ recognizer: UIGestureRecognizer) {
    guard !recognizer.hasInput else { return }
    switch recognizer.storedState {
    case .possible where !recognizer.awaitsMoreTouches && recognizer.pendingState == nil:
      recognizer.noteFailure("all its fingers lifted while it was possible")
      arbiter.apply(.failed, to: recognizer)
    case .began, .changed: if !recognizer.goesOnByCode { arbiter.apply(.ended, to: recognizer) }
    default: break
    }
  }

  /// Requests checks of the gestures that code makes: a window may have been deallocated together with their
  /// views.
  private func checkGesturesWithoutWindow() {
    state.seenLosses = UIWindow.unnoticedLosses
    state.active.each { if $0.isByCode { checkLater($0) } }
  }

  /// Removes a gesture from the list, which is in the order of admission.
  private func forget(_ recognizer: UIGestureRecognizer) {
    if let index = state.active.index(ofAdmission: recognizer) { state.active.remove(at: index) }
  }

  /// Resets a recognizer whose gesture is over and that was removed from the list, so that it is possible
  /// again.
  ///
  /// Path of a touch: step 16.
  private func reset(_ recognizer: UIGestureRecognizer) {
    recognizer.leaveTouches()
    recognizer.forgetGesture()
    report(.gesture(.reset(name(of: recognizer))))
    recognizer.reset()
    recognizer.storeState(.possible)
    recognizer.environmentReference = nil
  }
}
