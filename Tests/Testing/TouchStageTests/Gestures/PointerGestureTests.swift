// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchControls
import TouchTesting

@Suite struct PointerGestureTests {
  @Test func `a pointer comes, moves over a view, and goes`() throws {
    let stage = Stage()
    let button = try stage.add(UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 40)), named: "button")
    let hover = UIHoverGestureRecognizer()
    hover.addHandler { stage.log("\(hover.state.rawValue) \(Double(hover.zOffset))") }
    button.addGestureRecognizer(hover)
    try stage.hover("button", height: 0.5)
    try stage.hover(.point(10, 10, in: "button"))
    try stage.hover(.screen(300, 300))
    expectLog(stage, ["1 0.5", "2 0.0", "3 0.0"])
    try stage.hover("button")
    try stage.stopHovering()
    try stage.stopHovering()
    #expect(stage.lines.suffix(2) == ["1 0.0", "3 0.0"])
    #expect(stage.application.activeTouches.isEmpty)
  }

  @Test func `a wheel scrolls by its notch, and a trackpad by its way`() throws {
    let stage = Stage()
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
    list.contentSize = CGSize(width: 375, height: 6000)
    try stage.add(list, named: "list")
    try stage.scroll("list", by: CGVector(dx: 0, dy: -30))
    #expect(list.contentOffset.y == 30)
    try stage.wait(1)
    try stage.scroll("list", by: CGVector(dx: 0, dy: -300), over: 0.5, easing: .easeOut)
    #expect(list.contentOffset.y > 300 && list.contentOffset.y <= 331)
  }
}
