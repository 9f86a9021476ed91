// SPDX-License-Identifier: Apache-2.0
import Foundation
public import TouchCore
public import TouchTrace

/// What the fingers of a gesture hit, and what they caused.
@preconcurrency @MainActor public struct GestureResult {
  /// The touches, which have ended, in the order of the fingers.
  public let touches: [UITouch]
  /// The facts and lines from just before the first finger came down to just after the last one lifted.
  public let trace: Trace

  /// The views that the fingers hit when they came down, in the order of the fingers.
  public let hits: [UIView?]

  /// The lines written during the gesture.
  public var lines: [String] { trace.notes }
  /// The facts reported during the gesture.
  public var facts: [TouchFact] { trace.facts }
}

extension Stage {
  /// Brings down fingers that are up, at the given points, lets them act, and lifts them together.
  ///
  /// If something is impossible, the fingers that came down are cancelled before the error is thrown.
  func gesture(
    _ what: String, at points: [CGPoint], _ aim: Aim, _ tip: Finger.Tip,
    _ act: ([Finger]) throws(StageError) -> Void
  ) throws(StageError) -> GestureResult {
    guard plan == nil else { throw StageError(.notTogether(what)) }
    for point in points where !point.x.isFinite || !point.y.isFinite {
      throw StageError(.noPoint("(\(Double(point.x).exact), \(Double(point.y).exact))"))
    }
    let fingers = fingersUp(points.count)
    let start = recorder.count
    do throws(StageError) {
      try atOnce { () throws(StageError) in
        for (finger, point) in zip(fingers, points) {
          finger.tip = tip
          try finger.down(at: point, aim: aim)
        }
      }
      let landings = fingers.compactMap { tracer.landings[$0.number] }
      guard landings.count == fingers.count else { throw StageError(.notTraced) }
      try act(fingers)
      try atOnce { () throws(StageError) in
        for finger in fingers { try finger.up() }
      }
      for finger in fingers { finger.tip = .finger }
      return GestureResult(
        touches: landings.map(\.touch), trace: recorder.trace(since: start), hits: landings.map(\.path.last))
    } catch {
      try atOnce { () throws(StageError) in
        for finger in fingers where finger.isDown { try finger.cancel() }
      }
      for finger in fingers { finger.tip = .finger }
      throw error
    }
  }

  /// The fingers with the lowest numbers that are up.
  func fingersUp(_ count: Int) -> [Finger] {
    var found: [Finger] = []
    var number = 1
    while found.count < count {
      let finger = finger(number)
      if !finger.isDown { found.append(finger) }
      number += 1
    }
    return found
  }

  /// Collects what fingers do at the same time, and runs it; ``together(file:line:_:)`` for code that throws
  /// only stage errors.
  func atOnce(_ body: () throws(StageError) -> Void) throws(StageError) {
    guard !isRunning else { throw StageError(.insideCallback) }
    plan = FingerPlan(start: clock.now)
    do throws(StageError) {
      try body()
    } catch {
      plan = nil
      throw error
    }
    let collected = plan
    plan = nil
    if let collected { try run(collected) }
  }
}
