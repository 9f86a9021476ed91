// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchGraphics

/// Why gestures are about to fail, from the moment that this is known until their state changes.
///
/// A reason waits here, because the failure that a recognizer writes takes effect only when its method has
/// returned. Reasons are only made for a tracer of the application: without one there are none.
struct FailureReasons {
  /// The reasons by the number of the gesture, which no other one gets.
  private var reasons: [Int: String] = [:]

  /// Notes a reason; the first one counts, unless the later one replaces it.
  mutating func note(_ reason: String, _ recognizer: UIGestureRecognizer, replaces: Bool) {
    let key = recognizer.admission
    if replaces || reasons[key] == nil { reasons[key] = reason }
  }

  /// The reason for the new state of a recognizer, which is then forgotten.
  mutating func take(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) -> String? {
    guard !reasons.isEmpty, let reason = reasons.removeValue(forKey: recognizer.admission) else {
      return nil
    }
    return state == .failed || state == .cancelled ? reason : nil
  }
}

extension UIGestureRecognizer {
  /// Notes why the gesture is about to fail, as a clause about it; without a tracer it is not even made.
  @inline(__always)
  package final func noteFailure(_ reason: @autoclosure () -> String) {
    if Observation.isOn { keepFailure(reason) }
  }

  @inline(never)
  private final func keepFailure(_ reason: () -> String) {
    guard let environment, environment.application.tracer != nil, !isOverAsWritten else { return }
    environment.state.failureReasons.note(reason(), self, replaces: false)
  }
}

extension GestureEnvironment {
  /// Notes why the system ends a gesture, whatever the gesture itself has noted.
  @inline(__always)
  func noteFailure(of recognizer: UIGestureRecognizer, _ reason: @autoclosure () -> String) {
    if Observation.isOn { keepFailure(of: recognizer, reason) }
  }

  @inline(never)
  private func keepFailure(of recognizer: UIGestureRecognizer, _ reason: () -> String) {
    guard application.tracer != nil, !recognizer.storedState.isOver else { return }
    state.failureReasons.note(reason(), recognizer, replaces: true)
  }
}

extension UIGestureRecognizer {
  /// Fails because a tap has taken too long.
  final func failAsLongTap() {
    noteFailure(
      "the finger stayed down for more than \(tuned { $0.tapDuration }.short) s, too long for a tap")
    state = .failed
  }

  /// Fails because a tap was not followed by another one.
  final func failWithoutNextTap() {
    noteFailure("no other tap came within \(tuned { $0.tapInterval }.short) s")
    state = .failed
  }

  /// The reason why fingers that came down are too many.
  final func tooMany(_ fingers: [TrackedFinger], _ required: Int) -> String {
    "\(fingers.count.of("finger")) came down; the gesture takes \(required)"
  }

  /// The reason why fingers that lift are too few.
  final func tooFew(_ fingers: [TrackedFinger], _ required: Int) -> String {
    "\(fingers.count.of("finger")) came down before one lifted; the gesture takes \(required)"
  }
}

extension [TrackedFinger] {
  /// How far the finger has moved that has moved farthest.
  var farthest: CGFloat {
    indices.map { displacement(of: $0) }.map { hypot($0.dx, $0.dy) }.max() ?? 0
  }
}

extension Int {
  /// The number with a word: `1 finger`, `2 fingers`.
  nonisolated func of(_ word: String) -> String { "\(self) \(word)\(self == 1 ? "" : "s")" }
}

extension CGFloat {
  /// The number with a word: `1 point`, `12.5 points`.
  nonisolated var points: String { "\(Double(self).short) \(self == 1 ? "point" : "points")" }
}
