// SPDX-License-Identifier: Apache-2.0

/// The messages waiting until an application has handled earlier ones.
///
/// Moves are merged as they are added, so a slow application receives the newest positions; a beginning, an
/// end or a cancellation is never merged.
struct MessageQueue: Sendable {
  /// A waiting message.
  enum Item: Sendable {
    case frame(RoutedFrame)
    case cancel(RouterCancellation)
    case front(Bool)
  }

  private var items: [Item] = []
  /// How many of the items were removed.
  private var removed = 0

  var count: Int { items.count - removed }
  var isEmpty: Bool { removed == items.count }

  /// Adds a message; returns whether it was merged into the last one.
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

  /// Removes and returns the oldest message.
  mutating func next() -> Item? {
    guard !isEmpty else { return nil }
    defer {
      removed += 1
      if isEmpty {
        removeAll()
      } else if removed >= 256 {
        items.removeFirst(removed)
        removed = 0
      }
    }
    return items[removed]
  }

  mutating func removeAll() {
    items.removeAll(keepingCapacity: true)
    removed = 0
  }
}

extension RoutedFrame {
  /// Whether no contact begins or ends in the frame.
  private var isOnlyMoves: Bool { frame.contacts.allSatisfy { $0.phase.isContinuation } }

  /// This frame and the next one as one, with the newest values of each contact and the sum of the wheel
  /// movements; nil if either contains anything that must not be merged.
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

  /// Merges two ascending lists: a contact that moved first and rests now has moved.
  private static func merged(
    _ old: [DigitizerContact], _ new: [DigitizerContact]
  ) -> [DigitizerContact] {
    var result: [DigitizerContact] = []
    result.reserveCapacity(max(old.count, new.count))
    var index = 0
    for var contact in new {
      while index < old.count, old[index].id < contact.id {
        result.append(old[index])
        index += 1
      }
      if index < old.count, old[index].id == contact.id {
        if contact.phase == .stationary { contact.phase = old[index].phase }
        index += 1
      }
      result.append(contact)
    }
    result.append(contentsOf: old[index...])
    return result
  }
}
