// SPDX-License-Identifier: Apache-2.0

extension Stage {
  /// The longest time a stage waits or a finger moves in one call, in seconds: a day.
  static let maximumDuration: TimeInterval = 86_400

  /// Lets time pass: timers that are due fire, each at its own time.
  ///
  /// It takes no real time: see `wait(inRealTime:)` for code that follows the system's clock.
  ///
  /// Inside ``together(_:)`` every finger waits: what follows begins this many seconds after the last finger
  /// was done.
  public func wait(_ seconds: TimeInterval) throws(StageError) {
    try check(duration: seconds)
    if plan != nil {
      plan?.waitAll(seconds)
    } else {
      try running { () throws(StageError) in application.advance(by: seconds) }
    }
  }

  /// Performs something that dispatches, and throws if called in a callback.
  func running(_ body: () throws(StageError) -> Void) throws(StageError) {
    guard !isRunning else { throw .insideCallback }
    makeCurrent()
    isRunning = true
    defer { isRunning = false }
    try body()
  }

  func check(duration seconds: TimeInterval) throws(StageError) {
    guard seconds >= 0, seconds <= Self.maximumDuration else { throw .badTime(seconds) }
  }
}
