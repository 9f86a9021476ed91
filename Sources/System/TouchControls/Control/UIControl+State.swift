// SPDX-License-Identifier: Apache-2.0
import TouchCore

extension UIControl {
  /// The states of a control; the bits are UIKit's.
  public nonisolated struct State: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a state from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Enabled, with no other state.
    public static var normal: State { [] }
    /// Being touched.
    public static let highlighted = State(rawValue: 1 << 0)
    /// Not enabled.
    public static let disabled = State(rawValue: 1 << 1)
    /// Selected.
    public static let selected = State(rawValue: 1 << 2)
    /// Focused; the bit is UIKit's, and no control here sets it.
    public static let focused = State(rawValue: 1 << 3)
    /// Bits that an application may use.
    public static let application = State(rawValue: 0x00FF_0000)
    /// Bits reserved for the framework.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// Sets or clears a bit of the state and notifies if it changed.
  final func setState(_ bit: State, _ isOn: Bool) {
    guard storedState.contains(bit) != isOn else { return }
    if isOn { storedState.insert(bit) } else { storedState.remove(bit) }
    noteLooks()
    if bit == .highlighted { report(.highlighted(name, isOn)) }
    stateChanged()
    propertyChanged()
  }
}
