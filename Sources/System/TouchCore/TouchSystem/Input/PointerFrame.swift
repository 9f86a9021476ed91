// SPDX-License-Identifier: Apache-2.0
public import TouchGraphics

/// One report of a mouse or trackpad without a button down.
///
/// It becomes a scroll, hover or transform event, which goes to the window under the pointer. Responders have
/// no methods for these; recognizers follow them.
public nonisolated struct PointerFrame: Sendable, Hashable {
  /// What a pointer does.
  public nonisolated enum Action: Sendable, Hashable {
    /// It scrolls the content by this many points.
    case scroll(by: CGVector, Step = .notch)
    /// It appears, moves or disappears with no button down.
    case hover(UITouch.Phase)
    /// Two fingers on a trackpad scale by a factor and turn by an angle in radians, clockwise.
    case transform(scale: CGFloat, rotation: CGFloat, Step = .notch)

    /// The kind of event this becomes.
    public var eventType: UIEvent.EventType {
      switch self {
      case .scroll: .scroll
      case .hover: .hover
      case .transform: .transform
      }
    }
  }

  /// The progress of a scroll or a transform.
  public nonisolated enum Step: Sendable, Hashable {
    /// A notch of a wheel; several in a row are one scroll, which ends when they stop.
    case notch
    /// Fingers on a trackpad begin.
    case began
    /// They continue.
    case changed
    /// They lift.
    case ended
    /// The scroll or transform is revoked.
    case cancelled
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

  /// How far the pointer is above the surface, from 0 for touching it to 1; 0 for a mouse.
  public var zOffset: CGFloat = 0
  /// The angle between a hovering pencil and the screen; upright, half of pi, for a mouse.
  public var altitudeAngle: CGFloat = .pi / 2
  /// The direction in which a hovering pencil leans, clockwise from the x axis of the screen; 0 for a mouse.
  public var azimuthAngle: CGFloat = 0
  /// The rotation of a hovering pencil about its own axis; 0 for a mouse.
  public var rollAngle: CGFloat = 0

  /// Creates a frame.
  public init(timestamp: TimeInterval, location: CGPoint, action: Action) {
    self.timestamp = timestamp
    self.location = location
    self.action = action
  }
}
