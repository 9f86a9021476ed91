// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchControls
import TouchTesting

struct ScrollStateTests {
  @Test func `a scroll that code asked for is an animation until it is there`() throws {
    let stage = Stage(size: CGSize(width: 200, height: 200))
    let scroll = UIScrollView(frame: stage.view.bounds)
    scroll.contentSize = CGSize(width: 200, height: 1000)
    stage.view.addSubview(scroll)
    scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    #expect(scroll.isScrollAnimating && !scroll.isZoomAnimating)
    try stage.wait(1)
    #expect(!scroll.isScrollAnimating && scroll.contentOffset.y == 300)
  }

  @Test func `content that bounces along one axis stops at its limit along the other`() throws {
    let stage = Stage(size: CGSize(width: 200, height: 200))
    let scroll = UIScrollView(frame: stage.view.bounds)
    scroll.contentSize = CGSize(width: 1000, height: 1000)
    scroll.bouncesVertically = false
    stage.view.addSubview(scroll)
    let finger = stage.finger(1)
    try finger.down(at: .screen(50, 50))
    try finger.move(to: .screen(120, 120), over: 0.3)
    #expect(scroll.contentOffset.x < 0 && scroll.contentOffset.y == 0)
    try finger.up()
  }
}
