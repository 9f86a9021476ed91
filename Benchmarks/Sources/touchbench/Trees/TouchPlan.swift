// SPDX-License-Identifier: Apache-2.0
import TouchCore

/// Frames of contacts of one finger, made before anything is measured.
struct TouchPlan {
  /// How many moves are between a finger's coming down and its lifting.
  static let moves = 8

  private(set) var frames: [ContactFrame] = []
  private var time = 0.0

  /// So many whole touches: down, eight moves, up.
  mutating func addTouches(_ count: Int, at points: [CGPoint]) {
    for touch in 0..<count {
      let start = points[touch % points.count]
      add(.began, start)
      for move in 1...Self.moves { add(.moved, CGPoint(x: start.x + Double(move), y: start.y)) }
      add(.ended, CGPoint(x: start.x + Double(Self.moves), y: start.y))
    }
  }

  /// A finger that comes down and stays.
  mutating func addDown(at point: CGPoint) {
    add(.began, point)
  }

  /// So many moves of the finger that is down.
  mutating func addMoves(_ count: Int, from point: CGPoint) {
    for move in 1...count { add(.moved, CGPoint(x: point.x + Double(move % 50), y: point.y + 1)) }
  }

  /// Forgets the frames; those that are added next come later.
  mutating func restart() {
    frames.removeAll(keepingCapacity: true)
  }

  private mutating func add(_ phase: UITouch.Phase, _ location: CGPoint) {
    time += 1.0 / 60
    frames.append(
      ContactFrame(timestamp: time, contacts: [Contact(id: 1, phase: phase, location: location)]))
  }
}
