// SPDX-License-Identifier: Apache-2.0

/// Loops over lists of objects that retain the list instead of each object.
///
/// A plain loop retains and releases each object, atomically, which would be most of the time that a touch
/// takes. Here the loop retains the list and visits what is in it at the start. Whatever `body` does to the
/// hierarchy, no object of the list goes before the loop is over. Documentation/Decisions/0003 has more about
/// who holds what.
nonisolated extension Array where Element: AnyObject {
  /// Calls `body` with each object of the list as it is now.
  @inline(__always)
  func each(_ body: (Element) -> Void) {
    unsafe withUnsafeBufferPointer { objects in
      for index in objects.indices { unsafe objects.borrow(index) { body($0) } }
    }
  }

  /// Whether `matches` is true of one of the objects; stops at the first.
  @inline(__always)
  func any(_ matches: (Element) -> Bool) -> Bool {
    unsafe withUnsafeBufferPointer { objects in
      for index in objects.indices where unsafe objects.borrow(index, { matches($0) }) { return true }
      return false
    }
  }

  /// Whether `matches` is true of one of the objects before this one.
  @inline(__always)
  func any(before object: Element, _ matches: (Element) -> Bool) -> Bool {
    guard count > 1 else { return false }
    return firstAnswer { $0 === object ? false : matches($0) ? true : nil } ?? false
  }

  /// The first answer that is not nil; stops there.
  @inline(__always)
  func firstAnswer<Answer>(_ ask: (Element) -> Answer?) -> Answer? {
    unsafe withUnsafeBufferPointer { objects in
      for index in objects.indices {
        if let answer = unsafe objects.borrow(index, { ask($0) }) { return answer }
      }
      return nil
    }
  }

  /// The last index before `end` whose object matches.
  @inline(__always)
  func lastIndex(before end: Int, where matches: (Element) -> Bool) -> Int? {
    unsafe withUnsafeBufferPointer { objects in
      var index = end
      while index > 0 {
        index -= 1
        if unsafe objects.borrow(index, { matches($0) }) { return index }
      }
      return nil
    }
  }

  /// Whether the list contains this very object.
  @inline(__always)
  func holds(_ object: Element) -> Bool {
    any { $0 === object }
  }

  /// Removes an object; returns whether it was in the list.
  @discardableResult
  mutating func remove(_ object: Element) -> Bool {
    guard let index = index(of: object) else { return false }
    remove(at: index)
    return true
  }

  /// The objects for which `isOver` is false.
  @inline(__always)
  func without(_ isOver: (Element) -> Bool) -> [Element] {
    var rest: [Element] = []
    each { if !isOver($0) { rest.append($0) } }
    return rest
  }

  private func index(of object: Element) -> Int? {
    // From both ends: objects that leave one by one mostly leave in the order of the list, or in reverse.
    unsafe withUnsafeBufferPointer { objects in
      var (low, high) = (0, objects.count - 1)
      while low <= high {
        if unsafe objects.borrow(low, { $0 === object }) { return low }
        if unsafe objects.borrow(high, { $0 === object }) { return high }
        low += 1
        high -= 1
      }
      return nil
    }
  }
}

nonisolated extension Array {
  /// Empties the list and keeps its memory.
  ///
  /// For values only: an object that is released while the list changes may run anybody's code. Objects are
  /// removed one by one, `while list.popLast() != nil {}`, which releases each after the change.
  @inline(__always)
  mutating func empty() {
    while popLast() != nil {}
  }
}
