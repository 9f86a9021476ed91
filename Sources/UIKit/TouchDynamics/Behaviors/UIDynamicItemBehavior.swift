// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// What items are made of, and how fast they are.
@preconcurrency @MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {
  /// The items.
  public final var items: [any UIDynamicItem] { list }
  private final var surface = ItemSurface() { didSet { if surface != oldValue { changed() } } }
  /// The velocities that items get as soon as an animator moves them.
  private final var waiting: [(item: any UIDynamicItem, velocity: Vector, spin: Double)] = []

  /// Creates a behavior for items.
  public init(items: [any UIDynamicItem]) {
    super.init()
    for item in items { include(item) }
  }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) {
    include(item)
  }

  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) {
    exclude(item)
  }

  /// How much of its speed an item keeps when it hits something, from 0 to 1.
  open var elasticity: CGFloat {
    get { CGFloat(surface.elasticity) }
    set { surface.elasticity = Double(newValue) }
  }
  /// How much items rub against each other.
  open var friction: CGFloat {
    get { CGFloat(surface.friction) }
    set { surface.friction = Double(newValue) }
  }
  /// The density; an item of 100 by 100 points with density 1 has the unit of mass.
  open var density: CGFloat {
    get { CGFloat(surface.density) }
    set { surface.density = Double(newValue) }
  }
  /// The part of its speed that an item loses in a second, at first.
  open var resistance: CGFloat {
    get { CGFloat(surface.resistance) }
    set { surface.resistance = Double(newValue) }
  }
  /// The part of its angular speed that an item loses in a second, at first.
  open var angularResistance: CGFloat {
    get { CGFloat(surface.angularResistance) }
    set { surface.angularResistance = Double(newValue) }
  }
  /// Whether the items stay where they are, and others collide with them.
  open var isAnchored: Bool {
    get { surface.isAnchored }
    set { surface.isAnchored = newValue }
  }
  /// Whether the items can turn; true by default.
  open var allowsRotation: Bool {
    get { surface.allowsRotation }
    set { surface.allowsRotation = newValue }
  }

  /// Adds to the velocity of an item, in points per second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    waiting.append((item, Vector(velocity), 0))
    changed()
  }

  /// The velocity of an item, in points per second.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    let body = dynamicAnimator?.body(of: item)
    return waiting.reduce(body?.velocity ?? .zero) { $1.item === item ? $0 + $1.velocity : $0 }.point
  }

  /// Adds to the angular velocity of an item, in radians per second.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    waiting.append((item, .zero, Double(velocity)))
    changed()
  }

  /// The angular velocity of an item, in radians per second.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    let body = dynamicAnimator?.body(of: item)
    return CGFloat(waiting.reduce(body?.spin ?? 0) { $1.item === item ? $0 + $1.spin : $0 })
  }

  override var isPending: Bool { !waiting.isEmpty }

  override func act(in world: World) {
    for item in items { world.body(of: item)?.surface = surface }
    for change in waiting {
      guard let body = world.body(of: change.item) else { continue }
      body.velocity += change.velocity
      body.spin += change.spin
    }
    waiting = []
  }
}
