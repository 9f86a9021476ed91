// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import UIKit

@testable import ThirtyControls

@MainActor struct PullToRefreshScrollViewTests {
  private func show() throws -> (Stage, PullToRefreshScrollView) {
    let stage = Stage()
    let scroll = PullToRefreshScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    scroll.contentSize = CGSize(width: 375, height: 2000)
    scroll.indicator.addAction(UIAction { _ in stage.log("refresh") }, for: .valueChanged)
    try stage.add(scroll, named: "scroll")
    return (stage, scroll)
  }

  private func pull(_ stage: Stage, by distance: CGFloat) throws {
    let finger = stage.finger(1)
    try finger.down(at: .screen(180, 200))
    try finger.move(by: CGVector(dx: 0, dy: distance), over: 0.3)
    try finger.wait(0.2)
    try finger.up()
  }

  @Test func `a long pull refreshes once and keeps the spinner in sight`() throws {
    let (stage, scroll) = try show()
    try pull(stage, by: 250)
    #expect(scroll.isRefreshing)
    #expect(stage.lines == ["refresh"])
    try stage.wait(2)
    #expect(scroll.contentInset.top == 60)
    #expect(abs(scroll.contentOffset.y + 60) < 0.5)
    scroll.endRefreshing()
    try stage.wait(1)
    #expect(!scroll.isRefreshing)
    #expect(scroll.contentInset.top == 0)
    expectTrace(
      stage, only: [.controls, .log],
      """
         0.500  controls   PullIndicator#1                   sends valueChanged to 1
         0.500  log        refresh
      """)
  }

  @Test func `a short pull only bounces`() throws {
    let (stage, scroll) = try show()
    try pull(stage, by: 60)
    try stage.wait(2)
    #expect(!scroll.isRefreshing)
    #expect(stage.lines == [])
    #expect(scroll.contentOffset == .zero)
  }
}
