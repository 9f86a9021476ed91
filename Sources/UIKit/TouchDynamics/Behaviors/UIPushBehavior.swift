// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchGraphics

/// Pushes items, for as long as it is active or once.
@preconcurrency @MainActor open class UIPushBehavior: UIDynamicBehavior {
  /// How long items are pushed.
  public nonisolated enum Mode: Int, Sendable, Hashable {
    /// As long as the push is active.
    case continuous = 0
    /// At once.
    case instantaneous = 1
  }

  /// The items that are pushed.
  public final var items: [any UIDynamicItem] { list }
  /// How long items are pushed.
  public final let mode: Mode
  /// Whether the push acts; one at once is inactive afterwards (documented).
  open var active = true { didSet { if active { changed() } } }
  /// The direction, whose length is the magnitude.
  open var pushDirection = CGVector.zero { didSet { changed() } }
  private final var offsets: [ObjectIdentifier: UIOffset] = [:]

  /// Creates a push without a direction.
  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
    super.init()
    for item in items { include(item) }
  }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) {
    include(item)
  }

  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = nil
    exclude(item)
  }

  /// The angle of the direction, in radians from the x axis to the y axis.
  open var angle: CGFloat {
    get { atan2(pushDirection.dy, pushDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The strength; 1 accelerates an item of 100 by 100 points with density 1 by 100 points per square second
  /// (documented).
  open var magnitude: CGFloat {
    get { hypot(pushDirection.dx, pushDirection.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets direction and strength.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(dx: magnitude * cos(angle), dy: magnitude * sin(angle))
  }

  /// Where an item is pushed, from its center; at the center by default.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }

  /// Sets where an item is pushed, from its center; a push beside the center turns the item.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = o
    changed()
  }

  override var isPending: Bool { active && mode == .instantaneous && magnitude > 0 }

  override func act(in world: World) {
    guard active, magnitude > 0 else { return }
    let force = Vector(Double(pushDirection.dx), Double(pushDirection.dy)) * world.tuning.push
    for item in items {
      guard let body = world.body(of: item) else { continue }
      let arm = Vector(targetOffsetFromCenter(for: item)).rotated(by: body.angle)
      if mode == .instantaneous {
        body.kick(force, at: arm)
      } else {
        body.force += force
        body.torque += arm.cross(force)
      }
    }
    if mode == .instantaneous { active = false }
  }
}
