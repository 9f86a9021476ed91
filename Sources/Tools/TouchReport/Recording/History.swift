// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A value over time: its first value and each change.
public nonisolated struct History<Value: Sendable & Hashable>: Sendable, Hashable {
  /// The value from a time on.
  public struct Change: Sendable, Hashable {
    /// The time, in seconds.
    public var time: TimeInterval
    /// The value from that time on.
    public var value: Value

    /// Creates a change.
    public init(time: TimeInterval, value: Value) {
      self.time = time
      self.value = value
    }
  }

  /// The changes, in order of time, each to a value different from the previous one.
  public private(set) var changes: [Change] = []

  /// Creates a history without values.
  public init() {}

  /// Records the value from a time on.
  ///
  /// A value equal to the previous one is no change, and of two values at one time the second counts. A time
  /// before the last change counts as that of the last change.
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
  /// The index of the first element later than `time` in an array sorted by time.
  nonisolated func firstIndex<Value>(after time: TimeInterval) -> Int where Element == History<Value>.Change {
    partition { $0.time > time }
  }

  /// The index of the first element of a partitioned array that satisfies a condition, which all later
  /// elements satisfy too.
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
