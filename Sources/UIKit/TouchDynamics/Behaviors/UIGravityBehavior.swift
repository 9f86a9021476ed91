// SPDX-License-Identifier: Apache-2.0
public import TouchGraphics

/// Accelerates items in a direction; by default down, by 1000 points per square second (documented).
@preconcurrency @MainActor open class UIGravityBehavior: UIDynamicBehavior {
  /// The items that fall.
  public final var items: [any UIDynamicItem] { list }
  /// The direction, whose length is the magnitude.
  open var gravityDirection = CGVector(dx: 0, dy: 1) { didSet { changed() } }

  /// Creates a gravity that pulls items down.
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

  /// The angle of the direction, in radians from the x axis to the y axis.
  open var angle: CGFloat {
    get { atan2(gravityDirection.dy, gravityDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The strength; 1 is 1000 points per square second.
  open var magnitude: CGFloat {
    get { hypot(gravityDirection.dx, gravityDirection.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets direction and strength.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(dx: magnitude * cos(angle), dy: magnitude * sin(angle))
  }

  override func act(in world: World) {
    let pull = Vector(Double(gravityDirection.dx), Double(gravityDirection.dy)) * world.tuning.gravity
    for item in items {
      guard let body = world.body(of: item), !body.isSnapping else { continue }
      body.acceleration += pull
    }
  }
}
