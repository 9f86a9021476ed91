// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchGraphics

@testable import TouchCore

@MainActor @Suite struct UIPanGestureRecognizerTests {
  let stage = GestureStage()
  let pan: UIPanGestureRecognizer

  init() {
    pan = stage.add(UIPanGestureRecognizer(), "pan")
  }

  @Test func `the defaults are UIKit's`() {
    #expect(pan.minimumNumberOfTouches == 1)
    #expect(pan.maximumNumberOfTouches == Int.max)
  }

  @Test func `a pan begins at 10 points`() {
    let limit = 160.0
    for (x, begins) in [(limit.nextDown, false), (limit, true), (limit.nextUp, true)] {
      let stage = GestureStage()
      _ = stage.add(UIPanGestureRecognizer(), "pan")
      stage.press()
      stage.drag(1.1, to: x)
      #expect(stage.actions == (begins ? ["pan action began"] : []))
    }
  }

  @Test func `what does not count towards the threshold is dragged all the same, and lacks none of it`() {
    final class UprightPan: UIPanGestureRecognizer, ScrollGesture {
      func counted(_ traveled: CGVector) -> CGVector { CGVector(dx: 0, dy: traveled.dy) }
      func mayStillBegin() -> Bool { true }
    }
    let stage = GestureStage()
    let pan = stage.add(UprightPan(), "pan")
    pan.decidesForScrollView = true
    stage.press()
    stage.drag(1.1, to: 200)
    #expect(stage.actions == [])
    stage.frame(1.2, (1, .moved, 200, 162))
    #expect(stage.actions == ["pan action began"])
    #expect(pan.translation(in: nil) == CGPoint(x: 50, y: 2))
    stage.frame(1.3, (1, .moved, 207, 160))
    #expect(pan.translation(in: nil) == CGPoint(x: 57, y: 0))
  }

  @Test func `the threshold is a straight line from the start, not a path`() {
    stage.press()
    for (step, x) in [155.0, 150, 155, 150, 145].enumerated() { stage.drag(1.1 + Double(step) / 10, to: x) }
    #expect(stage.actions == [])
    stage.frame(2, (1, .moved, 156, 158))
    #expect(stage.actions == ["pan action began"], "6 across and 8 down are 10")
  }

  @Test func `a translation lacks the 10 points of the threshold, along the way`() {
    #expect(!TouchTuning.uikit.panKeepsThreshold)
    for (way, first) in [
      (CGPoint(x: 10, y: 0), CGPoint.zero), (CGPoint(x: 15, y: 0), CGPoint(x: 5, y: 0)),
      (CGPoint(x: 0, y: -40), CGPoint(x: 0, y: -30)), (CGPoint(x: -18, y: 24), CGPoint(x: -12, y: 16)),
    ] {
      let stage = GestureStage()
      let pan = stage.add(UIPanGestureRecognizer(), "pan")
      stage.press()
      stage.frame(1.1, (1, .moved, 150 + way.x, 150 + way.y))
      #expect(stage.actions == ["pan action began"])
      #expect(pan.translation(in: nil) == first)
      stage.frame(1.2, (1, .moved, 157 + way.x, 148 + way.y))
      #expect(pan.translation(in: nil) == CGPoint(x: first.x + 7, y: first.y - 2))
    }
  }

  @Test func `a translation lacks as much however the fingers came there`() {
    stage.press()
    for (step, x) in [156.0, 162, 168, 174].enumerated() {
      stage.drag(1.1 + Double(step) / 100, to: x)
      #expect(pan.translation(in: nil) == CGPoint(x: step == 0 ? 6 : x - 160, y: 0))
    }
    #expect(stage.actions == ["pan action began", "pan action changed", "pan action changed"])
  }

  @Test func `the middle of several fingers lacks the threshold once`() {
    pan.minimumNumberOfTouches = 2
    stage.frame(1, (1, .began, 150, 150), (2, .began, 250, 150))
    stage.frame(1.1, (1, .moved, 180, 150), (2, .stationary, 250, 150))
    #expect(pan.translation(in: nil) == CGPoint(x: 5, y: 0))
    stage.frame(1.2, (1, .moved, 190, 150), (2, .moved, 260, 150))
    #expect(pan.translation(in: nil) == CGPoint(x: 15, y: 0))
  }

  @Test func `a translation that is set before the gesture begins is all there is to lack the threshold`() {
    stage.press()
    stage.drag(1.1, to: 158)
    pan.setTranslation(.zero, in: nil)
    stage.drag(1.2, to: 166)
    #expect(stage.actions == [])
    stage.drag(1.3, to: 170)
    #expect(pan.translation(in: nil) == CGPoint(x: 2, y: 0))
    pan.setTranslation(CGPoint(x: 100, y: 0), in: nil)
    stage.drag(1.4, to: 173)
    #expect(pan.translation(in: nil) == CGPoint(x: 103, y: 0))
  }

  @Test func `a subclass that begins by itself has at most the threshold taken out`() {
    final class EagerPan: UIPanGestureRecognizer {
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        if state == .possible { state = .began }
      }
    }
    let stage = GestureStage()
    let pan = stage.add(EagerPan(), "pan")
    stage.press()
    stage.drag(1.1, to: 154)
    #expect(stage.actions == ["pan action began"])
    #expect(pan.translation(in: nil) == .zero)
    stage.drag(1.2, to: 157)
    #expect(pan.translation(in: nil) == CGPoint(x: 3, y: 0))
  }

  @Test func `a translation may keep the threshold`() {
    stage.application.tuning.panKeepsThreshold = true
    stage.press()
    stage.drag(1.1, to: 165)
    #expect(pan.translation(in: nil) == CGPoint(x: 15, y: 0))
  }

  @Test func `whoever is asked whether it should begin sees which way it goes, and the actions do not`() {
    final class Asker: UIGestureRecognizerDelegate {
      var told: [String] = []

      func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let pan = recognizer as? UIPanGestureRecognizer else { return false }
        let way = pan.translation(in: pan.view)
        told.append("asked \(way.x) \(way.y)")
        return abs(way.x) > abs(way.y)
      }

      func act(_ pan: UIPanGestureRecognizer) {
        let way = pan.translation(in: pan.view)
        told.append("\(pan.state) \(way.x) \(way.y)")
      }
    }
    let asker = Asker()
    pan.delegate = asker
    pan.addTarget(asker, action: Asker.act)
    stage.press()
    stage.drag(1.1, to: 155)
    #expect(pan.translation(in: nil) == CGPoint(x: 5, y: 0), "possible, and so far")
    stage.frame(1.2, (1, .moved, 166, 162))
    stage.frame(1.3, (1, .moved, 170, 163))
    stage.frame(1.4, (1, .ended, 170, 163))
    stage.press(at: 2)
    stage.frame(2.1, (1, .moved, 151, 130))
    stage.frame(2.2, (1, .ended, 151, 130))
    let first = ["asked 16.0 12.0", "began 8.0 6.0", "changed 12.0 7.0", "ended 12.0 7.0"]
    #expect(asker.told == first + ["asked 1.0 -20.0"])
    #expect(pan.translation(in: nil) == .zero)
  }

  @Test func `a pan that waits for others that fail in the same event lacks the threshold and no more`() {
    final class Follower: UIGestureRecognizer {
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
    }
    for isFirst in [true, false] {
      let stage = GestureStage()
      let other = Follower()
      if isFirst { _ = stage.add(other, "other") }
      let pan = stage.add(UIPanGestureRecognizer(), "pan")
      if !isFirst { _ = stage.add(other, "other") }
      pan.require(toFail: other)
      stage.press()
      stage.drag(1.1, to: 165)
      #expect(stage.actions == ["pan action began"])
      #expect(pan.translation(in: nil) == CGPoint(x: 5, y: 0))
      stage.drag(1.2, to: 170)
      #expect(pan.translation(in: nil) == CGPoint(x: 10, y: 0))
    }
  }

  @Test func `a pan that waited starts at zero when it begins`() {
    let other = stage.probe("other")
    pan.require(toFail: other)
    stage.press()
    stage.drag(1.1, to: 165)
    #expect(pan.translation(in: nil) == .zero)
    stage.drag(1.2, to: 175)
    other.state = .failed
    #expect(stage.actions == ["pan action began"])
    #expect(pan.translation(in: nil) == .zero)
    stage.drag(1.3, to: 178)
    #expect(pan.translation(in: nil) == CGPoint(x: 3, y: 0))
  }

  @Test func `translation is in the coordinates of the view asked`() {
    let half = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    half.transform = CGAffineTransform(scaleX: 2, y: 2)
    stage.view.addSubview(half)
    stage.press()
    stage.drag(1.1, to: 165)
    stage.drag(1.2, to: 175)
    #expect(abs(pan.translation(in: half).x - 7.5) < 1e-9)
    pan.setTranslation(CGPoint(x: 2, y: 0), in: half)
    #expect(abs(pan.translation(in: nil).x - 4) < 1e-9)
  }

  @Test func `setting the translation leaves the velocity as it is`() {
    stage.press()
    stage.drag(1.02, to: 170)
    stage.drag(1.04, to: 190)
    let velocity = pan.velocity(in: nil)
    #expect(velocity.x > 500)
    pan.setTranslation(.zero, in: nil)
    #expect(pan.velocity(in: nil) == velocity)
    #expect(pan.translation(in: nil) == .zero)
  }

  @Test func `a pan whose translation is set in every action has its velocity after that`() {
    final class Listener {
      var velocities: [CGFloat] = []
      func act(_ pan: UIPanGestureRecognizer) {
        pan.setTranslation(.zero, in: nil)
        velocities.append(pan.velocity(in: nil).x)
      }
    }
    let listener = Listener()
    pan.addTarget(listener, action: Listener.act)
    stage.press(at: 0)
    for step in 1...14 { stage.drag(Double(step) * 0.008, to: 150 + Double(step) * 6) }
    stage.lift(15 * 0.008, at: 234)
    #expect(pan.translation(in: nil) == .zero)
    #expect(listener.velocities.count == 14 && listener.velocities.allSatisfy { abs($0 - 750) < 1e-6 })
  }

  @Test func `a steady finger has its velocity`() {
    stage.press()
    for step in 1...6 { stage.drag(1 + Double(step) / 64, to: 150 + Double(step) * 8) }
    #expect(abs(pan.velocity(in: nil).x - 512) < 1e-6)
    #expect(pan.velocity(in: nil).y == 0)
  }

  @Test func `a finger that lifts has the velocity of its last moves`() {
    final class Listener {
      var last: CGFloat = 0
      func act(_ pan: UIPanGestureRecognizer) { if pan.state == .ended { last = pan.velocity(in: nil).x } }
    }
    let listener = Listener()
    pan.addTarget(listener, action: Listener.act)
    stage.press(at: 0)
    for step in 1...14 { stage.drag(Double(step) * 0.008, to: 150 + Double(step) * 6) }
    stage.lift(15 * 0.008, at: 234)
    #expect(abs(listener.last - 750) < 1e-6)
  }

  @Test func `a finger that rests keeps its velocity for 0.5 s`() {
    stage.press(at: 0)
    for step in 1...64 { stage.drag(Double(step) / 128, to: 150 + Double(step) * 5) }
    for step in 1...39 { stage.frame(0.5 + Double(step) / 128, (1, .moved, 470, 150)) }
    #expect(abs(pan.velocity(in: nil).x - 640) < 1e-6, "0.305 s of reports of the same place")
    #expect(TouchTuning.uikit.velocityRest == 0.5)
    stage.application.advance(to: 1)
    #expect(abs(pan.velocity(in: nil).x - 640) < 1e-6)
    stage.application.advance(to: (1.0).nextUp)
    #expect(pan.velocity(in: nil) == .zero)
  }

  @Test func `it ends when all fingers lift`() {
    stage.frame(1, (1, .began, 150, 150), (2, .began, 160, 150))
    stage.frame(1.1, (1, .moved, 170, 150), (2, .moved, 180, 150))
    stage.lift(1.2, at: 170)
    #expect(stage.actions == ["pan action began"])
    stage.frame(1.3, (2, .ended, 180, 150))
    #expect(stage.actions == ["pan action ended"])
  }

  @Test func `it is cancelled when its touches are`() {
    stage.press()
    stage.drag(1.1, to: 170)
    stage.frame(1.2, (1, .cancelled, 170, 150))
    #expect(stage.actions == ["pan action began", "pan action cancelled"])
  }

  @Test func `a finger that lifts early makes no pan`() {
    stage.press()
    stage.drag(1.1, to: 155)
    stage.lift(1.2, at: 155)
    #expect(stage.actions == [])
  }

  @Test func `more fingers than the most fail before it began, and not after`() {
    pan.maximumNumberOfTouches = 1
    stage.frame(1, (1, .began, 150, 150), (2, .began, 160, 150))
    stage.frame(1.1, (1, .moved, 190, 150), (2, .moved, 200, 150))
    stage.frame(1.2, (1, .ended, 190, 150), (2, .ended, 200, 150))
    #expect(stage.actions == [])
    stage.press(at: 2)
    stage.drag(2.1, to: 170)
    stage.frame(2.2, (2, .began, 200, 150))
    stage.drag(2.3, to: 180)
    #expect(stage.actions == ["pan action began", "pan action changed"])
  }

  @Test func `with fewer fingers than the fewest nothing is dragged`() {
    pan.minimumNumberOfTouches = 2
    stage.press()
    stage.drag(1.1, to: 190)
    stage.frame(1.2, (2, .began, 200, 150))
    stage.frame(1.3, (1, .moved, 191, 150), (2, .moved, 201, 150))
    #expect(stage.actions == [])
    stage.frame(1.4, (1, .moved, 200, 150), (2, .moved, 210, 150))
    #expect(stage.actions == ["pan action began"])
  }

  @Test func `fingers that join or leave do not make the translation jump`() {
    stage.press()
    stage.drag(1.1, to: 170)
    stage.drag(1.2, to: 180)
    stage.frame(1.3, (2, .began, 250, 250))
    #expect(pan.translation(in: nil) == CGPoint(x: 20, y: 0))
    stage.frame(1.4, (1, .moved, 184, 150), (2, .moved, 254, 250))
    #expect(pan.translation(in: nil) == CGPoint(x: 24, y: 0))
    stage.lift(1.5, at: 184)
    #expect(pan.translation(in: nil) == CGPoint(x: 24, y: 0))
    stage.frame(1.6, (2, .moved, 255, 250))
    #expect(pan.translation(in: nil) == CGPoint(x: 25, y: 0))
  }

  @Test func `what a finger does in the event in which another one joins counts`() {
    stage.press()
    stage.drag(1.1, to: 170)
    stage.drag(1.2, to: 180)
    stage.frame(1.3, (1, .moved, 190, 150), (2, .began, 250, 250))
    #expect(pan.translation(in: nil) == CGPoint(x: 30, y: 0))
    stage.frame(1.4, (1, .ended, 196, 150), (2, .stationary, 250, 250), (3, .began, 260, 250))
    #expect(pan.translation(in: nil) == CGPoint(x: 33, y: 0))
    stage.frame(1.5, (2, .moved, 254, 250), (3, .moved, 264, 250))
    #expect(pan.translation(in: nil) == CGPoint(x: 37, y: 0))
    #expect(
      stage.actions == ["pan action began"] + Array(repeating: "pan action changed", count: 3))
  }

  @Test func `a pan begins in the event in which a finger goes far and another one joins`() {
    stage.press()
    stage.frame(1.1, (1, .moved, 165, 150), (2, .began, 250, 250))
    #expect(stage.actions == ["pan action began"])
  }
}
