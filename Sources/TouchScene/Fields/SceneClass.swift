// SPDX-License-Identifier: Apache-2.0
import PreciseTouch
import TouchStage
import Touchstone

/// A class that a scene may name, and the fields that it adds to those of its superclass.
nonisolated struct SceneClass: Sendable {
  /// How objects of the class are made.
  enum Maker: Sendable {
    /// Makes a view; with a probe, if the class takes one.
    case view(
      plain: @MainActor @Sendable () -> UIView, probed: (@MainActor @Sendable (Probe) -> UIView)?)
    /// Makes a recognizer; with a probe, if the class takes one.
    case recognizer(
      plain: @MainActor @Sendable () -> UIGestureRecognizer,
      probed: (@MainActor @Sendable (RecognizerProbe) -> UIGestureRecognizer)?)
    /// The builder makes it.
    case controller
  }

  let name: String
  /// The superclass among the classes of scenes.
  let base: String?
  let summary: String
  let fields: [SceneField]
  let maker: Maker
  /// Whether a scene may name it; some are there for their fields alone.
  var isAbstract = false

  /// Whether its objects may have a probe.
  var takesProbe: Bool {
    switch maker {
    case .view(_, let probed): probed != nil
    case .recognizer(_, let probed): probed != nil
    case .controller: false
    }
  }
}

/// Every class that a scene may name.
nonisolated enum SceneClasses {
  /// The classes of an object with a class, each after its superclass.
  static func all(of object: SceneObject) -> [SceneClass] {
    switch object {
    case .view: views
    case .recognizer: recognizers
    case .controller: controllers
    default: []
    }
  }

  /// The names that a scene may say.
  static func names(of object: SceneObject) -> [String] {
    all(of: object).filter { !$0.isAbstract }.map(\.name)
  }

  /// The class with this name.
  static func named(_ name: String, of object: SceneObject) -> SceneClass? {
    all(of: object).first { $0.name == name }
  }

  /// The class and those above it, the topmost first.
  static func chain(of name: String, _ object: SceneObject) -> [SceneClass] {
    var chain: [SceneClass] = []
    var next = named(name, of: object)
    while let found = next {
      chain.append(found)
      next = found.base.flatMap { named($0, of: object) }
    }
    return chain.reversed()
  }

  /// The fields that a class has besides those of the object's structure, those of its superclass first.
  static func fields(of name: String, _ object: SceneObject) -> [SceneField] {
    chain(of: name, object).flatMap(\.fields)
  }

  private static let views: [SceneClass] =
    plainViews + controls + preciseViews + publishedCures
}
