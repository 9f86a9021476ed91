// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import Touchstone

// Four segments in 200 points: 50 each.
@Suite struct UISegmentedControlTests {
  private func scene() throws -> ValueStage<UISegmentedControl> {
    try ValueStage(UISegmentedControl(items: ["a", "b", "c", "d"])) { $0.selectedSegmentIndex }
  }

  private func titles(_ control: UISegmentedControl) -> [String?] {
    (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) }
  }

  // MARK: Touch

  @Test func `a tap chooses a segment as the finger lifts`() throws {
    let scene = try scene()
    #expect(scene.control.selectedSegmentIndex == UISegmentedControl.noSegment)
    try scene.down(60)
    #expect(scene.control.selectedSegmentIndex == -1)
    try scene.up()
    #expect(scene.log == "down, 1, up")
    try scene.tap(49)
    try scene.tap(50)
    try scene.tap(199)
    #expect(scene.log == "down, 0, up, down, 1, up, down, 3, up")
  }

  @Test func `a tap on the chosen segment sends no change`() throws {
    let scene = try scene()
    scene.control.selectedSegmentIndex = 2
    try scene.tap(110)
    #expect(scene.log == "down, up")
  }

  @Test func `the segment at which the finger lifts is chosen, wherever it came down`() throws {
    let scene = try scene()
    try scene.down(10)
    try scene.move(60, 120, 170)
    try scene.up()
    #expect(scene.log == "down, 3, up")
    try scene.down(170)
    try scene.move(-30, y: 80)
    try scene.up()
    #expect(scene.log == "down, 0, up")
    try scene.down(10)
    try scene.move(120, y: 111)
    try scene.up()
    #expect(scene.log == "down, up outside")
    #expect(scene.control.selectedSegmentIndex == 0)
  }

  @Test func `a cancelled touch chooses nothing`() throws {
    let scene = try scene()
    try scene.down(60)
    try scene.finger.cancel()
    #expect(scene.log == "down, cancel")
    #expect(scene.control.selectedSegmentIndex == -1)
  }

  @Test func `a disabled segment cannot be chosen by touch`() throws {
    let scene = try scene()
    scene.control.setEnabled(false, forSegmentAt: 1)
    #expect(!scene.control.isEnabledForSegment(at: 1) && scene.control.isEnabledForSegment(at: 0))
    try scene.tap(60)
    #expect(scene.log == "")
    try scene.down(10)
    try scene.move(60)
    try scene.up()
    #expect(scene.log == "down, up")
    scene.control.selectedSegmentIndex = 1
    #expect(scene.control.selectedSegmentIndex == 1)
  }

  @Test func `a momentary control has a selection while its handlers run`() throws {
    let scene = try scene()
    scene.control.selectedSegmentIndex = 2
    scene.control.isMomentary = true
    #expect(scene.control.selectedSegmentIndex == -1)
    try scene.tap(60)
    try scene.tap(60)
    #expect(scene.log == "down, 1, up, down, 1, up")
    #expect(scene.control.selectedSegmentIndex == -1)
  }

  @Test func `a control may be disabled, removed, emptied or set in its handler`() throws {
    let disabled = try scene()
    disabled.during { disabled.control.isEnabled = false }
    try disabled.tap(60)
    #expect(disabled.log == "down, 1")
    let removed = try scene()
    removed.during { removed.control.removeFromSuperview() }
    try removed.tap(60)
    #expect(removed.log == "down, 1, up")
    let emptied = try scene()
    emptied.during { emptied.control.removeAllSegments() }
    try emptied.tap(60)
    #expect(emptied.log == "down, 1, up")
    try emptied.tap(60)
    #expect(emptied.log == "")
    let other = try scene()
    other.during { other.control.selectedSegmentIndex = 3 }
    try other.tap(60)
    #expect(other.log == "down, 1, up" && other.control.selectedSegmentIndex == 3)
  }

  // MARK: Actions

  @Test func `the action of a segment is called after the change is told`() throws {
    let stage = Stage()
    let actions = ["left", "right"].map { title in
      UIAction(title: title, identifier: .init(title)) { action in
        let control = action.sender as? UISegmentedControl
        stage.log("\(title) of \(control?.selectedSegmentIndex ?? -9)")
      }
    }
    let control = UISegmentedControl(frame: CGRect(x: 0, y: 0, width: 100, height: 32), actions: actions)
    control.addAction(UIAction { _ in stage.log("value") }, for: .valueChanged)
    try stage.add(control, named: "control")
    #expect(titles(control) == ["left", "right"])
    #expect(control.segmentIndex(identifiedBy: .init("right")) == 1)
    #expect(control.segmentIndex(identifiedBy: .init("none")) == NSNotFound)
    #expect(control.actionForSegment(at: 0) === actions[0])
    try stage.tap(.point(80, 10, in: control))
    control.isMomentary = true
    try stage.tap(.point(20, 10, in: control))
    #expect(stage.lines == ["value", "right of 1", "value", "left of 0"])
  }

  @Test func `an identifier has one segment`() {
    let control = UISegmentedControl(items: ["x"])
    control.insertSegment(
      action: UIAction(title: "1", identifier: .init("id")) { _ in }, at: 0, animated: false)
    control.insertSegment(
      action: UIAction(title: "2", identifier: .init("id")) { _ in }, at: 2, animated: false)
    #expect(titles(control) == ["x", "2"])
    let words = Misused.during {
      control.setAction(UIAction(title: "3", identifier: .init("id")) { _ in }, forSegmentAt: 0)
    }
    #expect(words.count == 1 && titles(control) == ["x", "2"])
    control.setAction(UIAction(title: "4", identifier: .init("id")) { _ in }, forSegmentAt: 1)
    #expect(titles(control) == ["x", "4"])
  }

  // MARK: Segments

  @Test func `segments come and go, and the choice stays with its own`() {
    let control = UISegmentedControl(items: ["a", "b", "c"])
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "0", at: 0, animated: true)
    #expect(control.selectedSegmentIndex == 2)
    control.insertSegment(withTitle: "z", at: 99, animated: false)
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1 && titles(control) == ["a", "b", "c", "z"])
    control.removeSegment(at: 99, animated: false)
    control.removeSegment(at: 1, animated: true)
    #expect(control.selectedSegmentIndex == -1 && titles(control) == ["a", "c"])
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0 && control.titleForSegment(at: 0) == nil)
  }

  @Test func `a title replaces an image, and an image a title`() {
    let image = UIImage(size: CGSize(width: 9, height: 9))
    let control = UISegmentedControl(items: ["a", image])
    #expect(control.imageForSegment(at: 1) === image && control.titleForSegment(at: 1) == nil)
    control.setTitle("b", forSegmentAt: 1)
    #expect(control.imageForSegment(at: 1) == nil && control.titleForSegment(at: 1) == "b")
    control.setImage(image, forSegmentAt: 77)
    #expect(titles(control) == ["a", nil])
    control.setContentOffset(CGSize(width: 1, height: 2), forSegmentAt: 0)
    #expect(control.contentOffsetForSegment(at: 0) == CGSize(width: 1, height: 2))
  }

  @Test func `wrong use is left undone`() {
    let control = UISegmentedControl(items: ["a", "b"])
    let words = Misused.during {
      control.selectedSegmentIndex = 2
      control.selectedSegmentIndex = -2
      control.setWidth(-1, forSegmentAt: 0)
      _ = UISegmentedControl(items: [3])
    }
    #expect(words.count == 4 && control.selectedSegmentIndex == -1 && control.widthForSegment(at: 0) == 0)
  }

  // MARK: Layout

  @Test func `segments share the width alike, by their contents, or as they are told`() throws {
    let control = UISegmentedControl(items: ["a", "b", "a much longer title"])
    let size = control.frame.size
    #expect(size == control.intrinsicContentSize && size.height == 32)
    control.frame.size.width = 300
    #expect((0..<3).map { control.rect(ofSegmentAt: $0)?.minX } == [0, 100, 200])
    control.setWidth(40, forSegmentAt: 0)
    #expect((0..<3).map { control.rect(ofSegmentAt: $0)?.minX } == [0, 40, 170])
    control.apportionsSegmentWidthsByContent = true
    let widths = (0..<3).compactMap { control.rect(ofSegmentAt: $0)?.width }
    #expect(widths[0] == 40 && widths[2] > 2 * widths[1] && abs(widths.reduce(0, +) - 300) < 1e-9)
    #expect(control.intrinsicContentSize.width < size.width)
    #expect(control.rect(ofSegmentAt: 3) == nil)
  }

  @Test func `an archive keeps titles, choice and what is disabled`() throws {
    let control = UISegmentedControl(items: ["a", "b", "c"])
    control.selectedSegmentIndex = 2
    control.setEnabled(false, forSegmentAt: 1)
    let copy = try #require(try Archived.copy(of: control))
    #expect(titles(copy) == ["a", "b", "c"] && copy.selectedSegmentIndex == 2)
    #expect(!copy.isEnabledForSegment(at: 1) && copy.isEnabledForSegment(at: 2))
  }
}
