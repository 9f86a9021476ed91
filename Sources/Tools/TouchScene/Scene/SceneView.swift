// SPDX-License-Identifier: Apache-2.0
public import TouchSnapshot

/// A view of a scene.
public nonisolated struct SceneView: Sendable, Hashable {
  /// The class, such as `UIButton`.
  public var className: String
  /// The name, which must be unique among the scene's views; nil if nothing refers to the view.
  public var name: String?
  /// The values of its properties, in the order in which they are set.
  public var properties: [SceneProperty] = []
  /// What it logs when its methods are called; nil for nothing.
  public var probe: SceneProbe?
  /// The lines that a control logs for its events.
  public var actions: [SceneLine] = []
  /// Its gesture recognizers, in order.
  public var recognizers: [SceneRecognizer] = []
  /// Its subviews, from back to front.
  public var views: [SceneView] = []
  /// The position in the file.
  public var position: SourcePosition?

  /// Creates a view of a class.
  public init(className: String = "UIView", name: String? = nil) {
    self.className = className
    self.name = name
  }
}
