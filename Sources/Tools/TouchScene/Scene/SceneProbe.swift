// SPDX-License-Identifier: Apache-2.0
public import TouchStage

/// What a view logs when its methods are called, and which of them omit `super`; see `Probe`.
public nonisolated struct SceneProbe: Sendable, Hashable {
  /// The name of the view in the lines.
  public var name: String
  /// The wording of the lines.
  public var style = Probe.Style.sentences
  /// The methods that are logged.
  public var methods = Probe.Method.ofViews
  /// The methods that do not call `super`.
  public var withoutSuper: Set<Probe.Method> = []
  /// What `point(inside:with:)` returns, whatever `super` returns.
  public var forcedInside: Bool?
  /// Whether each touch method also calls the next responder.
  public var passesOn = false
  /// Whether the responders after the view are logged when its touches end.
  public var printsChain = false

  /// Creates a probe with the name of its view.
  public init(name: String) {
    self.name = name
  }
}

/// What a recognizer logs when its touch methods are called.
public nonisolated struct SceneRecognizerProbe: Sendable, Hashable {
  /// The name of the recognizer in the lines.
  public var name: String
  /// The wording of the lines.
  public var style = Probe.Style.sentences
  /// Replacements for the lines of some methods.
  public var lines: [SceneLine] = []

  /// Creates a probe with the name of its recognizer.
  public init(name: String) {
    self.name = name
  }
}
