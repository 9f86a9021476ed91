// SPDX-License-Identifier: Apache-2.0
import TouchCore

// Turns touches into tracking, and tracking into events. Overridden methods and handlers run between any two
// steps, so each step checks afterwards that the same tracking is still active.

extension UIControl {
  /// Whether the tracking with this number is still active.
  private func follows(_ number: Int) -> Bool {
    isAt(.following, of: number)
  }

  /// Whether the tracking with this number is still active and has reached `stage`.
  private func isAt(_ stage: ControlTracking.Stage, of number: Int) -> Bool {
    tracking.number == number && tracking.stage == stage
  }

  /// The touch the control follows, if it is among `touches`.
  final func trackedTouch(in touches: Set<UITouch>) -> UITouch? {
    if touches.count == 1, let touch = touches.first { return tracking.matches(touch) ? touch : nil }
    return touches.first { tracking.matches($0) }
  }

  // MARK: Began

  /// The first of the fingers that came down in the control itself.
  ///
  /// Documented (the article S4 of Evidence.md): a view inside a control that takes touches blocks the
  /// control there, although it passes them on to the control. So do touches that other code hands over, and
  /// those that it has made. Six public programs switch the user interaction of such containers off.
  private func firstOwnTouch(of touches: Set<UITouch>) -> UITouch? {
    if touches.count == 1, let touch = touches.first { return touch.view === self ? touch : nil }
    return touches.filter { $0.view === self }.min { $0.number < $1.number }
  }

  /// Begins to follow the first of the fingers that came down.
  ///
  /// Path of a touch: step 14.
  final func track(began touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = firstOwnTouch(of: touches) else {
      return touches.sorted { $0.number < $1.number }.forEach {
        report(.passedOver(name, touch: $0.number, because: .otherView))
      }
    }
    // An override of touchesBegan may have removed the control before it called super. No end would follow.
    guard !touch.isOver else { return report(.lost(name, touch: touch.number)) }
    if tracking.matches(touch) {
      // An override of beginTracking(_:with:) called the touch method again.
      guard !tracking.isBeingAsked else { return }
    } else if tracking.hasFinger(in: application) {
      return report(.ignored(name, touch: touch.number, following: tracking.touchNumber))
    }
    let number = tracking.ask(touch, in: storedWindow, with: application.tuning)
    let answer = beginTracking(touch, with: event)
    guard tracking.number == number, tracking.isBeingAsked else { return }
    guard answer else {
      stopFollowing()
      return report(.refused(name, touch: touch.number))
    }
    guard tracking.stage == .asked else {
      stopFollowing()
      report(.lost(name, touch: touch.number))
      // An override that prepared for the finger can undo that here, as in any other cancellation.
      return cancelTracking(with: event)
    }
    tracking.follow()
    report(.began(name, touch: touch.number))
    if !isHighlighted { isHighlighted = true }
    guard follows(number) else { return }
    if sendsTouchDown {
      send(touchEvent: .touchDown, with: event)
      if touch.tapCount > 1, follows(number) { send(touchEvent: .touchDownRepeat, with: event) }
    }
    if menuState != nil, follows(number) { openMenu(for: touch, of: number, with: event) }
  }

  /// Opens the menu that is the primary action, at once or when the finger has held; the finger then belongs
  /// to it.
  private func openMenu(for touch: UITouch, of number: Int, with event: UIEvent?) {
    let waits = waitForMenu { [weak self, weak touch] in
      guard let self, let touch, follows(number), tracking.isInside, openMenu(for: touch), follows(number)
      else { return }
      cancelFollowing(with: nil)
    }
    if !waits, openMenu(for: touch), follows(number) { cancelFollowing(with: event) }
  }

  // MARK: Moved

  /// Follows the finger across the border of the tracking region.
  ///
  /// Path of a touch: step 14.
  final func track(moved touch: UITouch, with event: UIEvent?) {
    guard tracking.stage == .following else { return }
    let number = tracking.number
    let wasInside = tracking.isInside
    let isInside = includes(touch, with: event)
    guard follows(number) else { return }
    tracking.move(inside: isInside)
    let answer = continueTracking(touch, with: event)
    guard follows(number) else { return }
    guard answer else {
      // The highlight stays until the finger ends.
      tracking.abandonFinger()
      letGo()
      return report(.stopped(name, touch: touch.number))
    }
    if isInside != wasInside {
      report(
        .crossed(
          name, touch: touch.number, inside: isInside, distance: isInside ? nil : distance(to: touch)))
    }
    if isHighlighted != isInside { isHighlighted = isInside }
    guard follows(number) else { return }
    if isInside != wasInside {
      send(touchEvent: isInside ? .touchDragEnter : .touchDragExit, with: event)
      guard tracking.sendsDragAfterCrossing, follows(number) else { return }
    }
    send(touchEvent: isInside ? .touchDragInside : .touchDragOutside, with: event)
  }

  // MARK: Ended

  /// Ends tracking with an up, inside or outside.
  ///
  /// Path of a touch: step 14.
  final func track(ended touch: UITouch, with event: UIEvent?) {
    if tracking.stage == .asked { tracking.markTouchGone() }
    guard tracking.stage == .following else { return }
    let number = tracking.number
    let isInside = includes(touch, with: event)
    guard follows(number) else { return }
    tracking.isInside = isInside
    if menuState != nil, isInside, opensMenuAfterTap {
      cancelFollowing(with: event)
      return openMenuAfterTap()
    }
    tracking.lift()
    endTracking(touch, with: event)
    guard isAt(.lifting, of: number) else { return }
    tracking.end()
    report(.ended(name, touch: touch.number, inside: isInside))
    if isHighlighted { isHighlighted = false }
    if tracking.number == number {
      send(touchEvent: isInside ? .touchUpInside : .touchUpOutside, with: event)
    }
    if isInside, tracking.number == number { touchedUpInside(with: event) }
    finish(number)
  }

  private func finish(_ number: Int) {
    if tracking.number == number { stopFollowing() }
  }

  /// Stops following a finger.
  private func stopFollowing() {
    tracking.stop()
    letGo()
  }

  /// Forgets what waits for the finger: the menu, and what a subclass keeps.
  private func letGo() {
    menuState?.stopWaiting()
    forgetFinger()
  }

  // MARK: Cancelled

  /// Ends tracking without an up.
  ///
  /// Path of a touch: step 14.
  final func track(cancelled touch: UITouch, with event: UIEvent?) {
    if tracking.stage == .asked { tracking.markTouchGone() }
    guard tracking.stage == .following else { return }
    tracking.isTakenByRecognizer = touch.wasTaken
    cancelFollowing(with: event)
    if tracking.hasAbandoned(touch) { tracking.forgetAbandoned() }
  }

  /// Calls `cancelTracking(with:)`, and stops following the finger even if an override omits super.
  private func cancelFollowing(with event: UIEvent?) {
    let number = tracking.number
    tracking.cancel()
    cancelTracking(with: event)
    guard isAt(.cancelling, of: number) else { return }
    stopFollowing()
    if isHighlighted { isHighlighted = false }
  }

  /// The implementation of ``cancelTracking(with:)``.
  final func abandonTracking(with event: UIEvent?) {
    if tracking.isBeingAsked { stopFollowing() }
    guard tracking.isActive, tracking.stage != .ending else { return }
    let number = tracking.number
    let isTaken = tracking.isTakenByRecognizer
    tracking.end()
    report(.cancelled(name, touch: tracking.touchNumber, taken: isTaken))
    if isHighlighted { isHighlighted = false }
    if tracking.number == number {
      if isTaken, !application.tuning.sendsCancelWhenTaken {
        report(.unsent(name, event: Event.touchCancel.described, because: .recognizerTookTouch))
      } else {
        send(touchEvent: .touchCancel, with: event)
      }
    }
    if tracking.number == number {
      tracking.abandonFinger()
      letGo()
    }
  }

  /// Cancels if the control is no longer in the window in which tracking began.
  ///
  /// The system has already cancelled the touches of the control. This is for touches that code makes.
  final func cancelTrackingOutsideWindow() {
    if !tracking.began(in: storedWindow) { discardFinger() }
  }

  /// Stops following the finger, whose end will never arrive.
  fileprivate final func discardFinger() {
    switch tracking.stage {
    case .asked: tracking.markTouchGone()
    case .following: cancelFollowing(with: nil)
    case .idle, .gone, .lifting, .cancelling, .ending: if tracking.hasAbandoned { removeHighlight() }
    }
  }

  // MARK: A finger that is no longer followed

  /// Switches the highlight off if the finger that the control stopped following is among the ended
  /// `touches`.
  final func removeHighlight(after touches: Set<UITouch>) {
    if touches.contains(where: { tracking.hasAbandoned($0) }) { removeHighlight() }
  }

  private func removeHighlight() {
    tracking.forgetAbandoned()
    if isHighlighted { isHighlighted = false }
  }
}

extension UIControl: ApplicationChanging {
  /// Cancels tracking if the finger belonged to the former application.
  package final func cameToApplication() {
    if tracking.hasFinger(in: application) { return }
    // A subclass may track fingers in its own way.
    if tracking.stage == .idle, isTracking { cancelTracking(with: nil) } else { discardFinger() }
  }
}
