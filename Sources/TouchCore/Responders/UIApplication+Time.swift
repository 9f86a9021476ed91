// SPDX-License-Identifier: Apache-2.0

extension UIApplication {
  /// Moves to `time`: every timer due by then fires, in the order of due times and then of creation, each at
  /// its own time; then the views that asked for it are laid out.
  ///
  /// An earlier time changes nothing: time does not run backwards. Neither does NaN or infinity, which is
  /// no time.
  public func advance(to time: TimeInterval) {
    guard time.isFinite else { return }
    let goal = max(time, clock.now)
    while let timer = timers.next(dueBy: goal) {
      clock.catchUp(to: timer.due)
      timers.fire(timer)
      finishTurn()
    }
    clock.catchUp(to: goal)
  }

  /// Moves on by so many seconds.
  public func advance(by seconds: TimeInterval) {
    advance(to: clock.now + seconds)
  }

  /// Does what is done at the end of each turn: layout, then drawing; then whoever looks on may look.
  package func finishTurn() {
    if seenRequests != PendingPasses.requests {
      seenRequests = PendingPasses.requests
      for window in windows {
        LayoutPass.run(from: window)
        DisplayPass.run(from: window)
      }
    }
    if Observation.isOn { (tracer as? any TurnWatching)?.turnEnded() }
  }

  final func retune(from old: TouchTuning) {
    guard old.minimumAlpha != tuning.minimumAlpha else { return }
    for window in windows {
      for view in window.subtree() { view.judgeAlpha() }
    }
  }
}
