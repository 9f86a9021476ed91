// SPDX-License-Identifier: Apache-2.0
public import TouchStage

/// What a view writes when its methods are called, and which of them leave out `super`; see `Probe`.
public nonisolated struct SceneProbe: Sendable, Hashable {
  /// What the lines call the view.
  public var name: String
  /// How the lines read.
  public var style = Probe.Style.sentences
  /// The methods that are written down.
  public var methods = Probe.Method.ofViews
  /// The methods that do not call `super`.
  public var withoutSuper: Set<Probe.Method> = []
  /// What `point(inside:with:)` answers, whatever `super` says.
  public var forcedInside: Bool?
  /// Whether each touch method is handed to the next responder as well.
  public var passesOn = false
  /// Whether the responders behind the view are written down when its touches end.
  public var printsChain = false

  /// Makes a probe that calls its view so.
  public init(name: String) {
    self.name = name
  }
}

/// What a recognizer writes when its touch methods are called.
public nonisolated struct SceneRecognizerProbe: Sendable, Hashable {
  /// What the lines call the recognizer.
  public var name: String
  /// How the lines read.
  public var style = Probe.Style.sentences
  /// What the log says instead, for methods whose own line is not wanted.
  public var lines: [SceneLine] = []

  /// Makes a probe that calls its recognizer so.
  public init(name: String) {
    self.name = name
  }
}
