// SPDX-License-Identifier: Apache-2.0

extension UIGestureRecognizer {
  /// The numbers of the application the gesture is in.
  package final var tuning: TouchTuning {
    currentEnvironment?.application.tuning ?? .uikit
  }

  /// Sets a timer on the application's clock, which holds the recognizer until it fires or is cancelled.
  package final func schedule(
    after seconds: TimeInterval, _ label: String, _ body: @escaping (UIGestureRecognizer) -> Void
  ) -> EventTimer? {
    guard let application = currentEnvironment?.application else { return nil }
    return application.timers.schedule(at: application.clock.now + seconds, label) {
      body(self)
    }
  }
}

extension UIGestureRecognizer {
  /// Sets a timer for the first moment that is more than `seconds` away: the limit itself is still in time.
  ///
  /// Timers fire before an event of the same time, which would otherwise come too late.
  final func schedule(
    afterMoreThan seconds: TimeInterval, _ label: String, _ body: @escaping (UIGestureRecognizer) -> Void
  ) -> EventTimer? {
    guard let application = currentEnvironment?.application else { return nil }
    let limit = application.clock.now + seconds
    return application.timers.schedule(at: limit.nextUp, label) { [weak self] in
      if let self { body(self) }
    }
  }
}

extension Set<UITouch> {
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
