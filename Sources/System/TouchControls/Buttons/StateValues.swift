// SPDX-License-Identifier: Apache-2.0
import TouchCore

/// Values of a button for some of its states.
///
/// There are few, so a list is enough.
struct StateValues<Value> {
  private var entries: [(state: UIControl.State, value: Value)] = []

  /// The value for exactly this state, else the one for the normal state.
  func value(for state: UIControl.State) -> Value? {
    own(state) ?? own(.normal)
  }

  /// The value for exactly this state.
  func own(_ state: UIControl.State) -> Value? {
    for entry in entries where entry.state == state { return entry.value }
    return nil
  }

  /// A copy of the table with another value for a state; nil removes the value.
  ///
  /// It returns a copy instead of changing the table in place: the compiler then knows that no two accesses
  /// overlap and omits the exclusivity check.
  func with(_ value: Value?, for state: UIControl.State) -> Self {
    var changed = self
    changed.set(value, for: state)
    return changed
  }

  mutating func set(_ value: Value?, for state: UIControl.State) {
    entries.removeAll { $0.state == state }
    if let value { entries.append((state, value)) }
  }

  /// The states that have a value, in the order in which the values were set.
  var states: [UIControl.State] { entries.map(\.state) }
}
