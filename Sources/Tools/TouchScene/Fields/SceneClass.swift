// SPDX-License-Identifier: Apache-2.0
import PreciseTouch
import TouchStage
import Touchstone

/// A class available to scenes, and the fields it adds to those of its superclass.
nonisolated struct SceneClass: Sendable {
  /// How objects of a class are created.
  enum Maker: Sendable {
    /// Creates a view; with a probe, if the class supports one.
    case view(
      plain: @MainActor @Sendable () -> UIView, probed: (@MainActor @Sendable (Probe) -> UIView)?)
    /// Creates a recognizer; with a probe, if the class supports one.
    case recognizer(
      plain: @MainActor @Sendable () -> UIGestureRecognizer,
      probed: (@MainActor @Sendable (RecognizerProbe) -> UIGestureRecognizer)?)
    /// The builder creates it.
    case controller
  }

  let name: String
  /// The superclass among the classes of scenes.
  let base: String?
  let summary: String
  let fields: [SceneField]
  let maker: Maker
  /// Whether scenes cannot use it, because it only provides fields.
  var isAbstract = false

  /// Whether its objects can have a probe.
  var supportsProbe: Bool {
    switch maker {
    case .view(_, let probed): probed != nil
    case .recognizer(_, let probed): probed != nil
    case .controller: false
    }
  }
}

/// Every class available to scenes.
nonisolated enum SceneClasses {
  /// The classes for a kind of object, each after its superclass.
  static func all(of object: SceneObject) -> [SceneClass] {
    switch object {
    case .view: views
    case .recognizer: recognizers
    case .controller: controllers
    default: []
    }
  }

  /// The class names that scenes can use.
  static func names(of object: SceneObject) -> [String] {
    all(of: object).filter { !$0.isAbstract }.map(\.name)
  }

  /// The class with this name.
  static func named(_ name: String, of object: SceneObject) -> SceneClass? {
    all(of: object).first { $0.name == name }
  }

  /// The class and its superclasses, the topmost first.
  static func chain(of name: String, _ object: SceneObject) -> [SceneClass] {
    var chain: [SceneClass] = []
    var next = named(name, of: object)
    while let found = next {
      chain.append(found)
      next = found.base.flatMap { named($0, of: object) }
    }
    return chain.reversed()
  }

  /// The fields of a class beyond the structure of its kind, those of its superclass first.
  static func fields(of name: String, _ object: SceneObject) -> [SceneField] {
    chain(of: name, object).flatMap(\.fields)
  }

  private static let views: [SceneClass] =
    plainViews + controls + preciseViews + publishedCures
}
