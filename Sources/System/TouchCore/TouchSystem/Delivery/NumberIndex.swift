// SPDX-License-Identifier: Apache-2.0

/// A member of a list that is found by a ``NumberIndex``.
package protocol Numbered: AnyObject {
  /// The number that the index gave to the member.
  var number: Int { get set }
}

/// Finds the members of a long list by what they have in common, without walking the list.
///
/// The index numbers the members in the order in which they are appended, so the numbers ascend along the
/// list, whatever leaves it. A binary search leads from a number to its index in the list.
package struct NumberIndex<Member: Numbered, Key: Hashable> {
  private var numbers: [Key: [Int]] = [:]
  private var last = 0
  /// The number of members at which the list removes those whose targets were deallocated.
  package let pruningThreshold: Int

  /// Makes an index for a list that has so many members now.
  package init(count: Int) {
    pruningThreshold = max(2 * count, 32)
  }

  /// Numbers a member that was appended, and indexes it by its keys.
  package mutating func add(_ member: Member, for keys: [Key]) {
    last += 1
    member.number = last
    for key in keys { numbers[key, default: []].append(last) }
  }

  /// Removes a member from the index.
  package mutating func remove(_ member: Member, for keys: [Key]) {
    for key in keys {
      guard let index = numbers[key]?.index(ofNumber: member.number, { $0 }) else { continue }
      if numbers[key]?.count == 1 { numbers[key] = nil } else { numbers[key]?.remove(at: index) }
    }
  }

  /// The indices in `members` of those with a key, in ascending order.
  package func indices(for key: Key, in members: [Member]) -> [Int] {
    (numbers[key] ?? []).compactMap { members.index(ofNumber: $0) { $0.number } }
  }

  /// The indices in `members` of the last ones with a key, as far back as `isCurrent` is true, in ascending
  /// order.
  ///
  /// A key may hold the address of an object. The members before those have the key of a deallocated object
  /// that had the same address.
  package func indices(
    for key: Key, in members: [Member], while isCurrent: (Member) -> Bool
  ) -> [Int] {
    var indices: [Int] = []
    for number in (numbers[key] ?? []).reversed() {
      guard let index = members.index(ofNumber: number, { $0.number }) else { continue }
      guard isCurrent(members[index]) else { break }
      indices.append(index)
    }
    indices.reverse()
    return indices
  }
}

nonisolated extension Array {
  /// The index of the element with a number, in a list whose numbers ascend.
  package func index(ofNumber number: Int, _ numberOf: (Element) -> Int) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if numberOf(self[middle]) < number { low = middle + 1 } else { high = middle }
    }
    return low < count && numberOf(self[low]) == number ? low : nil
  }
}
