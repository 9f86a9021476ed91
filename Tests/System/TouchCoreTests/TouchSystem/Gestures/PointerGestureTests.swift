// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchGraphics

@testable import TouchCore

@MainActor @Suite struct PointerGestureTests {
  let stage = GestureStage()
  let pan: UIPanGestureRecognizer

  init() {
    pan = stage.add(UIPanGestureRecognizer(), "pan")
    pan.allowedScrollTypesMask = .all
  }

  private func scroll(
    _ time: TimeInterval, _ y: CGFloat, _ step: PointerFrame.Step = .notch, at place: CGFloat = 150
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
    #expect(stage.application.gestures.state.active.isEmpty)
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
    #expect(stage.application.gestures.state.active.isEmpty)
  }

  @Test func `a scroll that is taken back cancels the pan`() {
    scroll(1, 5, .began)
    scroll(1.1, 0, .cancelled)
    #expect(stage.actions == ["pan action began", "pan action cancelled"])
  }

  @Test func `a scroll of a wheel ends when the wheel has rested for 0.1 s`() {
    scroll(1, 5)
    let pause = 0.1
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
      #expect(test.stage.application.gestures.state.active.isEmpty)
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

  @Test func `an end that is kept back ends the scroll all the same`() {
    final class Keeping: UIWindow {
      var keeps = false
      override func sendEvent(_ event: UIEvent) { if !keeps { super.sendEvent(event) } }
    }
    let window = Keeping(windowScene: stage.window.windowScene ?? UIWindowScene())
    window.frame = stage.window.bounds
    window.makeKeyAndVisible()
    window.addGestureRecognizer(pan)
    let hover = stage.add(UIHoverGestureRecognizer(), "hover", to: window)
    scroll(1, 5, .began)
    point(1.1, .hover(.regionMoved))
    window.keeps = true
    scroll(1.2, 5, .ended)
    point(1.3, .hover(.regionExited))
    #expect(
      stage.actions == [
        "pan action began", "hover action began", "pan action cancelled", "hover action ended",
      ])
    #expect(hover.state == .possible)
    #expect(stage.application.gestures.state.active.isEmpty)
  }

  // MARK: Transforms

  private func point(_ time: TimeInterval, _ action: PointerFrame.Action) {
    stage.application.handle(
      PointerFrame(timestamp: time, location: CGPoint(x: 150, y: 150), action: action))
  }

  @Test func `two fingers on a trackpad pinch`() {
    let pinch = stage.add(UIPinchGestureRecognizer(), "pinch")
    point(1, .transform(scale: 1, rotation: 0, .began))
    point(1.05, .transform(scale: 1.25, rotation: 0, .changed))
    #expect(stage.actions == ["pinch action began"])
    #expect(pinch.scale == 1.25)
    #expect(pinch.numberOfTouches == 0)
    point(1.1, .transform(scale: 1.2, rotation: 0, .changed))
    #expect(abs(pinch.scale - 1.5) < 1e-9)
    #expect(abs(pinch.velocity - 5) < 1e-6)
    pinch.scale = 1
    #expect(abs(pinch.velocity - 5) < 1e-6)
    point(1.15, .transform(scale: 2, rotation: 0, .changed))
    #expect(pinch.scale == 2)
    point(1.2, .transform(scale: 1, rotation: 0, .ended))
    #expect(stage.actions == ["pinch action changed", "pinch action changed", "pinch action ended"])
    #expect(pinch.scale == 1)
    point(2, .transform(scale: .nan, rotation: 0))
    point(2, .transform(scale: 0, rotation: 0))
    stage.application.advance(to: 3)
    #expect(stage.actions == [])
  }

  @Test func `two fingers on a trackpad turn, and pinch beside it only if somebody allows it`() {
    let pinch = stage.add(UIPinchGestureRecognizer(), "pinch")
    let turn = stage.add(UIRotationGestureRecognizer(), "turn")
    point(1, .transform(scale: 1, rotation: 0.1, .began))
    point(1.1, .transform(scale: 2, rotation: 0.2, .changed))
    #expect(abs(turn.rotation - 0.3) < 1e-9)
    point(1.2, .transform(scale: 1, rotation: 0, .cancelled))
    #expect(stage.actions == ["turn action began", "turn action changed", "turn action cancelled"])
    let delegate = ProbeDelegate(GestureLog())
    delegate.together = true
    pinch.delegate = delegate
    point(2, .transform(scale: 2, rotation: 0.2, .began))
    point(2.1, .transform(scale: 1, rotation: 0, .ended))
    #expect(
      stage.actions == [
        "pinch action began", "turn action began", "pinch action ended", "turn action ended",
      ])
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
