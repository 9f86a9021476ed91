// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore

/// Frames of contacts of one finger, made before anything is measured.
package struct TouchPlan {
  /// How many moves are between a finger's coming down and its lifting.
  package static let moves = 8

  package private(set) var frames: [ContactFrame] = []
  /// The time from one frame to the next.
  package var interval = 1.0 / 60
  private var time = 0.0

  package init() {}

  /// So many whole touches: down, eight moves of `step` points, up.
  package mutating func addTouches(_ count: Int, at points: [CGPoint], step: Double = 1) {
    for touch in 0..<count {
      let start = points[touch % points.count]
      add(.began, start)
      for move in 1...Self.moves { add(.moved, CGPoint(x: start.x + Double(move) * step, y: start.y)) }
      add(.ended, CGPoint(x: start.x + Double(Self.moves) * step, y: start.y))
    }
  }

  /// A finger that comes down and lifts in the next frame.
  package mutating func addPress(at point: CGPoint) {
    add(.began, point)
    add(.ended, point)
  }

  /// A finger that comes down and stays.
  package mutating func addDown(at point: CGPoint) {
    add(.began, point)
  }

  /// A move of the finger that is down.
  package mutating func addMove(to point: CGPoint) {
    add(.moved, point)
  }

  /// So many moves of the finger that is down, over a way of `width` points.
  package mutating func addMoves(_ count: Int, from point: CGPoint, within width: Int = 50) {
    for move in 1...count { add(.moved, CGPoint(x: point.x + Double(move % width), y: point.y + 1)) }
  }

  /// Forgets the frames; those that are added next come later.
  package mutating func restart() {
    frames.removeAll(keepingCapacity: true)
  }

  private mutating func add(_ phase: UITouch.Phase, _ location: CGPoint) {
    time += interval
    frames.append(
      ContactFrame(timestamp: time, contacts: [Contact(id: 1, phase: phase, location: location)]))
  }
}
