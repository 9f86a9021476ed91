// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import UIKit

@testable import ConstrainedControls

@MainActor struct CardCarouselViewTests {
  @Test func `cards size the content, and a swipe turns the page`() throws {
    let stage = Stage()
    let carousel = CardCarouselView()
    carousel.didSelectCard = { stage.log("card \($0)") }
    carousel.setCards(["One", "Two", "Three"])
    stage.pin(carousel, top: 40, height: 240, margin: 0)
    stage.view.layoutIfNeeded()
    let height = carousel.scrollView.bounds.height
    #expect(carousel.scrollView.contentSize == CGSize(width: 1125, height: height))
    #expect(height + 8 + carousel.pageControl.frame.height == 240)
    #expect(frame(carousel.cards[1]) == text(CGRect(x: 375, y: 0, width: 375, height: height)))
    try stage.tap(.inside("card.0"))
    let finger = stage.finger(1)
    try finger.down(at: .screen(300, 120))
    try finger.move(by: CGVector(dx: -240, dy: 0), over: 0.2)
    try finger.up()
    try stage.wait(2)
    #expect(carousel.currentPage == 1 && carousel.scrollView.contentOffset.x == 375)
    try stage.tap(.inside("card.1"))
    let pages = carousel.pageControl
    try stage.tap(.point(pages.bounds.maxX - 2, 10, in: "carousel.pages"))
    try stage.wait(0.5)
    #expect(carousel.scrollView.contentOffset.x == 750)
    expectTrace(
      stage, only: [.log, .controls],
      """
         0.050  log        card 0
         2.300  log        card 1
         2.300  controls   UIPageControl "carousel.pages"    follows touch 4
         2.300  controls   UIPageControl "carousel.pages"    highlight on
         2.300  controls   UIPageControl "carousel.pages"    sends touchDown, inside; nobody listens
         2.350  controls   UIPageControl "carousel.pages"    value is now 2
         2.350  controls   UIPageControl "carousel.pages"    sends valueChanged+primaryActionTriggered to 1, inside
         2.350  controls   UIPageControl "carousel.pages"    touch 4 lifts inside
         2.350  controls   UIPageControl "carousel.pages"    highlight off
         2.350  controls   UIPageControl "carousel.pages"    sends touchUpInside, inside; nobody listens
      """)
  }
}
