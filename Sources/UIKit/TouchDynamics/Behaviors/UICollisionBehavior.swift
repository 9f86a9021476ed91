// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchGraphics

/// Lets items collide with each other and with boundaries.
@preconcurrency @MainActor open class UICollisionBehavior: UIDynamicBehavior {
  /// What items collide with.
  public nonisolated struct Mode: OptionSet, Sendable, Hashable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt

    /// Creates a mode from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The other items of the behavior.
    public static let items = Mode(rawValue: 1)
    /// The boundaries of the behavior.
    public static let boundaries = Mode(rawValue: 2)
    /// Both.
    public static let everything = Mode(rawValue: .max)
  }

  /// The items that collide.
  public final var items: [any UIDynamicItem] { list }
  /// What they collide with; everything by default.
  open var collisionMode = Mode.everything { didSet { changed() } }
  /// Whether the bounds of the reference view are a boundary, without an identifier.
  open var translatesReferenceBoundsIntoBoundary = false {
    didSet {
      insets = .zero
      changed()
    }
  }
  /// Hears when contacts begin and end.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

  private struct Boundary {
    let identifier: any NSCopying
    let key: AnyHashable
    let path: UIBezierPath
    let lines: [[Vector]]
  }

  private final var boundaries: [Boundary] = []
  private final var insets = UIEdgeInsets.zero
  private final var group: CollisionGroup?
  /// What touched in the last frame.
  private final var touching: [CollisionGroup.Touch] = []

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

  /// Makes the bounds of the reference view, less some insets, a boundary.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    translatesReferenceBoundsIntoBoundary = true
    self.insets = insets
  }

  /// Adds the line of a path as a boundary; it replaces the one with the same identifier.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    removeBoundary(withIdentifier: identifier)
    boundaries.append(
      Boundary(
        identifier: identifier, key: Self.key(identifier), path: bezierPath,
        lines: ConvexShape.lines(of: bezierPath)))
    changed()
  }

  /// Adds a line as a boundary.
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }

  /// The path of a boundary.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { $0.key == Self.key(identifier) }?.path
  }

  /// Removes a boundary.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { $0.key == Self.key(identifier) }
    changed()
  }

  /// Removes all boundaries.
  open func removeAllBoundaries() {
    boundaries = []
    changed()
  }

  /// The identifiers of the boundaries, in the order in which they were added.
  open var boundaryIdentifiers: [any NSCopying]? {
    boundaries.isEmpty ? nil : boundaries.map(\.identifier)
  }

  private static func key(_ identifier: any NSCopying) -> AnyHashable {
    // A string and an object of the same text are the same name.
    if let text = identifier as? NSString { return AnyHashable("\(text)") }
    return (identifier as? any Hashable).map { AnyHashable($0) }
      ?? AnyHashable(ObjectIdentifier(identifier as AnyObject))
  }

  override func act(in world: World) {
    let walls = translatesReferenceBoundsIntoBoundary ? world.bounds?.inset(by: insets) : nil
    let made = CollisionGroup(
      items.compactMap { world.body(of: $0) }, mode: collisionMode, walls: walls,
      boundaries: boundaries.map(\.lines))
    group = made
    world.collisions.append(made)
  }

  /// Tells the delegate which contacts have begun and ended in the frame.
  final func report() {
    guard let group else { return }
    let (old, new) = (touching, group.touching)
    touching = new
    self.group = nil
    guard let collisionDelegate else { return }
    for touch in new where !old.contains(where: { $0.isSame(as: touch) }) {
      if let second = touch.second {
        collisionDelegate.collisionBehavior(
          self, beganContactFor: touch.first.item, with: second.item, at: touch.place.point)
      } else {
        collisionDelegate.collisionBehavior(
          self, beganContactFor: touch.first.item, withBoundaryIdentifier: identifier(touch.boundary),
          at: touch.place.point)
      }
    }
    for touch in old where !new.contains(where: { $0.isSame(as: touch) }) {
      if let second = touch.second {
        collisionDelegate.collisionBehavior(self, endedContactFor: touch.first.item, with: second.item)
      } else {
        collisionDelegate.collisionBehavior(
          self, endedContactFor: touch.first.item, withBoundaryIdentifier: identifier(touch.boundary))
      }
    }
  }

  private func identifier(_ index: Int) -> (any NSCopying)? {
    boundaries.indices.contains(index) ? boundaries[index].identifier : nil
  }
}

/// Hears when contacts begin and end.
@preconcurrency @MainActor public protocol UICollisionBehaviorDelegate: AnyObject {
  /// Two items touch.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint)
  /// Two items no longer touch.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
  /// An item touches a boundary; the bounds of the reference view have no identifier.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
  /// An item no longer touches a boundary.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
  /// Does nothing unless implemented.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint
  ) {}
  /// Does nothing unless implemented.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
  ) {}
  /// Does nothing unless implemented.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {}
  /// Does nothing unless implemented.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {}
}
