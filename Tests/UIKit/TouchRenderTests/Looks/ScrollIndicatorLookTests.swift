// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchControls
import TouchRender
import TouchTesting

@MainActor @Suite struct ScrollIndicatorLookTests {
  @Test func `an indicator is in front of the content while the finger drags, and gone afterwards`() throws {
    let page = ControlPage()
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    list.contentSize = CGSize(width: 100, height: 400)
    list.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 400)))
    page.root.addSubview(list)
    func fronts() -> [String] { page.lines().filter { $0.contains("front fill") } }
    #expect(fronts() == [])
    try page.stage.finger(1).down(at: .screen(50, 80))
    try page.stage.finger(1).move(to: .screen(50, 40), over: 0.2)
    #expect(list.isDragging)
    #expect(fronts().count == 1)
    try page.stage.finger(1).wait(0.3)
    try page.stage.finger(1).up()
    try page.stage.wait(2)
    #expect(fronts() == [])
  }
}
