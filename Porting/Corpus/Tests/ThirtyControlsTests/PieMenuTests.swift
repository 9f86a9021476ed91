// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import UIKit

@testable import ThirtyControls

@MainActor struct PieMenuTests {
  private func show() throws -> (Stage, PieMenu) {
    let stage = Stage()
    let host = try stage.add(UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667)), named: "canvas")
    let menu = PieMenu()
    menu.items = ["up right", "down right", "down left", "up left"].map { title in
      PieMenu.Item(title: title, color: .red) { stage.log(title) }
    }
    menu.attach(to: host)
    return (stage, menu)
  }

  @Test func `hold, slide and let go chooses a slice`() throws {
    let (stage, menu) = try show()
    let finger = stage.finger(1)
    try finger.down(at: .screen(180, 300))
    try finger.wait(0.4)
    #expect(menu.isOpen && !menu.isHidden)
    try finger.move(by: CGVector(dx: 50, dy: 50), over: 0.1)
    #expect(menu.selectedIndex == 1)
    try finger.up()
    #expect(stage.lines == ["down right"])
    try stage.wait(0.5)
    #expect(menu.isHidden)
    expectTrace(
      stage, only: [.gesture, .log],
      """
         0.000  gesture    UILongPressGestureRecognizer#1    takes touch 1
         0.000  gesture    UILongPressGestureRecognizer#1    touchesBegan touch 1
         0.300  gesture    UILongPressGestureRecognizer#1    should begin? UIView "canvas" says yes
         0.300  gesture    UILongPressGestureRecognizer#1    possible → began
         0.300  gesture    UILongPressGestureRecognizer#1    sends its action: began
         0.417  gesture    UILongPressGestureRecognizer#1    touchesMoved touch 1
         0.417  gesture    UILongPressGestureRecognizer#1    began → changed
         0.417  gesture    UILongPressGestureRecognizer#1    sends its action: changed
         0.433  gesture    UILongPressGestureRecognizer#1    touchesMoved touch 1
         0.433  gesture    UILongPressGestureRecognizer#1    changed → changed
         0.433  gesture    UILongPressGestureRecognizer#1    sends its action: changed
         0.450  gesture    UILongPressGestureRecognizer#1    touchesMoved touch 1
         0.450  gesture    UILongPressGestureRecognizer#1    changed → changed
         0.450  gesture    UILongPressGestureRecognizer#1    sends its action: changed
         0.467  gesture    UILongPressGestureRecognizer#1    touchesMoved touch 1
         0.467  gesture    UILongPressGestureRecognizer#1    changed → changed
         0.467  gesture    UILongPressGestureRecognizer#1    sends its action: changed
         0.483  gesture    UILongPressGestureRecognizer#1    touchesMoved touch 1
         0.483  gesture    UILongPressGestureRecognizer#1    changed → changed
         0.483  gesture    UILongPressGestureRecognizer#1    sends its action: changed
         0.500  gesture    UILongPressGestureRecognizer#1    touchesMoved touch 1
         0.500  gesture    UILongPressGestureRecognizer#1    changed → changed
         0.500  gesture    UILongPressGestureRecognizer#1    sends its action: changed
         0.500  gesture    UILongPressGestureRecognizer#1    touchesEnded touch 1
         0.500  gesture    UILongPressGestureRecognizer#1    changed → ended
         0.500  gesture    UILongPressGestureRecognizer#1    sends its action: ended
         0.500  log        down right
         0.500  gesture    UILongPressGestureRecognizer#1    is possible again
      """)
  }

  @Test func `back in the middle nothing is chosen`() throws {
    let (stage, menu) = try show()
    let finger = stage.finger(1)
    try finger.down(at: .screen(180, 300))
    try finger.wait(0.4)
    try finger.move(by: CGVector(dx: -60, dy: 0), over: 0.1)
    try finger.move(by: CGVector(dx: 60, dy: 0), over: 0.1)
    try finger.up()
    #expect(stage.lines == [])
    #expect(!menu.isOpen)
  }

  @Test func `near the edge the pie opens inside the screen`() throws {
    let (stage, menu) = try show()
    let finger = stage.finger(1)
    try finger.down(at: .screen(5, 300))
    try finger.wait(0.4)
    // The middle is at (110, 300), so the finger is in a slice on the left.
    try finger.move(by: CGVector(dx: 0, dy: -5), over: 0.1)
    #expect(menu.selectedIndex == 3)
    try finger.up()
    #expect(stage.lines == ["up left"])
  }
}
