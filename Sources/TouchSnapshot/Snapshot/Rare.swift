// SPDX-License-Identifier: Apache-2.0

/// A value that few views have, kept outside of the view, where it takes eight bytes of those that have none.
struct Rare<Value: Sendable & Hashable>: Sendable, Hashable {
  private final class Box: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  private var box: Box?

  /// The value.
  var value: Value? {
    @inline(__always) get { box?.value }
    set { box = newValue.map(Box.init) }
  }

  static func == (one: Self, other: Self) -> Bool { one.box === other.box || one.value == other.value }

  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

/// What a view says to accessibility.
struct AccessibilityTexts: Sendable, Hashable {
  /// The identifier.
  var identifier: String?
  /// The label.
  var label: String?
}
