// SPDX-License-Identifier: Apache-2.0

/// Lists of touches and recognizers, walked without retaining what is in them.
///
/// A plain loop over objects retains and releases each of them, atomically, and where a touch passes that is
/// most of the time it takes. Here the list itself is what is retained: the loop goes over it as it is at the
/// start, so whatever `body` does to the hierarchy, no object of the list can go before the loop is over.
/// Documentation/Decisions/0003 has more about who holds what.
nonisolated extension Array where Element: AnyObject {
  /// Does something with each object of the list as it is now.
  @inline(__always)
  func each(_ body: (Element) -> Void) {
    withUnsafeBufferPointer { objects in
      for place in objects.indices { objects.borrow(place) { body($0) } }
    }
  }

  /// Whether `matches` is true of one of the objects; those after it are not asked.
  @inline(__always)
  func any(_ matches: (Element) -> Bool) -> Bool {
    withUnsafeBufferPointer { objects in
      for place in objects.indices where objects.borrow(place, { matches($0) }) { return true }
      return false
    }
  }

  /// Whether `matches` is true of one of the objects before this one.
  @inline(__always)
  func any(before object: Element, _ matches: (Element) -> Bool) -> Bool {
    guard count > 1 else { return false }
    return firstAnswer { $0 === object ? false : matches($0) ? true : nil } ?? false
  }

  /// The first answer that one of the objects gives; those after it are not asked.
  @inline(__always)
  func firstAnswer<Answer>(_ ask: (Element) -> Answer?) -> Answer? {
    withUnsafeBufferPointer { objects in
      for place in objects.indices {
        if let answer = objects.borrow(place, { ask($0) }) { return answer }
      }
      return nil
    }
  }

  /// Whether the list holds this very object.
  @inline(__always)
  func holds(_ object: Element) -> Bool {
    any { $0 === object }
  }

  /// Takes an object out of the list; gives whether it was there.
  @discardableResult
  mutating func remove(_ object: Element) -> Bool {
    guard let place = place(of: object) else { return false }
    remove(at: place)
    return true
  }

  /// The objects that `isOver` is not true of.
  @inline(__always)
  func without(_ isOver: (Element) -> Bool) -> [Element] {
    var rest: [Element] = []
    each { if !isOver($0) { rest.append($0) } }
    return rest
  }

  private func place(of object: Element) -> Int? {
    // From both ends: objects that go one by one mostly go in the order of the list, or in reverse.
    withUnsafeBufferPointer { objects in
      var (low, high) = (0, objects.count - 1)
      while low <= high {
        if objects.borrow(low, { $0 === object }) { return low }
        if objects.borrow(high, { $0 === object }) { return high }
        low += 1
        high -= 1
      }
      return nil
    }
  }
}

nonisolated extension UnsafeBufferPointer where Element: AnyObject {
  /// Does something with the object at a place, which the owner of the memory holds meanwhile.
  @inline(__always)
  fileprivate func borrow<Result>(_ place: Int, _ body: (Element) -> Result) -> Result {
    let address = UnsafeRawPointer(baseAddress.unsafelyUnwrapped + place)
    // A reference of which nobody keeps count looks the same in memory.
    return address.assumingMemoryBound(to: Borrowed<Element>.self).pointee.borrow(body)
  }
}

nonisolated extension Array {
  /// Empties the list and keeps its memory.
  ///
  /// For values only: an object that goes while the list changes may run anybody's code. Objects are taken out one by
  /// one, `while list.popLast() != nil {}`, which lets go of each after the change.
  @inline(__always)
  mutating func empty() {
    while popLast() != nil {}
  }
}
