// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import UIKit

@testable import ThirtyControls

@MainActor struct FloatingPanelTests {
  private func show() throws -> (Stage, FloatingPanel) {
    let stage = Stage()
    let panel = FloatingPanel(frame: CGRect(x: 0, y: 0, width: 100, height: 140))
    panel.onSnap = { stage.log("snapped to \($0)") }
    try stage.add(panel, named: "panel")
    return (stage, panel)
  }

  @Test func `the panel waits in its corner`() throws {
    let (_, panel) = try show()
    #expect(panel.center == CGPoint(x: 375 - 16 - 50, y: 667 - 16 - 70))
  }

  @Test func `a flick throws the panel into the corner where it points`() throws {
    let (stage, panel) = try show()
    let finger = stage.finger(1)
    try finger.down(at: .center(of: "panel"))
    try finger.move(by: CGVector(dx: -100, dy: -20), over: 0.1)
    try finger.up()
    #expect(panel.corner == .bottomLeft)
    try stage.wait(2)
    #expect(panel.center == CGPoint(x: 66, y: 581))
    expectTrace(
      stage, only: [.gesture, .log],
      """
         0.000  gesture    UIPanGestureRecognizer#1          takes touch 1
         0.000  gesture    UIPanGestureRecognizer#1          touchesBegan touch 1
         0.017  gesture    UIPanGestureRecognizer#1          touchesMoved touch 1
         0.017  gesture    UIPanGestureRecognizer#1          should begin? FloatingPanel "panel" says yes
         0.017  gesture    UIPanGestureRecognizer#1          possible → began
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
         0.100  gesture    UIPanGestureRecognizer#1          touchesEnded touch 1
         0.100  gesture    UIPanGestureRecognizer#1          changed → ended
         0.100  gesture    UIPanGestureRecognizer#1          sends its action: ended
         0.100  gesture    UIPanGestureRecognizer#1          is possible again
         0.688  log        snapped to bottomLeft
      """)
  }

  @Test func `a slow drag lets it fall into the nearest corner`() throws {
    let (stage, panel) = try show()
    let finger = stage.finger(1)
    try finger.down(at: .center(of: "panel"))
    try finger.move(to: .screen(260, 200), over: 0.5)
    try finger.wait(0.3)
    try finger.up()
    try stage.wait(2)
    #expect(panel.corner == .topRight)
    #expect(panel.center == CGPoint(x: 309, y: 86))
    #expect(stage.lines == ["snapped to topRight"])
  }

  @Test func `a finger catches the panel while it flies`() throws {
    let (stage, panel) = try show()
    let finger = stage.finger(1)
    try finger.down(at: .center(of: "panel"))
    try finger.move(by: CGVector(dx: -100, dy: 0), over: 0.1)
    try finger.up()
    try stage.wait(0.15)
    // A view in flight is hit where it flies to.
    try finger.down(at: .screen(100, 581))
    try finger.move(by: CGVector(dx: 0, dy: -300), over: 0.3)
    try finger.wait(0.3)
    try finger.up()
    try stage.wait(2)
    #expect(stage.lines == ["snapped to topLeft"])
    #expect(panel.center == CGPoint(x: 66, y: 86))
  }
}
