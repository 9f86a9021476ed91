// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchCore
import TouchTesting

private final class Log {
  var lines: [String] = []
}

private final class Launched: UIApplicationDelegate {
  let log: Log
  var window: UIWindow?
  init(_ log: Log) { self.log = log }
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    log.lines.append("configuration for \(connectingSceneSession.persistentIdentifier)")
    return UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
  }
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
    log.lines.append("discarded \(sceneSessions.count)")
  }
}

private final class Connected: UIWindowSceneDelegate {
  let log: Log
  var window: UIWindow?
  init(_ log: Log) { self.log = log }
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    log.lines.append("will connect \(session.configuration.name ?? "")")
    window = (scene as? UIWindowScene).map { UIWindow(windowScene: $0) }
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
  }
  func sceneWillEnterForeground(_ scene: UIScene) { log.lines.append("will enter") }
  func sceneDidBecomeActive(_ scene: UIScene) { log.lines.append("active") }
  func sceneDidDisconnect(_ scene: UIScene) { log.lines.append("disconnected") }
}

struct SceneSessionTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480))
  private let log = Log()

  @Test func `a scene is configured, connected, active, and discarded when it leaves`() {
    let application = stage.application
    let (launched, connected) = (Launched(log), Connected(log))
    application.launch(launched)
    let scene = application.connect(connected)
    #expect(scene.activationState == .foregroundActive)
    #expect(scene.session.configuration.name == "Default")
    #expect(scene.session.scene === scene)
    #expect(application.openSessions.contains(scene.session))
    #expect(application.keyWindow === connected.window)
    let session = scene.session
    application.disconnect(scene)
    #expect(session.scene == nil)
    let name = session.persistentIdentifier
    #expect(
      log.lines == [
        "configuration for \(name)", "will connect Default", "will enter", "active", "disconnected",
        "discarded 1",
      ])
  }

  @Test func `the window of a delegate is optional twice`() {
    let launched = Launched(log)
    launched.window = stage.window
    stage.application.delegate = launched
    #expect(stage.application.delegate?.window??.frame == stage.window.frame)
    #expect(stage.application.delegate!.window!! === stage.window)
    stage.application.delegate?.window = nil
    #expect(launched.window == nil)
    let delegate: any UIApplicationDelegate = launched
    delegate.ownedWindow = stage.window
    #expect(launched.window === stage.window)
  }
}
