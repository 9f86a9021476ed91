// SPDX-License-Identifier: Apache-2.0
public import TouchCore

/// The value of a field in a scene.
public nonisolated enum SceneValue: Sendable, Hashable {
  /// `true` or `false`.
  case bool(Bool)
  /// A number.
  case number(Double)
  /// Numbers that belong together: a point, a rectangle, the six of a transform, a color.
  case numbers([Double])
  /// A text, or one of a set of words.
  case text(String)
  /// Several texts or words.
  case texts([String])
  /// A text for each of some words: titles for states, lines for events.
  case lines([SceneLine])
  /// Where a finger counts as inside a precise control.
  case region(SceneRegion)
  /// The thresholds of the touch system.
  case tuning(TouchTuning)
}

/// A text for one word: the title for a state, or the log line for an event.
public nonisolated struct SceneLine: Sendable, Hashable {
  /// The word, such as `highlighted` or `touchUpInside`.
  public var name: String
  /// The text.
  public var text: String

  /// Creates a line.
  public init(name: String, text: String) {
    self.name = name
    self.text = text
  }
}

/// Where a finger counts as inside a precise control; see `TrackingRegion`.
public nonisolated indirect enum SceneRegion: Sendable, Hashable {
  /// UIKit's own region.
  case system
  /// Exactly the bounds.
  case bounds
  /// The bounds with distances around them: top, left, bottom, right.
  case outset([Double])
  /// The inside of the ellipse within a rectangle of the control's coordinates.
  case oval([Double])
  /// The first region, but a finger that has left is back only inside the second as well.
  case returning(SceneRegion, inside: SceneRegion)
}
