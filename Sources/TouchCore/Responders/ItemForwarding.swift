// SPDX-License-Identifier: Apache-2.0

/// What is passed up the responder chain from its beginning to its end: a touch or a press.
protocol ForwardedItem: AnyObject, Hashable {
  /// The place in the order in which such items began; 0 for one that code made itself.
  var number: Int { get }
  /// Who passed it on to whom when it began.
  var links: [UITouch.Link] { get set }
  /// Whether its end has been told already.
  var isOver: Bool { get }
  /// Tells that it is not passed on.
  func reportStop(phase: Int, at responder: UIResponder)
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
    _ items: Set<Item>, phase: Int, isBegan: Bool, isEnd: Bool, as methods: ResponderMethods,
    from responder: UIResponder,
    hand: (Set<Item>, UIResponder) -> Void
  ) {
    if items.count == 1, let item = items.first {
      guard let target = target(of: item, phase, (isBegan, isEnd), methods, from: responder) else { return }
      return ForwardingStack.pass(from: responder, methods.group, phase: phase, number: item.number) {
        hand(items, target)
      }
    }
    // Items that began in different chains part ways here; in the order in which they began.
    var rest = items.sorted { $0.number < $1.number }
      .compactMap { item in
        target(of: item, phase, (isBegan, isEnd), methods, from: responder).map { (item, $0) }
      }
    while let (first, target) = rest.first {
      let group = Set(rest.filter { $0.1 === target }.map(\.0))
      rest.removeAll { $0.1 === target }
      ForwardingStack.pass(from: responder, methods.group, phase: phase, number: first.number) {
        hand(group, target)
      }
    }
  }

  private static func target<Item: ForwardedItem>(
    of item: Item, _ phase: Int, _ step: (isBegan: Bool, isEnd: Bool), _ methods: ResponderMethods,
    from responder: UIResponder
  ) -> UIResponder? {
    if item.number == 0 { return methods.heir(of: responder) }
    let source = ObjectIdentifier(responder)
    var place: Int?
    for (index, link) in item.links.enumerated() where link.from == source { place = index }
    if step.isBegan, place == nil, !item.isOver {
      let target = methods.heir(of: responder)
      item.links.append(UITouch.Link(from: source, to: target))
      return target
    }
    guard !step.isBegan, let place, !item.links[place].isOver else {
      item.reportStop(phase: phase, at: responder)
      return nil
    }
    if step.isEnd { item.links[place].isOver = true }
    return item.links[place].to
  }
}

extension UITouch: ForwardedItem {
  var isOver: Bool { progress == .over }

  func reportStop(phase: Int, at responder: UIResponder) {
    guard let application = window?.application, let phase = UITouch.Phase(rawValue: phase) else { return }
    application.report(
      .delivery(.stopped(touch: number, phase, at: application.names.name(of: responder))))
  }
}
