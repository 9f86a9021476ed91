// SPDX-License-Identifier: Apache-2.0

/// A finger that touches a stage.
///
/// A finger is up or down. What it cannot do in the one or the other state throws a ``StageError``.
@preconcurrency @MainActor public final class Finger {
  /// The number of the finger; contacts carry it.
  public let number: Int
  /// The touch of the finger while it is down; nil before, after, and where there was no touch to make.
  public var touch: UITouch? { actual.isDown ? stage?.tracer.landings[number]?.touch : nil }

  /// The greatest number of samples of one move, so that a slip of the pen does not fill the memory.
  static let mostSamples = 1_000_000.0

  private weak var stage: Stage?
  private var actual = FingerPlan.State(isDown: false, location: .zero)

  init(number: Int, stage: Stage) {
    self.number = number
    self.stage = stage
  }

  /// Whether the finger is down; within ``Stage/together(_:)``, whether it will be.
  public var isDown: Bool { state.isDown }

  /// Where the finger is, or was last, in points of the screen.
  public var location: CGPoint { state.location }

  private var state: FingerPlan.State { stage?.plan?.states[number] ?? actual }

  /// Brings the finger down.
  ///
  /// A place that names a view has to hit it: ``Place/center(of:)`` the view itself, ``Place/inside(_:)``
  /// it or a view in it. Otherwise the finger is taken away again and the error says what it hit.
  public func down(at place: Place) throws(StageError) {
    let stage = try theStage()
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
  /// Without a duration it is there with one sample, now. With one there are
  /// ``Stage/samplesPerSecond`` of them, the last exactly at the place at the end of the time.
  public func move(to place: Place, over seconds: TimeInterval = 0) throws(StageError) {
    let stage = try theStage()
    guard isDown else { throw .fingerIsUp(number, doing: "move") }
    let target = try place.point(on: stage)
    try glide(to: target, over: seconds, on: stage)
  }

  /// Moves the finger in a straight line by so many points of the screen.
  public func move(by offset: CGVector, over seconds: TimeInterval = 0) throws(StageError) {
    let stage = try theStage()
    guard isDown else { throw .fingerIsUp(number, doing: "move") }
    let target = CGPoint(x: location.x + offset.dx, y: location.y + offset.dy)
    guard target.x.isFinite, target.y.isFinite else { throw .noPoint("(\(target.x), \(target.y))") }
    try glide(to: target, over: seconds, on: stage)
  }

  /// Lifts the finger where it is.
  public func up() throws(StageError) {
    try end(.ended, "lift")
  }

  /// Takes the finger away, as the system does when a call comes in.
  public func cancel() throws(StageError) {
    try end(.cancelled, "be cancelled")
  }

  /// Lets time pass before the finger's next action; within ``Stage/together(_:)`` only for this finger.
  public func wait(_ seconds: TimeInterval) throws(StageError) {
    let stage = try theStage()
    try stage.check(duration: seconds)
    try stage.act { $0.wait(seconds, finger: number) }
  }

  // MARK: -

  private func end(_ phase: UITouch.Phase, _ what: String) throws(StageError) {
    let stage = try theStage()
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
    guard rate * seconds <= Self.mostSamples else { throw .tooManySamples(seconds: seconds, rate: rate) }
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
              ? target : origin.onTheWay(to: target, CGFloat(Double(sample) / rate / seconds))))
      }
    }
  }

  private func theStage() throws(StageError) -> Stage {
    guard let stage else { throw .notOnStage("finger \(number)") }
    return stage
  }

  /// Notes what the finger did.
  func did(_ step: FingerPlan.Step) {
    actual = FingerPlan.State(
      isDown: !step.isLast, location: step.location)
  }

  /// Notes that the finger did not stay down.
  func wasTakenAway() {
    actual.isDown = false
  }
}

extension CGPoint {
  /// The point that lies a part of the way from here to `end`.
  nonisolated func onTheWay(to end: CGPoint, _ part: CGFloat) -> CGPoint {
    CGPoint(x: x + (end.x - x) * part, y: y + (end.y - y) * part)
  }
}
