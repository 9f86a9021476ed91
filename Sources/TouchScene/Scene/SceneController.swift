// SPDX-License-Identifier: Apache-2.0
public import TouchSnapshot

/// A view controller of a scene, or a window's contents.
public nonisolated struct SceneController: Sendable, Hashable {
  /// The class: `UIViewController` or `UINavigationController`.
  public var className: String
  /// The name, which no other controller of the scene has.
  public var name: String?
  /// The title.
  public var title: String?
  /// Its view, with the views in it.
  public var view = SceneView()
  /// What the log says when its touch methods are called.
  public var logs: [SceneLine] = []
  /// The controllers whose views are in its view.
  public var children: [SceneController] = []
  /// The controllers of a navigation controller, the visible one last.
  public var stack: [SceneController] = []
  /// Where it is in the file.
  public var position: SourcePosition?

  /// Makes a controller of a class.
  public init(className: String = "UIViewController", name: String? = nil) {
    self.className = className
    self.name = name
  }
}

/// A window of a scene besides its first.
public nonisolated struct SceneWindow: Sendable, Hashable {
  /// The name, which no view of the scene has.
  public var name: String
  /// Where it is on the screen, as x, y, width and height; nil for the whole screen.
  public var frame: [Double]?
  /// Its height above other windows.
  public var level: Double = 0
  /// Its root controller; nil if it has none.
  public var controller: SceneController?
  /// The views that lie in the window itself.
  public var views: [SceneView] = []
  /// Where it is in the file.
  public var position: SourcePosition?

  /// Makes a window.
  public init(name: String) {
    self.name = name
  }
}
