// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension UIApplication {
  /// Advances to `time`.
  ///
  /// Every timer due by then fires, in the order of due times and then of creation, each at its own time.
  /// After each, and at the end, views that need layout are laid out, and those that need display are drawn.
  /// Requests made before the call are handled first, at the current time.
  ///
  /// A time that is earlier or not finite changes nothing. Timers may schedule up to a thousand timers for
  /// the current time; more wait for the next frame, so that time advances.
  ///
  /// Path of a touch: step 2.
  public func advance(to time: TimeInterval) {
    guard time.isFinite else { return }
    let goal = max(time, clock.now)
    if goal > clock.now { runPendingPasses() }
    // The last timer that existed when the present began, and how many of those set since have fired.
    var (last, fired) = (timers.created, 0)
    while let timer = timers.next(dueBy: goal) {
      if timer.due > clock.now {
        clock.catchUp(to: timer.due)
        (last, fired) = (timers.created, 0)
      } else if timer.number > last {
        fired += 1
        guard fired <= Self.maximumImmediateTimers else {
          // Far from zero a frame may be too short to change the number; then the next number is the time.
          timers.postpone(timer, to: max(clock.now + Self.frameDuration, clock.now.nextUp))
          continue
        }
      }
      timers.fire(timer)
      finishTurn()
    }
    clock.catchUp(to: goal)
    runPendingPasses()
    PropertyChanges.endTurn(of: self)
  }

  private static let maximumImmediateTimers = 1000
  private static let frameDuration = 1.0 / 60

  /// Advances by a number of seconds.
  public func advance(by seconds: TimeInterval) {
    advance(to: clock.now + seconds)
  }

  /// Finishes a turn: layout, then drawing, then observers of turns.
  ///
  /// Path of a touch: step 17.
  package func finishTurn() {
    runPendingPasses()
    if Observation.isOn { reportTurn() }
    PropertyChanges.endTurn(of: self)
  }

  /// Whether something has requested layout or drawing since the last turn.
  package final var hasPendingPasses: Bool { seenRequests != PendingPasses.requests }

  /// Lays out and draws what has requested it.
  @inline(__always)
  private final func runPendingPasses() {
    if seenRequests != PendingPasses.requests { runPasses() }
  }

  /// A function of its own: most turns have nothing to lay out or draw.
  @inline(never)
  private final func runPasses() {
    seenRequests = PendingPasses.requests
    if let window = onlyWindow { return runPasses(of: window) }
    for window in allWindows { runPasses(of: window) }
  }

  private final func runPasses(of window: UIWindow) {
    LayoutPass.run(from: window)
    DisplayPass.run(from: window)
  }

  /// A function of its own: inlined, the compiler moves the check of access to the tracer into every turn.
  @inline(never)
  private final func reportTurn() {
    (tracer as? any TurnWatching)?.turnEnded()
  }

  final func retune(from old: TouchTuning) {
    guard old != tuning else { return }
    let isAlphaNew = old.minimumAlpha != tuning.minimumAlpha
    if isAlphaNew { AlphaTuning.note(tuning) }
    for window in allWindows {
      for view in window.subtree() {
        if isAlphaNew { view.updateAlphaFlag() }
        (view as? any TunedSize)?.tuningChanged()
      }
    }
  }
}
