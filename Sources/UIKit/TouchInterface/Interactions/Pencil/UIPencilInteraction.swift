// SPDX-License-Identifier: Apache-2.0
public import TouchCore

#if canImport(ObjectiveC)
  import TouchGraphics
#else
  public import TouchGraphics
#endif

/// Receives double taps and squeezes of a pencil.
///
/// They belong to no place on the screen: every enabled interaction of a visible view receives them. A test
/// makes them with ``TouchCore/UIApplication/tapPencil(hoverPose:)`` and
/// ``TouchCore/UIApplication/squeezePencil(_:hoverPose:)``.
@preconcurrency @MainActor open class UIPencilInteraction: NSObject, UIInteraction {
  /// Receives taps and squeezes.
  open weak var delegate: (any UIPencilInteractionDelegate)?
  /// The view that the interaction was added to.
  open private(set) weak var view: UIView?
  /// Whether the interaction receives anything.
  open var isEnabled = true

  /// Creates an interaction without a delegate.
  public override init() {
    super.init()
  }

  /// Creates an interaction.
  public init(delegate: any UIPencilInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  deinit {}

  /// Keeps the view.
  open func willMove(to view: UIView?) {}

  /// Keeps the view.
  open func didMove(to view: UIView?) {
    self.view = view
  }

  // MARK: Settings

  /// What a double tap is to do, by the settings of the current application's ``PencilSettings``.
  open class var preferredTapAction: UIPencilPreferredAction { settings.tapAction }
  /// What a squeeze is to do, by the settings.
  open class var preferredSqueezeAction: UIPencilPreferredAction { settings.squeezeAction }
  /// Whether only the pencil draws, by the settings.
  open class var prefersPencilOnlyDrawing: Bool { settings.drawsWithPencilOnly }
  /// Whether a tool is to show where it would draw while the pencil hovers, by the settings.
  open class var prefersHoverToolPreview: Bool { settings.showsToolWhileHovering }

  private class var settings: PencilSettings { UIApplication.shared.pencilSettings }

  // MARK: What a pencil does

  /// A double tap.
  public struct Tap: Sendable {
    /// When it happened, in seconds on the clock of the application.
    public let timestamp: TimeInterval
    /// How the pencil hovered; nil if it was away from the screen.
    public let hoverPose: UIPencilHoverPose?
  }

  /// A squeeze, or one of its phases.
  public struct Squeeze: Sendable {
    /// When it happened, in seconds on the clock of the application.
    public let timestamp: TimeInterval
    /// How far it has come.
    public let phase: Phase
    /// How the pencil hovers; nil if it is away from the screen.
    public let hoverPose: UIPencilHoverPose?
  }

  /// How far a squeeze has come.
  public nonisolated enum Phase: UInt, Sendable, Hashable {
    /// It begins.
    case began = 0
    /// It changes.
    case changed = 1
    /// It ends.
    case ended = 2
    /// It is revoked.
    case cancelled = 3
  }
}

/// How a pencil hovers.
public nonisolated struct UIPencilHoverPose: Sendable, Hashable {
  /// Where its tip is, in the coordinates of the view.
  public var location: CGPoint
  /// How far it is from the screen, from 0 to 1.
  public var zOffset: CGFloat
  /// The direction in which it leans, clockwise from the x axis of the view.
  public var azimuthAngle: CGFloat
  /// The angle between the pencil and the screen; upright is half of pi.
  public var altitudeAngle: CGFloat
  /// The rotation about its own axis.
  public var rollAngle: CGFloat

  /// Creates a pose.
  public init(
    location: CGPoint, zOffset: CGFloat = 0.5, azimuthAngle: CGFloat = 0, altitudeAngle: CGFloat = .pi / 2,
    rollAngle: CGFloat = 0
  ) {
    self.location = location
    self.zOffset = zOffset
    self.azimuthAngle = azimuthAngle
    self.altitudeAngle = altitudeAngle
    self.rollAngle = rollAngle
  }

  /// The direction in which the pencil leans, as a vector of length 1.
  public var azimuthUnitVector: CGVector { CGVector(dx: cos(azimuthAngle), dy: sin(azimuthAngle)) }
}

/// What a double tap or a squeeze of a pencil is to do.
public nonisolated enum UIPencilPreferredAction: Int, Sendable, Hashable {
  /// Nothing.
  case ignore = 0
  /// Switch between the tool and the eraser.
  case switchEraser = 1
  /// Switch to the tool before.
  case switchPrevious = 2
  /// Show the colors.
  case showColorPalette = 3
  /// Show the attributes of the ink.
  case showInkAttributes = 4
  /// Show a palette at the pencil.
  case showContextualPalette = 5
  /// Run a shortcut of the system; the application does nothing.
  case runSystemShortcut = 6
}

/// Receives double taps and squeezes of a pencil.
@preconcurrency @MainActor public protocol UIPencilInteractionDelegate: AnyObject {
  /// The pencil was tapped twice.
  func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap)
  /// The pencil is squeezed.
  func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze)
  /// The pencil was tapped twice: the old method, which is called where the new one is not implemented.
  func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
}

extension UIPencilInteractionDelegate {
  /// Calls the old method unless implemented.
  public func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap
  ) {
    pencilInteractionDidTap(interaction)
  }
  /// Does nothing unless implemented.
  public func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze
  ) {}
  /// Does nothing unless implemented.
  public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
}
