// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import TouchCore

@MainActor @Suite struct HeldTouchesTests {
  let stage = GestureStage()

  @Test func `the defaults are UIKit's`() {
    let recognizer = UIGestureRecognizer()
    #expect(recognizer.cancelsTouchesInView)
    #expect(!recognizer.delaysTouchesBegan)
    #expect(recognizer.delaysTouchesEnded)
  }

  @Test func `every touch of a recognized gesture is cancelled in its view, and nothing follows`() {
    let probe = stage.probe("probe")
    stage.frame(1, (1, .began, 150, 150), (2, .began, 160, 160))
    probe.onMoved = { $0.state = .began }
    stage.log.lines = []
    stage.drag(1.1, to: 151)
    stage.frame(1.2, (1, .ended, 151, 150), (2, .ended, 160, 160))
    #expect(stage.log.take() == ["probe action began", "view cancelled", "probe action ended"])
  }

  @Test func `a recognizer that fails can keep what it holds from the view`() {
    let one = stage.probe("one")
    one.delaysTouchesBegan = true
    one.onMoved = {
      $0.keepFromViews($0.trackedTouches)
      $0.state = .failed
    }
    stage.press()
    stage.drag(1.1, to: 151)
    stage.lift(1.2, at: 151)
    #expect(stage.log.take() == [])
    one.onMoved = { _ in }
    one.onBegan = { recognizer, _, _ in recognizer.keepFromViews(recognizer.trackedTouches) }
    one.delaysTouchesBegan = false
    stage.tap(at: 2)
    #expect(stage.log.take() == [])
    one.onBegan = { _, _, _ in }
    one.onMoved = { $0.keepFromViews($0.trackedTouches) }
    stage.press(at: 3)
    stage.drag(3.1, to: 151)
    stage.lift(3.2, at: 151)
    #expect(stage.log.take() == ["view began", "view moved", "view ended"])
  }

  @Test func `a held touch is given up only when all that hold it have failed`() {
    let one = stage.probe("one")
    let two = stage.probe("two")
    (one.delaysTouchesBegan, two.delaysTouchesBegan) = (true, true)
    one.onMoved = { $0.state = .failed }
    stage.press()
    stage.drag(1.1, to: 151)
    #expect(stage.log.take() == [])
    two.onMoved = { $0.state = .failed }
    stage.drag(1.2, to: 152)
    stage.lift(1.3, at: 152)
    #expect(stage.log.take() == ["view began", "view moved", "view ended"])
  }

  @Test func `a touch that ended while it was held begins and ends`() {
    let probe = stage.probe("probe")
    probe.delaysTouchesBegan = true
    stage.tap(at: 1)
    #expect(stage.log.take() == ["view began", "view ended"])
  }

  @Test func `a held touch that is cancelled says nothing`() {
    let probe = stage.probe("probe")
    probe.delaysTouchesBegan = true
    stage.press()
    stage.frame(1.1, (1, .cancelled, 150, 150))
    #expect(stage.log.take() == [])
  }

  @Test func `a held end becomes cancelled when the gesture is recognized`() {
    let double = stage.add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    stage.tap(at: 1)
    stage.tap(at: 1.2)
    #expect(
      stage.log.take() == [
        "view began", "view began", "double action ended", "view cancelled", "view cancelled",
      ])
  }

  @Test func `a held end comes at once when the gesture fails`() {
    let double = stage.add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    stage.tap(at: 1)
    stage.log.lines = []
    double.state = .failed
    #expect(stage.log.take() == ["view ended"])
  }

  @Test func `a held end comes 0.15 s after the failure in the articles`() {
    #expect(TouchTuning.uikit.endedHoldAfterFailure == 0)
    #expect(TouchTuning.articles.endedHoldAfterFailure == 0.15)
    stage.application.tuning = .articles
    let double = stage.add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    stage.tap(at: 1)
    stage.application.advance(to: 1.25)
    stage.log.lines = []
    double.state = .failed
    stage.application.advance(to: 1.399)
    #expect(stage.log.take() == [])
    stage.application.advance(to: 1.4)
    #expect(stage.log.take() == ["view ended"])
  }

  @Test func `a gesture that does not delay ends lets the end through`() {
    let double = stage.add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    double.delaysTouchesEnded = false
    stage.tap(at: 1)
    #expect(stage.log.take() == ["view began", "view ended"])
  }

  @Test func `a view that left the window gets nothing of a held touch`() {
    let probe = stage.probe("probe", to: stage.window)
    probe.delaysTouchesBegan = true
    stage.press()
    stage.view.removeFromSuperview()
    probe.state = .failed
    stage.lift(1.1)
    #expect(stage.log.take() == [])
  }

  @Test func `a held touch keeps its identity, and shows as begun in its began`() {
    final class PhaseView: UIView {
      var seen: [(UITouch, UITouch.Phase)] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        seen += touches.map { ($0, $0.phase) }
      }
    }
    let view = PhaseView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    stage.view.addSubview(view)
    let probe = stage.probe("probe")
    probe.delaysTouchesBegan = true
    stage.press()
    let touch = stage.application.registry.touches[0]
    probe.onMoved = { $0.state = .failed }
    stage.drag(1.1, to: 151)
    #expect(view.seen.count == 1)
    #expect(view.seen.first?.0 === touch)
    #expect(view.seen.first?.1 == .began)
    #expect(touch.phase == .moved)
  }

  @Test func `a held touch whose cancellation is kept back never comes`() {
    final class Keeping: UIApplication {
      var keeps = false
      override func sendEvent(_ event: UIEvent) { if !keeps { super.sendEvent(event) } }
    }
    let application = Keeping()
    let log = GestureLog()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.windowScene = UIWindowScene(application: application)
    window.makeKeyAndVisible()
    let view = LoggingView("view", frame: window.bounds, log: log)
    window.addSubview(view)
    let pan = UIPanGestureRecognizer()
    pan.delaysTouchesBegan = true
    view.addGestureRecognizer(pan)
    func finger(_ id: Int, _ phase: UITouch.Phase) {
      let contact = Contact(id: id, phase: phase, location: CGPoint(x: 50, y: 50))
      application.handle(ContactFrame(timestamp: application.clock.now + 0.1, contacts: [contact]))
    }
    finger(1, .began)
    finger(2, .began)
    application.keeps = true
    finger(1, .cancelled)
    application.keeps = false
    finger(2, .ended)
    #expect(log.take() == ["view began", "view ended"])
    #expect(application.registry.lifted.isEmpty)
  }
}
