// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import TouchCore

@MainActor @Suite struct PointerGestureTests {
  let stage = GestureStage()
  let pan: UIPanGestureRecognizer

  init() {
    pan = stage.add(UIPanGestureRecognizer(), "pan")
    pan.allowedScrollTypesMask = .all
  }

  private func scroll(
    _ time: TimeInterval, _ y: CGFloat, _ step: PointerFrame.Scroll = .notch, at place: CGFloat = 150
  ) {
    stage.application.handle(
      PointerFrame(
        timestamp: time, location: CGPoint(x: place, y: place),
        action: .scroll(by: CGVector(dx: 0, dy: y), step)))
  }

  // MARK: Scrolls

  @Test func `no scroll makes a pan unless it is allowed`() {
    #expect(UIPanGestureRecognizer().allowedScrollTypesMask == [])
    #expect(UIScrollTypeMask.all == [.discrete, .continuous])
    #expect(UIScrollTypeMask.discrete.rawValue == 1)
    pan.allowedScrollTypesMask = .discrete
    scroll(1, 10, .began)
    scroll(1.1, 10, .ended)
    pan.allowedScrollTypesMask = .continuous
    scroll(2, 10)
    #expect(stage.actions == [])
    #expect(stage.application.gestures.active.isEmpty)
  }

  @Test func `a scroll of a trackpad begins with its first way, changes and ends`() {
    scroll(1, 0, .began)
    #expect(stage.actions == [])
    scroll(1.1, 6, .changed)
    #expect(stage.actions == ["pan action began"])
    #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 6))
    #expect(pan.numberOfTouches == 0)
    #expect(pan.location(in: stage.view) == CGPoint(x: 50, y: 50))
    scroll(1.2, 6, .changed, at: 10)
    #expect(pan.translation(in: stage.view) == CGPoint(x: 0, y: 12))
    #expect(abs(pan.velocity(in: nil).y - 60) < 1e-6)
    #expect(pan.location(in: nil) == CGPoint(x: 10, y: 10))
    scroll(1.3, 0, .ended)
    #expect(stage.log.take() == ["pan action changed", "pan action ended"])
    #expect(pan.state == .possible)
    #expect(pan.translation(in: nil) == .zero)
  }

  @Test func `a scroll that goes nowhere makes no pan`() {
    scroll(1, 0, .began)
    scroll(1.1, 0, .ended)
    #expect(stage.actions == [])
    #expect(stage.application.gestures.active.isEmpty)
  }

  @Test func `a scroll that is taken back cancels the pan`() {
    scroll(1, 5, .began)
    scroll(1.1, 0, .cancelled)
    #expect(stage.actions == ["pan action began", "pan action cancelled"])
  }

  @Test func `a scroll of a wheel ends when the wheel has rested for 0.1 s`() {
    scroll(1, 5)
    let pause = TouchTuning.uikit.scrollPause
    scroll((1 + pause).nextDown, 5)
    #expect(stage.actions == ["pan action began", "pan action changed"])
    #expect(pan.translation(in: nil).y == 10)
    let end = (1 + pause).nextDown + pause
    stage.application.advance(to: end.nextDown)
    #expect(stage.actions == [])
    stage.application.advance(to: end)
    #expect(stage.actions == ["pan action ended"])
    scroll(3, 5)
    #expect(stage.actions == ["pan action began"])
  }

  @Test func `of two pans the one of the deeper view takes the scroll`() {
    let outer = stage.add(UIPanGestureRecognizer(), "outer", to: stage.window)
    outer.allowedScrollTypesMask = .all
    scroll(1, 5, .began)
    scroll(1.1, 5, .ended)
    #expect(stage.actions == ["pan action began", "pan action ended"])
    scroll(2, 5, .began, at: 10)
    scroll(2.1, 5, .ended, at: 10)
    #expect(stage.actions == ["outer action began", "outer action ended"])
  }

  @Test func `a scroll asks the recognizer, its delegate, the view and the delegate again`() {
    let delegate = ProbeDelegate(stage.log)
    pan.delegate = delegate
    scroll(1, 5, .began)
    scroll(1.1, 5, .ended)
    #expect(
      stage.log.take() == [
        "pan delegate should receive event", "pan delegate should begin", "pan action began",
        "pan action ended",
      ])
    delegate.takesEvents = false
    scroll(2, 5, .began)
    #expect(stage.log.take() == ["pan delegate should receive event"])
  }

  @Test func `fingers and a scroll do not make one pan together`() {
    scroll(1, 5, .began)
    stage.press(at: 1.1)
    #expect(pan.numberOfTouches == 0)
    scroll(1.2, 5, .ended)
    stage.lift(1.3)
    #expect(stage.log.take() == ["pan action began", "view began", "pan action ended", "view ended"])
    stage.press(at: 2)
    scroll(2.1, 5, .began)
    #expect(stage.actions == [])
  }

  @Test func `a scroll ends with its recognizer, its view and the activity of the application`() {
    for end in [0, 1, 2, 3] {
      let test = PointerGestureTests()
      test.scroll(1, 5, .began)
      switch end {
      case 0: test.pan.isEnabled = false
      case 1: test.stage.view.removeGestureRecognizer(test.pan)
      case 2: test.stage.view.removeFromSuperview()
      default: test.stage.application.cancelAllTouches(because: .resignedActive)
      }
      test.scroll(1.1, 5, .changed)
      test.scroll(1.2, 5, .ended)
      #expect(test.stage.actions == ["pan action began", "pan action cancelled"], "\(end)")
      #expect(test.stage.application.gestures.active.isEmpty)
    }
  }

  @Test func `a new scroll cancels one whose end never came, and an end without a beginning is dropped`() {
    scroll(1, 5, .began)
    scroll(2, 5, .began)
    #expect(stage.actions == ["pan action began", "pan action cancelled", "pan action began"])
    scroll(2.1, 0, .ended)
    scroll(2.2, 5, .ended)
    scroll(2.3, 5, .changed)
    #expect(stage.actions == ["pan action ended"])
  }

  @Test func `a scroll comes from no edge`() {
    let edge = stage.add(UIScreenEdgePanGestureRecognizer(), "edge", to: stage.window)
    edge.edges = [.left]
    edge.allowedScrollTypesMask = .all
    stage.application.handle(
      PointerFrame(
        timestamp: 1, location: CGPoint(x: 1, y: 10), action: .scroll(by: CGVector(dx: 50, dy: 0), .began)))
    #expect(stage.actions == [])
  }
}
