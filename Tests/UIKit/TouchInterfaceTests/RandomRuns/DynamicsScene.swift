// SPDX-License-Identifier: Apache-2.0
import TouchDynamics
import TouchInterface
import Touchstone

/// Views that behaviors move while code changes items and behaviors.
final class DynamicsScene: InterfaceScene {
  private let world: InterfaceWorld
  private let animator: UIDynamicAnimator
  private let items: [UIView]
  private let collision: UICollisionBehavior
  private let gravity: UIGravityBehavior
  private let own: UIDynamicItemBehavior
  private var others: [UIDynamicBehavior] = []

  init(_ world: InterfaceWorld) {
    self.world = world
    items = (0..<4).map {
      world.add(UIButton(type: .system), CGRect(x: 30 + 60 * $0, y: 100 + 10 * $0, width: 40, height: 40))
    }
    animator = UIDynamicAnimator(referenceView: world.root.view)
    collision = UICollisionBehavior(items: items)
    collision.translatesReferenceBoundsIntoBoundary = true
    gravity = UIGravityBehavior(items: items)
    own = UIDynamicItemBehavior(items: items)
    for behavior in [collision, gravity, own] { animator.addBehavior(behavior) }
    world.watch(animator)
  }

  private func add(_ behavior: UIDynamicBehavior) {
    world.watch(behavior)
    others.append(behavior)
    animator.addBehavior(behavior)
  }

  var changes: [Change] {
    [
      ("snap", { [self] in add(UISnapBehavior(item: items[$0 % 4], snapTo: CGPoint(x: 4 * $0, y: 7 * $0))) }),
      (
        "attach",
        { [self] in add(UIAttachmentBehavior(item: items[$0 % 4], attachedTo: items[($0 / 4) % 4])) }
      ),
      (
        "attach to an anchor",
        { [self] draw in
          let attachment = UIAttachmentBehavior(
            item: items[draw % 4], attachedToAnchor: CGPoint(x: 3 * draw, y: 50))
          (attachment.length, attachment.frequency, attachment.damping) = (
            CGFloat(draw), CGFloat(draw % 5), 0.5
          )
          add(attachment)
        }
      ),
      (
        "push",
        { [self] draw in
          let push = UIPushBehavior(
            items: [items[draw % 4]], mode: draw % 2 == 0 ? .instantaneous : .continuous)
          push.setAngle(CGFloat(draw), magnitude: CGFloat(draw) / 16)
          add(push)
        }
      ),
      (
        "remove one",
        { [self] in if !others.isEmpty { animator.removeBehavior(others.remove(at: $0 % others.count)) } }
      ),
      (
        "remove all",
        { [self] _ in
          animator.removeAllBehaviors()
          others = []
        }
      ),
      ("add again", { [self] in animator.addBehavior([collision, gravity, own][$0 % 3]) }),
      ("child", { [self] in collision.addChildBehavior(UIGravityBehavior(items: [items[$0 % 4]])) }),
      ("gravity", { [self] in gravity.setAngle(CGFloat($0), magnitude: CGFloat($0 % 4)) }),
      ("remove an item", { [self] in collision.removeItem(items[$0 % 4]) }),
      ("add an item", { [self] in collision.addItem(items[$0 % 4]) }),
      (
        "velocity", { [self] in own.addLinearVelocity(CGPoint(x: 100 * $0, y: -50 * $0), for: items[$0 % 4]) }
      ),
      ("spin", { [self] in own.addAngularVelocity(CGFloat($0), for: items[$0 % 4]) }),
      ("elastic", { [self] in own.elasticity = CGFloat($0) / 32 }),
      ("anchored", { [self] in own.isAnchored = $0 % 2 == 0 }),
      (
        "wall",
        { [self] in
          collision.addBoundary(
            withIdentifier: "wall \($0)" as NSString, from: CGPoint(x: 0, y: 5 * $0),
            to: CGPoint(x: 320, y: 5 * $0))
        }
      ),
      ("no walls", { [self] _ in collision.removeAllBoundaries() }),
      ("resize an item", { [self] in items[$0 % 4].bounds.size = CGSize(width: $0, height: $0) }),
      ("take a view out", { [self] in items[$0 % 4].removeFromSuperview() }),
      (
        "move by code",
        { [self] in
          items[$0 % 4].center = CGPoint(x: 5 * $0, y: 5 * $0)
          animator.updateItem(usingCurrentState: items[$0 % 4])
        }
      ),
    ]
  }

  var fault: String? {
    items.first { !$0.center.x.isFinite || !$0.transform.a.isFinite }.map {
      "an item is nowhere: \($0.center)"
    }
  }
}
