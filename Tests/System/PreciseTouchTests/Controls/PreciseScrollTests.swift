// SPDX-License-Identifier: Apache-2.0
import PreciseTouch
import Testing
import TouchTesting
import Touchstone

struct PreciseScrollTests {
  /// A scroll view that takes a touch from a control, which UIKit's does only when told to.
  private final class TakesFromControls: UIScrollView {
    override func touchesShouldCancel(in view: UIView) -> Bool { true }
  }

  private func bench(
    _ scroll: UIScrollView = UIScrollView()
  ) throws -> (bench: Bench<PreciseButton>, scroll: UIScrollView) {
    let bench = try Bench(PreciseButton())
    scroll.frame = CGRect(x: 0, y: 100, width: 375, height: 400)
    scroll.contentSize = CGSize(width: 375, height: 2000)
    try bench.stage.add(scroll, named: "scroll")
    scroll.addSubview(bench.control)
    return (bench, scroll)
  }

  @Test func `a quick drag scrolls, and the button hears nothing`() throws {
    let (bench, scroll) = try bench()
    try bench.finger.down(at: .center(of: bench.control))
    try bench.finger.move(by: CGVector(dx: 0, dy: -40), over: 0.1)
    try bench.up()
    #expect(bench.sent == "" && scroll.contentOffset.y > 0)
  }

  @Test func `a finger that rests first keeps the view from scrolling`() throws {
    let (bench, scroll) = try bench()
    try bench.finger.down(at: .center(of: bench.control))
    try bench.stage.wait(0.2)
    try bench.finger.move(by: CGVector(dx: 0, dy: -60))
    try bench.up()
    #expect(bench.sent == "down, exit, up outside" && scroll.contentOffset == .zero)
  }

  @Test func `a view that takes touches from controls cancels it once`() throws {
    let (bench, scroll) = try bench(TakesFromControls())
    try bench.finger.down(at: .center(of: bench.control))
    try bench.stage.wait(0.2)
    #expect(bench.sent == "down" && bench.control.isHighlighted)
    try bench.finger.move(by: CGVector(dx: 0, dy: -60), over: 0.2)
    let sent = bench.sent
    #expect(sent.hasSuffix("cancel") && sent.components(separatedBy: "cancel").count == 2, "\(sent)")
    #expect(!bench.control.isHighlighted && !bench.control.isTracking)
    try bench.up()
    #expect(bench.sent == "" && scroll.contentOffset.y > 0)
  }

  @Test func `a tap clicks, held back or not`() throws {
    let (bench, _) = try bench()
    try bench.stage.tap(.center(of: bench.control))
    #expect(bench.sent == "down, up inside, primary")
  }

  @Test func `in scrolled content the edge is where it is seen`() throws {
    let (bench, scroll) = try bench()
    scroll.canCancelContentTouches = false
    scroll.contentOffset = CGPoint(x: 0, y: 100)
    try bench.down()
    try bench.stage.wait(0.2)
    try bench.move(50, 39)
    try bench.move(50, 41)
    try bench.up()
    #expect(bench.sent == "down, inside, exit, up outside")
  }
}
