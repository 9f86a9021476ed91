// SPDX-License-Identifier: Apache-2.0

/// What is passed up the responder chain from its beginning to its end: a touch or a press.
protocol ForwardedItem: AnyObject, Hashable {
  /// The place in the order in which such items began.
  var number: Int { get }
  /// Who passed it on to whom when it began.
  var links: [UITouch.Link] { get set }
}

extension UITouch: ForwardedItem {}
extension UIPress: ForwardedItem {}

/// How touches and presses go up the responder chain by default.
///
/// The way a began went is the way the rest of that item goes: the item remembers who passed it on to whom.
/// So a responder above gets one end for each began even when the hierarchy changes in between.
enum ItemForwarding {
  static func forward<Item: ForwardedItem>(
    _ items: Set<Item>, phase: Int, isBegan: Bool, as methods: ResponderMethods, from responder: UIResponder,
    hand: (Set<Item>, UIResponder) -> Void
  ) {
    if items.count == 1, let item = items.first {
      guard let target = target(of: item, isBegan, methods, from: responder) else { return }
      return ForwardingStack.pass(from: responder, methods.group, phase: phase, number: item.number) {
        hand(items, target)
      }
    }
    // Items that began in different chains part ways here; in the order in which they began.
    var rest = items.sorted { $0.number < $1.number }
      .compactMap { item in target(of: item, isBegan, methods, from: responder).map { (item, $0) } }
    while let (first, target) = rest.first {
      let group = Set(rest.filter { $0.1 === target }.map(\.0))
      rest.removeAll { $0.1 === target }
      ForwardingStack.pass(from: responder, methods.group, phase: phase, number: first.number) {
        hand(group, target)
      }
    }
  }

  private static func target<Item: ForwardedItem>(
    of item: Item, _ isBegan: Bool, _ methods: ResponderMethods, from responder: UIResponder
  ) -> UIResponder? {
    let source = ObjectIdentifier(responder)
    if isBegan {
      let target = methods.heir(of: responder)
      item.links.append(UITouch.Link(from: source, to: target))
      return target
    }
    if let link = item.links.last(where: { $0.from == source }) { return link.to }
    return methods.heir(of: responder)
  }
}
