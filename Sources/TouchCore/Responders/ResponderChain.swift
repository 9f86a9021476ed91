// SPDX-License-Identifier: Apache-2.0

/// A responder and those after it, as `next` gives them.
///
/// The chain ends even if an override of `next` leads it back: at the first responder that the walk comes to
/// a second time. Plain views only lead to their superviews, which is no way back, so only other responders
/// and where they lead are noted; a walk through views alone needs no memory. (A walk that enters a circle
/// in the midst of plain views sees those of them again that follow, once.)
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

/// The responders a walk has been at; few as a rule, so a list at first.
private struct VisitedResponders {
  private var few: [ObjectIdentifier] = []
  private var many: Set<ObjectIdentifier> = []

  /// Notes a responder; false if it was noted before.
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
  // `next` stands in the table of every responder at the same place, so classes that are no views can be
  // compared as well: they differ.
  private static let found = MethodSlot(of: UIView.self, control: PlainNext.self, probe: OwnNext.self)

  static func isOverridden(by type: UIResponder.Type) -> Bool { found.isOverridden(by: type) }
}

private final class PlainNext: UIView {}

private final class OwnNext: UIView {
  override var next: UIResponder? { nil }
}
