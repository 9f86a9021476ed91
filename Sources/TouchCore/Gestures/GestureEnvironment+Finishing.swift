// SPDX-License-Identifier: Apache-2.0

// A walk over all gestures is cheapest while there are few of them. Many are looked at in the same order, which is that of
// their admission, but only those whose state or input has changed since the last look.

extension GestureEnvironment {
  /// Notes that a gesture was admitted.
  @inline(__always)
  func noteAdmission() {
    if state.active.count > Crowd.gestures, !state.isCrowded { becomeCrowded() }
  }

  @inline(never)
  private func becomeCrowded() {
    state.isCrowded = true
    if state.needsCompletionCheck { state.active.each { lineUp($0) } }
  }

  /// Notes that a gesture may be over: it has another state, or has lost a finger, a button or the pointer.
  @inline(__always)
  func lookAt(_ recognizer: UIGestureRecognizer) {
    state.needsCompletionCheck = true
    if state.isCrowded { lineUp(recognizer) }
  }

  @inline(never)
  private func lineUp(_ recognizer: UIGestureRecognizer) {
    guard recognizer.environmentReference != nil else { return }
    if recognizer.storedState.isOver, !recognizer.hasInput { awaitReset(recognizer) }
    guard !recognizer.memory.isSuspect else { return }
    recognizer.memory.isSuspect = true
    state.suspects.add(recognizer, recognizer.admission)
  }

  /// Notes that the gestures of a touch that is up may be over.
  func lookAt(gesturesOf touch: UITouch) {
    state.needsCompletionCheck = true
    if state.isCrowded { touch.recognizers.each { lineUp($0) } }
  }

  /// Notes that the gestures of touches that are up may be over, and that their ends may be released.
  ///
  /// Path of a touch: step 16.
  func lookAtEnds(of registry: TouchRegistry) {
    state.needsCompletionCheck = true
    registry.touches.each { touch in
      guard touch.isUp else { return }
      lookAt(gesturesOf: touch)
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
    state.active.each { recognizer in
      guard recognizer.storedState.isOver, !recognizer.hasInput else { return }
      // A reset may write the state of another gesture, whose targets hear of it before its own reset.
      if state.actions.isWaiting { state.needsCompletionCheck = true } else { reset(recognizer) }
    }
  }

  /// The same for many gestures.
  @inline(never)
  private func finishCrowd() {
    if state.seenLosses != UIWindow.unnoticedLosses { lookAtGesturesWithoutWindow() }
    state.suspects.start()
    state.suspects.each { $0.forgetLifted() }
    while let recognizer = state.suspects.next() {
      recognizer.memory.isSuspect = false
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
        reset(recognizer)
      }
    }
    // What a reset does to its own gesture is done with it.
    if !state.suspects.isEmpty { _ = state.suspects.forget { $0.environmentReference == nil } }
    if !state.finished.isEmpty { _ = state.finished.forget { $0.environmentReference == nil } }
    if state.active.count <= Crowd.gestures, state.suspects.isEmpty, state.finished.isEmpty {
      state.isCrowded = false
    }
  }

  /// Ends a gesture without input that waits for nothing.
  @inline(__always)
  private func finish(_ recognizer: UIGestureRecognizer) {
    guard !recognizer.hasInput else { return }
    switch recognizer.storedState {
    case .possible where !recognizer.awaitsMoreTouches && recognizer.pendingState == nil:
      arbiter.take(.failed, for: recognizer)
    case .began, .changed: if !recognizer.goesOnByCode { arbiter.take(.ended, for: recognizer) }
    default: break
    }
  }

  /// Looks at the gestures that code makes: their views may have gone with a window, of which nobody told.
  private func lookAtGesturesWithoutWindow() {
    state.seenLosses = UIWindow.unnoticedLosses
    state.active.each { if $0.isByCode { lookAt($0) } }
  }

  /// Removes a gesture from the list, which is in the order of admission.
  @inline(__always)
  private func forget(_ recognizer: UIGestureRecognizer) {
    if state.isCrowded { forgetOneOfMany(recognizer) } else { state.active.remove(recognizer) }
  }

  @inline(never)
  private func forgetOneOfMany(_ recognizer: UIGestureRecognizer) {
    if let index = state.active.index(ofAdmission: recognizer) { state.active.remove(at: index) }
  }

  /// Forgets the gesture of a recognizer that is over, and makes it possible again.
  ///
  /// Path of a touch: step 16.
  private func reset(_ recognizer: UIGestureRecognizer) {
    forget(recognizer)
    recognizer.sequence.each { recognizer.leave($0) }
    recognizer.forgetGesture()
    state.pendingStates.forgetWaiters(on: recognizer)
    report(.gesture(.reset(name(of: recognizer))))
    recognizer.reset()
    recognizer.storedState = .possible
    recognizer.environment = nil
  }
}
