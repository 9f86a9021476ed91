// SPDX-License-Identifier: Apache-2.0
import TouchCore

/// Values of a button for some of its states; few, so a list.
struct StateTable<Value> {
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

  /// The table with another value for a state; nil takes the value out.
  ///
  /// A new table, so that nothing changes one in its place: the compiler then sees that no access to it meets another,
  /// and leaves out the check.
  func with(_ value: Value?, for state: UIControl.State) -> Self {
    var changed = self
    changed.set(value, for: state)
    return changed
  }

  mutating func set(_ value: Value?, for state: UIControl.State) {
    entries.removeAll { $0.state == state }
    if let value { entries.append((state, value)) }
  }

  /// The states that have a value, in the order in which they were given one.
  var states: [UIControl.State] { entries.map(\.state) }
}
