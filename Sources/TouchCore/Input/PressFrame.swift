// SPDX-License-Identifier: Apache-2.0

/// What a backend, a recording or a script says of one button or key at one time.
@preconcurrency @MainActor public struct PressReport {
  /// What the source calls the press; free for another one after it was let go.
  public var id: Int
  /// What it does: began, changed, ended or cancelled.
  public var phase: UIPress.Phase
  /// The button of a remote, if it is one.
  public var type = UIPress.PressType.noButton
  /// The key of a keyboard, if it is one.
  public var key: UIKey?
  /// How hard it is pressed, from 0 to 1.
  public var force: CGFloat = 1

  /// Makes a report about a button of a remote.
  public init(id: Int, phase: UIPress.Phase, type: UIPress.PressType, force: CGFloat = 1) {
    self.id = id
    self.phase = phase
    self.type = type
    self.force = force
  }

  /// Makes a report about a key of a keyboard.
  public init(id: Int, phase: UIPress.Phase, key: UIKey) {
    self.id = id
    self.phase = phase
    self.key = key
  }
}

/// One report of a source of presses: what its buttons do at one time.
@preconcurrency @MainActor public struct PressFrame {
  /// When it happened, in seconds on the clock of the application.
  public var timestamp: TimeInterval
  /// The buttons of which there is something to say.
  public var presses: [PressReport]
  /// The modifier keys that are down.
  public var modifierFlags: UIKeyModifierFlags = []

  /// Makes a frame.
  public init(timestamp: TimeInterval, presses: [PressReport], modifierFlags: UIKeyModifierFlags = []) {
    self.timestamp = timestamp
    self.presses = presses
    self.modifierFlags = modifierFlags
  }
}
