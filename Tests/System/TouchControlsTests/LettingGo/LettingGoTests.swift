// SPDX-License-Identifier: Apache-2.0
import Testing
import Touchstone

@testable import TouchCore

/// Every public function keeps what it uses alive until it returns; run these tests under the address
/// sanitizer.
@Suite struct LettingGoTests {
  /// Lets each callback of a function in turn drop the last references to everything.
  private func letGo(in entry: FragileEntry, traced: Bool, _ ending: FragileWorld.Ending) -> [String] {
    var left: [String] = []
    for number in 1...400 {
      let world = FragileWorld(traced: traced)
      entry.prepare(world)
      world.arm(at: number, ending)
      entry.perform(world)
      guard world.isGone else {
        world.letGo()
        #expect(number > 1 || !traced, "\(entry.name) calls nobody")
        break
      }
      if world.remains != nil { left.append("\(entry.name), callback \(number): the application") }
      if world.remainingView != nil { left.append("\(entry.name), callback \(number): the view") }
    }
    return left
  }

  @Test func `timers, touches, events and recognizers that somebody keeps outlive their application`() {
    let watching = UIApplication()
    let tracer = FragileWatcher(nil)
    watching.tracer = tracer
    let world = FragileWorld(traced: true)
    let timers = world.application?.timers
    let timer = timers?.schedule(at: 1, "kept") {}
    world.finger(.began)
    world.press(.began)
    let touch = world.application?.activeTouches.first
    let press = world.application?.activePresses.first
    let (first, pan, scene, window) = (world.first, world.pan, world.scene, world.window)
    world.letGo()
    #expect(world.remains == nil)
    timer?.cancel()
    timers?.schedule(at: 2, "late") {}.cancel()
    #expect(timers?.count == 0)
    first?.state = .began
    pan?.isEnabled = false
    window?.makeKeyAndVisible()
    scene?.resignActive()
    #expect(touch?.location(in: nil) == CGPoint(x: 10, y: 10))
    #expect(touch?.window === window)
    #expect(press?.window === window)
    UIApplication.current = nil
  }

  @Test func `an application may use its windows while it goes`() {
    /// Cleans up when it is deallocated.
    final class Tidy: UIApplication {
      var window: UIWindow?
      var view: UIView?
      var states: [UIApplication.State] = []
      var done: (() -> Void)?
      isolated deinit {
        view?.removeFromSuperview()
        window?.isHidden = true
        window?.makeKeyAndVisible()
        if UIApplication.current === self, window?.windowScene != nil { done?() }
        window?.windowScene = nil
      }
    }
    var isDone = false
    use(Tidy()) { application in
      let window = UIWindow(windowScene: UIWindowScene(application: application))
      let view = UIView(frame: window.bounds)
      view.addGestureRecognizer(UIPanGestureRecognizer())
      window.addSubview(view)
      window.makeKeyAndVisible()
      application.handle(
        ContactFrame(
          timestamp: 1, contacts: [Contact(id: 1, phase: .began, location: CGPoint(x: 1, y: 1))]))
      (application.window, application.view) = (window, view)
      application.done = { isDone = true }
      // The current task still refers to it, but no longer holds it.
      Task.immediate { UIApplication.current = UIApplication() }
    }
    UIApplication.current = nil
    #expect(isDone)
  }

  private func use<Application>(_ application: Application, _ body: (Application) -> Void) {
    body(application)
  }

  @Test(arguments: FragileWorld.Ending.allCases)
  func `any callback may let go of the application and of everything in it`(ending: FragileWorld.Ending) {
    for entry in FragileEntry.all { #expect(letGo(in: entry, traced: false, ending) == []) }
  }

  @Test(arguments: FragileWorld.Ending.allCases)
  func `recording any fact may release the application and everything in it`(ending: FragileWorld.Ending) {
    for entry in FragileEntry.all { #expect(letGo(in: entry, traced: true, ending) == []) }
  }
}
