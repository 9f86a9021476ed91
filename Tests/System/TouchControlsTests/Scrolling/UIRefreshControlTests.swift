// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting

@testable import TouchControls

struct UIRefreshControlTests {
  private func list(on stage: Stage) throws -> (UIScrollView, UIRefreshControl) {
    let scroll = UIScrollView(frame: stage.window.bounds)
    scroll.contentSize = CGSize(width: 375, height: 2000)
    let refresh = UIRefreshControl()
    scroll.refreshControl = refresh
    refresh.addAction(UIAction { _ in stage.log("refresh") }, for: .valueChanged)
    try stage.add(scroll, named: "list")
    return (scroll, refresh)
  }

  @Test func `a pull of 120 points refreshes`() throws {
    let stage = Stage()
    let (scroll, refresh) = try list(on: stage)
    let finger = stage.finger(1)
    try finger.down(at: .screen(180, 100))
    try finger.move(to: .screen(180, 250), over: 0.2)
    #expect(scroll.contentOffset.y < -50)
    #expect(!refresh.isRefreshing)
    try finger.move(to: .screen(180, 400), over: 0.3)
    #expect(scroll.contentOffset.y > -140 && scroll.contentOffset.y <= -120)
    #expect(refresh.isRefreshing)
    try finger.up()
    try stage.wait(2)
    #expect(stage.lines == ["refresh"])
    #expect(scroll.contentOffset.y == -60)
  }

  @Test func `content leaves 60 points to a control that refreshes`() throws {
    let stage = Stage()
    let (scroll, refresh) = try list(on: stage)
    refresh.beginRefreshing()
    #expect(scroll.adjustedContentInset.top == 60)
    #expect(scroll.contentInset.top == 0)
    scroll.setContentOffset(CGPoint(x: 0, y: -60), animated: false)
    refresh.endRefreshing()
    try stage.wait(1)
    #expect(scroll.contentOffset.y == 0)
    #expect(stage.lines.isEmpty)
  }
}
