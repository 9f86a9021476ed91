// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Moves an item to a point, where it ends exactly and upright.
///
/// Gravity does not pull an item that snaps.
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem
  /// Where the item goes.
  open var snapPoint: CGPoint { didSet { changed() } }
  /// How much the swinging at the end is damped, from 0 to 1; 0.5 by default (documented).
  open var damping: CGFloat = 0.5 { didSet { changed() } }

  /// Creates a snap of an item to a point.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  override var movedItems: [any UIDynamicItem] { [item] }

  override func act(in world: World) {
    guard let body = world.body(of: item) else { return }
    body.isSnapping = true
    body.acceleration = .zero
    world.snaps.append(Snap(body: body, point: Vector(snapPoint), damping: Double(damping)))
  }
}
