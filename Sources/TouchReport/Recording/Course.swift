// SPDX-License-Identifier: Apache-2.0

/// A value over time: what it was at first, and each time it became another.
public nonisolated struct Course<Value: Sendable & Hashable>: Sendable, Hashable {
  /// The value from a time on.
  public struct Change: Sendable, Hashable {
    /// The time, in seconds.
    public var time: TimeInterval
    /// The value from then on.
    public var value: Value

    /// Makes a change.
    public init(time: TimeInterval, value: Value) {
      self.time = time
      self.value = value
    }
  }

  /// The changes, in the order of their times, each to another value than the one before.
  public private(set) var changes: [Change] = []

  /// Makes a course without values.
  public init() {}

  /// Notes the value from a time on.
  ///
  /// A value that is the same as the one before is no change, and of two at one time the second counts. A time
  /// before the last change is that of the last change.
  public mutating func note(_ value: Value, at time: TimeInterval) {
    guard let last = changes.last else {
      changes.append(Change(time: time, value: value))
      return
    }
    guard last.value != value else { return }
    if time > last.time {
      changes.append(Change(time: time, value: value))
    } else {
      changes.removeLast()
      if changes.last?.value != value { changes.append(Change(time: last.time, value: value)) }
    }
  }

  /// The value at a time; nil before the first.
  public func value(at time: TimeInterval) -> Value? {
    let index = changes.firstIndex(after: time)
    return index > 0 ? changes[index - 1].value : nil
  }
}

extension Array {
  /// The place of the first element whose time is after `time`, in an array in the order of its times.
  nonisolated func firstIndex<Value>(after time: TimeInterval) -> Int where Element == Course<Value>.Change {
    partition { $0.time > time }
  }

  /// The place of the first element that has a property which all after it have, too.
  nonisolated func partition(_ isBehind: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
