// SPDX-License-Identifier: Apache-2.0
public import Foundation
import TouchCore

extension Stage {
  /// Lets the stage's time and real time pass together, while the main queue runs.
  ///
  /// ``wait(_:file:line:)`` takes no real time, and nothing that follows the system's clock happens in it.
  /// Use this form in an `async` test for code that calls `DispatchQueue.main.asyncAfter`, creates tasks, or
  /// finishes work on another thread:
  ///
  /// ```swift
  /// try await stage.wait(inRealTime: 0.3)
  /// ```
  ///
  /// Time passes in steps of a frame, first in the world, then on the stage. Which step such code runs in
  /// depends on the machine: leave a margin, and prefer ``wait(_:file:line:)`` for everything that happens on
  /// the stage. In a task that is cancelled only the stage's time passes.
  ///
  /// Timers of Foundation belong to the run loop of a thread, and a task may change its thread wherever it
  /// awaits. They fire in the form without `await`.
  public func wait(
    inRealTime seconds: TimeInterval, file: StaticString = #fileID, line: UInt = #line
  ) async throws(StageError) {
    try await called(file, line) { () async throws(StageError) in
      try check(duration: seconds)
      let (start, stageStart) = (ContinuousClock.now, now)
      for passed in Self.steps(of: seconds) {
        // The task gives up the main actor here, whose queue is the main queue.
        try? await Task.sleep(until: start + .seconds(passed), clock: .continuous)
        try advance(to: stageStart + passed)
      }
    }
  }

  /// Lets the stage's time and real time pass together, while timers of Foundation fire.
  ///
  /// It runs the run loop of the thread, to which `Timer.scheduledTimer` adds a timer. Call it in a test that
  /// is not `async`, or in a function that also schedules the timer:
  ///
  /// ```swift
  /// @Test func `the toast goes by itself`() throws {
  ///   let toast = Toast(text: "Sent", in: stage.view)  // schedules a Timer
  ///   try stage.wait(inRealTime: 0.3)
  ///   #expect(toast.isHidden)
  /// }
  /// ```
  public func wait(
    inRealTime seconds: TimeInterval, file: StaticString = #fileID, line: UInt = #line
  ) throws(StageError) {
    try called(file, line) { () throws(StageError) in
      try check(duration: seconds)
      let (start, stageStart) = (Date(), now)
      for passed in Self.steps(of: seconds) {
        let end = start + passed
        // A loop without timers and sources does not wait.
        while Date() < end, RunLoop.current.run(mode: .default, before: end) {}
        Thread.sleep(until: end)
        try advance(to: stageStart + passed)
      }
    }
  }

  /// The times at which the steps of a wait in real time end: a frame of a display at 60 Hz each.
  private static func steps(of seconds: TimeInterval) -> some Sequence<TimeInterval> {
    let rate = 60.0
    return (1...max(1, Int((seconds * rate).rounded(.up)))).lazy.map { min(Double($0) / rate, seconds) }
  }

  /// Lets the stage's time pass to a moment, unless code that has run meanwhile has let more time pass.
  private func advance(to moment: TimeInterval) throws(StageError) {
    guard moment > now else { return }
    try running { () throws(StageError) in application.advance(to: moment) }
  }
}
