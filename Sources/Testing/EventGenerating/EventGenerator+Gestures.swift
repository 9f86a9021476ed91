// SPDX-License-Identifier: Apache-2.0
public import Foundation
import TouchGraphics
import TouchStage

/// Gestures of one and two fingers.
extension EventGenerator {
  /// Taps a location, or the middle of the main view.
  public func fingerTap(
    _ index: FingerIndex? = .automatic, at location: (any Locatable)? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) throws {
    try fingerLongPress(index, at: location, duration: Self.fingerLiftDelay, file: file, line: line)
  }

  /// Taps a location twice.
  public func fingerDoubleTap(
    _ index: FingerIndex? = .automatic, at location: (any Locatable)? = nil,
    interval: TimeInterval = EventGenerator.multiTapInterval, file: StaticString = #fileID, line: UInt = #line
  ) throws {
    try called(file, line) { () throws in
      try fingerTap(index, at: location)
      try wait(interval)
      try fingerTap(index, at: location)
    }
  }

  /// Holds a finger still on a location, and lifts it.
  public func fingerLongPress(
    _ index: FingerIndex? = .automatic, at location: (any Locatable)? = nil,
    duration: TimeInterval = EventGenerator.longPressDuration,
    file: StaticString = #fileID, line: UInt = #line
  ) throws {
    try called(file, line) { () throws in
      let finger = try free([index])
      try down(finger, at: [try place(location)])
      try wait(duration)
      try fingerUp(finger)
    }
  }

  /// Taps with two fingers on opposite sides of a location.
  public func twoFingerTap(
    _ indices: (FingerIndex?, FingerIndex?) = (.automatic, .automatic), at location: (any Locatable)? = nil,
    withDistance distance: CGFloat = EventGenerator.twoFingerDistance, angle: CGFloat = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) throws {
    try called(file, line) { () throws in
      try twoFingerDown(indices, at: location, withDistance: distance, angle: angle)
      try wait(Self.fingerLiftDelay)
      try twoFingerUp(indices)
    }
  }

  /// Brings a finger down, moves it, and lifts it.
  public func fingerDrag(
    _ index: FingerIndex? = .automatic, from start: any Locatable, to end: any Locatable,
    duration: TimeInterval, file: StaticString = #fileID, line: UInt = #line
  ) throws {
    try fingerDrag([index], from: [start], to: [end], duration: duration, file: file, line: line)
  }

  /// Brings fingers down, moves them at the same time, and lifts them.
  public func fingerDrag(
    _ indices: [FingerIndex?], from starts: [any Locatable], to ends: [any Locatable], duration: TimeInterval,
    file: StaticString = #fileID, line: UInt = #line
  ) throws {
    try called(file, line) { () throws in
      let fingers = try free(indices)
      try down(fingers, at: try starts.map { try place($0) })
      try fingerMove(fingers, to: ends, duration: duration)
      try fingerUp(fingers)
    }
  }

  /// Changes the distance of two fingers around a location.
  public func fingerPinch(
    _ indices: (FingerIndex?, FingerIndex?) = (.automatic, .automatic), at location: (any Locatable)? = nil,
    fromDistance start: CGFloat, toDistance end: CGFloat, angle: CGFloat = 0, duration: TimeInterval,
    file: StaticString = #fileID, line: UInt = #line
  ) throws {
    try called(file, line) { () throws in
      try turn(indices, location, from: (start, angle), to: (end, angle), duration)
    }
  }

  /// Moves two fingers apart.
  public func fingerPinchOpen(
    _ indices: (FingerIndex?, FingerIndex?) = (.automatic, .automatic), at location: (any Locatable)? = nil,
    duration: TimeInterval, file: StaticString = #fileID, line: UInt = #line
  ) throws {
    try fingerPinch(
      indices, at: location, fromDistance: Self.twoFingerDistance, toDistance: 3 * Self.twoFingerDistance,
      duration: duration, file: file, line: line)
  }

  /// Moves two fingers towards each other.
  public func fingerPinchClose(
    _ indices: (FingerIndex?, FingerIndex?) = (.automatic, .automatic), at location: (any Locatable)? = nil,
    duration: TimeInterval, file: StaticString = #fileID, line: UInt = #line
  ) throws {
    try fingerPinch(
      indices, at: location, fromDistance: 3 * Self.twoFingerDistance, toDistance: Self.twoFingerDistance,
      duration: duration, file: file, line: line)
  }

  /// Moves two fingers around a location by an angle in radians, clockwise.
  public func fingerRotate(
    _ indices: (FingerIndex?, FingerIndex?) = (.automatic, .automatic), at location: (any Locatable)? = nil,
    angle: CGFloat, distance: CGFloat = 2 * EventGenerator.twoFingerDistance, duration: TimeInterval,
    file: StaticString = #fileID, line: UInt = #line
  ) throws {
    try called(file, line) { () throws in
      try turn(indices, location, from: (distance, 0), to: (distance, angle), duration)
    }
  }

  /// Moves fingers that are down around an anchor by an angle in radians, clockwise.
  public func fingerPivot(
    _ indices: [FingerIndex?] = [.automatic], aroundAnchor anchor: any Locatable, byAngle angle: CGFloat,
    duration: TimeInterval, file: StaticString = #fileID, line: UInt = #line
  ) throws {
    try called(file, line) { () throws in
      let center = try point(anchor)
      let fingers = try held(indices)
      let starts = fingers.map { stage.finger($0.rawValue).location }
      try follow(fingers, over: duration) { index, part in
        let arm = CGVector(dx: starts[index].x - center.x, dy: starts[index].y - center.y)
        let (sine, cosine) = (sin(angle * part), cos(angle * part))
        return CGPoint(
          x: center.x + arm.dx * cosine - arm.dy * sine, y: center.y + arm.dx * sine + arm.dy * cosine)
      }
    }
  }

  /// Two fingers whose distance and direction change.
  private func turn(
    _ indices: (FingerIndex?, FingerIndex?), _ location: (any Locatable)?,
    from start: (distance: CGFloat, angle: CGFloat), to end: (distance: CGFloat, angle: CGFloat),
    _ duration: TimeInterval
  ) throws {
    let center = try point(location)
    let fingers = try free([indices.0, indices.1])
    let points = Self.pair(around: center, start.distance, start.angle)
    try down(fingers, at: points.map { .screen($0.x, $0.y) })
    try follow(fingers, over: duration) { index, part in
      Self.pair(
        around: center, start.distance + (end.distance - start.distance) * part,
        start.angle + (end.angle - start.angle) * part)[index]
    }
    try fingerUp(fingers)
  }

  /// Moves fingers along paths, given by the point of each finger at each fraction of the time.
  private func follow(
    _ fingers: [FingerIndex], over duration: TimeInterval, _ path: (Int, CGFloat) -> CGPoint
  ) throws {
    try stage.together {
      for (index, finger) in fingers.enumerated() {
        try stage.finger(finger.rawValue).follow(over: duration, along: { path(index, $0) })
      }
    }
  }
}
