// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A responder and those after it, as `next` returns them.
///
/// The chain ends even if overrides of `next` make it circular: at the first responder that it comes to a
/// second time. Plain views only lead to their superviews, which is never circular. So only other responders
/// and their `next` are noted; a chain of views alone allocates nothing. (A chain that enters a circle
/// between plain views visits the ones that follow once more.)
package struct ResponderChain: @MainActor Sequence, @MainActor IteratorProtocol {
  private var upcoming: UIResponder?
  private let start: UIResponder?
  private var noted = VisitedResponders()

  /// The chain that begins with `responder` itself.
  package init(from responder: UIResponder?) {
    upcoming = responder
    start = responder
  }

  /// The chain that begins after `responder`.
  package init(after responder: UIResponder) {
    self.init(from: responder)
    _ = next()
  }

  package mutating func next() -> UIResponder? {
    guard let current = upcoming else { return nil }
    upcoming = current.next
    guard let following = upcoming else { return current }
    if following === start {
      upcoming = nil
    } else if NextSlot.isOverridden(by: type(of: current)) || current.leadsToController {
      noted.insert(current)
      if !noted.insert(following) { upcoming = nil }
    }
    return current
  }
}

extension UIResponder {
  /// Whether this is the view of a controller, whose `next` is not its superview.
  fileprivate final var leadsToController: Bool {
    guard let view = self as? UIView else { return false }
    return view.extras?.viewController != nil
  }
}

/// The responders that were visited; usually few, so a list at first.
private struct VisitedResponders {
  private var few: [ObjectIdentifier] = []
  private var many: Set<ObjectIdentifier> = []

  /// Notes a responder; returns false if it was noted before.
  @discardableResult
  mutating func insert(_ responder: UIResponder) -> Bool {
    let identity = ObjectIdentifier(responder)
    if few.count < 16 {
      guard !few.contains(identity) else { return false }
      few.append(identity)
      return true
    }
    return !few.contains(identity) && many.insert(identity).inserted
  }
}

/// Whether a class has a `next` other than `UIView`'s.
private enum NextSlot {
  // `next` has the same offset in the method table of every responder, so classes that are not views can be
  // compared as well: they differ.
  private static let found = MethodSlot(
    of: UIView.self, declaredBy: UIResponder.self, control: PlainNext.self, probe: OwnNext.self)

  static func isOverridden(by type: UIResponder.Type) -> Bool { found.isOverridden(by: type) }
}

private final class PlainNext: UIView {}

private final class OwnNext: UIView {
  override var next: UIResponder? { nil }
}

/// The search for the responder that performs an action, from a responder up the chain.
enum ActionSearch {
  /// What `UIResponder.target(forAction:withSender:)` answers for `start`.
  static func target(for action: Selector, sender: Any?, from start: UIResponder) -> Any? {
    for responder in ResponderChain(from: start) {
      // A responder with an override continues with it, and may come back here through super.
      if responder !== start, ResponderMethod.target.isOverridden(by: type(of: responder)) {
        var answer: Any?
        Forwarding.once(.target, about: .number(action.hashValue), at: start) {
          answer = responder.target(forAction: action, withSender: sender)
        }
        return answer
      }
      if responder.canPerformAction(action, withSender: sender) { return responder }
    }
    return nil
  }
}
