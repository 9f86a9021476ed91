// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import TouchCore

private final class Delegate: UIApplicationDelegate {
  let journal: Journal
  init(_ journal: Journal) { self.journal = journal }
  private func note(_ what: String, _ application: UIApplication) {
    journal.note("\(what), \(application.applicationState)")
  }
  func applicationDidBecomeActive(_ application: UIApplication) { note("didBecomeActive", application) }
  func applicationWillResignActive(_ application: UIApplication) { note("willResignActive", application) }
  func applicationDidEnterBackground(_ application: UIApplication) { note("didEnterBackground", application) }
  func applicationWillEnterForeground(_ application: UIApplication) {
    note("willEnterForeground", application)
  }
  func applicationWillTerminate(_ application: UIApplication) { note("willTerminate", application) }
}

private final class SceneDelegate: UIWindowSceneDelegate {
  let journal: Journal
  let name: String
  var window: UIWindow?
  init(_ name: String, _ journal: Journal) {
    self.name = name
    self.journal = journal
  }
  func sceneDidBecomeActive(_ scene: UIScene) { journal.note("\(name) didBecomeActive") }
  func sceneWillResignActive(_ scene: UIScene) { journal.note("\(name) willResignActive") }
  func sceneWillEnterForeground(_ scene: UIScene) { journal.note("\(name) willEnterForeground") }
  func sceneDidEnterBackground(_ scene: UIScene) { journal.note("\(name) didEnterBackground") }
  func sceneDidDisconnect(_ scene: UIScene) { journal.note("\(name) didDisconnect") }
}

private final class Touched: UIView {
  var journal: Journal?
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { journal?.note("began") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { journal?.note("ended") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    journal?.note("touches cancelled")
  }
}

struct LifecycleTests {
  let application = UIApplication()
  let journal = Journal()
  let window: UIWindow
  fileprivate let delegate: Delegate

  init() {
    delegate = Delegate(journal)
    application.delegate = delegate
    window = makeWindow(application)
    window.makeKeyAndVisible()
    let view = Touched(frame: window.bounds)
    view.journal = journal
    window.addSubview(view)
  }

  @Test func `the application leaves the screen and comes back`() {
    application.finger(.began)
    application.enterBackground()
    application.finger(.ended)
    application.finger(.began)
    application.finger(.ended)
    application.becomeActive()
    application.finger(.began)
    #expect(
      journal.take() == [
        "began", "willResignActive, active", "touches cancelled", "didEnterBackground, background",
        "willEnterForeground, background", "didBecomeActive, active", "began",
      ])
  }

  @Test func `each step happens only from where it begins`() {
    application.becomeActive()
    application.enterForeground()
    application.resignActive()
    application.resignActive()
    application.enterForeground()
    #expect(application.applicationState == .inactive)
    application.enterBackground()
    application.resignActive()
    #expect(application.applicationState == .background)
    application.enterForeground()
    application.terminate()
    #expect(
      journal.take() == [
        "willResignActive, active", "didEnterBackground, background", "willEnterForeground, background",
        "didEnterBackground, background", "willTerminate, background",
      ])
  }

  @Test func `an application without scenes has a state all the same`() {
    let application = UIApplication()
    application.delegate = delegate
    application.enterBackground()
    application.becomeActive()
    #expect(
      journal.take() == [
        "willResignActive, active", "didEnterBackground, background", "willEnterForeground, background",
        "didBecomeActive, active",
      ])
  }

  @Test func `scenes with delegates are told instead of the application's`() throws {
    let first = try #require(window.windowScene)
    let second = UIWindowScene(application: application)
    first.delegate = SceneDelegate("first", journal)
    second.delegate = SceneDelegate("second", journal)
    first.resignActive()
    #expect(application.applicationState == .active)
    second.enterBackground()
    #expect(application.applicationState == .inactive)
    application.becomeActive()
    application.disconnect(second)
    #expect(application.connectedScenes == [first])
    #expect(second.activationState == .unattached)
    #expect(
      journal.take() == [
        "first willResignActive", "second willResignActive", "second didEnterBackground",
        "second willEnterForeground", "first didBecomeActive", "second didBecomeActive",
        "second willResignActive", "second didEnterBackground", "second didDisconnect",
      ])
  }

  @Test func `a scene that resigns active cancels its touches and no others`() {
    let other = makeWindow(application)
    application.finger(.began)
    other.windowScene?.resignActive()
    #expect(journal.take() == ["began"])
    window.windowScene?.resignActive()
    #expect(journal.take() == ["willResignActive, active", "touches cancelled"])
  }

  @Test func `a disconnected scene has no touches, and its window is not key`() throws {
    let scene = try #require(window.windowScene)
    application.finger(.began)
    application.disconnect(scene)
    #expect(
      journal.take() == [
        "began", "willResignActive, active", "touches cancelled", "didEnterBackground, background",
      ])
    #expect(application.keyWindow == nil)
    #expect(application.applicationState == .background)
    #expect(misuses { application.disconnect(scene) }.count == 1)
  }

  @Test func `every step posts its notification`() {
    let center = NotificationCenter.default
    var observers: [any NSObjectProtocol] = []
    nonisolated(unsafe) var posted: [String] = []
    for name in [
      UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
      UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
      UIApplication.willTerminateNotification,
    ] {
      observers.append(
        center.addObserver(forName: name, object: application, queue: nil) { posted.append($0.name.rawValue) }
      )
    }
    application.enterBackground()
    application.becomeActive()
    application.terminate()
    for observer in observers { center.removeObserver(observer) }
    #expect(
      posted == [
        "UIApplicationWillResignActiveNotification", "UIApplicationDidEnterBackgroundNotification",
        "UIApplicationWillEnterForegroundNotification", "UIApplicationDidBecomeActiveNotification",
        "UIApplicationWillResignActiveNotification", "UIApplicationDidEnterBackgroundNotification",
        "UIApplicationWillTerminateNotification",
      ])
  }
}
