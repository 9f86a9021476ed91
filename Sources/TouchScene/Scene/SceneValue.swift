// SPDX-License-Identifier: Apache-2.0
public import TouchCore

/// What a scene says about one field.
public nonisolated enum SceneValue: Sendable, Hashable {
  /// `true` or `false`.
  case bool(Bool)
  /// A number.
  case number(Double)
  /// Numbers that belong together: a point, a rectangle, the six of a transform, a colour.
  case numbers([Double])
  /// A text, or one of several words.
  case text(String)
  /// Several texts or words.
  case texts([String])
  /// A text for each of some words: titles for states, lines for events.
  case lines([SceneLine])
  /// Where a finger counts as inside a precise control.
  case region(SceneRegion)
  /// The numbers that fingers are compared with.
  case tuning(TouchTuning)
}

/// A text for one word: the title for a state, or what the log says at an event.
public nonisolated struct SceneLine: Sendable, Hashable {
  /// The word, such as `highlighted` or `touchUpInside`.
  public var name: String
  /// The text.
  public var text: String

  /// Makes a line.
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
  /// The bounds and so much around them: top, left, bottom, right.
  case outset([Double])
  /// The inside of the ellipse in a rectangle of the control's coordinates.
  case oval([Double])
  /// The first, but who has left is back only inside the second.
  case returning(SceneRegion, inside: SceneRegion)
}
