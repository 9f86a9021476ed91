// SPDX-License-Identifier: Apache-2.0
import Testing

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

  @Test func `an application goes with a finger down on a view that has a recognizer`() {
    #expect(end { $0.finger(.began) } == [])
  }

  @Test func `an application goes in the midst of a drag`() {
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

  @Test func `an application goes while the end of a touch is held back`() {
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
}
