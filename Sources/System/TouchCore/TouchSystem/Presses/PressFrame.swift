// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// One button or key at one time, as a backend, a recording or a script reports it.
@preconcurrency @MainActor public struct PressReport {
  /// The source's identifier for the press; it may be reused once the button is released.
  public var id: Int
  /// What it does: began, changed, ended or cancelled.
  public var phase: UIPress.Phase
  /// The button of a remote, if it is one.
  public var type = UIPress.PressType.noButton
  /// The key of a keyboard, if it is one.
  public var key: UIKey?
  /// How hard it is pressed, from 0 to 1.
  public var force: CGFloat = 1

  /// Creates a report about a button of a remote.
  public init(id: Int, phase: UIPress.Phase, type: UIPress.PressType, force: CGFloat = 1) {
    self.id = id
    self.phase = phase
    self.type = type
    self.force = force
  }

  /// Creates a report about a key of a keyboard.
  public init(id: Int, phase: UIPress.Phase, key: UIKey) {
    self.id = id
    self.phase = phase
    self.key = key
  }
}

/// One report of a source of presses, at one time.
@preconcurrency @MainActor public struct PressFrame {
  /// When it happened, in seconds on the clock of the application.
  public var timestamp: TimeInterval
  /// The buttons that the source reports.
  public var presses: [PressReport]
  /// The modifier keys that are down.
  public var modifierFlags: UIKeyModifierFlags = []

  /// Creates a frame.
  public init(timestamp: TimeInterval, presses: [PressReport], modifierFlags: UIKeyModifierFlags = []) {
    self.timestamp = timestamp
    self.presses = presses
    self.modifierFlags = modifierFlags
  }
}
