// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What happens to the items of an animator in one frame: the behaviors fill it in, and the solver runs it.
///
/// A step predicts places from velocities, corrects the places until rods and contacts hold, and takes the
/// velocities from the corrected places.
final class World {
  let bodies: [Body]
  let tuning: DynamicsTuning
  /// The length of the frame, in seconds.
  let duration: Double
  /// The bounds of the reference view; nil without one.
  let bounds: CGRect?
  var links: [Link] = []
  var snaps: [Snap] = []
  var collisions: [CollisionGroup] = []
  private let numbers: [ObjectIdentifier: Int]
  private var contacts: [Contact] = []

  init(_ bodies: [Body], bounds: CGRect?, duration: Double, _ tuning: DynamicsTuning) {
    self.bodies = bodies
    self.bounds = bounds
    self.duration = duration
    self.tuning = tuning
    var numbers: [ObjectIdentifier: Int] = [:]
    for (index, body) in bodies.enumerated() { numbers[ObjectIdentifier(body.item)] = index }
    self.numbers = numbers
  }

  /// The body of an item.
  func body(of item: any UIDynamicItem) -> Body? { numbers[ObjectIdentifier(item)].map { bodies[$0] } }

  /// Moves the bodies through the frame.
  func run() {
    let count = max(tuning.stepsPerFrame, 1)
    let time = duration / Double(count)
    for step in 1...count {
      for snap in snaps { snap.pull(tuning, time) }
      for link in links where link.frequency > 0 { link.pull(at: Double(step) / Double(count), time) }
      for body in bodies { body.advance(time) }
      contacts = []
      for group in collisions { group.collect(into: &contacts) }
      for link in links where link.frequency <= 0 { link.hold(at: Double(step) / Double(count)) }
      for index in contacts.indices { contacts[index].separate() }
      for body in bodies { body.settle(time) }
      for contact in contacts { contact.bounce(time, tuning) }
    }
    for snap in snaps { snap.finish(tuning) }
  }
}

/// A spring that holds an item at a point.
struct Snap {
  let body: Body
  let point: Vector
  let damping: Double

  func pull(_ tuning: DynamicsTuning, _ time: Double) {
    guard body.inverseMass > 0 else { return }
    let rate = 2 * Double.pi * tuning.snapFrequency
    let ratio = tuning.leastSnapDamping + (1 - tuning.leastSnapDamping) * min(max(damping, 0), 1)
    let pull = (point - body.position) * (rate * rate) - body.velocity * (2 * ratio * rate)
    body.velocity += pull * time
    guard body.inverseInertia > 0 else { return }
    body.spin += (-body.angle * rate * rate - body.spin * 2 * ratio * rate) * time
  }

  /// Ends exactly at the point.
  func finish(_ tuning: DynamicsTuning) {
    guard body.inverseMass > 0, (point - body.position).length < 0.5,
      body.velocity.length < tuning.restSpeed * 2, abs(body.angle) < 0.01 || body.inverseInertia == 0
    else { return }
    (body.position, body.velocity, body.spin) = (point, .zero, 0)
    if body.inverseInertia > 0 { body.angle = 0 }
  }
}

/// A rod or a spring between a point of an item and another item or a fixed point.
struct Link {
  let first: Body
  let firstOffset: Vector
  /// The other item; nil for an anchor.
  let second: Body?
  let secondOffset: Vector
  /// Where the anchor is at the beginning and at the end of the frame.
  let anchor: (from: Vector, to: Vector)
  let length: Double
  let frequency: Double
  let damping: Double

  /// The ends of the link at a part of the frame, and how far they are from the centers.
  private func ends(at part: Double) -> (arm: Vector, otherArm: Vector, gap: Vector) {
    let arm = firstOffset.rotated(by: first.angle)
    let otherArm = second.map { secondOffset.rotated(by: $0.angle) } ?? .zero
    let end = second.map { $0.position + otherArm } ?? anchor.from + (anchor.to - anchor.from) * part
    return (arm, otherArm, first.position + arm - end)
  }

  /// Pulls as a spring does.
  func pull(at part: Double, _ time: Double) {
    let (arm, otherArm, gap) = ends(at: part)
    let distance = gap.length
    guard distance > 0 else { return }
    let normal = gap / distance
    let ease = first.ease(at: arm, along: normal) + (second?.ease(at: otherArm, along: normal) ?? 0)
    guard ease > 0 else { return }
    let rate = 2 * Double.pi * frequency
    let speed = (first.velocity(at: arm) - (second?.velocity(at: otherArm) ?? .zero)).dot(normal)
    // Solved for the end of the step, so that stiff springs do not explode.
    let stretch = distance - length
    let push = -(rate * rate * (stretch + speed * time) + 2 * damping * rate * speed) * time
    let impulse = normal * (push / (1 + rate * rate * time * time + 2 * damping * rate * time) / ease)
    first.kick(impulse, at: arm)
    second?.kick(-impulse, at: otherArm)
  }

  /// Holds the ends at the distance of the rod.
  func hold(at part: Double) {
    for _ in 0..<4 {
      let (arm, otherArm, gap) = ends(at: part)
      let distance = gap.length
      let error = distance - length
      guard abs(error) > 1e-6, distance > 0 else { return }
      let normal = gap / distance
      let ease = first.ease(at: arm, along: normal) + (second?.ease(at: otherArm, along: normal) ?? 0)
      guard ease > 0 else { return }
      first.shift(normal * (-error / ease), at: arm)
      second?.shift(normal * (error / ease), at: otherArm)
    }
  }
}
