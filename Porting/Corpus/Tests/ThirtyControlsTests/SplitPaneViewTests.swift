// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import UIKit

@testable import ThirtyControls

private final class Listener: SplitPaneViewDelegate {
  var limit: CGFloat = 1
  var fractions: [CGFloat] = []
  var minimumPaneLength: CGFloat? { 60 }
  func splitPane(_ splitPane: SplitPaneView, shouldMoveDividerTo fraction: CGFloat) -> Bool? {
    fraction <= limit
  }
  func splitPane(_ splitPane: SplitPaneView, didMoveDividerTo fraction: CGFloat) {
    fractions.append(fraction)
  }
}

@MainActor struct SplitPaneViewTests {
  private func show() throws -> (Stage, SplitPaneView, Listener) {
    let stage = Stage()
    let split = SplitPaneView(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
    split.firstPane = UIView()
    split.secondPane = UIView()
    let listener = Listener()
    split.delegate = listener
    try stage.add(split, named: "split")
    split.layoutIfNeeded()
    return (stage, split, listener)
  }

  private func drag(_ stage: Stage, to y: CGFloat) throws {
    let finger = stage.finger(1)
    try finger.down(at: .center(of: "divider"))
    try finger.move(to: .screen(180, y), over: 0.2)
    try finger.up()
    try stage["split"].layoutIfNeeded()
  }

  @Test func `the divider follows the finger and both panes change`() throws {
    let (stage, split, listener) = try show()
    #expect(split.firstPane.frame == CGRect(x: 0, y: 0, width: 375, height: 295))
    try drag(stage, to: 150)
    #expect(split.fraction == 0.25)
    #expect(listener.fractions == [0.25])
    #expect(split.firstPane.frame.height == 148)
    #expect(split.secondPane.frame == CGRect(x: 0, y: 158, width: 375, height: 442))
    expectTrace(
      stage, only: [.gesture],
      """
         0.000  gesture    UIPanGestureRecognizer#1          takes touch 1
         0.000  gesture    UITapGestureRecognizer#1          takes touch 1
         0.000  gesture    UIPanGestureRecognizer#1          touchesBegan touch 1
         0.000  gesture    UITapGestureRecognizer#1          touchesBegan touch 1
         0.017  gesture    UIPanGestureRecognizer#1          touchesMoved touch 1
         0.017  gesture    UIPanGestureRecognizer#1          should begin? DividerView "divider" says yes
         0.017  gesture    UIPanGestureRecognizer#1          should begin? SplitPaneView "split" says yes
         0.017  gesture    UIPanGestureRecognizer#1          requires failure of UITapGestureRecognizer#1? SplitPaneView "split" says no
         0.017  gesture    UIPanGestureRecognizer#1          possible → began
         0.017  gesture    UIPanGestureRecognizer#1          simultaneously with UITapGestureRecognizer#1? SplitPaneView "split" says yes
         0.017  gesture    UITapGestureRecognizer#1          touchesMoved touch 1
         0.017  gesture    UIPanGestureRecognizer#1          sends its action: began
         0.033  gesture    UIPanGestureRecognizer#1          touchesMoved touch 1
         0.033  gesture    UIPanGestureRecognizer#1          began → changed
         0.033  gesture    UITapGestureRecognizer#1          touchesMoved touch 1
         0.033  gesture    UIPanGestureRecognizer#1          sends its action: changed
         0.050  gesture    UIPanGestureRecognizer#1          touchesMoved touch 1
         0.050  gesture    UIPanGestureRecognizer#1          changed → changed
         0.050  gesture    UITapGestureRecognizer#1          touchesMoved touch 1
         0.050  gesture    UIPanGestureRecognizer#1          sends its action: changed
         0.067  gesture    UIPanGestureRecognizer#1          touchesMoved touch 1
         0.067  gesture    UIPanGestureRecognizer#1          changed → changed
         0.067  gesture    UITapGestureRecognizer#1          touchesMoved touch 1
         0.067  gesture    UITapGestureRecognizer#1          possible → failed
         0.067  gesture    UIPanGestureRecognizer#1          sends its action: changed
         0.083  gesture    UIPanGestureRecognizer#1          touchesMoved touch 1
         0.083  gesture    UIPanGestureRecognizer#1          changed → changed
         0.083  gesture    UIPanGestureRecognizer#1          sends its action: changed
         0.100  gesture    UIPanGestureRecognizer#1          touchesMoved touch 1
         0.100  gesture    UIPanGestureRecognizer#1          changed → changed
         0.100  gesture    UIPanGestureRecognizer#1          sends its action: changed
         0.117  gesture    UIPanGestureRecognizer#1          touchesMoved touch 1
         0.117  gesture    UIPanGestureRecognizer#1          changed → changed
         0.117  gesture    UIPanGestureRecognizer#1          sends its action: changed
         0.133  gesture    UIPanGestureRecognizer#1          touchesMoved touch 1
         0.133  gesture    UIPanGestureRecognizer#1          changed → changed
         0.133  gesture    UIPanGestureRecognizer#1          sends its action: changed
         0.150  gesture    UIPanGestureRecognizer#1          touchesMoved touch 1
         0.150  gesture    UIPanGestureRecognizer#1          changed → changed
         0.150  gesture    UIPanGestureRecognizer#1          sends its action: changed
         0.167  gesture    UIPanGestureRecognizer#1          touchesMoved touch 1
         0.167  gesture    UIPanGestureRecognizer#1          changed → changed
         0.167  gesture    UIPanGestureRecognizer#1          sends its action: changed
         0.183  gesture    UIPanGestureRecognizer#1          touchesMoved touch 1
         0.183  gesture    UIPanGestureRecognizer#1          changed → changed
         0.183  gesture    UIPanGestureRecognizer#1          sends its action: changed
         0.200  gesture    UIPanGestureRecognizer#1          touchesMoved touch 1
         0.200  gesture    UIPanGestureRecognizer#1          changed → changed
         0.200  gesture    UIPanGestureRecognizer#1          sends its action: changed
         0.200  gesture    UIPanGestureRecognizer#1          touchesEnded touch 1
         0.200  gesture    UIPanGestureRecognizer#1          changed → ended
         0.200  gesture    UIPanGestureRecognizer#1          sends its action: ended
         0.200  gesture    UIPanGestureRecognizer#1          is possible again
         0.200  gesture    UITapGestureRecognizer#1          is possible again
      """)
  }

  @Test func `a pane keeps its smallest length`() throws {
    let (stage, split, listener) = try show()
    try drag(stage, to: 10)
    #expect(split.fraction == 0.1)
    #expect(listener.fractions == [0.1])
  }

  @Test func `a delegate can stop the divider`() throws {
    let (stage, split, listener) = try show()
    listener.limit = 0.6
    try drag(stage, to: 550)
    #expect(split.fraction <= 0.6)
  }

  @Test func `a double tap puts it into the middle`() throws {
    let (stage, split, _) = try show()
    try drag(stage, to: 150)
    try stage.tap("divider")
    try stage.wait(0.1)
    try stage.tap("divider")
    try stage.wait(0.5)
    #expect(split.fraction == 0.5)
    #expect(split.firstPane.frame.height == 295)
  }

  @Test func `a finger that misses the thin divider a little still has it`() throws {
    let (stage, _, _) = try show()
    expectTap(stage, at: .screen(180, 286), hits: "divider")
  }
}
