// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchGraphics

/// An item as the solver moves it.
final class Body {
  let item: any UIDynamicItem
  /// The position in the order in which items were added.
  let number: Int
  var position: Vector
  var angle: Double
  var velocity = Vector.zero
  var spin = 0.0
  /// Where it was at the beginning of the step.
  private(set) var lastPosition = Vector.zero
  private(set) var lastAngle = 0.0
  /// What pulls it in this frame.
  var acceleration = Vector.zero
  var force = Vector.zero
  var torque = 0.0
  /// The snap that holds it, which gravity does not disturb.
  var isSnapping = false
  var surface = ItemSurface()
  private(set) var inverseMass = 0.0
  private(set) var inverseInertia = 0.0
  /// The corners, around the center, before rotation.
  private var shape: [Vector] = []
  private var lastBounds = CGRect.null
  private var lastDensity = 0.0
  /// What the transform of the item does besides its rotation.
  private var base = CGAffineTransform.identity
  /// What was last written to the item.
  private var written: (position: Vector, angle: Double)

  init(_ item: any UIDynamicItem, number: Int) {
    self.item = item
    self.number = number
    position = Vector(item.center)
    angle = 0
    written = (position, 0)
    read()
  }

  /// Reads place and rotation of the item again; it no longer moves.
  func read() {
    position = Vector(item.center)
    let transform = item.transform
    angle = Double(atan2(transform.b, transform.a))
    base = transform.rotated(by: CGFloat(-angle))
    written = (position, angle)
    (velocity, spin) = (.zero, 0)
    lastBounds = .null
  }

  /// Prepares a frame.
  func prepare() {
    (acceleration, force, torque, isSnapping) = (.zero, .zero, 0, false)
    guard item.bounds != lastBounds || surface.density != lastDensity else { return }
    (lastBounds, lastDensity) = (item.bounds, surface.density)
    shape = ConvexShape.corners(of: item)
  }

  /// Computes mass and inertia, once the surface is known.
  func weigh() {
    guard !surface.isAnchored else {
      (inverseMass, inverseInertia) = (0, 0)
      return
    }
    let size = item.bounds.size
    let (width, height) = (max(Double(size.width), 1), max(Double(size.height), 1))
    // Documented: an item of 100 by 100 points with density 1 has the unit of mass.
    let mass = max(surface.density, 0.0001) * width * height / 10_000
    inverseMass = 1 / mass
    inverseInertia = surface.allowsRotation ? 12 / (mass * (width * width + height * height)) : 0
  }

  var mass: Double { inverseMass > 0 ? 1 / inverseMass : .infinity }

  /// The corners, in the coordinates of the reference view.
  var corners: [Vector] { shape.map { position + $0.rotated(by: angle) } }

  /// The velocity of a point that is fixed to the body, by its distance from the center.
  func velocity(at arm: Vector) -> Vector { velocity + arm.turned * spin }

  /// How easily an impulse along a direction, at a distance from the center, moves the body.
  func ease(at arm: Vector, along normal: Vector) -> Double {
    let lever = arm.cross(normal)
    return inverseMass + lever * lever * inverseInertia
  }

  /// Moves the body as an impulse would, without a change of velocity.
  func shift(_ impulse: Vector, at arm: Vector) {
    position += impulse * inverseMass
    angle += arm.cross(impulse) * inverseInertia
  }

  /// Changes the velocity by an impulse.
  func kick(_ impulse: Vector, at arm: Vector) {
    velocity += impulse * inverseMass
    spin += arm.cross(impulse) * inverseInertia
  }

  /// The first half of a step: forces, and the place they lead to.
  func advance(_ time: Double) {
    (lastPosition, lastAngle) = (position, angle)
    guard inverseMass > 0 else {
      (velocity, spin) = (.zero, 0)
      return
    }
    velocity += (acceleration + force * inverseMass) * time
    spin += torque * inverseInertia * time
    velocity *= max(0, 1 - surface.resistance * time)
    spin *= max(0, 1 - surface.angularResistance * time)
    if inverseInertia == 0 { spin = 0 }
    position += velocity * time
    angle += spin * time
  }

  /// The second half: the velocity that the corrected place means.
  func settle(_ time: Double) {
    guard inverseMass > 0 else { return }
    velocity = (position - lastPosition) / time
    spin = (angle - lastAngle) / time
  }

  /// Gives the item its new place and rotation.
  func write() {
    guard inverseMass > 0 else { return }
    if position != written.position { item.center = position.point }
    if angle != written.angle { item.transform = base.rotated(by: CGFloat(angle)) }
    written = (position, angle)
  }
}

/// What an item is made of.
struct ItemSurface: Equatable {
  var elasticity = 0.0
  var friction = 0.0
  var density = 1.0
  var resistance = 0.0
  var angularResistance = 0.0
  var isAnchored = false
  var allowsRotation = true

  init() {}

  /// That of an item without a behavior of its own.
  init(_ tuning: DynamicsTuning) {
    (elasticity, friction) = (tuning.surface, tuning.surface)
    (resistance, angularResistance) = (tuning.resistance, tuning.resistance)
  }
}
