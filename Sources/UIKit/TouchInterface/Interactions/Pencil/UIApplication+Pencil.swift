// SPDX-License-Identifier: Apache-2.0
import Foundation
public import TouchCore
import TouchGraphics

/// The settings of the pencil, which people make in the system's Settings.
public nonisolated struct PencilSettings: Sendable, Hashable {
  /// What a double tap is to do.
  public var tapAction = UIPencilPreferredAction.switchEraser
  /// What a squeeze is to do.
  public var squeezeAction = UIPencilPreferredAction.showContextualPalette
  /// Whether only the pencil draws.
  public var drawsWithPencilOnly = false
  /// Whether a tool shows where it would draw while the pencil hovers.
  public var showsToolWhileHovering = true

  /// Creates the settings of a new pencil.
  public init() {}
}

extension UIApplication {
  /// Keeps the settings.
  private final class Settings {
    var value = PencilSettings()
  }

  private final var settings: Settings { companion(Settings.self) { Settings() } }

  /// The settings of the pencil.
  public final var pencilSettings: PencilSettings {
    get { settings.value }
    set { settings.value = newValue }
  }

  /// Taps the pencil twice, as a finger does; the pose is in the coordinates of the screen.
  public final func tapPencil(hoverPose: UIPencilHoverPose? = nil) {
    givePencil("tap") { interaction in
      interaction.delegate?.pencilInteraction(
        interaction,
        didReceiveTap: UIPencilInteraction.Tap(
          timestamp: self.clock.now, hoverPose: hoverPose?.converted(to: interaction.view)))
    }
  }

  /// Squeezes the pencil, as a hand does; the pose is in the coordinates of the screen.
  public final func squeezePencil(_ phase: UIPencilInteraction.Phase, hoverPose: UIPencilHoverPose? = nil) {
    givePencil("squeeze \(phase)") { interaction in
      interaction.delegate?.pencilInteraction(
        interaction,
        didReceiveSqueeze: UIPencilInteraction.Squeeze(
          timestamp: self.clock.now, phase: phase, hoverPose: hoverPose?.converted(to: interaction.view)))
    }
  }

  private func givePencil(_ what: String, _ give: (UIPencilInteraction) -> Void) {
    var found: [UIPencilInteraction] = []
    for window in windows where !window.isHidden { Self.collect(in: window, into: &found) }
    for interaction in found {
      // Delegates that were called before may have changed it.
      guard interaction.isEnabled, let view = interaction.view, view.window != nil else { continue }
      report(.interaction(.pencil(names.name(of: view), what)))
      give(interaction)
    }
    finishTurn()
  }

  private static func collect(in view: UIView, into found: inout [UIPencilInteraction]) {
    guard !view.isHidden else { return }
    found += view.interactions.compactMap { $0 as? UIPencilInteraction }
    for child in view.subviews { collect(in: child, into: &found) }
  }
}

extension UIPencilHoverPose {
  /// The pose in the coordinates of a view.
  @MainActor fileprivate func converted(to view: UIView?) -> UIPencilHoverPose {
    guard let view, let window = view.window else { return self }
    func place(_ point: CGPoint) -> CGPoint {
      view.convert(window.convert(point, from: nil as UIWindow?), from: nil)
    }
    var pose = self
    pose.location = place(location)
    let direction = azimuthUnitVector
    let end = place(CGPoint(x: location.x + direction.dx, y: location.y + direction.dy))
    pose.azimuthAngle = atan2(end.y - pose.location.y, end.x - pose.location.x)
    return pose
  }
}
