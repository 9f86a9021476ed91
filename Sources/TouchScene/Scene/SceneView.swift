// SPDX-License-Identifier: Apache-2.0
public import TouchSnapshot

/// A view of a scene.
public nonisolated struct SceneView: Sendable, Hashable {
  /// The class, such as `UIButton`.
  public var className: String
  /// The name, which no other view of the scene has; nil if nobody refers to the view.
  public var name: String?
  /// What the scene says about its properties, in the order in which they are set.
  public var properties: [SceneProperty] = []
  /// What it writes when its methods are called; nil if it writes nothing.
  public var probe: SceneProbe?
  /// What a control writes at its events.
  public var actions: [SceneLine] = []
  /// Its gesture recognizers, in their order.
  public var recognizers: [SceneRecognizer] = []
  /// The views in it, from the back to the front.
  public var views: [SceneView] = []
  /// Where it is in the file.
  public var position: SourcePosition?

  /// Makes a view of a class.
  public init(className: String = "UIView", name: String? = nil) {
    self.className = className
    self.name = name
  }
}
