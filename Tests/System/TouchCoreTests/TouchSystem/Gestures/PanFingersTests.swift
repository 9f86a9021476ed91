// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import TouchCore

/// How many fingers a pan has while it goes on: the least and the most.
@MainActor @Suite struct PanFingersTests {
  let stage = GestureStage()
  let pan: UIPanGestureRecognizer

  init() {
    pan = stage.add(UIPanGestureRecognizer(), "pan")
  }

  /// Two fingers, 100 points apart, that come down and go 20 points to the right.
  private func dragTwo() {
    stage.frame(1, (1, .began, 150, 150), (2, .began, 250, 150))
    stage.frame(1.1, (1, .moved, 170, 150), (2, .moved, 270, 150))
  }

  private func slide(_ time: TimeInterval, _ fingers: (Int, Double)...) {
    stage.application.handle(
      ContactFrame(
        timestamp: time,
        contacts: fingers.map { Contact(id: $0.0, phase: .moved, location: CGPoint(x: $0.1, y: 150)) }))
  }

  // MARK: The least

  @Test func `a pan of two fingers ends when one of them lifts`() {
    pan.minimumNumberOfTouches = 2
    dragTwo()
    slide(1.2, (1, 175), (2, 275))
    stage.frame(1.3, (2, .ended, 275, 150))
    #expect(pan.state == .ended)
    slide(1.4, (1, 190))
    stage.frame(1.5, (2, .began, 280, 150))
    slide(1.6, (1, 220), (2, 310))
    stage.frame(1.7, (1, .ended, 220, 150), (2, .ended, 310, 150))
    #expect(
      stage.log.take() == [
        "view began", "pan action began", "view cancelled", "pan action changed", "pan action ended",
        "view began", "view moved", "view ended",
      ], "the finger that comes when it is over is the view's")
    #expect(pan.state == .possible)
  }

  @Test func `a pan of two fingers goes on with one if its action has set the least to one`() {
    final class Keeper {
      func act(_ pan: UIPanGestureRecognizer) {
        if pan.state == .began { pan.minimumNumberOfTouches = 1 }
        if pan.state == .ended { pan.minimumNumberOfTouches = 2 }
      }
    }
    let keeper = Keeper()
    pan.minimumNumberOfTouches = 2
    pan.addTarget(keeper, action: Keeper.act)
    dragTwo()
    stage.frame(1.2, (1, .ended, 170, 150))
    slide(1.3, (2, 275))
    stage.frame(1.4, (2, .ended, 275, 150))
    #expect(stage.actions == ["pan action began", "pan action changed", "pan action ended"])
    stage.press(at: 2)
    stage.drag(2.1, to: 190)
    stage.lift(2.2, at: 190)
    #expect(stage.actions == [], "the next one needs two again")
  }

  @Test func `a pan whose least is raised does not change until enough fingers are down again`() {
    stage.press()
    stage.drag(1.1, to: 170)
    pan.minimumNumberOfTouches = 2
    let start = pan.translation(in: nil).x
    stage.drag(1.2, to: 180)
    stage.frame(1.3, (2, .began, 250, 150))
    slide(1.4, (1, 183), (2, 253))
    #expect(pan.translation(in: nil).x - start == 3)
    #expect(stage.actions == ["pan action began", "pan action changed"])
    stage.frame(1.5, (2, .ended, 253, 150))
    #expect(stage.actions == ["pan action ended"])
  }

  @Test func `in the event in which a finger too many lifts nothing changes, and what they did counts`() {
    pan.minimumNumberOfTouches = 2
    dragTwo()
    let start = pan.translation(in: nil).x
    stage.log.lines = []
    stage.frame(1.2, (1, .moved, 180, 150), (2, .ended, 280, 150))
    #expect(stage.actions == ["pan action ended"])
    #expect(pan.translation(in: nil).x - start == 10)
  }

  @Test func `a pan of two fingers one of which is cancelled is cancelled`() {
    pan.minimumNumberOfTouches = 2
    dragTwo()
    stage.frame(1.2, (2, .cancelled, 270, 150))
    slide(1.3, (1, 190))
    stage.frame(1.4, (1, .ended, 190, 150))
    #expect(stage.actions == ["pan action began", "pan action cancelled"])
  }

  @Test func `a pan of one finger or more goes on when one of two is cancelled`() {
    dragTwo()
    stage.frame(1.2, (2, .cancelled, 270, 150))
    slide(1.3, (1, 175))
    stage.frame(1.4, (1, .cancelled, 175, 150))
    #expect(stage.actions == ["pan action began", "pan action changed", "pan action cancelled"])
  }

  @Test func `a pan of two fingers that has not begun waits for the second one to come again`() {
    pan.minimumNumberOfTouches = 2
    stage.frame(1, (1, .began, 150, 150), (2, .began, 250, 150))
    stage.frame(1.1, (2, .ended, 250, 150))
    slide(1.2, (1, 190))
    stage.frame(1.3, (2, .began, 260, 150))
    slide(1.4, (1, 210), (2, 280))
    #expect(stage.actions == ["pan action began"])
  }

  @Test func `a pan that waits for another to fail is lost when too few fingers stay`() {
    pan.minimumNumberOfTouches = 2
    let other = stage.probe("other")
    pan.require(toFail: other)
    dragTwo()
    stage.frame(1.2, (2, .ended, 270, 150))
    other.state = .failed
    slide(1.3, (1, 190))
    stage.frame(1.4, (1, .ended, 190, 150))
    #expect(stage.actions == [])
  }

  // MARK: The most

  @Test func `a finger beyond the most changes neither place, nor translation, nor number`() {
    pan.maximumNumberOfTouches = 1
    stage.press()
    stage.drag(1.1, to: 170)
    let start = pan.translation(in: nil).x
    stage.frame(1.2, (1, .moved, 175, 150), (2, .began, 250, 250))
    #expect(pan.numberOfTouches == 1)
    #expect(pan.location(in: nil) == CGPoint(x: 175, y: 150))
    #expect(pan.location(ofTouch: 0, in: nil) == CGPoint(x: 175, y: 150))
    stage.frame(1.3, (2, .moved, 290, 290))
    #expect(pan.translation(in: nil).x - start == 5)
    #expect(stage.actions == ["pan action began", "pan action changed"])
    stage.frame(1.4, (2, .ended, 290, 290))
    stage.drag(1.5, to: 180)
    stage.lift(1.6, at: 180)
    #expect(pan.translation(in: nil) == .zero)
    #expect(stage.actions == ["pan action changed", "pan action ended"])
  }

  @Test func `a finger beyond the most does not take the place of the one that lifts`() {
    pan.maximumNumberOfTouches = 1
    stage.press()
    stage.drag(1.1, to: 170)
    stage.frame(1.2, (2, .began, 250, 250))
    stage.lift(1.3, at: 170)
    #expect(stage.actions == ["pan action began", "pan action ended"])
    stage.frame(1.4, (2, .moved, 290, 290))
    #expect(stage.actions == [])
    stage.frame(1.5, (3, .began, 150, 150))
    stage.frame(1.6, (3, .moved, 190, 150))
    stage.frame(1.7, (2, .ended, 290, 290), (3, .ended, 190, 150))
    #expect(stage.actions == ["pan action began", "pan action ended"], "a new finger drags anew")
  }

  @Test func `a finger that comes when one of the most has lifted joins`() {
    pan.maximumNumberOfTouches = 2
    dragTwo()
    stage.frame(1.2, (1, .ended, 170, 150))
    stage.frame(1.3, (3, .began, 200, 200))
    #expect(pan.numberOfTouches == 2)
    stage.frame(1.4, (2, .ended, 270, 150))
    stage.frame(1.5, (3, .ended, 200, 200))
    #expect(stage.actions == ["pan action began", "pan action ended"])
  }

  @Test func `of two fingers that come at once the first one still fits`() {
    pan.maximumNumberOfTouches = 2
    stage.press()
    stage.drag(1.1, to: 170)
    stage.frame(1.2, (2, .began, 250, 150), (3, .began, 290, 290))
    #expect(pan.numberOfTouches == 2)
    #expect(pan.location(in: nil) == CGPoint(x: 210, y: 150))
  }

  @Test func `the view gets a finger that a pan has let go`() {
    pan.maximumNumberOfTouches = 1
    stage.press()
    stage.drag(1.1, to: 170)
    stage.frame(1.2, (2, .began, 250, 250))
    stage.lift(1.3, at: 170)
    stage.frame(1.4, (2, .ended, 250, 250))
    #expect(
      stage.log.take() == [
        "view began", "pan action began", "view cancelled", "view began", "pan action ended", "view ended",
      ])
  }
}
