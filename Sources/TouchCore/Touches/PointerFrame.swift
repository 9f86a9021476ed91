// SPDX-License-Identifier: Apache-2.0

/// What a mouse or trackpad does at one time without a button down.
///
/// It becomes a scroll, hover or transform event, which goes to the window under the pointer. Responders have
/// no methods for these.
public nonisolated struct PointerFrame: Sendable, Hashable {
  /// What a pointer does.
  public nonisolated enum Action: Sendable, Hashable {
    /// It scrolls by so many points.
    case scroll(by: CGVector)
    /// It comes, moves or goes without a button down.
    case hover(UITouch.Phase)
    /// Two fingers on a trackpad scale by a factor and turn by an angle.
    case transform(scale: CGFloat, rotation: CGFloat)

    /// The kind of event this becomes.
    public var eventType: UIEvent.EventType {
      switch self {
      case .scroll: .scroll
      case .hover: .hover
      case .transform: .transform
      }
    }
  }

  /// When it happened, in seconds on the clock of the application.
  public var timestamp: TimeInterval
  /// Where the pointer is, in points of the screen.
  public var location: CGPoint
  /// What it does.
  public var action: Action
  /// The buttons that are down.
  public var buttonMask: UIEvent.ButtonMask = []
  /// The modifier keys that are down.
  public var modifierFlags: UIKeyModifierFlags = []

  /// Makes a frame.
  public init(timestamp: TimeInterval, location: CGPoint, action: Action) {
    self.timestamp = timestamp
    self.location = location
    self.action = action
  }
}
