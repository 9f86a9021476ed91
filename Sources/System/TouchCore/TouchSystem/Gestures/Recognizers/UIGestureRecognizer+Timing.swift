// SPDX-License-Identifier: Apache-2.0
package import Foundation
import TouchGraphics

extension UIGestureRecognizer {
  /// The tuning of the application the gesture is in.
  package final var tuning: TouchTuning {
    currentEnvironment?.application.tuning ?? .uikit
  }

  /// A value of the application's tuning, without a copy of all the others.
  @inline(__always)
  final func tuned<Number>(_ number: (TouchTuning) -> Number) -> Number {
    guard let environmentReference else { return number(tuning) }
    // The application retains the environment, and ends its gestures before it is deallocated.
    return environmentReference.borrow { $0.withApplication { number($0.tuning) } }
  }

  /// The present velocity of the gesture, in units a second, by the samples of its moves.
  ///
  /// A pointer that pauses has stopped; fingers that pause may be about to lift.
  final func velocity(of speed: VelocityEstimator) -> CGVector {
    guard let now = currentEnvironment?.application.clock.now else { return .zero }
    let window = tuned { $0.velocityWindow }
    return speed.velocity(at: now, window: window, rest: isPointed ? window : tuned { $0.velocityRest })
  }

  /// Sets a timer on the application's clock, which retains the recognizer until it fires or is cancelled.
  ///
  /// A timer that was set before and no longer waits may be used `again`, which allocates no memory.
  package final func schedule(
    again timer: EventTimer? = nil, after seconds: TimeInterval, _ label: String,
    _ body: @escaping (UIGestureRecognizer) -> Void
  ) -> EventTimer? {
    schedule(timer, label, body) { $0 + seconds }
  }

  /// Sets a timer for the first moment after `seconds` have passed: the limit itself is still in time.
  ///
  /// Timers fire before an event of the same time, which would otherwise come too late.
  final func schedule(
    again timer: EventTimer? = nil, afterMoreThan seconds: TimeInterval, _ label: String,
    _ body: @escaping (UIGestureRecognizer) -> Void
  ) -> EventTimer? {
    schedule(timer, label, body) { ($0 + seconds).nextUp }
  }

  @inline(__always)
  private final func schedule(
    _ timer: EventTimer?, _ label: String, _ body: @escaping (UIGestureRecognizer) -> Void,
    due: (TimeInterval) -> TimeInterval
  ) -> EventTimer? {
    guard let environmentReference else {
      return currentEnvironment.flatMap { schedule(timer, in: $0.application, label, body, due) }
    }
    // The application retains the environment, and ends its gestures before it is deallocated.
    return environmentReference.borrow {
      $0.withApplication { schedule(timer, in: $0, label, body, due) }
    }
  }

  @inline(__always)
  private final func schedule(
    _ timer: EventTimer?, in application: UIApplication, _ label: String,
    _ body: @escaping (UIGestureRecognizer) -> Void, _ due: (TimeInterval) -> TimeInterval
  ) -> EventTimer {
    let timer = timer ?? EventTimer()
    timer.tells(self, body)
    application.timers.schedule(timer, at: due(application.clock.now), label)
    return timer
  }
}

extension Set<UITouch> {
  /// Whether `isGood` is true of all touches, asked in the order in which their fingers came down.
  func allInOrder(_ isGood: (UITouch) -> Bool) -> Bool {
    if count == 1, let touch = first { return isGood(touch) }
    return !inOrder.any { !isGood($0) }
  }

  /// The touches in the order in which their fingers came down.
  var inOrder: [UITouch] {
    count == 1 ? Array(self) : sorted { $0.number < $1.number }
  }
}

extension CGPoint {
  nonisolated func distance(to other: CGPoint) -> CGFloat {
    hypot(x - other.x, y - other.y)
  }
}
