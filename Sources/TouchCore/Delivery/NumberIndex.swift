// SPDX-License-Identifier: Apache-2.0

/// Finds the members of a long list by what they have in common, without a look at all.
///
/// Each member has a number, and the numbers ascend along the list. So what is kept here stays right whatever else
/// leaves the list, and a number leads to its index by halves.
package nonisolated struct NumberIndex<Key: Hashable> {
  private var numbers: [Key: [Int]] = [:]

  package init() {}

  /// The numbers of the members with this key, in ascending order.
  package func numbers(for key: Key) -> [Int] { numbers[key] ?? [] }

  /// Adds a member; its number is higher than all before it.
  package mutating func add(_ number: Int, for key: Key) {
    numbers[key, default: []].append(number)
  }

  /// Removes a member, if it is there.
  package mutating func remove(_ number: Int, for key: Key) {
    guard let index = numbers[key]?.index(ofNumber: number, { $0 }) else { return }
    if numbers[key]?.count == 1 { numbers[key] = nil } else { numbers[key]?.remove(at: index) }
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
