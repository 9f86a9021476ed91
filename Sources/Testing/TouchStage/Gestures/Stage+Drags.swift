// SPDX-License-Identifier: Apache-2.0
public import TouchGraphics

extension Stage {
  /// The direction of a swipe.
  public nonisolated enum SwipeDirection: Sendable, Hashable, CaseIterable {
    /// Toward the top of the screen.
    case up
    /// Toward the bottom.
    case down
    /// Toward the left.
    case left
    /// Toward the right.
    case right

    fileprivate func offset(_ distance: CGFloat) -> CGVector {
      switch self {
      case .up: CGVector(dx: 0, dy: -distance)
      case .down: CGVector(dx: 0, dy: distance)
      case .left: CGVector(dx: -distance, dy: 0)
      case .right: CGVector(dx: distance, dy: 0)
      }
    }
  }
}

/// Gestures that move.
///
/// A place that names a view is where the fingers come down: they must hit the view or one inside it, whose
/// recognizers see the touches as well.
extension Stage {
  /// Moves fingers from a place by an offset, and lifts them there.
  ///
  /// With ``Finger/Easing/linear`` they lift while they move, so that scroll views coast; with
  /// ``Finger/Easing/easeOut`` they come to rest first.
  @discardableResult
  public func pan(
    _ start: Place, by offset: CGVector, over seconds: TimeInterval = 0.5, easing: Finger.Easing = .linear,
    fingers: Int = 1, with tip: Finger.Tip = .finger, file: StaticString = #fileID, line: UInt = #line
  ) throws(StageError) -> GestureResult {
    try called(file, line) { () throws(StageError) -> GestureResult in
      try check(count: fingers, of: "fingers")
      let center = try start.point(on: self)
      let points = (0..<fingers).map { index in
        CGPoint(x: center.x + (CGFloat(index) - CGFloat(fingers - 1) / 2) * Self.fingerSpacing, y: center.y)
      }
      return try gesture("a pan", at: points, try start.looseAim(on: self), tip) {
        fingers throws(StageError) in
        try atOnce { () throws(StageError) in
          for finger in fingers { try finger.move(by: offset, over: seconds, easing: easing) }
        }
      }
    }
  }

  /// Moves fingers from one place to another, and lifts them there.
  @discardableResult
  public func pan(
    _ start: Place, to end: Place, over seconds: TimeInterval = 0.5, easing: Finger.Easing = .linear,
    fingers: Int = 1, with tip: Finger.Tip = .finger, file: StaticString = #fileID, line: UInt = #line
  ) throws(StageError) -> GestureResult {
    try called(file, line) { () throws(StageError) -> GestureResult in
      try pan(
        start, by: try offset(from: start, to: end), over: seconds, easing: easing, fingers: fingers,
        with: tip)
    }
  }

  /// Moves fingers from the center of a view by an offset, and lifts them there.
  @discardableResult
  public func pan(
    _ view: any ViewReference, by offset: CGVector, over seconds: TimeInterval = 0.5,
    easing: Finger.Easing = .linear, fingers: Int = 1, with tip: Finger.Tip = .finger,
    file: StaticString = #fileID, line: UInt = #line
  ) throws(StageError) -> GestureResult {
    try pan(
      .center(of: view), by: offset, over: seconds, easing: easing, fingers: fingers, with: tip,
      file: file, line: line)
  }

  /// Moves fingers from the center of a view to a place, and lifts them there.
  @discardableResult
  public func pan(
    _ view: any ViewReference, to end: Place, over seconds: TimeInterval = 0.5,
    easing: Finger.Easing = .linear,
    fingers: Int = 1, with tip: Finger.Tip = .finger, file: StaticString = #fileID, line: UInt = #line
  ) throws(StageError) -> GestureResult {
    try pan(
      .center(of: view), to: end, over: seconds, easing: easing, fingers: fingers, with: tip,
      file: file, line: line)
  }

  /// Swipes from a place: one fast movement in a direction.
  @discardableResult
  public func swipe(
    _ start: Place, _ direction: SwipeDirection, distance: CGFloat = 150, over seconds: TimeInterval = 0.15,
    fingers: Int = 1, file: StaticString = #fileID, line: UInt = #line
  ) throws(StageError) -> GestureResult {
    try pan(start, by: direction.offset(distance), over: seconds, fingers: fingers, file: file, line: line)
  }

  /// Swipes from the center of a view: one fast movement in a direction.
  @discardableResult
  public func swipe(
    _ view: any ViewReference, _ direction: SwipeDirection, distance: CGFloat = 150,
    over seconds: TimeInterval = 0.15, fingers: Int = 1, file: StaticString = #fileID, line: UInt = #line
  ) throws(StageError) -> GestureResult {
    try swipe(
      .center(of: view), direction, distance: distance, over: seconds, fingers: fingers,
      file: file, line: line)
  }

  /// Drags something by an offset: the finger holds still, moves, rests, and lifts.
  ///
  /// - Parameters:
  ///   - start: Where the finger comes down.
  ///   - offset: How far it moves, in points of the screen.
  ///   - holding: How long it holds still first; 0.6 seconds is enough for a long press.
  ///   - seconds: How long it moves.
  ///   - easing: How its speed changes.
  ///   - resting: How long it rests at the end, so that nothing coasts.
  ///   - tip: What touches the screen.
  ///   - file: The file of the call, which errors name.
  ///   - line: The line of the call.
  /// - Returns: What the finger hit and caused.
  /// - Throws: ``StageError`` if something is impossible or the touch goes elsewhere; no finger stays down.
  @discardableResult
  public func drag(
    _ start: Place, by offset: CGVector, holding: TimeInterval = 0, over seconds: TimeInterval = 0.5,
    easing: Finger.Easing = .easeInOut, resting: TimeInterval = 0.2, with tip: Finger.Tip = .finger,
    file: StaticString = #fileID, line: UInt = #line
  ) throws(StageError) -> GestureResult {
    try called(file, line) { () throws(StageError) -> GestureResult in
      try check(duration: holding)
      try check(duration: resting)
      let point = try start.point(on: self)
      return try gesture("a drag", at: [point], try start.looseAim(on: self), tip) {
        fingers throws(StageError) in
        try wait(holding)
        for finger in fingers { try finger.move(by: offset, over: seconds, easing: easing) }
        try wait(resting)
      }
    }
  }

  /// Drags something to a place.
  @discardableResult
  public func drag(
    _ start: Place, to end: Place, holding: TimeInterval = 0, over seconds: TimeInterval = 0.5,
    easing: Finger.Easing = .easeInOut, resting: TimeInterval = 0.2, with tip: Finger.Tip = .finger,
    file: StaticString = #fileID, line: UInt = #line
  ) throws(StageError) -> GestureResult {
    try called(file, line) { () throws(StageError) -> GestureResult in
      try drag(
        start, by: try offset(from: start, to: end), holding: holding, over: seconds, easing: easing,
        resting: resting, with: tip)
    }
  }

  /// Drags a view by its center.
  @discardableResult
  public func drag(
    _ view: any ViewReference, by offset: CGVector, holding: TimeInterval = 0,
    over seconds: TimeInterval = 0.5, easing: Finger.Easing = .easeInOut, resting: TimeInterval = 0.2,
    with tip: Finger.Tip = .finger, file: StaticString = #fileID, line: UInt = #line
  ) throws(StageError) -> GestureResult {
    try drag(
      .center(of: view), by: offset, holding: holding, over: seconds, easing: easing, resting: resting,
      with: tip, file: file, line: line)
  }

  /// Drags a view by its center to a place.
  @discardableResult
  public func drag(
    _ view: any ViewReference, to end: Place, holding: TimeInterval = 0, over seconds: TimeInterval = 0.5,
    easing: Finger.Easing = .easeInOut, resting: TimeInterval = 0.2, with tip: Finger.Tip = .finger,
    file: StaticString = #fileID, line: UInt = #line
  ) throws(StageError) -> GestureResult {
    try drag(
      .center(of: view), to: end, holding: holding, over: seconds, easing: easing, resting: resting,
      with: tip, file: file, line: line)
  }

  /// Drags a view by its center to the center of another one.
  @discardableResult
  public func drag(
    _ view: any ViewReference, to other: any ViewReference, holding: TimeInterval = 0,
    over seconds: TimeInterval = 0.5, easing: Finger.Easing = .easeInOut, resting: TimeInterval = 0.2,
    with tip: Finger.Tip = .finger, file: StaticString = #fileID, line: UInt = #line
  ) throws(StageError) -> GestureResult {
    try drag(
      .center(of: view), to: .center(of: other), holding: holding, over: seconds, easing: easing,
      resting: resting, with: tip, file: file, line: line)
  }

  private func offset(from start: Place, to end: Place) throws(StageError) -> CGVector {
    let (from, to) = (try start.point(on: self), try end.point(on: self))
    return CGVector(dx: to.x - from.x, dy: to.y - from.y)
  }
}

extension Place {
  /// What fingers that come down here for a gesture must hit: the view that the place names, or one inside
  /// it.
  func looseAim(on stage: Stage) throws(StageError) -> Aim {
    switch try aim(on: stage) {
    case .exactly(let view): .inside(view)
    case let aim: aim
    }
  }
}
