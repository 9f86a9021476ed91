// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// How the time of an animation or of a layer follows from that of its parent, as Core Animation defines it.
package nonisolated struct MediaTiming: Sendable, Hashable {
  /// When it begins, in the parent's time.
  package var beginTime: TimeInterval = 0
  /// The seconds of one run.
  package var duration: TimeInterval = 0
  /// How fast its time goes in the parent's.
  package var speed: Float = 1
  /// What is added to its own time.
  package var timeOffset: TimeInterval = 0
  /// How often it runs; 0 counts as 1.
  package var repeatCount: Float = 0
  /// For how long it repeats; 0 means that the count decides.
  package var repeatDuration: TimeInterval = 0
  /// Whether it runs backwards after each run forwards.
  package var autoreverses = false
  /// Whether it shows its first value before the beginning.
  package var fillsBackwards = false
  /// Whether it shows its last value after the end.
  package var fillsForwards = false

  package init() {}

  /// A layer's own time at a time of its superlayer.
  package func ownTime(_ time: TimeInterval) -> TimeInterval {
    (time - beginTime) * Double(speed) + timeOffset
  }

  /// The seconds of its own time that it runs, with its repetitions.
  package var activeDuration: TimeInterval {
    guard duration > 0 else { return 0 }
    if repeatDuration > 0 { return repeatDuration }
    let count = repeatCount > 0 ? Double(repeatCount) : 1
    return duration * count * (autoreverses ? 2 : 1)
  }

  /// When it ends, in the parent's time; infinity if it does not.
  package var endTime: TimeInterval {
    speed == 0 ? .infinity : beginTime + activeDuration / Double(abs(speed))
  }

  /// A moment within the runs.
  package struct Moment: Sendable, Hashable {
    /// The fraction of the run that has gone by, from 0 to 1; backwards, it goes down again.
    package var part: CGFloat
    /// How many runs, there and back, are over.
    package var iteration: Int

    package init(part: CGFloat, iteration: Int) {
      (self.part, self.iteration) = (part, iteration)
    }
  }

  /// The moment at a time of the parent; nil before the beginning and after the end, unless it fills.
  package func moment(at time: TimeInterval) -> Moment? {
    if time < beginTime { return fillsBackwards ? moment(after: 0) : nil }
    if time < endTime { return moment(after: (time - beginTime) * Double(abs(speed))) }
    return fillsForwards ? moment(after: activeDuration) : nil
  }

  /// The moment after some seconds of its own time.
  private func moment(after seconds: TimeInterval) -> Moment {
    guard duration > 0 else { return Moment(part: speed < 0 ? 0 : 1, iteration: 0) }
    let active = activeDuration
    let gone = (speed < 0 && active.isFinite ? active - seconds : seconds) + timeOffset
    let length = autoreverses ? 2 * duration : duration
    var runs = (gone / length).rounded(.down)
    var rest = gone - runs * length
    // The end of the last run is not the beginning of another one.
    if rest == 0, runs > 0, seconds >= active || speed < 0 && seconds == 0 {
      (runs, rest) = (runs - 1, length)
    }
    let part = rest / duration
    return Moment(part: CGFloat(part > 1 ? 2 - part : part), iteration: Int(runs.clamped))
  }
}

nonisolated extension TimeInterval {
  /// A number that fits in an `Int`.
  fileprivate var clamped: TimeInterval { isFinite ? Swift.min(Swift.max(self, -1e15), 1e15) : 0 }
}
