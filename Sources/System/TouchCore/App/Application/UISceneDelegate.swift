// SPDX-License-Identifier: Apache-2.0

/// Follows the life cycle of a scene.
@preconcurrency @MainActor public protocol UISceneDelegate: AnyObject {
  /// The scene is about to be connected to the application, and gets its windows here.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  )
  /// The scene receives events now.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The scene is about to receive no events.
  func sceneWillResignActive(_ scene: UIScene)
  /// The scene is about to be on the screen again.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// The scene is not on the screen any longer.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// The scene left the application.
  func sceneDidDisconnect(_ scene: UIScene)
}

extension UISceneDelegate {
  /// Does nothing unless implemented.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing unless implemented.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing unless implemented.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing unless implemented.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing unless implemented.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Does nothing unless implemented.
  public func sceneDidDisconnect(_ scene: UIScene) {}
}

/// The delegate of a scene with windows.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The main window of the scene, which the delegate usually owns.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// None, unless the delegate keeps one.
  public var window: UIWindow? {
    get { nil }
    set {
      Misuse.report(
        "\(type(of: self)).window: the delegate keeps no window; declare `var window: UIWindow?` in it.")
    }
  }
}
