// SPDX-License-Identifier: Apache-2.0
public import Foundation
import TextSources
import TouchCore

extension Stage {
  /// The longest time a stage waits or a finger moves in one call, in seconds: a day.
  nonisolated static let maximumDuration = InputLimit.seconds.most

  /// Lets time pass: timers that are due fire, each at its own time.
  ///
  /// It takes no real time: see `wait(inRealTime:)` for code that follows the system's clock.
  ///
  /// Inside ``together(file:line:_:)`` every finger waits: what follows begins this many seconds after the
  /// last finger was done.
  public func wait(
    _ seconds: TimeInterval, file: StaticString = #fileID, line: UInt = #line
  ) throws(StageError) {
    try called(file, line) { () throws(StageError) in
      try check(duration: seconds)
      if plan != nil {
        plan?.waitAll(seconds)
      } else {
        try running { () throws(StageError) in application.advance(by: seconds) }
      }
    }
  }

  /// Lets time pass until the stage has this time, in seconds since its start; due timers fire.
  ///
  /// What was recorded has exact times: waiting until each of them adds no rounding, as waiting from one to
  /// the next does.
  ///
  /// Inside ``together(file:line:_:)`` every finger waits, as for ``wait(_:file:line:)``.
  ///
  /// - Parameters:
  ///   - time: The time of the stage.
  ///   - file: The file of the call, which errors name.
  ///   - line: The line of the call.
  /// - Throws: ``StageError`` if the time is over.
  public func wait(
    until time: TimeInterval, file: StaticString = #fileID, line: UInt = #line
  ) throws(StageError) {
    try called(file, line) { () throws(StageError) in
      guard time >= 0, time.isFinite else { throw StageError(.badTime(time)) }
      let present = plan?.end ?? now
      guard time > present - FingerPlan.sameTime else { throw StageError(.timeIsOver(time, now: present)) }
      try check(duration: max(time - present, 0))
      if plan != nil {
        plan?.waitUntil(max(time, present))
      } else {
        try running { () throws(StageError) in application.advance(to: time) }
      }
    }
  }

  /// Performs something that dispatches, and throws if called in a callback.
  func running(_ body: () throws(StageError) -> Void) throws(StageError) {
    guard !isRunning else { throw StageError(.insideCallback) }
    makeCurrent()
    isRunning = true
    defer { isRunning = false }
    try body()
  }

  func check(duration seconds: TimeInterval) throws(StageError) {
    guard seconds >= 0, seconds <= Self.maximumDuration else { throw StageError(.badTime(seconds)) }
  }
}
