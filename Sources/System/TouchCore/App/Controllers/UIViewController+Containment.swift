// SPDX-License-Identifier: Apache-2.0
import TouchGraphics

extension UIViewController {
  /// The nearest navigation controller this one is in.
  final var nearestNavigationController: UINavigationController? {
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

  /// The controller that keeps this one alive: its parent, else the one that presents it.
  final var keeper: UIViewController? { storedParent ?? storedPresenting }

  /// Whether `other` is this controller or keeps it, by way of any number of others.
  ///
  /// Looked for from both sides at once, up from here and down from `other`, so that adding one controller to
  /// the end of a long chain does not climb the chain.
  final func isKept(by other: UIViewController) -> Bool {
    if self === other { return true }
    var above = keeper
    var waiting = other.kept
    while let current = above, let below = waiting.popLast() {
      if current === other || below === self { return true }
      above = current.keeper
      waiting += below.kept
    }
    return false
  }

  /// The controllers that this one keeps alive.
  private var kept: [UIViewController] {
    storedPresented.map { storedChildren + [$0] } ?? storedChildren
  }

  /// Whether a controller can become a child; reports the misuse if not.
  package final func acceptsChild(_ child: UIViewController, doing what: String) -> Bool {
    guard child.storedParent !== self, let complaint = objection(toChild: child) else { return true }
    Misuse.report("\(what): \(complaint); nothing changes.")
    return false
  }

  final func adopt(_ child: UIViewController) {
    guard child.storedParent !== self else { return }
    if let complaint = objection(toChild: child) {
      return Misuse.report("addChild(_:): \(complaint); nothing is added.")
    }
    child.willMove(toParent: self)
    // The callback may have put the two together in another way.
    if let complaint = objection(toChild: child) {
      return Misuse.report("addChild(_:): \(complaint) since willMove(toParent:); nothing is added.")
    }
    if child.storedParent != nil { child.leaveParent() }
    guard child.storedParent == nil, objection(toChild: child) == nil else { return }
    child.storedParent = self
    storedChildren.append(child)
  }

  /// Why `child` cannot be a child of this controller, if it cannot.
  ///
  /// Parents and presenting controllers keep each other's trees, and a circle of them would have no end.
  private func objection(toChild child: UIViewController) -> String? {
    let name = "\(type(of: child))"
    if child === self { return "\(name) is this controller itself" }
    if isKept(by: child) { return "\(name) contains or presents this controller" }
    if child.storedPresenting != nil { return "\(name) is presented; dismiss it first" }
    return nil
  }

  final func leaveParent() {
    guard let parent = storedParent else { return }
    parent.storedChildren.remove(self)
    storedParent = nil
    surroundings?.bars = .zero
    didMove(toParent: nil)
    parent.lostChild(self)
  }
}
