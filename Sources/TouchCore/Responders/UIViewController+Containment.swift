// SPDX-License-Identifier: Apache-2.0

extension UIViewController {
  /// The children, in the order in which they were added.
  public var children: [UIViewController] { storedChildren }

  /// The controller this one is a child of.
  public var parent: UIViewController? { storedParent }

  /// The nearest navigation controller this one is in.
  public var navigationController: UINavigationController? {
    var ancestor = storedParent
    while let current = ancestor {
      if let found = current as? UINavigationController { return found }
      ancestor = current.storedParent
    }
    return nil
  }

  /// The topmost of the controllers this one is in, or itself.
  final var outermost: UIViewController {
    var top = self
    while let above = top.storedParent { top = above }
    return top
  }

  final func adopt(_ child: UIViewController) {
    guard child.storedParent !== self else { return }
    var ancestor: UIViewController? = self
    while let current = ancestor {
      guard current !== child else {
        return Misuse.report(
          "addChild(_:): \(type(of: child)) \(current === self ? "is this controller itself" : "contains this controller"); nothing is added."
        )
      }
      ancestor = current.storedParent
    }
    child.willMove(toParent: self)
    if child.storedParent != nil { child.leaveParent() }
    child.storedParent = self
    storedChildren.append(child)
  }

  final func leaveParent() {
    guard let parent = storedParent else { return }
    parent.storedChildren.removeAll { $0 === self }
    storedParent = nil
    didMove(toParent: nil)
    parent.lostChild(self)
  }
}
