// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension Stage {
  /// Lets time pass, frame by frame, until a condition holds.
  ///
  /// ```swift
  /// try stage.tap("save")
  /// try stage.wait(until: toast.isHidden, timeout: 3)
  /// ```
  ///
  /// The condition is tested at once, then after each sixtieth of a second of the stage's time, and at the
  /// end. No real time passes.
  ///
  /// - Parameters:
  ///   - condition: An expression; it is evaluated again each time.
  ///   - seconds: How long to wait at most.
  ///   - file: The file of the call, which errors name.
  ///   - line: The line of the call.
  /// - Returns: How long it took.
  /// - Throws: ``StageError/Problem/timedOut(_:)`` if the condition does not hold by then.
  @discardableResult
  public func wait(
    until condition: @autoclosure () throws(StageError) -> Bool, timeout seconds: TimeInterval = 5,
    file: StaticString = #fileID, line: UInt = #line
  ) throws(StageError) -> TimeInterval {
    try called(file, line) { () throws(StageError) -> TimeInterval in
      guard plan == nil else { throw StageError(.notTogether("waiting for a condition")) }
      try check(duration: seconds)
      let start = now
      var frames = 0.0
      while !(try condition()) {
        guard frames / 60 < seconds else { throw StageError(.timedOut(seconds)) }
        frames += 1
        // Multiples of the frame, so that rounding does not add up.
        try wait(max(start + min(frames / 60, seconds) - now, 0))
      }
      return now - start
    }
  }
}
