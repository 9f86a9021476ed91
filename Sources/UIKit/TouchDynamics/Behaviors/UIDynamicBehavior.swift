// SPDX-License-Identifier: Apache-2.0
public import Foundation
import TouchCore

/// What happens to the items of a dynamic animator; one of its own can consist of others.
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
  /// The behaviors that this one consists of.
  public final private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Called in each frame, after the items have been moved.
  open var action: (() -> Void)?
  final private(set) weak var parent: UIDynamicBehavior?
  final weak var owner: UIDynamicAnimator?

  /// Creates a behavior without children.
  public override init() {
    super.init()
  }

  /// The animator that runs the behavior, or the one that it is a child of.
  open var dynamicAnimator: UIDynamicAnimator? {
    var behavior = self
    while let parent = behavior.parent { behavior = parent }
    return behavior.owner
  }

  /// Adds a behavior that this one consists of.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard !isAtOrBelow(behavior) else {
      return Misuse.report(
        "addChildBehavior(_:): \(type(of: behavior)) is this behavior or contains it; nothing is added.")
    }
    guard behavior.parent == nil, behavior.owner == nil else {
      return Misuse.report(
        "addChildBehavior(_:): \(type(of: behavior)) belongs to another behavior or an animator; nothing is added."
      )
    }
    behavior.parent = self
    childBehaviors.append(behavior)
    if let animator = dynamicAnimator { behavior.tell(animator) }
    changed()
  }

  /// Whether this behavior is `other` or one that `other` consists of.
  private func isAtOrBelow(_ other: UIDynamicBehavior) -> Bool {
    var candidate: UIDynamicBehavior? = self
    while let behavior = candidate {
      if behavior === other { return true }
      candidate = behavior.parent
    }
    return false
  }

  /// Removes a behavior that this one consists of.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
    changed()
    childBehaviors.remove(at: index)
    behavior.parent = nil
    behavior.tell(nil)
  }

  /// Called before the behavior is added to an animator, or with nil before it is removed.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  /// Tells the behavior and its children where they belong.
  final func tell(_ animator: UIDynamicAnimator?) {
    willMove(to: animator)
    for child in childBehaviors { child.tell(animator) }
  }

  /// The items of a behavior that has any number of them.
  final var list: [any UIDynamicItem] = []

  /// Adds an item that is not in the list.
  final func include(_ item: any UIDynamicItem) {
    if !list.contains(where: { $0 === item }) { list.append(item) }
    changed()
  }

  /// Removes an item from the list.
  final func exclude(_ item: any UIDynamicItem) {
    list.removeAll { $0 === item }
    changed()
  }

  /// The items that the behavior moves.
  var movedItems: [any UIDynamicItem] { list }

  /// Puts what the behavior does in the next frame into a world.
  func act(in world: World) {}

  /// Whether the behavior has something to do though all items rest.
  var isPending: Bool { false }

  /// Has the animator go on, because the behavior is different.
  final func changed() { dynamicAnimator?.resume() }
}
