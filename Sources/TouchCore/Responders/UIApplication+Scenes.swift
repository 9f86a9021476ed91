// SPDX-License-Identifier: Apache-2.0

extension UIApplication {
  final func connect(_ scene: UIScene) {
    scene.application = self
    scene.storedState = .foregroundActive
    scenes.append(scene)
    NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
  }

  /// Takes a scene from the application for good, from the background, to which it goes first.
  ///
  /// Its windows are on no screen then; their touches are cancelled, and the key window is another one.
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
    // An application whose last scene goes stays in the state that scene was in.
    standing = stateOfScenes
    scenes.remove(scene)
    scene.storedState = .unattached
    let windows = (scene as? UIWindowScene)?.orderedWindows ?? []
    if let key = storedKeyWindow, key.storedScene === scene { chooseKeyWindow(insteadOf: key) }
    scene.application = nil
    for window in windows { window.visibilityMayHaveChanged() }
    scene.delegate?.sceneDidDisconnect(scene)
    NotificationCenter.default.post(name: UIScene.didDisconnectNotification, object: scene)
  }

  /// The scene of windows that were not given one.
  final var defaultScene: UIWindowScene {
    if let scene = scenes.lazy.compactMap({ $0 as? UIWindowScene }).first { return scene }
    return UIWindowScene(application: self)
  }
}
