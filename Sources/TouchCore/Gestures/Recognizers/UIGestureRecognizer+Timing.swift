// SPDX-License-Identifier: Apache-2.0

extension UIGestureRecognizer {
  /// The numbers of the application the gesture is in.
  package final var tuning: TouchTuning {
    currentEnvironment?.application.tuning ?? .uikit
  }

  /// One of the numbers of the application the gesture is in, without a copy of all the others.
  @inline(__always)
  final func tuned<Number>(_ number: (TouchTuning) -> Number) -> Number {
    guard let environmentReference else { return number(tuning) }
    // The application holds the environment, and ends its gestures before it goes.
    return environmentReference.borrow { $0.withApplication { number($0.tuning) } }
  }

  /// How fast the gesture goes now, in units a second, by the samples of its moves.
  ///
  /// A pointer that pauses has stopped; fingers that do may be about to lift.
  final func velocity(of speed: VelocityEstimator) -> CGVector {
    guard let now = currentEnvironment?.application.clock.now else { return .zero }
    let window = tuned { $0.velocityWindow }
    return speed.velocity(at: now, window: window, rest: isPointed ? window : tuned { $0.velocityRest })
  }

  /// Sets a timer on the application's clock, which holds the recognizer until it fires or is cancelled.
  ///
  /// A timer that has been set before and waits no more may be used `again`; that needs no memory.
  package final func schedule(
    again timer: EventTimer? = nil, after seconds: TimeInterval, _ label: String,
    _ body: @escaping (UIGestureRecognizer) -> Void
  ) -> EventTimer? {
    schedule(timer, label, body) { $0 + seconds }
  }

  /// Sets a timer for the first moment that is more than `seconds` away: the limit itself is still in time.
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
    guard let application = currentEnvironment?.application else { return nil }
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
