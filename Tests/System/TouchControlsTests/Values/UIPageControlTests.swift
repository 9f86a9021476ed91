// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import Touchstone

@Suite struct UIPageControlTests {
  private func scene() throws -> ValueStage<UIPageControl> {
    let control = UIPageControl()
    control.numberOfPages = 3
    return try ValueStage(control) { $0.currentPage }
  }

  @Test
  func `a tap on the right half goes on, one on the left half back, and no further than there are pages`()
    throws
  {
    let scene = try scene()
    for x in [150, 100, 199, 99.9, 10, 10] { try scene.tap(x) }
    #expect(scene.log == "down, 1, up, down, 2, up, down, up, down, 1, up, down, 0, up, down, up")
  }

  @Test func `the half at which the finger lifts counts, if it lifts inside`() throws {
    let scene = try scene()
    try scene.down(10)
    try scene.move(150)
    try scene.up()
    #expect(scene.log == "down, 1, up")
    try scene.down(150)
    try scene.move(150, y: 200)
    try scene.up()
    try scene.down(150)
    try scene.finger.cancel()
    #expect(scene.log == "down, up outside, down, cancel")
  }

  @Test func `the next page lies where the direction says`() throws {
    let scene = try scene()
    scene.control.frame.size.height = 100
    scene.control.currentPage = 1
    for (direction, next, previous) in [
      (UIPageControl.Direction.natural, CGPoint(x: 150, y: 20), CGPoint(x: 20, y: 90)),
      (.leftToRight, CGPoint(x: 150, y: 20), CGPoint(x: 20, y: 90)),
      (.rightToLeft, CGPoint(x: 20, y: 20), CGPoint(x: 150, y: 90)),
      (.topToBottom, CGPoint(x: 20, y: 90), CGPoint(x: 150, y: 20)),
      (.bottomToTop, CGPoint(x: 20, y: 20), CGPoint(x: 150, y: 90)),
    ] {
      scene.control.direction = direction
      try scene.tap(next.x, next.y)
      #expect(scene.control.currentPage == 2)
      try scene.tap(previous.x, previous.y)
      #expect(scene.control.currentPage == 1)
    }
  }

  @Test func `the page stays within the pages, and code sends nothing`() throws {
    let scene = try scene()
    scene.control.currentPage = 9
    #expect(scene.control.currentPage == 2)
    scene.control.numberOfPages = 2
    #expect(scene.control.currentPage == 1)
    scene.control.currentPage = -1
    #expect(scene.control.currentPage == 0)
    scene.control.numberOfPages = -5
    #expect(scene.control.numberOfPages == 0 && scene.control.currentPage == 0)
    try scene.tap(150)
    #expect(scene.log == "down, up")
  }

  @Test func `a control that hides for a single page is not touched`() throws {
    let scene = try scene()
    scene.control.hidesForSinglePage = true
    expectTap(scene.stage, at: .point(20, 10, in: scene.control), hits: "control")
    scene.control.numberOfPages = 1
    expectTap(scene.stage, at: .point(20, 10, in: scene.control), hits: scene.stage.view)
    scene.control.hidesForSinglePage = false
    expectTap(scene.stage, at: .point(20, 10, in: scene.control), hits: "control")
  }

  @Test func `a control may be disabled, removed or set in its handler`() throws {
    let disabled = try scene()
    disabled.during { disabled.control.isEnabled = false }
    try disabled.tap(150)
    #expect(disabled.log == "down, 1")
    let removed = try scene()
    removed.during { removed.control.removeFromSuperview() }
    try removed.tap(150)
    #expect(removed.log == "down, 1, up")
    let other = try scene()
    other.during { other.control.numberOfPages = 0 }
    try other.tap(150)
    #expect(other.log == "down, 1, up" && other.control.currentPage == 0)
  }

  @Test func `a control is as long as its dots`() throws {
    let control = UIPageControl()
    #expect(control.size(forNumberOfPages: 5) == CGSize(width: 71, height: 37))
    #expect(control.size(forNumberOfPages: 0) == CGSize(width: 0, height: 37))
    control.numberOfPages = 2
    control.sizeToFit()
    #expect(control.bounds.size == CGSize(width: 23, height: 37))
    control.direction = .topToBottom
    #expect(control.intrinsicContentSize == CGSize(width: 37, height: 23))
  }

  @Test func `the dots of iOS 26 are larger, and there is room at their ends`() {
    let stage = Stage(tuning: .ios26)
    let control = UIPageControl()
    stage.view.addSubview(control)
    #expect(control.size(forNumberOfPages: 4) == CGSize(width: 92, height: 26))
    #expect(control.size(forNumberOfPages: 7) == CGSize(width: 146, height: 26))
    control.numberOfPages = 3
    control.direction = .bottomToTop
    #expect(control.intrinsicContentSize == CGSize(width: 26, height: 74))
  }

  @Test func `pictures belong to pages, and an archive keeps the pages`() throws {
    let control = UIPageControl()
    control.numberOfPages = 2
    control.currentPage = 1
    let image = UIImage(size: CGSize(width: 3, height: 3))
    control.setIndicatorImage(image, forPage: 1)
    #expect(control.indicatorImage(forPage: 1) === image && control.indicatorImage(forPage: 0) == nil)
    #expect(Misused.during { control.setIndicatorImage(image, forPage: 2) }.count == 1)
    let copy = try #require(try Archived.copy(of: control))
    #expect(copy.numberOfPages == 2 && copy.currentPage == 1 && copy.accessibilityValue == "page 2 of 2")
  }
}
