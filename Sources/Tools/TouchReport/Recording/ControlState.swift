// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The touch-related state of a control at one time.
public nonisolated struct ControlState: Sendable, Hashable {
  /// Whether it is enabled.
  public var isEnabled = true
  /// Whether it is highlighted.
  public var isHighlighted = false
  /// Whether it follows a finger.
  public var isTracking = false
  /// The hit area in its own coordinates, if it differs from the bounds.
  public var hitArea: CGRect?
  /// The region in which a tracked finger counts as inside.
  public var region: Border?
  /// The region in which a finger that has left counts as inside again, if it is a different one.
  public var returnRegion: Border?

  /// Creates the state of a control that follows no finger.
  public init() {}

  /// A border around a control.
  public struct Border: Sendable, Hashable {
    /// The shape of the border, in the control's own coordinates.
    public var shape: Shape
    /// The label: `70 pt`, `edge`, `path`.
    public var label: String

    /// Creates a border.
    public init(_ shape: Shape, label: String) {
      self.shape = shape
      self.label = label
    }
  }

  /// The shape of a border.
  public enum Shape: Sendable, Hashable {
    /// A rectangle.
    case rectangle(CGRect)
    /// The data of an SVG path.
    case path(String)
    /// Unknown, because a closure decides.
    case unknown
  }
}
