// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import UIKit

@testable import ThirtyControls

@MainActor struct StretchHeaderControllerTests {
  private func show() throws -> (Stage, StretchHeaderController) {
    let controller = StretchHeaderController()
    let stage = Stage(root: controller)
    controller.view.layoutIfNeeded()
    return (stage, controller)
  }

  @Test func `a pull on the picture stretches it, and it comes back`() throws {
    let (stage, controller) = try show()
    #expect(controller.headerView.frame.height == 200)
    let finger = stage.finger(1)
    try finger.down(at: .screen(180, 100))
    try finger.move(by: CGVector(dx: 0, dy: 150), over: 0.3)
    #expect(controller.headerView.frame.height > 230)
    #expect(controller.headerView.imageView.transform.a > 1)
    try finger.wait(0.2)
    try finger.up()
    try stage.wait(2)
    #expect(controller.headerView.frame.height == 200)
    expectTrace(
      stage, only: [.gesture],
      """
         0.000  gesture    UIScrollViewDelayedTouchesBeganGestureRecognizer#1  takes touch 1
         0.000  gesture    UIScrollViewPanGestureRecognizer#1  takes touch 1
         0.000  gesture    UIScrollViewDelayedTouchesBeganGestureRecognizer#1  touchesBegan touch 1
         0.000  gesture    UIScrollViewPanGestureRecognizer#1  touchesBegan touch 1
         0.017  gesture    UIScrollViewDelayedTouchesBeganGestureRecognizer#1  touchesMoved touch 1
         0.017  gesture    UIScrollViewPanGestureRecognizer#1  touchesMoved touch 1
         0.033  gesture    UIScrollViewDelayedTouchesBeganGestureRecognizer#1  touchesMoved touch 1
         0.033  gesture    UIScrollViewPanGestureRecognizer#1  touchesMoved touch 1
         0.033  gesture    UIScrollViewPanGestureRecognizer#1  should begin? UIScrollView "page" says yes
         0.033  gesture    UIScrollViewPanGestureRecognizer#1  possible → began
         0.033  gesture    UIScrollViewDelayedTouchesBeganGestureRecognizer#1  is prevented by UIScrollViewPanGestureRecognizer#1
         0.033  gesture    UIScrollViewDelayedTouchesBeganGestureRecognizer#1  possible → failed
         0.033  gesture    UIScrollViewPanGestureRecognizer#1  sends its action: began
         0.050  gesture    UIScrollViewPanGestureRecognizer#1  touchesMoved touch 1
         0.050  gesture    UIScrollViewPanGestureRecognizer#1  began → changed
         0.050  gesture    UIScrollViewPanGestureRecognizer#1  sends its action: changed
         0.067  gesture    UIScrollViewPanGestureRecognizer#1  touchesMoved touch 1
         0.067  gesture    UIScrollViewPanGestureRecognizer#1  changed → changed
         0.067  gesture    UIScrollViewPanGestureRecognizer#1  sends its action: changed
         0.083  gesture    UIScrollViewPanGestureRecognizer#1  touchesMoved touch 1
         0.083  gesture    UIScrollViewPanGestureRecognizer#1  changed → changed
         0.083  gesture    UIScrollViewPanGestureRecognizer#1  sends its action: changed
         0.100  gesture    UIScrollViewPanGestureRecognizer#1  touchesMoved touch 1
         0.100  gesture    UIScrollViewPanGestureRecognizer#1  changed → changed
         0.100  gesture    UIScrollViewPanGestureRecognizer#1  sends its action: changed
         0.117  gesture    UIScrollViewPanGestureRecognizer#1  touchesMoved touch 1
         0.117  gesture    UIScrollViewPanGestureRecognizer#1  changed → changed
         0.117  gesture    UIScrollViewPanGestureRecognizer#1  sends its action: changed
         0.133  gesture    UIScrollViewPanGestureRecognizer#1  touchesMoved touch 1
         0.133  gesture    UIScrollViewPanGestureRecognizer#1  changed → changed
         0.133  gesture    UIScrollViewPanGestureRecognizer#1  sends its action: changed
         0.150  gesture    UIScrollViewPanGestureRecognizer#1  touchesMoved touch 1
         0.150  gesture    UIScrollViewPanGestureRecognizer#1  changed → changed
         0.150  gesture    UIScrollViewPanGestureRecognizer#1  sends its action: changed
         0.167  gesture    UIScrollViewPanGestureRecognizer#1  touchesMoved touch 1
         0.167  gesture    UIScrollViewPanGestureRecognizer#1  changed → changed
         0.167  gesture    UIScrollViewPanGestureRecognizer#1  sends its action: changed
         0.183  gesture    UIScrollViewPanGestureRecognizer#1  touchesMoved touch 1
         0.183  gesture    UIScrollViewPanGestureRecognizer#1  changed → changed
         0.183  gesture    UIScrollViewPanGestureRecognizer#1  sends its action: changed
         0.200  gesture    UIScrollViewPanGestureRecognizer#1  touchesMoved touch 1
         0.200  gesture    UIScrollViewPanGestureRecognizer#1  changed → changed
         0.200  gesture    UIScrollViewPanGestureRecognizer#1  sends its action: changed
         0.217  gesture    UIScrollViewPanGestureRecognizer#1  touchesMoved touch 1
         0.217  gesture    UIScrollViewPanGestureRecognizer#1  changed → changed
         0.217  gesture    UIScrollViewPanGestureRecognizer#1  sends its action: changed
         0.233  gesture    UIScrollViewPanGestureRecognizer#1  touchesMoved touch 1
         0.233  gesture    UIScrollViewPanGestureRecognizer#1  changed → changed
         0.233  gesture    UIScrollViewPanGestureRecognizer#1  sends its action: changed
         0.250  gesture    UIScrollViewPanGestureRecognizer#1  touchesMoved touch 1
         0.250  gesture    UIScrollViewPanGestureRecognizer#1  changed → changed
         0.250  gesture    UIScrollViewPanGestureRecognizer#1  sends its action: changed
         0.267  gesture    UIScrollViewPanGestureRecognizer#1  touchesMoved touch 1
         0.267  gesture    UIScrollViewPanGestureRecognizer#1  changed → changed
         0.267  gesture    UIScrollViewPanGestureRecognizer#1  sends its action: changed
         0.283  gesture    UIScrollViewPanGestureRecognizer#1  touchesMoved touch 1
         0.283  gesture    UIScrollViewPanGestureRecognizer#1  changed → changed
         0.283  gesture    UIScrollViewPanGestureRecognizer#1  sends its action: changed
         0.300  gesture    UIScrollViewPanGestureRecognizer#1  touchesMoved touch 1
         0.300  gesture    UIScrollViewPanGestureRecognizer#1  changed → changed
         0.300  gesture    UIScrollViewPanGestureRecognizer#1  sends its action: changed
         0.500  gesture    UIScrollViewPanGestureRecognizer#1  touchesEnded touch 1
         0.500  gesture    UIScrollViewPanGestureRecognizer#1  changed → ended
         0.500  gesture    UIScrollViewPanGestureRecognizer#1  sends its action: ended
         0.500  gesture    UIScrollViewDelayedTouchesBeganGestureRecognizer#1  is possible again
         0.500  gesture    UIScrollViewPanGestureRecognizer#1  is possible again
      """)
  }

  @Test func `scrolled away it is a bar, and its button scrolls back to the top`() throws {
    let (stage, controller) = try show()
    let finger = stage.finger(1)
    try finger.down(at: .screen(180, 600))
    try finger.move(by: CGVector(dx: 0, dy: -400), over: 0.3)
    try finger.wait(0.2)
    try finger.up()
    try stage.wait(2)
    #expect(controller.headerView.frame.height == 64)
    #expect(controller.headerView.isFolded)
    #expect(controller.preferredStatusBarStyle == .default)
    controller.headerView.layoutIfNeeded()
    try stage.tap("top")
    try stage.wait(2)
    #expect(controller.scrollView.contentOffset.y == -200)
    #expect(controller.headerView.frame.height == 200)
  }

  @Test func `the header never rests half folded`() throws {
    let (stage, controller) = try show()
    let finger = stage.finger(1)
    try finger.down(at: .screen(180, 500))
    try finger.move(by: CGVector(dx: 0, dy: -50), over: 0.3)
    try finger.wait(0.2)
    try finger.up()
    try stage.wait(2)
    #expect([64, 200].contains(controller.headerView.frame.height))
  }
}
