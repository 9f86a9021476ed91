// SPDX-License-Identifier: Apache-2.0

/// A finger that touches a stage.
///
/// A finger is up or down. An action that is impossible in that state throws a ``StageError``.
@preconcurrency @MainActor public final class Finger {
  /// The number of the finger, which its contacts carry.
  public let number: Int
  /// The touch of the finger while it is down; nil otherwise, and if the finger produced no touch.
  public var touch: UITouch? { actual.isDown ? stage?.tracer.landings[number]?.touch : nil }

  /// The greatest number of samples of one move, so that a typing mistake does not exhaust the memory.
  static let maximumSamples = 1_000_000.0

  private weak var stage: Stage?
  private var actual = FingerPlan.State(isDown: false, location: .zero)

  init(number: Int, stage: Stage) {
    self.number = number
    self.stage = stage
  }

  /// Whether the finger is down; inside ``Stage/together(_:)``, whether it will be at that point.
  public var isDown: Bool { state.isDown }

  /// The current or last position of the finger, in points of the screen.
  public var location: CGPoint { state.location }

  private var state: FingerPlan.State { stage?.plan?.states[number] ?? actual }

  /// Brings the finger down.
  ///
  /// If a place names a view, the finger must hit it: ``Place/center(of:)`` the view itself,
  /// ``Place/inside(_:)`` the view or a view in it. Otherwise the touch is cancelled and the error says what
  /// the finger hit.
  public func down(at place: Place) throws(StageError) {
    let stage = try requireStage()
    guard !isDown else { throw .fingerIsDown(number) }
    let point = try place.point(on: stage)
    let aim = try place.aim(on: stage)
    try stage.act { plan in
      plan.add(
        .init(time: plan.time(of: number), finger: number, phase: .began, location: point, aim: aim))
    }
  }

  /// Moves the finger in a straight line to a place.
  ///
  /// Without a duration the finger moves there at once, with one sample. With a duration there are
  /// ``Stage/samplesPerSecond`` samples, the last of them exactly at the place at the end of that time.
  public func move(to place: Place, over seconds: TimeInterval = 0) throws(StageError) {
    let stage = try requireStage()
    guard isDown else { throw .fingerIsUp(number, doing: "move") }
    let target = try place.point(on: stage)
    try glide(to: target, over: seconds, on: stage)
  }

  /// Moves the finger in a straight line by an offset, in points of the screen.
  public func move(by offset: CGVector, over seconds: TimeInterval = 0) throws(StageError) {
    let stage = try requireStage()
    guard isDown else { throw .fingerIsUp(number, doing: "move") }
    let target = CGPoint(x: location.x + offset.dx, y: location.y + offset.dy)
    guard target.x.isFinite, target.y.isFinite else { throw .noPoint("(\(target.x), \(target.y))") }
    try glide(to: target, over: seconds, on: stage)
  }

  /// Lifts the finger where it is.
  public func up() throws(StageError) {
    try end(.ended, "lift")
  }

  /// Cancels the touch, as the system does when a call comes in.
  public func cancel() throws(StageError) {
    try end(.cancelled, "be cancelled")
  }

  /// Lets time pass before the finger's next action; inside ``Stage/together(_:)`` only for this finger.
  public func wait(_ seconds: TimeInterval) throws(StageError) {
    let stage = try requireStage()
    try stage.check(duration: seconds)
    try stage.act { $0.wait(seconds, finger: number) }
  }

  // MARK: -

  private func end(_ phase: UITouch.Phase, _ what: String) throws(StageError) {
    let stage = try requireStage()
    guard isDown else { throw .fingerIsUp(number, doing: what) }
    let location = location
    try stage.act { plan in
      plan.add(.init(time: plan.time(of: number), finger: number, phase: phase, location: location))
    }
  }

  private func glide(to target: CGPoint, over seconds: TimeInterval, on stage: Stage) throws(StageError) {
    try stage.check(duration: seconds)
    let rate = stage.samplesPerSecond
    guard rate > 0 else { throw .badTime(rate) }
    guard rate * seconds <= Self.maximumSamples else { throw .tooManySamples(seconds: seconds, rate: rate) }
    let origin = location
    let count = max(Int((seconds * rate - 1e-6).rounded(.up)), 1)
    try stage.act { plan in
      let start = plan.time(of: number)
      for sample in 1...count {
        let isLast = sample == count
        plan.add(
          .init(
            time: isLast ? start + seconds : start + Double(sample) / rate, finger: number, phase: .moved,
            location: isLast
              ? target : origin.interpolated(to: target, CGFloat(Double(sample) / rate / seconds))))
      }
    }
  }

  private func requireStage() throws(StageError) -> Stage {
    guard let stage else { throw .notOnStage("finger \(number)") }
    return stage
  }

  /// Updates the finger's state after a step.
  func apply(_ step: FingerPlan.Step) {
    actual = FingerPlan.State(
      isDown: !step.isLast, location: step.location)
  }

  /// Records that the finger did not stay down.
  func markCancelled() {
    actual.isDown = false
  }
}

extension CGPoint {
  /// The point at a fraction of the distance from here to `end`.
  nonisolated func interpolated(to end: CGPoint, _ part: CGFloat) -> CGPoint {
    CGPoint(x: x + (end.x - x) * part, y: y + (end.y - y) * part)
  }
}
