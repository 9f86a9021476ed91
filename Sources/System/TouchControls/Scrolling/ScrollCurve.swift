// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore

/// How one coordinate moves by itself, as a function of the seconds since it started.
///
/// Each curve is a formula, not a sum of steps, so the number of frames does not change the result.
nonisolated enum ScrollCurve: Equatable {
  /// Slows by the same factor every millisecond: `goal − travel · rate^ms`.
  case coast(goal: CGFloat, travel: CGFloat, rate: CGFloat)
  /// Returns to the goal by a critically damped spring: `goal + (away + pull · t) · e^(−frequency · t)`.
  case spring(goal: CGFloat, away: CGFloat, pull: CGFloat, frequency: CGFloat)
  /// Slow at both ends, for a change that code asked for.
  case ease(from: CGFloat, goal: CGFloat, duration: TimeInterval)

  /// The spring that starts at `value` with `velocity`, in units per second.
  static func spring(
    from value: CGFloat, _ velocity: CGFloat, to goal: CGFloat, frequency: Double
  ) -> ScrollCurve {
    let frequency = frequency.isFinite ? CGFloat(max(frequency, 0.1)) : 0.1
    let away = value - goal
    return .spring(goal: goal, away: away, pull: velocity + frequency * away, frequency: frequency)
  }

  var goal: CGFloat {
    switch self {
    case .coast(let goal, _, _), .spring(let goal, _, _, _), .ease(_, let goal, _): goal
    }
  }

  func value(after seconds: TimeInterval) -> CGFloat {
    let t = CGFloat(max(seconds, 0))
    switch self {
    case .coast(let goal, let travel, let rate): return goal - travel * pow(rate, 1000 * t)
    case .spring(let goal, let away, let pull, let frequency):
      return goal + (away + pull * t) * exp(-frequency * t)
    case .ease(let from, let goal, let duration):
      guard t < CGFloat(duration) else { return goal }
      let part = t / CGFloat(duration)
      return from + (goal - from) * part * part * (3 - 2 * part)
    }
  }

  /// The velocity in units per second.
  func velocity(after seconds: TimeInterval) -> CGFloat {
    let t = CGFloat(max(seconds, 0))
    switch self {
    case .coast(_, let travel, let rate): return -1000 * log(rate) * travel * pow(rate, 1000 * t)
    case .spring(_, let away, let pull, let frequency):
      return (pull - frequency * (away + pull * t)) * exp(-frequency * t)
    case .ease(let from, let goal, let duration):
      guard t < CGFloat(duration) else { return 0 }
      let part = t / CGFloat(duration)
      return (goal - from) * 6 * part * (1 - part) / CGFloat(duration)
    }
  }

  /// The seconds after which the value stays within `distance` of the goal.
  func duration(within distance: CGFloat) -> TimeInterval {
    let distance = distance.isFinite ? max(distance, 1e-6) : 1e-6
    switch self {
    case .coast(_, let travel, let rate):
      guard abs(travel) > distance else { return 0 }
      return Double(log(distance / abs(travel)) / (1000 * log(rate)))
    case .spring(_, let away, let pull, let frequency):
      // After its turning point the spring only approaches the goal.
      let turn = pull == 0 ? 0 : max(1 / frequency - away / pull, 0)
      func left(_ t: CGFloat) -> CGFloat { abs(away + pull * t) * exp(-frequency * t) }
      guard left(turn) > distance else { return abs(away) <= distance ? 0 : Double(turn) }
      var (near, far) = (turn, turn + 1 / frequency)
      while left(far) > distance { far += 1 / frequency }
      for _ in 0..<50 {
        let middle = (near + far) / 2
        if left(middle) > distance { near = middle } else { far = middle }
      }
      return Double(far)
    case .ease(_, _, let duration): return duration
    }
  }

  /// The seconds after which a coast passes `value`, which lies on its path.
  func passing(_ value: CGFloat) -> TimeInterval {
    guard case .coast(let goal, let travel, let rate) = self, travel != 0 else { return 0 }
    let left = (goal - value) / travel
    guard left > 0, left < 1 else { return 0 }
    return Double(log(left) / (1000 * log(rate)))
  }
}
