// SPDX-License-Identifier: Apache-2.0

/// Something that happened: fingers, presses, motion, a command of a remote.
///
/// One touches event lives from the first finger coming down to the last one lifting, and is updated and
/// delivered once a frame.
open class UIEvent: NSObject {
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

    /// Makes a mask of its bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The button most clicks are made with.
    public static let primary = ButtonMask(rawValue: 1 << 0)
    /// The button of context menus.
    public static let secondary = ButtonMask(rawValue: 1 << 1)

    /// The button of this number, counted from 1.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      (1...60).contains(buttonNumber) ? ButtonMask(rawValue: 1 << (buttonNumber - 1)) : []
    }
  }

  /// The kind of the event.
  open var type: EventType { storedType }
  /// The finer kind.
  open var subtype: EventSubtype { storedSubtype }
  /// When it happened, in seconds on the application's clock.
  @exclusivity(unchecked) public internal(set) var timestamp: TimeInterval = 0
  /// The buttons of the pointer that are down.
  @exclusivity(unchecked) public internal(set) var buttonMask: ButtonMask = []
  /// The modifier keys that are down.
  @exclusivity(unchecked) public internal(set) var modifierFlags: UIKeyModifierFlags = []

  let storedType: EventType
  let storedSubtype: EventSubtype
  /// The touches in the order in which they came down.
  @exclusivity(unchecked) var touches: [UITouch] = [] {
    didSet { touchSet = nil }
  }
  @exclusivity(unchecked) var touchSet: Set<UITouch>?

  /// Makes a touches event without touches, for code that calls touch methods by hand.
  public override init() {
    storedType = .touches
    storedSubtype = .none
    super.init()
  }

  package init(type: EventType, subtype: EventSubtype = .none, timestamp: TimeInterval) {
    storedType = type
    storedSubtype = subtype
    super.init()
    self.timestamp = timestamp
  }

  // Said, because otherwise the end of every event would ask whether it runs on the main actor.
  deinit {}

  /// Kind, time and touches.
  public nonisolated override var description: String {
    onMainActor {
      "<UIEvent \(type); timestamp = \(timestamp); touches = \(touches.map(\.number))>"
    }
  }
}
