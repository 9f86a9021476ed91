// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore

/// The planned steps of fingers, with their times.
struct FingerPlan {
  /// What one finger does at one time.
  struct Step {
    var time: TimeInterval
    var finger: Int
    var phase: UITouch.Phase
    /// In points of the screen.
    var location: CGPoint
    /// What touches the screen.
    var tip = Finger.Tip.finger
    /// What a finger that comes down must hit.
    var aim = Aim.anything
    /// The file and the line of the call that planned it, if a test made it.
    var call: (file: StaticString, line: UInt)?
    /// The position in the order in which steps were planned.
    var order = 0

    /// Whether the finger is up after it.
    var isLast: Bool { phase == .ended || phase == .cancelled }
  }

  /// The state of a finger after the steps planned so far.
  struct State {
    var isDown: Bool
    var location: CGPoint
    var tip = Finger.Tip.finger
  }

  /// The steps that are delivered together.
  struct Frame {
    var time: TimeInterval
    var steps: [Step]
  }

  /// Steps closer than this, in seconds, belong to one frame: sums of durations differ in their last bits.
  static let sameTime: TimeInterval = 1e-6

  private(set) var steps: [Step] = []
  private(set) var states: [Int: State] = [:]
  private var times: [Int: TimeInterval] = [:]
  private var floor: TimeInterval

  init(start: TimeInterval) {
    floor = start
  }

  /// The time at which everything is done.
  var end: TimeInterval { times.values.reduce(floor, max) }

  /// The time at which a finger has finished its steps so far.
  func time(of finger: Int) -> TimeInterval { max(times[finger] ?? floor, floor) }

  mutating func add(_ step: Step) {
    var step = step
    step.order = steps.count
    steps.append(step)
    times[step.finger] = max(time(of: step.finger), step.time)
    states[step.finger] = State(isDown: !step.isLast, location: step.location, tip: step.tip)
  }

  mutating func change(_ finger: Int, to state: State) {
    states[finger] = state
  }

  mutating func wait(_ seconds: TimeInterval, finger: Int) {
    times[finger] = time(of: finger) + seconds
  }

  mutating func waitAll(_ seconds: TimeInterval) {
    floor = end + seconds
  }

  mutating func waitUntil(_ time: TimeInterval) {
    floor = max(floor, time)
  }

  /// The frames in order of time; simultaneous steps share a frame, with each finger at most once per frame.
  func frames() -> [Frame] {
    let ordered = steps.sorted { a, b in a.time != b.time ? a.time < b.time : a.order < b.order }
    var frames: [Frame] = []
    // A finger's second step at the same time goes into the next frame.
    var first = 0
    for step in ordered {
      if first == frames.count || step.time - frames[first].time > Self.sameTime { first = frames.count }
      let last = frames[first...].lastIndex { frame in frame.steps.contains { $0.finger == step.finger } }
      let index = last.map { $0 + 1 } ?? first
      if index == frames.count {
        frames.append(Frame(time: step.time, steps: [step]))
      } else {
        frames[index].steps.append(step)
      }
    }
    for index in frames.indices { frames[index].steps.sort { $0.order < $1.order } }
    return frames
  }
}
