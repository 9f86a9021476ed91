// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchGraphics

@testable import TouchCore

private final class TouchableApplication: UIApplication {
  var began = 0
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { began += touches.count }
}

/// Begins its gesture at once, and counts its resets.
private final class AtOnce: UIGestureRecognizer {
  var resets = 0
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
  override func reset() { resets += 1 }
}

@Suite struct ApplicationEndTests {
  /// What is to be gone with an application, or to be usable with the next one.
  private final class Remains {
    weak var application: UIApplication?
    weak var window: UIWindow?
    weak var view: UIView?
    weak var recognizer: UIGestureRecognizer?
  }

  /// Lets an application go in the midst of what `body` does with it, and gives what is left of it.
  private func end(
    of make: () -> UIApplication = { UIApplication() }, with recognizer: UIGestureRecognizer? = nil,
    in body: (UIApplication) -> Void
  ) -> [String] {
    let remains = Remains()
    use(make(), recognizer, remains, body)
    UIApplication.current = nil
    var left: [String] = []
    if remains.application != nil { left.append("application") }
    if remains.window != nil { left.append("window") }
    if remains.view != nil { left.append("view") }
    if recognizer == nil, remains.recognizer != nil { left.append("recognizer") }
    return left
  }

  private func use(
    _ application: UIApplication, _ recognizer: UIGestureRecognizer?, _ remains: Remains,
    _ body: (UIApplication) -> Void
  ) {
    let window = makeWindow(application)
    window.makeKeyAndVisible()
    let view = UIView(frame: window.bounds)
    window.addSubview(view)
    let recognizer = recognizer ?? UIPanGestureRecognizer()
    view.addGestureRecognizer(recognizer)
    remains.application = application
    remains.window = window
    remains.view = view
    remains.recognizer = recognizer
    body(application)
  }

  @Test(arguments: [true, false])
  func `the completion of a transition goes with the application, and what it refers to with it`(
    presents: Bool
  ) {
    weak var root: UIViewController?
    let before = AppearanceSettling.transitions
    let left = end { application in
      let controller = UIViewController()
      application.windows[0].rootViewController = controller
      root = controller
      controller.present(UIViewController(), animated: presents) { controller.title = "presented" }
      if !presents { controller.dismiss(animated: true) { controller.title = "dismissed" } }
    }
    #expect(left == [])
    #expect(root == nil)
    #expect(AppearanceSettling.transitions == before)
  }

  @Test func `an application goes with a finger down on a view that has a recognizer`() {
    #expect(end { $0.finger(.began) } == [])
  }

  @Test func `an application is released during a drag`() {
    #expect(
      end {
        $0.finger(.began)
        $0.finger(.moved, at: 40)
        $0.finger(.moved, at: 60)
      } == [])
  }

  @Test func `an application goes while a long press waits`() {
    #expect(end { $0.finger(.began, after: 0.2) } == [])
  }

  @Test func `an application goes between the taps of a double tap`() {
    #expect(
      end {
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = 2
        $0.windows[0].subviews[0].addGestureRecognizer(tap)
        $0.finger(.began)
        $0.finger(.ended)
      } == [])
  }

  @Test func `an application goes while a scroll is under way`() {
    #expect(
      end {
        let pan = UIPanGestureRecognizer()
        pan.allowedScrollTypesMask = .all
        $0.windows[0].subviews[0].addGestureRecognizer(pan)
        $0.handle(
          PointerFrame(
            timestamp: 0.1, location: CGPoint(x: 10, y: 10),
            action: .scroll(by: CGVector(dx: 0, dy: 9))))
      } == [])
  }

  @Test func `an application goes while the pointer is above a view that follows it`() {
    #expect(
      end {
        $0.windows[0].subviews[0].addGestureRecognizer(UIHoverGestureRecognizer())
        $0.handle(
          PointerFrame(
            timestamp: 0.1, location: CGPoint(x: 10, y: 10), action: .hover(.regionEntered)))
      } == [])
  }

  @Test func `an application is released while the end of a touch is held`() {
    #expect(
      end(of: { UIApplication(clock: ManualClock(), tuning: .articles) }) {
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = 2
        $0.windows[0].subviews[0].addGestureRecognizer(tap)
        $0.finger(.began)
        $0.finger(.ended)
        $0.advance(by: 0.4)
      } == [])
  }

  @Test func `an application goes while a button is down that it gets itself`() {
    var isOurs = false
    let left = end {
      $0.windows[0].isHidden = true
      $0.handle(PressFrame(timestamp: 0.1, presses: [PressReport(id: 1, phase: .began, type: .select)]))
      isOurs = $0.activePresses.first?.responder === $0
    }
    #expect(isOurs)
    #expect(left == [])
  }

  @Test func `an application that overrides touchesBegan goes with a finger down`() {
    var began = 0
    let left = end(of: { TouchableApplication() }) {
      $0.finger(.began)
      began = ($0 as? TouchableApplication)?.began ?? 0
    }
    #expect(left == [])
    #expect(began == 1)
  }

  @Test func `a recognizer whose application went is reset, and works with the next one`() {
    let recognizer = AtOnce()
    _ = end(with: recognizer) { $0.finger(.began) }
    #expect(recognizer.state == .possible)
    #expect(recognizer.numberOfTouches == 0)
    #expect(recognizer.resets == 1)
    let application = UIApplication()
    let window = makeWindow(application)
    window.makeKeyAndVisible()
    window.addGestureRecognizer(recognizer)
    application.finger(.began)
    #expect(recognizer.state == .began)
    application.finger(.ended)
    #expect(recognizer.resets == 2)
  }

  @Test func `a recognizer that code made go on when its application went takes touches of the next one`() {
    let recognizer = AtOnce()
    _ = end(with: recognizer) { _ in recognizer.state = .began }
    #expect(recognizer.state == .possible)
    let application = UIApplication()
    let window = makeWindow(application)
    window.makeKeyAndVisible()
    window.addGestureRecognizer(recognizer)
    application.finger(.began)
    #expect(recognizer.state == .began)
    #expect(recognizer.numberOfTouches == 1)
  }

  // MARK: From inside a callback

  /// Holds an application that a callback lets go.
  private final class Holder: NSObject, UIGestureRecognizerDelegate, EventTracer {
    var application: UIApplication?
    var letsGo = false

    func letGo() {
      guard letsGo else { return }
      application = nil
      UIApplication.current = nil
    }
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      letGo()
      return true
    }
    func record(_ fact: TouchFact) { letGo() }
  }

  /// Lets the only owner of an application let it go in the midst of `body`, with a finger down.
  private func letGo(from holder: Holder, in body: (UIView, UIGestureRecognizer) -> Void) {
    let (view, pan) = setUp(holder)
    weak let application = holder.application
    holder.letsGo = true
    body(view, pan)
    #expect(application == nil)
  }

  /// Makes an application that only its holder keeps, with a finger down on a view whose pan waits for a tap.
  private func setUp(_ holder: Holder) -> (UIView, UIGestureRecognizer) {
    let application = UIApplication()
    holder.application = application
    let window = makeWindow(application)
    window.makeKeyAndVisible()
    let view = UIView(frame: window.bounds)
    window.addSubview(view)
    let (pan, tap) = (UIPanGestureRecognizer(), UITapGestureRecognizer())
    pan.require(toFail: tap)
    view.addGestureRecognizer(pan)
    view.addGestureRecognizer(tap)
    application.finger(.began)
    return (view, pan)
  }

  @Test func `a delegate may let the application go while code writes a state`() {
    for state in [UIGestureRecognizer.State.began, .ended, .failed] {
      let holder = Holder()
      letGo(from: holder) { _, pan in
        pan.delegate = holder
        pan.state = state
        if state == .failed { holder.letGo() }
        #expect(pan.numberOfTouches == 0)
      }
    }
  }

  /// What code does with a recognizer, or with its view, outside any dispatch.
  private enum Act: CaseIterable {
    case disable, remove, removeAll, leaveSuperview, hideWindow, leaveScene, begin

    @MainActor func perform(_ view: UIView, _ recognizer: UIGestureRecognizer) {
      switch self {
      case .disable: recognizer.isEnabled = false
      case .remove: view.removeGestureRecognizer(recognizer)
      case .removeAll: view.gestureRecognizers = nil
      case .leaveSuperview: view.removeFromSuperview()
      case .hideWindow: view.window?.isHidden = true
      case .leaveScene: view.window?.windowScene = nil
      case .begin: recognizer.state = .began
      }
    }
  }

  @Test func `a tracer may let the application go while a recognizer is switched off, removed or leaves`() {
    for act in Act.allCases {
      let holder = Holder()
      letGo(from: holder) { view, pan in
        holder.application?.tracer = holder
        act.perform(view, pan)
        holder.letGo()
      }
    }
  }
}
