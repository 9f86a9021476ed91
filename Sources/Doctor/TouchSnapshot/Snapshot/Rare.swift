// SPDX-License-Identifier: Apache-2.0

/// A value that few views have, kept outside of the view, where it takes eight bytes of those that have none.
struct Rare<Value: Sendable & Hashable>: Sendable, Hashable {
  private final class Box: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  private var box: Box?

  init() {}

  /// Keeps a value.
  init(_ value: Value) { box = Box(value) }

  /// Whether there is no value.
  @inline(__always)
  var isEmpty: Bool { box == nil }

  /// The value.
  var value: Value? {
    @inline(__always) get { box?.value }
    set { box = newValue.map(Box.init) }
  }

  static func == (one: Self, other: Self) -> Bool { one.box === other.box || one.value == other.value }

  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
