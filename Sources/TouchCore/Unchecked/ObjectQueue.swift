// SPDX-License-Identifier: Apache-2.0

/// A list of objects that mostly loses the first, without moving up those behind it each time.
///
/// It is walked like an array of objects: without retaining what is in it, and as it is at the start of the walk.
nonisolated struct ObjectQueue<Element: AnyObject> {
  /// How many places at the front may be empty when the list grows.
  private static var most: Int { 32 }

  /// Empty before ``first``, and nowhere else.
  private var slots: [Element?] = []
  private var first = 0

  @inline(__always) var isEmpty: Bool { slots.count == first }

  @inline(__always) var count: Int { slots.count - first }

  /// The objects in an array of their own.
  var all: [Element] {
    var all: [Element] = []
    all.reserveCapacity(count)
    each { all.append($0) }
    return all
  }

  subscript(index: Int) -> Element { slots[first + index].unsafelyUnwrapped }

  mutating func append(_ object: Element) {
    if first > Self.most, 2 * first > slots.count {
      slots.removeFirst(first)
      first = 0
    }
    slots.append(object)
  }

  /// Takes out the first object.
  @inline(__always)
  mutating func removeFirst() -> Element {
    let object = slots[first].take().unsafelyUnwrapped
    first += 1
    if first == slots.count {
      slots.empty()
      first = 0
    }
    return object
  }

  /// Takes out the object at an index.
  mutating func remove(at index: Int) {
    if index == 0 { _ = removeFirst() } else { slots.remove(at: first + index) }
  }

  /// Takes out an object; gives whether it was there.
  @discardableResult
  mutating func remove(_ object: Element) -> Bool {
    guard !isEmpty else { return false }
    if slots.withUnsafeBufferPointer({ $0.borrow(first) { $0 === object } }) {
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

  /// The index of an object, looked for from both ends: objects that go one by one mostly go in the order of the list,
  /// or in reverse.
  private func index(of object: Element) -> Int? {
    slots.withUnsafeBufferPointer { slots in
      var (low, high) = (first, slots.count - 1)
      while low <= high {
        if slots.borrow(low, { $0 === object }) { return low - first }
        if slots.borrow(high, { $0 === object }) { return high - first }
        low += 1
        high -= 1
      }
      return nil
    }
  }

  /// Does something with each object of the list as it is now.
  @inline(__always)
  func each(_ body: (Element) -> Void) {
    slots.withUnsafeBufferPointer { slots in
      for place in first..<slots.count { slots.borrow(place) { body($0) } }
    }
  }

  /// Whether `matches` is true of one of the objects; those after it are not asked.
  @inline(__always)
  func any(_ matches: (Element) -> Bool) -> Bool {
    slots.withUnsafeBufferPointer { slots in
      for place in first..<slots.count where slots.borrow(place, { matches($0) }) { return true }
      return false
    }
  }

  /// The objects of which something is true.
  func filter(_ matches: (Element) -> Bool) -> [Element] {
    var found: [Element] = []
    each { if matches($0) { found.append($0) } }
    return found
  }
}

nonisolated extension UnsafeBufferPointer {
  /// Does something with the object at a place that is not empty, which the owner of the memory holds meanwhile.
  @inline(__always)
  fileprivate func borrow<Object: AnyObject, Result>(_ place: Int, _ body: (Object) -> Result) -> Result
  where Element == Object? {
    let address = UnsafeRawPointer(baseAddress.unsafelyUnwrapped + place)
    // A reference of which nobody keeps count looks the same in memory.
    return address.assumingMemoryBound(to: Borrowed<Object>.self).pointee.borrow(body)
  }
}
