// SPDX-License-Identifier: Apache-2.0
public import Foundation
import TouchStage

/// Single fingers, and several at the same time.
extension EventGenerator {
  /// Brings a finger down at a location, or in the middle of the main view.
  public func fingerDown(
    _ index: FingerIndex? = .automatic, at location: (any Locatable)? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) throws {
    try fingerDown([index], at: [location ?? mainView], file: file, line: line)
  }

  /// Brings fingers down at the same time, each at its own location.
  public func fingerDown(
    _ indices: [FingerIndex?], at locations: [any Locatable], file: StaticString = #fileID, line: UInt = #line
  ) throws {
    try called(file, line) { () throws in
      try down(try free(indices), at: try locations.map { try place($0) })
    }
  }

  /// Brings two fingers down on opposite sides of a location.
  public func twoFingerDown(
    _ indices: (FingerIndex?, FingerIndex?) = (.automatic, .automatic), at location: (any Locatable)? = nil,
    withDistance distance: CGFloat = EventGenerator.twoFingerDistance, angle: CGFloat = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) throws {
    try called(file, line) { () throws in
      let center = try point(location)
      try down(
        try free([indices.0, indices.1]),
        at: Self.pair(around: center, distance, angle).map { .screen($0.x, $0.y) })
    }
  }

  /// Lifts a finger where it is; the one that came down last if none is given.
  public func fingerUp(
    _ index: FingerIndex? = .automatic, file: StaticString = #fileID, line: UInt = #line
  ) throws {
    try fingerUp([index], file: file, line: line)
  }

  /// Lifts fingers at the same time.
  public func fingerUp(
    _ indices: [FingerIndex?], file: StaticString = #fileID, line: UInt = #line
  ) throws {
    try called(file, line) { () throws in
      let fingers = try held(indices)
      try stage.together {
        for finger in fingers { try stage.finger(finger.rawValue).up() }
      }
      fingersDown.removeAll { fingers.contains($0) }
    }
  }

  /// Lifts the two fingers that came down last.
  public func twoFingerUp(
    _ indices: (FingerIndex?, FingerIndex?) = (.automatic, .automatic),
    file: StaticString = #fileID, line: UInt = #line
  ) throws {
    try fingerUp([indices.0, indices.1], file: file, line: line)
  }

  /// Moves a finger that is down in a straight line.
  public func fingerMove(
    _ index: FingerIndex? = .automatic, to location: any Locatable, duration: TimeInterval = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) throws {
    try fingerMove([index], to: [location], duration: duration, file: file, line: line)
  }

  /// Moves fingers that are down at the same time, each to its own location.
  public func fingerMove(
    _ indices: [FingerIndex?], to locations: [any Locatable], duration: TimeInterval = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) throws {
    try called(file, line) { () throws in
      guard indices.count == locations.count else {
        throw EventGeneratorError(.differentCounts(fingers: indices.count, locations: locations.count))
      }
      let places = try locations.map { try place($0) }
      let fingers = try held(indices)
      try stage.together {
        for (finger, place) in zip(fingers, places) {
          try stage.finger(finger.rawValue).move(to: place, over: duration)
        }
      }
    }
  }

  // MARK: -

  /// Brings fingers down, and lifts all of them if one of them misses.
  func down(_ fingers: [FingerIndex], at places: [Place]) throws {
    guard fingers.count == places.count else {
      throw EventGeneratorError(.differentCounts(fingers: fingers.count, locations: places.count))
    }
    do {
      try stage.together {
        for (finger, place) in zip(fingers, places) { try stage.finger(finger.rawValue).down(at: place) }
      }
    } catch {
      for finger in fingers where stage.finger(finger.rawValue).isDown {
        try stage.finger(finger.rawValue).cancel()
      }
      throw error
    }
    fingersDown += fingers
  }

  /// The fingers to bring down.
  func free(_ indices: [FingerIndex?]) throws -> [FingerIndex] {
    var taken = Set(fingersDown).union(indices.compactMap { $0 == .automatic ? nil : $0 })
    return try indices.map { index in
      if let index, index != .automatic { return index }
      guard let next = FingerIndex.fingers.first(where: { !taken.contains($0) }) else {
        throw EventGeneratorError(.noFingerLeft)
      }
      taken.insert(next)
      return next
    }
  }

  /// The fingers that are down; several automatic ones in the order in which they came down.
  func held(_ indices: [FingerIndex?]) throws -> [FingerIndex] {
    let named = indices.compactMap { $0 == .automatic ? nil : $0 }
    var automatic = fingersDown.filter { !named.contains($0) }.suffix(indices.count - named.count)
    return try indices.map { index in
      guard let index, index != .automatic else {
        guard let next = automatic.popFirst() else { throw EventGeneratorError(.fingerIsUp(.automatic)) }
        return next
      }
      guard fingersDown.contains(index) else { throw EventGeneratorError(.fingerIsUp(index)) }
      return index
    }
  }

  /// Two points on opposite sides of a point.
  static func pair(around center: CGPoint, _ distance: CGFloat, _ angle: CGFloat) -> [CGPoint] {
    [-1, 1].map { side in
      CGPoint(x: center.x + side * distance / 2 * cos(angle), y: center.y + side * distance / 2 * sin(angle))
    }
  }
}
