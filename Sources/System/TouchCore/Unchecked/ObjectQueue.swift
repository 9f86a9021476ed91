// SPDX-License-Identifier: Apache-2.0

/// A list of objects that mostly loses its first, without moving up the others each time.
///
/// Its loops are those of an array of objects: they retain nothing in it, and visit what is in it at the
/// start.
nonisolated struct ObjectQueue<Element: AnyObject> {
  /// How many slots at the front may be empty when the list grows.
  private static var maximumGap: Int { 32 }

  /// Nil before ``first``, and nowhere else.
  private var slots: [Element?] = []
  private var first = 0

  @inline(__always) var isEmpty: Bool { slots.count == first }

  @inline(__always) var count: Int { slots.count - first }

  /// The objects as an array.
  var all: [Element] {
    var all: [Element] = []
    all.reserveCapacity(count)
    each { all.append($0) }
    return all
  }

  subscript(index: Int) -> Element { unsafe slots[first + index].unsafelyUnwrapped }

  mutating func append(_ object: Element) {
    if first > Self.maximumGap, 2 * first > slots.count {
      slots.removeFirst(first)
      first = 0
    }
    slots.append(object)
  }

  /// Removes the first object.
  @inline(__always)
  mutating func removeFirst() -> Element {
    let object = unsafe slots[first].take().unsafelyUnwrapped
    first += 1
    if first == slots.count {
      slots.empty()
      first = 0
    }
    return object
  }

  /// Removes and returns the object at an index.
  @discardableResult
  mutating func remove(at index: Int) -> Element {
    if index == 0 { return removeFirst() }
    return unsafe slots.remove(at: first + index).unsafelyUnwrapped
  }

  /// Removes an object; returns whether it was in the list.
  @discardableResult
  mutating func remove(_ object: Element) -> Bool {
    guard !isEmpty else { return false }
    if unsafe slots.withUnsafeBufferPointer({ unsafe $0.borrow(first) { $0 === object } }) {
      _ = removeFirst()
      return true
    }
    guard let index = index(of: object) else { return false }
    slots.remove(at: first + index)
    return true
  }

  mutating func removeAll() {
    slots.removeAll()
    first = 0
  }

  /// The index of an object, searched from both ends: objects that leave one by one mostly leave in the order
  /// of the list, or in reverse.
  private func index(of object: Element) -> Int? {
    unsafe slots.withUnsafeBufferPointer { slots in
      var (low, high) = (first, slots.count - 1)
      while low <= high {
        if unsafe slots.borrow(low, { $0 === object }) { return low - first }
        if unsafe slots.borrow(high, { $0 === object }) { return high - first }
        low += 1
        high -= 1
      }
      return nil
    }
  }

  /// Calls `body` with each object of the list as it is now.
  @inline(__always)
  func each(_ body: (Element) -> Void) {
    unsafe slots.withUnsafeBufferPointer { slots in
      for index in first..<slots.count { unsafe slots.borrow(index) { body($0) } }
    }
  }

  /// Calls `body` with the objects at these indices of the list as it is now.
  @inline(__always)
  func each(at indices: [Int], _ body: (Element) -> Void) {
    unsafe slots.withUnsafeBufferPointer { slots in
      for index in indices { unsafe slots.borrow(first + index) { body($0) } }
    }
  }

  /// Whether `matches` is true of one of the objects; stops at the first.
  @inline(__always)
  func any(_ matches: (Element) -> Bool) -> Bool {
    unsafe slots.withUnsafeBufferPointer { slots in
      for index in first..<slots.count where unsafe slots.borrow(index, { matches($0) }) { return true }
      return false
    }
  }

  /// The objects for which `matches` is true.
  func filter(_ matches: (Element) -> Bool) -> [Element] {
    var found: [Element] = []
    each { if matches($0) { found.append($0) } }
    return found
  }
}
