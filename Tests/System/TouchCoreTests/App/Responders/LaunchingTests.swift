// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchCore
import TouchTesting

struct LaunchingTests {
  private final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var calls: [String] = []

    func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      calls.append("will finish, \(application.applicationState)")
      return true
    }

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      calls.append("did finish, \(launchOptions?[.sourceApplication] as? String ?? "-")")
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
      return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { calls.append("active") }
  }

  private final class OldDelegate: UIApplicationDelegate {
    var hasLaunched = false
    func applicationDidFinishLaunching(_ application: UIApplication) { hasLaunched = true }
  }

  @Test func `an application launches with its delegate, and keeps it`() throws {
    let application = UIApplication()
    application.launch(AppDelegate(), options: [.sourceApplication: "tests"])
    let delegate = try #require(application.delegate as? AppDelegate)
    #expect(delegate.calls == ["will finish, inactive", "did finish, tests", "active"])
    #expect(application.applicationState == .active)
    #expect(application.delegate?.window === delegate.window && delegate.window?.isKeyWindow == true)
  }

  @Test func `a delegate without the method with options gets the one without`() {
    let delegate = OldDelegate()
    UIApplication().launch(delegate)
    #expect(delegate.hasLaunched && delegate.window == nil)
  }
}
