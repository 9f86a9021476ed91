// SPDX-License-Identifier: Apache-2.0

/// Objects to process in the order of their numbers, as a loop over all of them would, without the loop.
///
/// An object that is added during a pass is processed in its turn, if that is still to come, and otherwise in
/// the next pass. Nearly always objects are added in the order of their numbers.
nonisolated struct Worklist<Element: AnyObject> {
  private struct Entry {
    let number: Int
    /// Retained until it is returned by ``next()``.
    var object: Element?
  }

  /// In the order of their numbers.
  private var entries: [Entry] = []
  /// How many of them have been processed.
  private var taken = 0
  private var later: [Entry] = []
  /// The number of the object that is being processed.
  private var current = Int.min

  /// How many objects are still to be processed.
  private var count = 0

  @inline(__always)
  var isEmpty: Bool { count == 0 }

  mutating func add(_ object: Element, _ number: Int) {
    let entry = Entry(number: number, object: object)
    count += 1
    if number <= current { later.append(entry) } else { insert(entry) }
  }

  private mutating func insert(_ entry: Entry) {
    if taken == entries.count || entries[entries.count - 1].number <= entry.number {
      return entries.append(entry)
    }
    var (low, high) = (taken, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].number <= entry.number { low = middle + 1 } else { high = middle }
    }
    entries.insert(entry, at: low)
  }

  /// Begins a pass.
  mutating func start() {
    current = .min
    if later.isEmpty { return }
    for entry in later { insert(entry) }
    later.removeAll(keepingCapacity: true)
  }

  /// Calls `body` with each object whose turn is to come; `body` must not change the list.
  @inline(__always)
  func each(_ body: (Element) -> Void) {
    for index in taken..<entries.count { entries[index].object.map(body) }
  }

  /// Removes and returns the next object; nil at the end of the pass.
  mutating func next() -> Element? {
    guard taken < entries.count else {
      (current, taken) = (.min, 0)
      entries.removeAll(keepingCapacity: true)
      return nil
    }
    defer { taken += 1 }
    current = entries[taken].number
    count -= 1
    return entries[taken].object.take()
  }

  /// Removes the objects for which `matches` is true.
  ///
  /// - Returns: The objects that the list held. The caller releases them, because anybody's code may run
  ///   then.
  mutating func forget(_ matches: (Element) -> Bool) -> [AnyObject] {
    let all = entries[taken...] + later
    (entries, later, taken, count) = ([], [], 0, 0)
    var held: [AnyObject] = []
    for entry in all {
      guard let object = entry.object else { continue }
      held.append(object)
      if !matches(object) { add(object, entry.number) }
    }
    return held
  }
}
