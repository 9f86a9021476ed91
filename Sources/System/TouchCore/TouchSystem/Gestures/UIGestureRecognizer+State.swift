// SPDX-License-Identifier: Apache-2.0

extension UIGestureRecognizer {
  /// Handles a state that a subclass wrote.
  ///
  /// Path of a touch: step 10.
  final func requestState(_ requested: State) {
    if noteWrite(requested) { return }
    // The application retains the environment in which a gesture goes on.
    if let environmentReference {
      return environmentReference.borrow { environment in
        environment.keepingApplication { self.requestState(requested, in: environment) }
      }
    }
    guard let environment = currentEnvironment else { return WindowlessGestures.write(requested, for: self) }
    // Code may make the gesture without a touch; then code also has to end it.
    environment.keepingApplication {
      if requested != .possible { environment.admit(self, byCode: true) }
      self.requestState(requested, in: environment)
    }
  }

  /// Looks up in `StateTable` what a written state means, and settles unless an event does so later.
  ///
  /// Path of a touch: step 10.
  private func requestState(_ requested: State, in environment: GestureEnvironment) {
    // A delegate that is asked may end this gesture; its reset waits until the answer is processed.
    environment.dispatching {
      if pendingState != nil { return amendPendingState(with: requested, in: environment) }
      switch StateTable.outcome(of: requested, in: storedState) {
      case .ignore: break
      case .apply(let state): environment.arbiter.apply(state, to: self)
      case .ask(let state): environment.arbiter.ask(state, for: self)
      }
    }
    environment.settleUnlessBusy()
  }

  /// Handles a state that is written while another one is pending: the subclass has begun its gesture, and no
  /// other code knows of it.
  private func amendPendingState(with requested: State, in environment: GestureEnvironment) {
    switch requested {
    case .failed, .cancelled:
      pendingState = nil
      environment.arbiter.apply(.failed, to: self)
    case .ended where pendingState == .began:
      // The gesture has ended before it was allowed to begin, so it fails.
      noteFailure("it ended while it waited for others to fail")
      pendingState = nil
      environment.arbiter.apply(.failed, to: self)
    case .possible, .began, .changed, .ended: break
    }
  }

  /// Clears everything of a gesture that is over but its state, which can be read until the reset is done.
  @inline(__always)
  final func forgetGesture() {
    // One by one, because releasing a touch may deallocate its view, which may run any code.
    while !memory.sequence.isEmpty { _ = memory.sequence.popLast() }
    forgetAnswers()
    if memory.trackedSet != nil { memory.trackedSet = nil }
    memory.forgetWritten()
    memory.current = CurrentGesture()
  }

  /// Clears a gesture that goes on while its application is deallocated, without actions.
  final func abandonGesture() {
    forgetGesture()
    memory.waitNumber = 0
    memory.awaitsCompletionCheck = false
    memory.awaitsReset = false
    storedState = .possible
    memory.shownState = nil
    pendingState = nil
    memory.tracked = []
    memory.presses = []
    isPointed = false
  }

  /// The environment of the gesture that runs, else of the application the view is in.
  final var currentEnvironment: GestureEnvironment? {
    environment ?? storedView?.storedWindow?.application?.gestures
  }

  final func setEnabled(_ on: Bool) {
    guard on != storedIsEnabled else { return }
    memory.isEnabled = on
    if !on { endGesture(because: .disabled) }
  }

  /// Ends the gesture, whether it goes on in a window or not.
  final func endGesture(because cause: GestureFact.DropCause) {
    currentEnvironment?.drop(self, because: cause)
    if environmentReference == nil, storedState.isActive { WindowlessGestures.write(.cancelled, for: self) }
  }
}

extension UIGestureRecognizer {
  /// Decodes what all recognizers have in common; dumps of views have keys of the same kind.
  final func decodeCommon(_ values: ValueDecoder) {
    if let name = values.text("UIName") { self.name = name }
    if let on = values.flag("UIEnabled") { isEnabled = on }
    if let on = values.flag("UICancelsTouchesInView") { cancelsTouchesInView = on }
    if let on = values.flag("UIDelaysTouchesBegan") { delaysTouchesBegan = on }
    if let on = values.flag("UIDelaysTouchesEnded") { delaysTouchesEnded = on }
    if let on = values.flag("UIRequiresExclusiveTouchType") { requiresExclusiveTouchType = on }
  }
}
