// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import UIKit

@testable import ThirtyControls

private final class Listener: NSObject, PagingCarouselDelegate {
  var log: [String] = []
  func carousel(_ carousel: PagingCarousel, didShowPage page: Int) { log.append("shows \(page)") }
  func carousel(_ carousel: PagingCarousel, didSelectPage page: Int) { log.append("selects \(page)") }
}

@MainActor struct PagingCarouselTests {
  private func show() throws -> (Stage, PagingCarousel, Listener) {
    let stage = Stage()
    let carousel = PagingCarousel(frame: CGRect(x: 0, y: 100, width: 375, height: 230))
    carousel.setPages((0..<4).map { _ in UIView() })
    let listener = Listener()
    carousel.delegate = listener
    try stage.add(carousel, named: "carousel")
    carousel.layoutIfNeeded()
    return (stage, carousel, listener)
  }

  private func swipe(_ stage: Stage, by dx: CGFloat, over seconds: Double, rest: Double = 0) throws {
    let finger = stage.finger(1)
    try finger.down(at: .screen(187, 200))
    try finger.move(by: CGVector(dx: dx, dy: 0), over: seconds)
    if rest > 0 { try finger.wait(rest) }
    try finger.up()
    try stage.wait(2)
  }

  @Test func `a flick goes one page on, however strong it was`() throws {
    let (stage, carousel, listener) = try show()
    try swipe(stage, by: -150, over: 0.05)
    #expect(carousel.pageControl.currentPage == 1)
    #expect(abs(carousel.scrollView.contentOffset.x - (272 - 57.5)) < 0.5)
    try swipe(stage, by: 60, over: 0.05)
    #expect(carousel.pageControl.currentPage == 0)
    #expect(listener.log == ["shows 1", "shows 0"])
    expectTrace(
      stage, only: [.gesture],
      """
         0.000  gesture    UIScrollViewDelayedTouchesBeganGestureRecognizer#1  takes touch 1
         0.000  gesture    UIScrollViewPanGestureRecognizer#1  takes touch 1
         0.000  gesture    UITapGestureRecognizer#1          takes touch 1
         0.000  gesture    UIScrollViewDelayedTouchesBeganGestureRecognizer#1  touchesBegan touch 1
         0.000  gesture    UIScrollViewPanGestureRecognizer#1  touchesBegan touch 1
         0.000  gesture    UITapGestureRecognizer#1          touchesBegan touch 1
         0.017  gesture    UIScrollViewDelayedTouchesBeganGestureRecognizer#1  touchesMoved touch 1
         0.017  gesture    UIScrollViewPanGestureRecognizer#1  touchesMoved touch 1
         0.017  gesture    UIScrollViewPanGestureRecognizer#1  should begin? UIView#5 says yes
         0.017  gesture    UIScrollViewPanGestureRecognizer#1  should begin? UIScrollView "carousel.scroll" says yes
         0.017  gesture    UIScrollViewPanGestureRecognizer#1  possible → began
         0.017  gesture    UIScrollViewDelayedTouchesBeganGestureRecognizer#1  is prevented by UIScrollViewPanGestureRecognizer#1
         0.017  gesture    UIScrollViewDelayedTouchesBeganGestureRecognizer#1  possible → failed
         0.017  gesture    UITapGestureRecognizer#1          is prevented by UIScrollViewPanGestureRecognizer#1
         0.017  gesture    UITapGestureRecognizer#1          possible → failed
         0.017  gesture    UIScrollViewPanGestureRecognizer#1  sends its action: began
         0.033  gesture    UIScrollViewPanGestureRecognizer#1  touchesMoved touch 1
         0.033  gesture    UIScrollViewPanGestureRecognizer#1  began → changed
         0.033  gesture    UIScrollViewPanGestureRecognizer#1  sends its action: changed
         0.050  gesture    UIScrollViewPanGestureRecognizer#1  touchesMoved touch 1
         0.050  gesture    UIScrollViewPanGestureRecognizer#1  changed → changed
         0.050  gesture    UIScrollViewPanGestureRecognizer#1  sends its action: changed
         0.050  gesture    UIScrollViewPanGestureRecognizer#1  touchesEnded touch 1
         0.050  gesture    UIScrollViewPanGestureRecognizer#1  changed → ended
         0.050  gesture    UIScrollViewPanGestureRecognizer#1  sends its action: ended
         0.050  gesture    UIScrollViewDelayedTouchesBeganGestureRecognizer#1  is possible again
         0.050  gesture    UIScrollViewPanGestureRecognizer#1  is possible again
         0.050  gesture    UITapGestureRecognizer#1          is possible again
         2.050  gesture    UIScrollViewDelayedTouchesBeganGestureRecognizer#1  takes touch 2
         2.050  gesture    UIScrollViewPanGestureRecognizer#1  takes touch 2
         2.050  gesture    UITapGestureRecognizer#1          takes touch 2
         2.050  gesture    UIScrollViewDelayedTouchesBeganGestureRecognizer#1  touchesBegan touch 2
         2.050  gesture    UIScrollViewPanGestureRecognizer#1  touchesBegan touch 2
         2.050  gesture    UITapGestureRecognizer#1          touchesBegan touch 2
         2.067  gesture    UIScrollViewDelayedTouchesBeganGestureRecognizer#1  touchesMoved touch 2
         2.067  gesture    UIScrollViewPanGestureRecognizer#1  touchesMoved touch 2
         2.067  gesture    UIScrollViewPanGestureRecognizer#1  should begin? UIView#4 says yes
         2.067  gesture    UIScrollViewPanGestureRecognizer#1  should begin? UIScrollView "carousel.scroll" says yes
         2.067  gesture    UIScrollViewPanGestureRecognizer#1  possible → began
         2.067  gesture    UIScrollViewDelayedTouchesBeganGestureRecognizer#1  is prevented by UIScrollViewPanGestureRecognizer#1
         2.067  gesture    UIScrollViewDelayedTouchesBeganGestureRecognizer#1  possible → failed
         2.067  gesture    UITapGestureRecognizer#1          is prevented by UIScrollViewPanGestureRecognizer#1
         2.067  gesture    UITapGestureRecognizer#1          possible → failed
         2.067  gesture    UIScrollViewPanGestureRecognizer#1  sends its action: began
         2.083  gesture    UIScrollViewPanGestureRecognizer#1  touchesMoved touch 2
         2.083  gesture    UIScrollViewPanGestureRecognizer#1  began → changed
         2.083  gesture    UIScrollViewPanGestureRecognizer#1  sends its action: changed
         2.100  gesture    UIScrollViewPanGestureRecognizer#1  touchesMoved touch 2
         2.100  gesture    UIScrollViewPanGestureRecognizer#1  changed → changed
         2.100  gesture    UIScrollViewPanGestureRecognizer#1  sends its action: changed
         2.100  gesture    UIScrollViewPanGestureRecognizer#1  touchesEnded touch 2
         2.100  gesture    UIScrollViewPanGestureRecognizer#1  changed → ended
         2.100  gesture    UIScrollViewPanGestureRecognizer#1  sends its action: ended
         2.100  gesture    UIScrollViewDelayedTouchesBeganGestureRecognizer#1  is possible again
         2.100  gesture    UIScrollViewPanGestureRecognizer#1  is possible again
         2.100  gesture    UITapGestureRecognizer#1          is possible again
      """)
  }

  @Test func `a slow drag snaps to the nearest page`() throws {
    let (stage, carousel, listener) = try show()
    try swipe(stage, by: -100, over: 0.5, rest: 0.3)
    #expect(carousel.pageControl.currentPage == 0)
    #expect(abs(carousel.scrollView.contentOffset.x + 57.5) < 0.5)
    try swipe(stage, by: -180, over: 0.5, rest: 0.3)
    #expect(listener.log.last == "shows 1")
  }

  @Test func `a tap selects the page under it, also the one that peeks in`() throws {
    let (stage, _, listener) = try show()
    try stage.tap(.screen(187, 200))
    try stage.tap(.screen(365, 200))
    #expect(listener.log == ["selects 0", "selects 1"])
  }

  @Test func `it moves on by itself`() throws {
    let (stage, carousel, _) = try show()
    carousel.autoScrollInterval = 0.2
    for _ in 0..<100 where carousel.pageControl.currentPage != 1 { try stage.wait(inRealTime: 0.05) }
    #expect(carousel.pageControl.currentPage == 1)
    carousel.removeFromSuperview()
  }
}
