// SPDX-License-Identifier: Apache-2.0

extension UIEvent {
  /// The kinds of events.
  public nonisolated enum EventType: Int, Sendable, Hashable {
    /// Fingers on the screen.
    case touches = 0
    /// The device was moved.
    case motion = 1
    /// A command of a headset or remote.
    case remoteControl = 2
    /// Physical buttons and keys.
    case presses = 3
    /// A scroll wheel or trackpad.
    case scroll = 10
    /// A pointer moves without a button down.
    case hover = 11
    /// A trackpad pinches or rotates.
    case transform = 14
  }

  /// The finer kinds of motion and remote-control events.
  public nonisolated enum EventSubtype: Int, Sendable, Hashable {
    /// Nothing finer to say.
    case none = 0
    /// The device was shaken.
    case motionShake = 1
    /// Play.
    case remoteControlPlay = 100
    /// Pause.
    case remoteControlPause = 101
    /// Stop.
    case remoteControlStop = 102
    /// Play if paused, pause if playing.
    case remoteControlTogglePlayPause = 103
    /// The next track.
    case remoteControlNextTrack = 104
    /// The previous track.
    case remoteControlPreviousTrack = 105
    /// Begin seeking backward.
    case remoteControlBeginSeekingBackward = 106
    /// End seeking backward.
    case remoteControlEndSeekingBackward = 107
    /// Begin seeking forward.
    case remoteControlBeginSeekingForward = 108
    /// End seeking forward.
    case remoteControlEndSeekingForward = 109
  }

  /// The buttons of a pointer that are down.
  public nonisolated struct ButtonMask: OptionSet, Sendable, Hashable {
    /// The bits, as UIKit numbers them.
    public let rawValue: Int

    /// Creates a mask from its bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The button for most clicks.
    public static let primary = ButtonMask(rawValue: 1 << 0)
    /// The button of context menus.
    public static let secondary = ButtonMask(rawValue: 1 << 1)

    /// The button of this number, counted from 1.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      (1...60).contains(buttonNumber) ? ButtonMask(rawValue: 1 << (buttonNumber - 1)) : []
    }
  }
}
