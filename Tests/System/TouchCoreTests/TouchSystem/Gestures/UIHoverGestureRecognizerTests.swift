// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchGraphics

@testable import TouchCore

@MainActor @Suite struct UIHoverGestureRecognizerTests {
  let stage = GestureStage()
  let hover: UIHoverGestureRecognizer

  init() {
    hover = stage.add(UIHoverGestureRecognizer(), "hover")
  }

  private func point(
    _ time: TimeInterval, _ x: CGFloat, _ y: CGFloat, _ phase: UITouch.Phase = .regionMoved
  ) {
    stage.application.handle(
      PointerFrame(timestamp: time, location: CGPoint(x: x, y: y), action: .hover(phase)))
  }

  @Test func `it begins when the pointer comes in, changes when it moves, ends when it goes out`() {
    point(1, 50, 50, .regionEntered)
    #expect(stage.actions == [])
    point(1.1, 150, 150)
    #expect(hover.state == .began)
    #expect(hover.location(in: stage.view) == CGPoint(x: 50, y: 50))
    point(1.2, 160, 150)
    #expect(hover.location(in: stage.view) == CGPoint(x: 60, y: 50))
    point(1.3, 50, 50)
    point(1.4, 150, 150)
    point(1.5, 150, 150, .regionExited)
    #expect(
      stage.actions
        == ["hover action began", "hover action changed", "hover action ended"]
        + ["hover action began", "hover action ended"])
    #expect(stage.application.gestures.state.active.isEmpty)
  }

  @Test func `a pointer over a view is over the views around it too`() {
    _ = stage.add(UIHoverGestureRecognizer(), "outer", to: stage.window)
    point(1, 50, 50)
    point(1.1, 150, 150)
    point(1.2, 50, 50)
    #expect(
      stage.actions == [
        "outer action began", "hover action began", "outer action changed", "hover action ended",
        "outer action changed",
      ])
  }

  @Test func `a pointer that goes where no view is has left`() {
    point(1, 150, 150)
    point(1.1, -10, 10)
    #expect(stage.actions == ["hover action began", "hover action ended"])
    point(1.2, 150, 150)
    point(1.3, .nan, 10)
    #expect(stage.actions == ["hover action began", "hover action ended"])
  }

  @Test func `it takes no touches, and keeps nobody out`() {
    _ = stage.add(UITapGestureRecognizer(), "tap")
    point(1, 150, 150)
    stage.tap(at: 1.1)
    point(1.3, 160, 150)
    #expect(
      stage.log.take() == [
        "hover action began", "view began", "tap action ended", "view cancelled", "hover action changed",
      ])
  }

  @Test func `it tells how a pencil hovers`() {
    #expect(hover.zOffset == 0)
    #expect(hover.altitudeAngle == .pi / 2)
    var frame = PointerFrame(timestamp: 1, location: CGPoint(x: 150, y: 150), action: .hover(.regionEntered))
    frame.zOffset = 0.5
    frame.altitudeAngle = 1
    frame.azimuthAngle = .pi / 4
    frame.rollAngle = 0.25
    stage.view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    stage.application.handle(frame)
    #expect(hover.zOffset == 0.5)
    #expect(hover.altitudeAngle == 1)
    #expect(hover.rollAngle == 0.25)
    #expect(abs(hover.azimuthAngle(in: nil) - .pi / 4) < 1e-9)
    #expect(abs(hover.azimuthAngle(in: stage.view) + .pi / 4) < 1e-9)
    #expect(abs(hover.azimuthUnitVector(in: nil).dx - 0.5.squareRoot()) < 1e-9)
  }

  @Test func `a delegate that refuses keeps it from beginning until the pointer has left`() {
    let delegate = ProbeDelegate(stage.log)
    hover.delegate = delegate
    delegate.begins = false
    point(1, 150, 150)
    point(1.1, 160, 150)
    delegate.begins = true
    point(1.2, 170, 150)
    #expect(stage.log.take() == ["hover delegate should receive event", "hover delegate should begin"])
    point(1.3, 50, 50)
    point(1.4, 150, 150)
    #expect(stage.actions == ["hover action began"])
  }

  @Test func `it is cancelled with its recognizer, its view and the activity of the application`() {
    for end in [0, 1, 2, 3] {
      let test = UIHoverGestureRecognizerTests()
      test.point(1, 150, 150)
      switch end {
      case 0: test.hover.isEnabled = false
      case 1: test.stage.view.removeGestureRecognizer(test.hover)
      case 2: test.stage.view.removeFromSuperview()
      default: test.stage.application.cancelAllTouches(because: .resignedActive)
      }
      #expect(test.stage.actions == ["hover action began", "hover action cancelled"], "\(end)")
      #expect(test.stage.application.gestures.state.active.isEmpty)
      #expect(test.stage.application.gestures.pointer.hoverWindow == nil)
    }
  }

  @Test func `the modifier keys and buttons of the event are seen`() {
    var frame = PointerFrame(timestamp: 1, location: CGPoint(x: 150, y: 150), action: .hover(.regionEntered))
    frame.modifierFlags = [.command]
    frame.buttonMask = .secondary
    stage.application.handle(frame)
    #expect(hover.modifierFlags == .command)
    #expect(hover.buttonMask == .secondary)
  }
}
