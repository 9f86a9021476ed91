// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import UIKit

@testable import ThirtyControls

private final class Deck: SwipeCardStackDataSource, SwipeCardStackDelegate {
  let count: Int
  var log: [String] = []

  init(count: Int) { self.count = count }

  func numberOfCards(in stack: SwipeCardStack) -> Int { count }
  func cardStack(_ stack: SwipeCardStack, viewForCardAt index: Int) -> UIView {
    let card = UIView()
    card.accessibilityIdentifier = "card \(index)"
    return card
  }
  func cardStack(_ stack: SwipeCardStack, overlayTitleFor direction: SwipeDirection) -> String? {
    direction == .right ? "LIKE" : "NOPE"
  }
  func cardStack(_ stack: SwipeCardStack, didSwipeCardAt index: Int, in direction: SwipeDirection) {
    log.append("\(index) \(direction == .right ? "right" : "left")")
  }
  func cardStack(_ stack: SwipeCardStack, didTapCardAt index: Int) { log.append("\(index) tapped") }
  func cardStackDidRunOutOfCards(_ stack: SwipeCardStack) { log.append("out of cards") }
}

@MainActor struct SwipeCardStackTests {
  private func show(_ count: Int) throws -> (Stage, SwipeCardStack, Deck) {
    let stage = Stage()
    let stack = SwipeCardStack(frame: CGRect(x: 37, y: 100, width: 300, height: 400))
    let deck = Deck(count: count)
    stack.dataSource = deck
    stack.delegate = deck
    try stage.add(stack, named: "stack")
    stack.layoutIfNeeded()
    return (stage, stack, deck)
  }

  private func drag(_ stage: Stage, by dx: CGFloat, over seconds: Double) throws {
    let finger = stage.finger(1)
    try finger.down(at: .inside("stack"))
    try finger.move(by: CGVector(dx: dx, dy: 10), over: seconds)
    try finger.wait(0.2)
    try finger.up()
  }

  @Test func `a card that is dragged far enough flies away, and the next one is on top`() throws {
    let (stage, stack, deck) = try show(5)
    try drag(stage, by: 150, over: 0.1)
    #expect(deck.log == [])
    try stage.wait(0.5)
    #expect(deck.log == ["0 right"])
    #expect(stack.currentIndex == 1)
    #expect(stack.subviews.count == 3)
    try drag(stage, by: -150, over: 0.1)
    try stage.wait(0.5)
    #expect(deck.log == ["0 right", "1 left"])
    expectTrace(
      stage, only: [.gesture],
      """
         0.000  gesture    UIPanGestureRecognizer#1          takes touch 1
         0.000  gesture    UITapGestureRecognizer#1          takes touch 1
         0.000  gesture    UIPanGestureRecognizer#1          touchesBegan touch 1
         0.000  gesture    UITapGestureRecognizer#1          touchesBegan touch 1
         0.017  gesture    UIPanGestureRecognizer#1          touchesMoved touch 1
         0.017  gesture    UIPanGestureRecognizer#1          should begin? UIView "card 0" says yes
         0.017  gesture    UIPanGestureRecognizer#1          possible → began
         0.017  gesture    UITapGestureRecognizer#1          is prevented by UIPanGestureRecognizer#1
         0.017  gesture    UITapGestureRecognizer#1          possible → failed
         0.017  gesture    UIPanGestureRecognizer#1          sends its action: began
         0.033  gesture    UIPanGestureRecognizer#1          touchesMoved touch 1
         0.033  gesture    UIPanGestureRecognizer#1          began → changed
         0.033  gesture    UIPanGestureRecognizer#1          sends its action: changed
         0.050  gesture    UIPanGestureRecognizer#1          touchesMoved touch 1
         0.050  gesture    UIPanGestureRecognizer#1          changed → changed
         0.050  gesture    UIPanGestureRecognizer#1          sends its action: changed
         0.067  gesture    UIPanGestureRecognizer#1          touchesMoved touch 1
         0.067  gesture    UIPanGestureRecognizer#1          changed → changed
         0.067  gesture    UIPanGestureRecognizer#1          sends its action: changed
         0.083  gesture    UIPanGestureRecognizer#1          touchesMoved touch 1
         0.083  gesture    UIPanGestureRecognizer#1          changed → changed
         0.083  gesture    UIPanGestureRecognizer#1          sends its action: changed
         0.100  gesture    UIPanGestureRecognizer#1          touchesMoved touch 1
         0.100  gesture    UIPanGestureRecognizer#1          changed → changed
         0.100  gesture    UIPanGestureRecognizer#1          sends its action: changed
         0.300  gesture    UIPanGestureRecognizer#1          touchesEnded touch 1
         0.300  gesture    UIPanGestureRecognizer#1          changed → ended
         0.300  gesture    UIPanGestureRecognizer#1          sends its action: ended
         0.300  gesture    UIPanGestureRecognizer#1          is possible again
         0.300  gesture    UITapGestureRecognizer#1          is possible again
         0.800  gesture    UIPanGestureRecognizer#2          takes touch 2
         0.800  gesture    UITapGestureRecognizer#2          takes touch 2
         0.800  gesture    UIPanGestureRecognizer#2          touchesBegan touch 2
         0.800  gesture    UITapGestureRecognizer#2          touchesBegan touch 2
         0.817  gesture    UIPanGestureRecognizer#2          touchesMoved touch 2
         0.817  gesture    UIPanGestureRecognizer#2          should begin? UIView "card 1" says yes
         0.817  gesture    UIPanGestureRecognizer#2          possible → began
         0.817  gesture    UITapGestureRecognizer#2          is prevented by UIPanGestureRecognizer#2
         0.817  gesture    UITapGestureRecognizer#2          possible → failed
         0.817  gesture    UIPanGestureRecognizer#2          sends its action: began
         0.833  gesture    UIPanGestureRecognizer#2          touchesMoved touch 2
         0.833  gesture    UIPanGestureRecognizer#2          began → changed
         0.833  gesture    UIPanGestureRecognizer#2          sends its action: changed
         0.850  gesture    UIPanGestureRecognizer#2          touchesMoved touch 2
         0.850  gesture    UIPanGestureRecognizer#2          changed → changed
         0.850  gesture    UIPanGestureRecognizer#2          sends its action: changed
         0.867  gesture    UIPanGestureRecognizer#2          touchesMoved touch 2
         0.867  gesture    UIPanGestureRecognizer#2          changed → changed
         0.867  gesture    UIPanGestureRecognizer#2          sends its action: changed
         0.883  gesture    UIPanGestureRecognizer#2          touchesMoved touch 2
         0.883  gesture    UIPanGestureRecognizer#2          changed → changed
         0.883  gesture    UIPanGestureRecognizer#2          sends its action: changed
         0.900  gesture    UIPanGestureRecognizer#2          touchesMoved touch 2
         0.900  gesture    UIPanGestureRecognizer#2          changed → changed
         0.900  gesture    UIPanGestureRecognizer#2          sends its action: changed
         1.100  gesture    UIPanGestureRecognizer#2          touchesEnded touch 2
         1.100  gesture    UIPanGestureRecognizer#2          changed → ended
         1.100  gesture    UIPanGestureRecognizer#2          sends its action: ended
         1.100  gesture    UIPanGestureRecognizer#2          is possible again
         1.100  gesture    UITapGestureRecognizer#2          is possible again
      """)
  }

  @Test func `a card that is dragged a little comes back`() throws {
    let (stage, stack, deck) = try show(2)
    let card = try #require(stack.topCard)
    let center = card.center
    try drag(stage, by: 60, over: 0.3)
    try stage.wait(1)
    #expect(card.center == center)
    #expect(card.transform == .identity)
    #expect(deck.log == [])
  }

  @Test func `a flick needs no distance`() throws {
    let (stage, _, deck) = try show(2)
    let finger = stage.finger(1)
    try finger.down(at: .inside("stack"))
    try finger.move(by: CGVector(dx: 80, dy: 0), over: 0.05)
    try finger.up()
    try stage.wait(1)
    #expect(deck.log == ["0 right"])
  }

  @Test func `the last card says that there are no more, and a tap selects`() throws {
    let (stage, _, deck) = try show(1)
    try stage.tap(.inside("stack"))
    try drag(stage, by: -150, over: 0.1)
    try stage.wait(1)
    #expect(deck.log == ["0 tapped", "0 left", "out of cards"])
  }
}
