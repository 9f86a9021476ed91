// SPDX-License-Identifier: Apache-2.0

/// Binds a touch that begins to the recognizers on its view and on the views above.
struct RecognizerBinding {
  let application: UIApplication

  /// Binds `touch`: the view's recognizers in their order, then its superview's, up to the window.
  ///
  /// Path of a touch: step 6.
  func bind(_ touch: UITouch, with event: UIEvent) {
    var next = touch.state.viewReference
    // Code that is asked may take the views above out of the hierarchy, which holds them until then.
    var above: UIView?
    while let reference = next {
      next = reference.borrow { $0.parentReference }
      guard reference.borrow({ $0.mayHaveRecognizers }) else { continue }
      let view = reference.object
      above = view.parent
      view.extras?.recognizers?.each { offer(touch, with: event, to: $0, on: view) }
    }
    withExtendedLifetime(above) {}
  }

  /// Offers a touch to one recognizer, which takes it unless it, its delegate or its state refuses.
  ///
  /// Path of a touch: step 6.
  private func offer(
    _ touch: UITouch, with event: UIEvent, to recognizer: UIGestureRecognizer, on view: UIView
  ) {
    // A question to the recognizer before may have cancelled the touch.
    guard recognizer.storedIsEnabled, recognizer.isOn(view), !touch.isUp else { return }
    recognizer.endWindowlessGesture()
    if let refusal = refusal(of: touch, by: recognizer, event) {
      application.report(
        .gesture(.refused(application.names.name(of: recognizer), touch: touch.number, because: refusal)))
    } else if recognizer.isOn(view), recognizer.storedIsEnabled, !touch.isUp {
      // An answer may have changed that.
      bind(touch, to: recognizer)
    }
  }

  /// Binds a touch to a recognizer until its finger lifts.
  ///
  /// Path of a touch: step 6.
  private func bind(_ touch: UITouch, to recognizer: UIGestureRecognizer) {
    application.report(
      .gesture(.bound(application.names.name(of: recognizer), touch: touch.number)))
    application.gestures.admit(recognizer)
    recognizer.beginTracking(touch)
  }

  /// What keeps a recognizer from taking a touch, if something does.
  ///
  /// Path of a touch: step 6.
  private func refusal(
    of touch: UITouch, by recognizer: UIGestureRecognizer, _ event: UIEvent
  ) -> GestureFact.Refusal? {
    if recognizer.storedState.isOver, recognizer.environmentReference != nil { return .isOver }
    if recognizer.isByCode { return .isByCode }
    if recognizer.pendingState == .ended { return .isMade }
    if !recognizer.memory.touchTypes.contains(touch.storedType) { return .touchType }
    if recognizer.requiresExclusiveTouchType, let first = recognizer.tracked.first,
      first.storedType != touch.storedType
    {
      return .otherTouchType
    }
    if !recognizer.presses.isEmpty || recognizer.isPointed { return .otherTouchType }
    if let refusal = recognizer.refusal(of: event) { return refusal }
    if recognizer.mayHaveDelegate, let delegate = recognizer.delegate,
      !delegate.gestureRecognizer(recognizer, shouldReceive: touch)
    {
      return .delegateRefusedTouch
    }
    return nil
  }
}

extension GestureEnvironment {
  /// Adds a recognizer to those with a gesture; `byCode` says that code is about to make the gesture.
  ///
  /// Path of a touch: step 6.
  func admit(_ recognizer: UIGestureRecognizer, byCode: Bool = false) {
    guard recognizer.environmentReference == nil else { return }
    recognizer.memory.current.isByCode = byCode
    if recognizer.storedState.isOver { WindowlessGestures.reset(recognizer) }
    if recognizer.storedState != .possible {
      // It goes on in the window that its view has moved to.
      report(.gesture(.state(name(of: recognizer), from: .possible, to: recognizer.storedState)))
    }
    recognizer.environmentReference = Borrowed(self)
    state.admissions += 1
    recognizer.memory.admission = Serial.next()
    recognizer.memory.current.mayAnswer = recognizer.mayHaveDelegate
    recognizer.memory.awaitsCompletionCheck = false
    recognizer.memory.awaitsReset = false
    if recognizer.questions.contains(.ownDelays) { state.hasOwnDelays = true }
    state.active.append(recognizer)
    noteAdmission()
  }
}
