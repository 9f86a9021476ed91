// SPDX-License-Identifier: Apache-2.0
import TouchStage

nonisolated extension SceneObject {
  /// The fields that are more than properties, in the order of the manual.
  var structure: [SceneField] {
    switch self {
    case .scene: Self.sceneFields
    case .window: Self.windowFields
    case .controller: Self.controllerFields
    case .view: Self.viewFields
    case .recognizer: Self.recognizerFields
    case .delegate: Self.delegateFields
    case .probe: Self.probeFields
    case .recognizerProbe: Self.recognizerProbeFields
    }
  }

  /// The class of an object that does not specify one; nil if it must.
  var defaultClass: String? {
    switch self {
    case .view: "UIView"
    case .controller: "UIViewController"
    default: nil
    }
  }

  /// Whether objects of this kind have a class.
  var hasClass: Bool { self == .view || self == .controller || self == .recognizer }

  /// The required fields of an object.
  var required: [String] {
    switch self {
    case .recognizer: ["class"]
    case .window: ["name"]
    default: []
    }
  }

  /// The fields of an object: those of its kind, then those of its class.
  func fields(ofClass name: String?) -> [SceneField] {
    structure + (name.map { SceneClasses.fields(of: $0, self) } ?? [])
  }
}
