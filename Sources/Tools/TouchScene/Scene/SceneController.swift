// SPDX-License-Identifier: Apache-2.0
public import TouchSnapshot

/// A view controller of a scene, or the content of a window.
public nonisolated struct SceneController: Sendable, Hashable {
  /// The class: `UIViewController` or `UINavigationController`.
  public var className: String
  /// The name, which must be unique among the scene's controllers.
  public var name: String?
  /// The title.
  public var title: String?
  /// Its view, with the subviews.
  public var view = SceneView()
  /// The lines to log when its touch methods are called.
  public var logs: [SceneLine] = []
  /// The controllers whose views are inside its view.
  public var children: [SceneController] = []
  /// The controllers of a navigation controller, the visible one last.
  public var stack: [SceneController] = []
  /// The position in the file.
  public var position: SourcePosition?

  /// Creates a controller of a class.
  public init(className: String = "UIViewController", name: String? = nil) {
    self.className = className
    self.name = name
  }
}

/// A window of a scene other than its first.
public nonisolated struct SceneWindow: Sendable, Hashable {
  /// The name, which must be unique among the scene's views.
  public var name: String
  /// The frame on the screen, as x, y, width and height; nil for the whole screen.
  public var frame: [Double]?
  /// The window level.
  public var level: Double = 0
  /// Its root controller; nil if it has none.
  public var controller: SceneController?
  /// The views directly in the window.
  public var views: [SceneView] = []
  /// The position in the file.
  public var position: SourcePosition?

  /// Creates a window.
  public init(name: String) {
    self.name = name
  }
}
