// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Gestures of two fingers on opposite sides of a place.
///
/// If the place names a view, both fingers must come down on the view or on one inside it.
extension Stage {
  /// Pinches: two fingers move apart, or toward each other, by a factor.
  ///
  /// A recognizer begins only after a few points of movement, so its `scale` may not quite reach the factor.
  ///
  /// - Parameters:
  ///   - place: The point between the fingers.
  ///   - scale: The factor by which their distance changes; below 1 they approach each other.
  ///   - rotation: The angle by which they turn at the same time, in radians clockwise.
  ///   - seconds: How long it takes.
  ///   - easing: How their speed changes.
  ///   - spread: Their distance where they are closest, in points.
  ///   - angle: The direction from the first finger to the second one at the beginning, in radians clockwise
  ///     from the x axis.
  ///   - file: The file of the call, which errors name.
  ///   - line: The line of the call.
  /// - Returns: What the fingers hit and caused.
  /// - Throws: ``StageError`` if something is impossible or the touch goes elsewhere; no finger stays down.
  @discardableResult
  public func pinch(
    _ place: Place, scale: CGFloat, rotation: CGFloat = 0, over seconds: TimeInterval = 0.5,
    easing: Finger.Easing = .linear, spread: CGFloat = 60, angle: CGFloat = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) throws(StageError) -> GestureResult {
    try called(file, line) { () throws(StageError) -> GestureResult in
      guard scale > 0, scale.isFinite else { throw StageError(.badScale(Double(scale))) }
      let first = scale < 1 ? spread / scale : spread
      return try turn(
        "a pinch", place, from: (first, angle), to: (first * scale, angle + rotation), over: seconds, easing)
    }
  }

  /// Pinches over the center of a view.
  @discardableResult
  public func pinch(
    _ view: any ViewReference, scale: CGFloat, rotation: CGFloat = 0, over seconds: TimeInterval = 0.5,
    easing: Finger.Easing = .linear, spread: CGFloat = 60, angle: CGFloat = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) throws(StageError) -> GestureResult {
    try pinch(
      .center(of: view), scale: scale, rotation: rotation, over: seconds, easing: easing, spread: spread,
      angle: angle, file: file, line: line)
  }

  /// Rotates: two fingers circle around a place.
  ///
  /// - Parameters:
  ///   - place: The center of the circle.
  ///   - rotation: The angle in radians, clockwise.
  ///   - seconds: How long it takes.
  ///   - easing: How their speed changes.
  ///   - spread: The distance of the fingers, in points.
  ///   - angle: The direction from the first finger to the second one at the beginning.
  ///   - file: The file of the call, which errors name.
  ///   - line: The line of the call.
  /// - Returns: What the fingers hit and caused.
  /// - Throws: ``StageError`` if something is impossible or the touch goes elsewhere; no finger stays down.
  @discardableResult
  public func rotate(
    _ place: Place, by rotation: CGFloat, over seconds: TimeInterval = 0.5, easing: Finger.Easing = .linear,
    spread: CGFloat = 100, angle: CGFloat = 0, file: StaticString = #fileID, line: UInt = #line
  ) throws(StageError) -> GestureResult {
    try called(file, line) { () throws(StageError) -> GestureResult in
      try turn(
        "a rotation", place, from: (spread, angle), to: (spread, angle + rotation), over: seconds, easing)
    }
  }

  /// Rotates around the center of a view.
  @discardableResult
  public func rotate(
    _ view: any ViewReference, by rotation: CGFloat, over seconds: TimeInterval = 0.5,
    easing: Finger.Easing = .linear, spread: CGFloat = 100, angle: CGFloat = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) throws(StageError) -> GestureResult {
    try rotate(
      .center(of: view), by: rotation, over: seconds, easing: easing, spread: spread, angle: angle,
      file: file, line: line)
  }

  /// Two fingers on opposite sides of a place, whose distance and direction change.
  private func turn(
    _ what: String, _ place: Place, from start: (distance: CGFloat, angle: CGFloat),
    to end: (distance: CGFloat, angle: CGFloat), over seconds: TimeInterval, _ easing: Finger.Easing
  ) throws(StageError) -> GestureResult {
    let center = try place.point(on: self)
    func point(_ side: CGFloat, _ part: CGFloat) -> CGPoint {
      let distance = start.distance + (end.distance - start.distance) * part
      let angle = start.angle + (end.angle - start.angle) * part
      return CGPoint(
        x: center.x + side * distance / 2 * cos(angle), y: center.y + side * distance / 2 * sin(angle))
    }
    let sides: [CGFloat] = [-1, 1]
    for side in sides {
      let last = point(side, 1)
      guard last.x.isFinite, last.y.isFinite else { throw StageError(.noPoint("\(last)")) }
    }
    return try gesture(what, at: sides.map { point($0, 0) }, try place.looseAim(on: self), .finger) {
      fingers throws(StageError) in
      try atOnce { () throws(StageError) in
        for (finger, side) in zip(fingers, sides) {
          try finger.follow(over: seconds, easing, end: point(side, 1)) { point(side, $0) }
        }
      }
    }
  }
}
