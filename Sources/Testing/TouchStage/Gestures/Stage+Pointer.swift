// SPDX-License-Identifier: Apache-2.0
import TouchCore
public import TouchGraphics

/// What a mouse, a trackpad, or a pencil above the screen does.
///
/// A place that names a view must reach the view or one inside it, as for gestures.
extension Stage {
  /// Moves the pointer to a place with no button down; the first time, it appears there.
  ///
  /// - Parameters:
  ///   - place: Where it goes.
  ///   - seconds: How long it takes from where it is.
  ///   - height: How far it is above the screen, from 0 to 1; 0 for a mouse.
  ///   - tip: The angles of a hovering pencil.
  ///   - file: The file of the call, which errors name.
  ///   - line: The line of the call.
  /// - Throws: ``StageError`` if the pointer would reach something else.
  public func hover(
    _ place: Place, over seconds: TimeInterval = 0, height: CGFloat = 0, with tip: Finger.Tip = .finger,
    file: StaticString = #fileID, line: UInt = #line
  ) throws(StageError) {
    try called(file, line) { () throws(StageError) in
      let target = try pointerTarget(place, "hovering")
      try check(duration: seconds)
      guard let origin = hovering else { return try hover(.regionEntered, at: target, height, tip) }
      try eachFrame(of: seconds) { part throws(StageError) in
        // The sum of a point and the way to another one is not always that one.
        try hover(.regionMoved, at: part < 1 ? origin.interpolated(to: target, part) : target, height, tip)
      }
    }
  }

  /// Moves the pointer to the center of a view with no button down.
  public func hover(
    _ view: any ViewReference, over seconds: TimeInterval = 0, height: CGFloat = 0,
    with tip: Finger.Tip = .finger, file: StaticString = #fileID, line: UInt = #line
  ) throws(StageError) {
    try hover(.center(of: view), over: seconds, height: height, with: tip, file: file, line: line)
  }

  /// Removes the pointer; does nothing if there is none.
  public func stopHovering(file: StaticString = #fileID, line: UInt = #line) throws(StageError) {
    try called(file, line) { () throws(StageError) in
      guard plan == nil else { throw StageError(.notTogether("hovering")) }
      guard let hovering else { return }
      try hover(.regionExited, at: hovering, 0, .finger)
      self.hovering = nil
    }
  }

  /// Scrolls with the pointer at a place: one notch of a wheel, or a movement of two fingers on a trackpad.
  ///
  /// - Parameters:
  ///   - place: Where the pointer is.
  ///   - offset: How far the content moves, in points; a negative `dy` scrolls down.
  ///   - seconds: How long the fingers on the trackpad move; 0 is a notch of a wheel.
  ///   - easing: How their speed changes.
  ///   - file: The file of the call, which errors name.
  ///   - line: The line of the call.
  /// - Throws: ``StageError`` if the pointer would reach something else.
  public func scroll(
    _ place: Place, by offset: CGVector, over seconds: TimeInterval = 0, easing: Finger.Easing = .linear,
    file: StaticString = #fileID, line: UInt = #line
  ) throws(StageError) {
    try called(file, line) { () throws(StageError) in
      let point = try pointerTarget(place, "scrolling")
      guard offset.dx.isFinite, offset.dy.isFinite else {
        throw StageError(.noPoint("(\(offset.dx), \(offset.dy))"))
      }
      try check(duration: seconds)
      guard seconds > 0 else { return try pointer(at: point, .scroll(by: offset, .notch)) }
      try pointer(at: point, .scroll(by: .zero, .began))
      var done: CGFloat = 0
      try eachFrame(of: seconds) { part throws(StageError) in
        let progress = part < 1 ? easing.progress(at: part) : 1
        let step = CGVector(dx: offset.dx * (progress - done), dy: offset.dy * (progress - done))
        done = progress
        try pointer(at: point, .scroll(by: step, .changed))
      }
      try pointer(at: point, .scroll(by: .zero, .ended))
    }
  }

  /// Scrolls with the pointer at the center of a view.
  public func scroll(
    _ view: any ViewReference, by offset: CGVector, over seconds: TimeInterval = 0,
    easing: Finger.Easing = .linear, file: StaticString = #fileID, line: UInt = #line
  ) throws(StageError) {
    try scroll(.center(of: view), by: offset, over: seconds, easing: easing, file: file, line: line)
  }

  /// The point of a place, if the pointer reaches there what the place names.
  private func pointerTarget(_ place: Place, _ what: String) throws(StageError) -> CGPoint {
    guard plan == nil else { throw StageError(.notTogether(what)) }
    let check = try checkHit(at: place, aim: try place.looseAim(on: self))
    if let miss = check.miss { throw miss }
    return check.point
  }

  private func hover(
    _ phase: UITouch.Phase, at point: CGPoint, _ height: CGFloat, _ tip: Finger.Tip
  ) throws(StageError) {
    var frame = PointerFrame(timestamp: now, location: point, action: .hover(phase))
    frame.zOffset = height
    (frame.altitudeAngle, frame.azimuthAngle, frame.rollAngle) = (
      tip.altitudeAngle, tip.azimuthAngle, tip.rollAngle
    )
    try running { application.handle(frame) }
    hovering = point
  }

  private func pointer(at point: CGPoint, _ action: PointerFrame.Action) throws(StageError) {
    try running {
      application.handle(PointerFrame(timestamp: now, location: point, action: action))
    }
  }

  /// Lets a duration pass in frames, and calls `body` after each with the fraction that has passed.
  private func eachFrame(
    of seconds: TimeInterval, _ body: (CGFloat) throws(StageError) -> Void
  ) throws(StageError) {
    let rate = samplesPerSecond
    guard rate > 0 else { throw StageError(.badTime(rate)) }
    guard rate * seconds <= Finger.maximumSamples else {
      throw StageError(.tooManySamples(seconds: seconds, rate: rate))
    }
    let start = now
    let count = max(Int((seconds * rate - 1e-6).rounded(.up)), 1)
    for sample in 1...count {
      let passed = sample == count ? seconds : Double(sample) / rate
      try wait(max(start + passed - now, 0))
      try body(sample == count ? 1 : CGFloat(passed / seconds))
    }
  }
}
