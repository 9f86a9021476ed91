// SPDX-License-Identifier: Apache-2.0
import TextSources
public import TouchCore

#if canImport(ObjectiveC)
  import TouchGraphics
#else
  public import TouchGraphics
#endif

/// A finger that touches a stage.
///
/// A finger is up or down. An action that is impossible in that state throws a ``StageError``.
@preconcurrency @MainActor public final class Finger {
  /// The number of the finger, which its contacts carry.
  public let number: Int
  /// The touch of the finger while it is down; nil otherwise, and if the finger produced no touch.
  public var touch: UITouch? { actual.isDown ? stage?.tracer.landings[number]?.touch : nil }

  /// The maximum number of samples of one move, so that a typing mistake does not exhaust the memory.
  static let maximumSamples = InputLimit.moveSamples.most

  private weak var stage: Stage?
  private var actual = FingerPlan.State(isDown: false, location: .zero)

  init(number: Int, stage: Stage) {
    self.number = number
    self.stage = stage
  }

  /// Whether the finger is down; inside ``Stage/together(file:line:_:)``, whether it will be at that point.
  public var isDown: Bool { state.isDown }

  /// The current or last position of the finger, in points of the screen.
  public var location: CGPoint { state.location }

  /// What touches the screen from the next sample on; a fingertip by default.
  public var tip: Tip {
    get { state.tip }
    set {
      var changed = state
      changed.tip = newValue
      if stage?.plan == nil { actual = changed } else { stage?.plan?.change(number, to: changed) }
    }
  }

  private var state: FingerPlan.State { stage?.plan?.states[number] ?? actual }

  /// Brings the finger down.
  ///
  /// If a place names a view, the finger must hit it: ``Place/center(of:)`` the view itself,
  /// ``Place/inside(_:)`` the view or a view in it. Otherwise the touch is cancelled and the error says what
  /// the finger hit. A point off the screen is an error as well: no finger can touch there, although one that
  /// is down may move there.
  public func down(at place: Place, file: StaticString = #fileID, line: UInt = #line) throws(StageError) {
    try called(file, line) { () throws(StageError) in
      let stage = try requireStage()
      try down(at: try place.point(on: stage), aim: try place.aim(on: stage), (file, line))
    }
  }

  /// Brings the finger down at the center of a view, which it must hit.
  public func down(
    at view: any ViewReference, file: StaticString = #fileID, line: UInt = #line
  ) throws(StageError) {
    try down(at: .center(of: view), file: file, line: line)
  }

  /// Brings the finger down at a point of the screen, where it must hit something.
  func down(
    at point: CGPoint, aim: Aim, _ call: (file: StaticString, line: UInt)? = nil
  ) throws(StageError) {
    let stage = try requireStage()
    guard !isDown else { throw StageError(.fingerIsDown(number)) }
    try stage.check(landing: point, aim)
    let tip = tip
    try stage.act { plan in
      plan.add(
        .init(
          time: plan.time(of: number), finger: number, phase: .began, location: point, tip: tip, aim: aim,
          call: call))
    }
  }

  /// Moves the finger in a straight line to a place.
  ///
  /// Without a duration the finger moves there at once, with one sample. With a duration there are
  /// ``Stage/samplesPerSecond`` samples, the last of them exactly at the place at the end of that time.
  ///
  /// - Parameters:
  ///   - place: Where it goes.
  ///   - seconds: How long it takes.
  ///   - easing: How its speed changes.
  ///   - tip: The tip at the end of the way, whose force and angles change gradually; nil leaves it as it is.
  ///   - file: The file of the call, which errors name.
  ///   - line: The line of the call.
  /// - Throws: ``StageError`` if the finger is up, or the place or the duration is invalid.
  public func move(
    to place: Place, over seconds: TimeInterval = 0, easing: Easing = .linear, becoming tip: Tip? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) throws(StageError) {
    try called(file, line) { () throws(StageError) in
      let stage = try requireStage()
      guard isDown else { throw StageError(.fingerIsUp(number, doing: "move")) }
      let target = try place.point(on: stage)
      try glide(to: target, over: seconds, easing, tip)
    }
  }

  /// Moves the finger in a straight line to the center of a view.
  public func move(
    to view: any ViewReference, over seconds: TimeInterval = 0, easing: Easing = .linear,
    becoming tip: Tip? = nil, file: StaticString = #fileID, line: UInt = #line
  ) throws(StageError) {
    try move(to: .center(of: view), over: seconds, easing: easing, becoming: tip, file: file, line: line)
  }

  /// Moves the finger in a straight line by an offset, in points of the screen.
  public func move(
    by offset: CGVector, over seconds: TimeInterval = 0, easing: Easing = .linear, becoming tip: Tip? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) throws(StageError) {
    try called(file, line) { () throws(StageError) in
      guard isDown else { throw StageError(.fingerIsUp(number, doing: "move")) }
      let target = CGPoint(x: location.x + offset.dx, y: location.y + offset.dy)
      guard target.x.isFinite, target.y.isFinite else {
        throw StageError(.noPoint("(\(target.x), \(target.y))"))
      }
      try glide(to: target, over: seconds, easing, tip)
    }
  }

  /// Moves the finger along a path, given by the point of the screen at each fraction of the time.
  public func follow(
    over seconds: TimeInterval, easing: Easing = .linear, file: StaticString = #fileID, line: UInt = #line,
    along path: (CGFloat) -> CGPoint
  ) throws(StageError) {
    try called(file, line) { () throws(StageError) in
      guard isDown else { throw StageError(.fingerIsUp(number, doing: "move")) }
      let end = path(1)
      guard end.x.isFinite, end.y.isFinite else { throw StageError(.noPoint("(\(end.x), \(end.y))")) }
      try follow(over: seconds, easing, end: end, path)
    }
  }

  /// Lifts the finger.
  ///
  /// - Parameters:
  ///   - place: Where it lifts, if that is not where it was last: a device may report both at once.
  ///   - tip: The tip as it lifts; nil leaves it as it is.
  ///   - file: The file of the call, which errors name.
  ///   - line: The line of the call.
  /// - Throws: ``StageError`` if the finger is up, or the place is invalid.
  public func up(
    at place: Place? = nil, becoming tip: Tip? = nil, file: StaticString = #fileID, line: UInt = #line
  ) throws(StageError) {
    try called(file, line) { () throws(StageError) in
      try end(.ended, "lift", place, tip)
    }
  }

  /// Cancels the touch, as the system does for an incoming call.
  ///
  /// - Parameters:
  ///   - place: Where it is cancelled, if that is not where it was last.
  ///   - tip: The tip then; nil leaves it as it is.
  ///   - file: The file of the call, which errors name.
  ///   - line: The line of the call.
  /// - Throws: ``StageError`` if the finger is up, or the place is invalid.
  public func cancel(
    at place: Place? = nil, becoming tip: Tip? = nil, file: StaticString = #fileID, line: UInt = #line
  ) throws(StageError) {
    try called(file, line) { () throws(StageError) in
      try end(.cancelled, "be cancelled", place, tip)
    }
  }

  /// Lets time pass before the finger's next action; inside ``Stage/together(file:line:_:)`` only for this
  /// finger.
  public func wait(
    _ seconds: TimeInterval, file: StaticString = #fileID, line: UInt = #line
  ) throws(StageError) {
    try called(file, line) { () throws(StageError) in
      let stage = try requireStage()
      try stage.check(duration: seconds)
      try stage.act { $0.wait(seconds, finger: number) }
    }
  }

  // MARK: -

  private func end(
    _ phase: UITouch.Phase, _ what: String, _ place: Place?, _ changed: Tip?
  ) throws(StageError) {
    let stage = try requireStage()
    guard isDown else { throw StageError(.fingerIsUp(number, doing: what)) }
    var location = location
    if let place { location = try place.point(on: stage) }
    let tip = changed.map { self.tip.interpolated(to: $0, 1) } ?? self.tip
    try stage.act { plan in
      plan.add(
        .init(time: plan.time(of: number), finger: number, phase: phase, location: location, tip: tip))
    }
  }

  private func glide(
    to target: CGPoint, over seconds: TimeInterval, _ easing: Easing, _ tip: Tip?
  ) throws(StageError) {
    let origin = location
    try follow(over: seconds, easing, becoming: tip, end: target) { origin.interpolated(to: target, $0) }
  }

  /// Moves the finger along a path, given by the point at each fraction of it; the last sample is at `end`.
  func follow(
    over seconds: TimeInterval, _ easing: Easing, becoming tip: Tip? = nil, end: CGPoint,
    _ path: (CGFloat) -> CGPoint
  ) throws(StageError) {
    let stage = try requireStage()
    try stage.check(duration: seconds)
    let rate = stage.samplesPerSecond
    guard rate > 0 else { throw StageError(.badTime(rate)) }
    guard rate * seconds <= Self.maximumSamples else {
      throw StageError(.tooManySamples(seconds: seconds, rate: rate))
    }
    let first = self.tip
    let last = tip ?? first
    let count = max(Int((seconds * rate - 1e-6).rounded(.up)), 1)
    try stage.act { plan in
      let start = plan.time(of: number)
      for sample in 1...count {
        let isLast = sample == count
        let part = isLast ? 1 : easing.progress(at: CGFloat(Double(sample) / rate / seconds))
        plan.add(
          .init(
            time: isLast ? start + seconds : start + Double(sample) / rate, finger: number, phase: .moved,
            location: isLast ? end : path(part), tip: first.interpolated(to: last, part)))
      }
    }
  }

  private func requireStage() throws(StageError) -> Stage {
    guard let stage else { throw StageError(.notOnStage("finger \(number)")) }
    return stage
  }

  /// Updates the finger's state after a step.
  func apply(_ step: FingerPlan.Step) {
    actual = FingerPlan.State(isDown: !step.isLast, location: step.location, tip: step.tip)
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
