// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting

@testable import TouchControls

struct StopScrollingTests {
  private let stage = Stage(size: CGSize(width: 200, height: 200))
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  init() throws {
    scroll.contentSize = CGSize(width: 200, height: 5000)
    try stage.add(scroll, named: "scroll")
  }

  @Test func `content that is thrown stops where it is`() throws {
    let finger = stage.finger(1)
    try finger.down(at: .screen(100, 180))
    try finger.move(to: .screen(100, 20), over: 0.1)
    try finger.up()
    try stage.wait(0.1)
    #expect(scroll.isDecelerating)
    let offset = scroll.contentOffset
    scroll.stopScrollingAndZooming()
    #expect(!scroll.isDecelerating && scroll.contentOffset == offset)
    try stage.wait(1)
    #expect(scroll.contentOffset == offset)
  }

  @Test func `a finger loses the content`() throws {
    let finger = stage.finger(1)
    try finger.down(at: .screen(100, 180))
    try finger.move(to: .screen(100, 100), over: 0.2)
    #expect(scroll.isDragging)
    let offset = scroll.contentOffset
    scroll.stopScrollingAndZooming()
    #expect(!scroll.isDragging && scroll.contentOffset == offset)
    try finger.move(to: .screen(100, 50), over: 0.2)
    #expect(scroll.contentOffset == offset)
    try finger.up()
    try stage.wait(1)
    #expect(scroll.contentOffset == offset)
    let next = stage.finger(1)
    try next.down(at: .screen(100, 180))
    try next.move(to: .screen(100, 100), over: 0.2)
    #expect(scroll.isDragging)
    try next.up()
  }
}
