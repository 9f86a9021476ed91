// SPDX-License-Identifier: Apache-2.0

/// What a control makes of its touches, at one time.
public nonisolated struct ControlState: Sendable, Hashable {
  /// Whether it is enabled.
  public var isEnabled = true
  /// Whether it is highlighted.
  public var isHighlighted = false
  /// Whether it follows a finger.
  public var isTracking = false
  /// What can be hit, in its own coordinates, if that is more or less than the bounds.
  public var hitArea: CGRect?
  /// Where a finger it follows counts as inside.
  public var region: Border?
  /// Where a finger that has left counts as inside again, if that is another border.
  public var returnRegion: Border?

  /// Makes the state of a control that follows no finger.
  public init() {}

  /// A border around a control.
  public struct Border: Sendable, Hashable {
    /// What the border looks like, in the control's own coordinates.
    public var shape: Shape
    /// What it is called: `70 pt`, `edge`, `path`.
    public var label: String

    /// Makes a border.
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
    /// A closure decides, so nobody can draw it.
    case unknown
  }
}
