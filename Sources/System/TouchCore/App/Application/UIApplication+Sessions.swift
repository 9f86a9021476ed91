// SPDX-License-Identifier: Apache-2.0

/// The sessions of an application's scenes.
private final class SceneSessions {
  var open: [UISceneSession] = []
  var made = 0
}

extension UIApplication {
  private var sessions: SceneSessions { companion(SceneSessions.self) { SceneSessions() } }

  /// The sessions of the scenes that are connected.
  public var openSessions: Set<UISceneSession> { Set(scenes.map(session)) }

  final func session(of scene: UIScene) -> UISceneSession {
    let sessions = sessions
    if let known = sessions.open.first(where: { $0.scene === scene }) { return known }
    sessions.made += 1
    let made = UISceneSession(of: scene, named: "scene-\(sessions.made)")
    sessions.open.append(made)
    return made
  }

  /// Forgets the session of a scene that left the application, and tells the delegate.
  final func discardSession(of scene: UIScene) {
    guard let index = sessions.open.firstIndex(where: { $0.scene === scene }) else { return }
    let session = sessions.open.remove(at: index)
    session.scene = nil
    delegate?.application(self, didDiscardSceneSessions: [session])
  }

  /// Connects a scene whose delegate is this one, as UIKit does after the launch.
  ///
  /// The application's delegate chooses the configuration. The scene's delegate is called when the scene will
  /// connect, will enter the foreground, and has become active. An existing scene without windows and a
  /// delegate is used if there is one; otherwise a scene is created.
  @discardableResult
  public func connect(
    _ sceneDelegate: any UISceneDelegate, role: UISceneSession.Role = .windowApplication,
    options: UIScene.ConnectionOptions = UIScene.ConnectionOptions()
  ) -> UIWindowScene {
    let free = scenes.lazy.compactMap { $0 as? UIWindowScene }.first {
      $0.delegate == nil && $0.windows.isEmpty
    }
    let scene = free ?? UIWindowScene(application: self)
    let session = session(of: scene)
    session.configuration =
      delegate?.application(self, configurationForConnecting: session, options: options)
      ?? UISceneConfiguration(name: nil, sessionRole: role)
    scene.delegate = sceneDelegate
    scene.storedActivationState = .background
    sceneDelegate.scene(scene, willConnectTo: session, options: options)
    scene.becomeActive()
    return scene
  }
}

extension UIScene {
  /// The session of the scene.
  public var session: UISceneSession {
    application?.session(of: self) ?? UISceneSession(of: self, named: "scene")
  }
}
