// SPDX-License-Identifier: Apache-2.0

/// The messages that wait until an application has read what it was sent before.
///
/// Moves are merged as they come, so that a slow application finds the newest ones; what begins, ends or is cancelled
/// stays as it is.
struct MessageQueue: Sendable {
  /// A message that waits.
  enum Item: Sendable {
    case frame(RoutedFrame)
    case cancel(RouterCancellation)
    case front(Bool)
  }

  private var items: [Item] = []
  private var taken = 0

  var count: Int { items.count - taken }
  var isEmpty: Bool { taken == items.count }

  /// Adds a message; true if it is merged into the last one.
  mutating func add(_ item: Item) -> Bool {
    if case .frame(let next) = item, !isEmpty, case .frame(let last) = items[items.count - 1],
      let merged = last.merged(with: next)
    {
      items[items.count - 1] = .frame(merged)
      return true
    }
    items.append(item)
    return false
  }

  /// Takes out the message that has waited longest.
  mutating func next() -> Item? {
    guard !isEmpty else { return nil }
    defer {
      taken += 1
      if isEmpty {
        removeAll()
      } else if taken >= 256 {
        items.removeFirst(taken)
        taken = 0
      }
    }
    return items[taken]
  }

  mutating func removeAll() {
    items.removeAll(keepingCapacity: true)
    taken = 0
  }
}

extension RoutedFrame {
  /// Whether nothing begins or ends in the frame.
  private var isOnlyMoves: Bool { frame.contacts.allSatisfy { $0.phase.isContinuation } }

  /// This frame and the one after it as one: the newest value of each contact, and the wheels' way of both; nil if one of
  /// them says what must not be lost.
  func merged(with next: RoutedFrame) -> RoutedFrame? {
    guard isOnlyMoves, next.isOnlyMoves, frame.display == next.frame.display,
      frame.buttons == next.frame.buttons
    else { return nil }
    var result = next
    result.merged = merged &+ next.merged
    result.frame.contacts = Self.merged(frame.contacts, next.frame.contacts)
    if let scroll = frame.scroll {
      let more = next.frame.scroll ?? DigitizerScroll()
      result.frame.scroll = DigitizerScroll(
        horizontal: scroll.horizontal + more.horizontal, vertical: scroll.vertical + more.vertical)
    }
    return result
  }

  /// Both lists as one, in ascending order: a contact that moved and rests now has moved.
  private static func merged(
    _ old: [DigitizerContact], _ new: [DigitizerContact]
  ) -> [DigitizerContact] {
    var result: [DigitizerContact] = []
    result.reserveCapacity(max(old.count, new.count))
    var place = 0
    for var contact in new {
      while place < old.count, old[place].id < contact.id {
        result.append(old[place])
        place += 1
      }
      if place < old.count, old[place].id == contact.id {
        if contact.phase == .stationary { contact.phase = old[place].phase }
        place += 1
      }
      result.append(contact)
    }
    result.append(contentsOf: old[place...])
    return result
  }
}
