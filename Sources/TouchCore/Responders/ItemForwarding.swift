// SPDX-License-Identifier: Apache-2.0

/// A phase of a touch or a press, as far as forwarding tells phases apart.
nonisolated protocol ForwardedPhase: Equatable, RawRepresentable<Int> {
  static var began: Self { get }
  static var ended: Self { get }
  static var cancelled: Self { get }
}

extension UITouch.Phase: ForwardedPhase {}
extension UIPress.Phase: ForwardedPhase {}

/// What is passed up the responder chain from its beginning to its end: a touch or a press.
protocol ForwardedItem: AnyObject, Hashable {
  /// The class itself; a class that has subclasses cannot be `Self` in a set.
  associatedtype Item: ForwardedItem
  associatedtype Phase: ForwardedPhase
  associatedtype Event: UIEvent

  /// The methods of responders that such items go to.
  static var methods: ResponderMethods { get }
  /// Calls the method of `responder` for a phase.
  static func hand(_ phase: Phase, _ items: Set<Item>, with event: Event?, to responder: UIResponder)

  /// The place in the order in which such items began; 0 for one that code made itself.
  var number: Int { get }
  /// Who passed it on to whom when it began.
  var links: [UITouch.Link] { get set }
  /// Whether its end has been told already.
  var isOver: Bool { get }
  /// Tells that it is not passed on.
  func reportStop(_ phase: Phase, at responder: UIResponder)
}

/// How touches and presses go up the responder chain by default.
///
/// The way a began went is the way the rest of that item goes: the item remembers who passed it on to whom.
/// So a responder above gets one end for each began even when the hierarchy changes in between. What has no
/// began before it, or a began of what is over, is not passed on: such things come of a responder that keeps
/// a began and passes on its end, and of one that loses the item before it passes the began on. UIKit passes
/// those on too; the law that nothing precedes began and all of it ends is ours. Items that code made
/// itself, to call the methods by hand, go up the chain in any phase.
enum ItemForwarding {
  static func forward<Item: ForwardedItem>(
    _ phase: Item.Phase, _ items: Set<Item>, with event: Item.Event?, from responder: UIResponder
  ) where Item.Item == Item {
    let group = Item.methods.group
    if items.count == 1, let item = items.first {
      guard let target = target(of: item, phase, from: responder) else { return }
      return ForwardingStack.pass(from: responder, group, phase: phase.rawValue, number: item.number) {
        Item.hand(phase, items, with: event, to: target)
      }
    }
    // Items that began in different chains part ways here; in the order in which they began.
    var rest = items.sorted { $0.number < $1.number }
      .compactMap { item in target(of: item, phase, from: responder).map { (item, $0) } }
    while let (first, target) = rest.first {
      let together = Set(rest.filter { $0.1 === target }.map(\.0))
      rest.removeAll { $0.1 === target }
      ForwardingStack.pass(from: responder, group, phase: phase.rawValue, number: first.number) {
        Item.hand(phase, together, with: event, to: target)
      }
    }
  }

  private static func target<Item: ForwardedItem>(
    of item: Item, _ phase: Item.Phase, from responder: UIResponder
  ) -> UIResponder? {
    if item.number == 0 { return Item.methods.heir(of: responder) }
    let source = ObjectIdentifier(responder)
    var place: Int?
    for (index, link) in item.links.enumerated() where link.from == source { place = index }
    if phase == .began, place == nil, !item.isOver {
      let target = Item.methods.heir(of: responder)
      item.links.append(UITouch.Link(from: source, to: target))
      return target
    }
    guard phase != .began, let place, !item.links[place].isOver else {
      item.reportStop(phase, at: responder)
      return nil
    }
    if phase == .ended || phase == .cancelled { item.links[place].isOver = true }
    return item.links[place].to
  }
}
