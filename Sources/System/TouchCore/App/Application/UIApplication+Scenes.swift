// SPDX-License-Identifier: Apache-2.0
import Foundation

extension UIApplication {
  /// The scenes in the order in which they connected.
  package final var orderedScenes: [UIScene] { scenes }

  final func connect(_ scene: UIScene) {
    scene.application = self
    scene.storedActivationState = .foregroundActive
    scenes.append(scene)
    NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
  }

  /// Moves a scene to the background and removes it permanently from the application.
  ///
  /// Its windows are then on no screen; their touches are cancelled, and another window becomes key.
  public func disconnect(_ scene: UIScene) {
    guard scenes.holds(scene) else {
      return Misuse.report(
        "disconnect(_:): the \(type(of: scene)) is not connected to this application; nothing happens.")
    }
    move([scene], [.resignActive, .enterBackground], withApplication: false)
    if let windows = scene as? UIWindowScene {
      cancelAllTouches(in: windows, because: .sceneLeft)
      cancelAllPresses(in: windows, because: .sceneLeft)
    }
    guard scenes.holds(scene) else { return }
    // An application keeps the state of its last scene.
    stateWithoutScenes = stateOfScenes
    scenes.remove(scene)
    scene.storedActivationState = .unattached
    let windows = (scene as? UIWindowScene)?.orderedWindows ?? []
    if let key = storedKeyWindow, key.storedWindowScene === scene { chooseKeyWindow(insteadOf: key) }
    scene.application = nil
    for window in windows { window.visibilityMayHaveChanged() }
    scene.delegate?.sceneDidDisconnect(scene)
    NotificationCenter.default.post(name: UIScene.didDisconnectNotification, object: scene)
    discardSession(of: scene)
  }

  /// The scene of windows that were created without one.
  final var defaultScene: UIWindowScene {
    if let scene = scenes.lazy.compactMap({ $0 as? UIWindowScene }).first { return scene }
    return UIWindowScene(application: self)
  }
}
