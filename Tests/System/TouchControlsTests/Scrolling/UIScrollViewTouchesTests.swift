// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import Touchstone

@testable import TouchControls

/// Whether the content or the scroll view gets a finger.
@MainActor @Suite struct UIScrollViewTouchesTests {
  @Test func `a scroll view keeps its touches, and those of plain content, from the views around it`() throws
  {
    for (make, line) in [
      ({ UIScrollView(frame: $0) }, ""), ({ PassingScrollView(frame: $0) }, "began, ended"),
    ] as [((CGRect) -> UIScrollView, String)] {
      let stage = Stage(size: CGSize(width: 400, height: 400))
      let outer = PhaseView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      outer.stage = stage
      let list = make(CGRect(x: 0, y: 0, width: 200, height: 200))
      list.contentSize = CGSize(width: 200, height: 1000)
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      content.addSubview(label)
      list.addSubview(content)
      outer.addSubview(list)
      try stage.add(outer, named: "outer")
      // The scroll view itself, its plain content, and a label in that.
      for point in [CGPoint(x: 150, y: 150), CGPoint(x: 150, y: 50), CGPoint(x: 50, y: 15)] {
        for isEnabled in [true, false] {
          list.isScrollEnabled = isEnabled
          stage.clear()
          try stage.tap(.screen(point.x, point.y))
          try stage.wait(1)
          #expect(stage.lines.joined(separator: ", ") == line)
        }
      }
      stage.clear()
      try stage.tap(.screen(250, 250))
      #expect(stage.lines == ["began", "ended"])
    }
  }

  @Test func `a quick drag never shows the content a touch`() throws {
    let scene = ScrollStage()
    try scene.drag(by: -60)
    #expect(
      scene.story
        == "will begin dragging, will end dragging at 0.6, did end dragging and goes on, will begin decelerating"
    )
  }

  @Test func `a quick tap gives the content its began and its end when it lifts`() throws {
    let scene = ScrollStage()
    try scene.finger.down(at: .screen(100, 100))
    try scene.stage.wait(0.1)
    #expect(scene.story == "")
    try scene.finger.up()
    #expect(scene.story == "Content touches began, Content touches ended")
    #expect(scene.application.timers.count == 0)
  }

  @Test func `a finger that rests for 0.15 s reaches the content`() throws {
    let scene = ScrollStage()
    try scene.finger.down(at: .screen(100, 100))
    try scene.stage.wait(0.149)
    #expect(scene.story == "")
    try scene.stage.wait(0.001)
    #expect(scene.story == "Content touches began")
    try scene.finger.up()
    #expect(scene.story == "Content touches began, Content touches ended")
  }

  @Test func `a small move while the touch is held does not count, and is not replayed`() throws {
    let scene = ScrollStage()
    try scene.finger.down(at: .screen(100, 100))
    try scene.finger.move(by: CGVector(dx: 0, dy: -6), over: 0.05)
    try scene.stage.wait(0.2)
    try scene.finger.move(by: CGVector(dx: 0, dy: -2))
    try scene.finger.up()
    #expect(scene.story == "Content touches began, Content touches moved, Content touches ended")
  }

  @Test func `a drag takes a touch that the content has`() throws {
    let scene = ScrollStage()
    try scene.finger.down(at: .screen(100, 100))
    try scene.stage.wait(0.2)
    try scene.finger.move(by: CGVector(dx: 0, dy: -40), over: 0.1)
    try scene.stage.wait(0.6)
    try scene.finger.up()
    #expect(
      scene.story
        == "Content touches began, Content touches moved, will begin dragging, Content touches cancelled, will end dragging at 0.0, did end dragging"
    )
    #expect(scene.offset.y == 30)
  }

  @Test func `without the delay the content has the touch at once`() throws {
    let scene = ScrollStage()
    scene.list.delaysContentTouches = false
    try scene.finger.down(at: .screen(100, 100))
    #expect(scene.story == "Content touches began")
    try scene.finger.move(by: CGVector(dx: 0, dy: -40), over: 0.1)
    try scene.finger.cancel()
    #expect(
      scene.story
        == "Content touches began, Content touches moved, will begin dragging, Content touches cancelled, will end dragging at 0.0, did end dragging"
    )
  }

  @Test func `content that cannot move at all has its touch at once`() throws {
    let scene = ScrollStage(content: CGSize(width: 200, height: 150))
    try scene.finger.down(at: .screen(100, 100))
    #expect(scene.story == "Content touches began")
    #expect(scene.application.timers.count == 0)
    try scene.finger.up()
    scene.stage.clear()
    scene.list.alwaysBounceVertical = true
    try scene.finger.down(at: .screen(100, 100))
    #expect(scene.story == "")
    try scene.finger.up()
  }

  @Test func `a finger that goes 10 points across a list is the content's in that event`() throws {
    let scene = ScrollStage()
    try scene.finger.down(at: .screen(50, 100))
    try scene.finger.move(by: CGVector(dx: 9.5, dy: 2))
    #expect(scene.story == "")
    try scene.finger.move(by: CGVector(dx: 0.5, dy: 0))
    #expect(scene.story == "Content touches began, Content touches moved")
    #expect(scene.stage.text(only: [.scroll]).contains("the content cannot move that way"))
    try scene.finger.move(by: CGVector(dx: 0, dy: -30))
    #expect(scene.list.isDragging && scene.heard.last == "Content touches cancelled")
    try scene.finger.cancel()
  }

  @Test func `a slanted finger that may still scroll is waited for`() throws {
    let scene = ScrollStage()
    try scene.finger.down(at: .screen(50, 100))
    try scene.finger.move(by: CGVector(dx: 15, dy: -8))
    #expect(scene.story == "")
    try scene.finger.move(by: CGVector(dx: 2, dy: -2))
    #expect(scene.story == "will begin dragging")
    try scene.finger.cancel()
  }

  @Test func `a pan that was moved to another view drags the content of its scroll view`() throws {
    let scene = ScrollStage()
    scene.stage.view.addGestureRecognizer(scene.list.panGestureRecognizer)
    try scene.finger.down(at: .screen(300, 300))
    try scene.finger.move(by: CGVector(dx: -60, dy: 0))
    #expect(!scene.list.isDragging)
    try scene.finger.move(by: CGVector(dx: 0, dy: -30))
    #expect(scene.list.isDragging && scene.offset == CGPoint(x: 0, y: 20))
    try scene.finger.up()
    try scene.rest()
    #expect(!scene.list.isDragging && scene.application.timers.count == 0)
  }

  @Test func `content touches that cannot be cancelled keep the scroll view still`() throws {
    let scene = ScrollStage()
    scene.list.canCancelContentTouches = false
    try scene.finger.down(at: .screen(100, 100))
    try scene.stage.wait(0.2)
    try scene.finger.move(by: CGVector(dx: 0, dy: -40))
    try scene.finger.move(by: CGVector(dx: 0, dy: -40))
    try scene.finger.up()
    #expect(
      scene.story
        == "Content touches began, Content touches moved, Content touches moved, Content touches ended")
    #expect(scene.offset == .zero)
    try scene.drag(by: -60)
    #expect(scene.offset.y > 0)
  }

  @Test func `a control keeps its touch from a drag, any other view does not`() throws {
    let scene = ScrollStage()
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    scene.list.addSubview(control)
    #expect(!scene.list.touchesShouldCancel(in: control))
    #expect(scene.list.touchesShouldCancel(in: scene.content))
    try scene.finger.down(at: .screen(100, 100))
    try scene.stage.wait(0.2)
    try scene.finger.move(by: CGVector(dx: 0, dy: -60), over: 0.1)
    try scene.finger.up()
    #expect(scene.offset == .zero)
    #expect(scene.story == "")
    // The scroll view took the drag before the control knew of the touch.
    try scene.drag(by: -60)
    #expect(scene.offset.y > 0)
  }

  @Test func `touches that should not begin are the scroll view's`() throws {
    let scene = ScrollStage { ChoosyScrollView(frame: $0) }
    try scene.finger.down(at: .screen(100, 100))
    try scene.stage.wait(0.5)
    #expect(scene.story == "")
    try scene.finger.move(by: CGVector(dx: 0, dy: -60), over: 0.1)
    try scene.finger.up()
    #expect(
      scene.story
        == "will begin dragging, will end dragging at 0.6, did end dragging and goes on, will begin decelerating"
    )
    #expect((scene.list as? ChoosyScrollView)?.questions == 1)
    try scene.rest()
    scene.stage.clear()
    try scene.stage.tap(.screen(100, 100))
    #expect(scene.story == "")
    #expect((scene.list as? ChoosyScrollView)?.questions == 2)
  }

  @Test func `a touch on the scroll view itself needs no permission`() throws {
    let scene = ScrollStage { ChoosyScrollView(frame: $0) }
    scene.content.removeFromSuperview()
    try scene.stage.tap(.screen(100, 100))
    let list = try #require(scene.list as? ChoosyScrollView)
    #expect(list.questions == 0)
    #expect(list.calls == ["began", "ended"])
  }

  @Test func `a finger stops content that decelerates, and the content view never hears of it`() throws {
    let scene = ScrollStage()
    try scene.drag(by: -60)
    try scene.stage.wait(0.2)
    #expect(scene.list.isDecelerating)
    scene.stage.clear()
    try scene.finger.down(at: .screen(100, 100))
    #expect(!scene.list.isDecelerating)
    #expect(scene.list.isTracking)
    let offset = scene.offset
    try scene.stage.wait(1)
    try scene.finger.up()
    try scene.rest()
    #expect(scene.offset == offset)
    #expect(scene.story == "did end decelerating")
    #expect(scene.application.timers.count == 0)
  }

  @Test func `content that is stopped beyond its limit comes back when the finger lifts`() throws {
    let scene = ScrollStage()
    try scene.drag(by: 80)
    try scene.stage.wait(0.05)
    #expect(scene.offset.y < -5)
    scene.stage.clear()
    try scene.finger.down(at: .screen(100, 100))
    let offset = scene.offset
    try scene.stage.wait(1)
    #expect(scene.offset == offset)
    try scene.finger.up()
    try scene.rest()
    #expect(scene.offset == .zero)
    #expect(scene.story == "did end decelerating, will begin decelerating, did end decelerating")
  }

  @Test func `a disabled scroll view leaves its fingers to the content at once`() throws {
    let scene = ScrollStage()
    scene.list.isScrollEnabled = false
    try scene.finger.down(at: .screen(100, 100))
    try scene.finger.move(by: CGVector(dx: 0, dy: -40))
    try scene.finger.up()
    #expect(scene.story == "Content touches began, Content touches moved, Content touches ended")
    #expect(scene.offset == .zero)
  }

  @Test func `a tap recognizer of the content works and is not waited for`() throws {
    let scene = ScrollStage()
    let tap = UITapGestureRecognizer()
    let target = ScrollTarget()
    tap.addTarget(target, action: ScrollTarget.act)
    scene.content.addGestureRecognizer(tap)
    try scene.stage.tap(.screen(100, 100))
    #expect(target.count == 1)
    try scene.drag(by: -60)
    #expect(target.count == 1)
    #expect(scene.offset.y > 0)
  }

  @Test func `two fingers that wait are let go together`() throws {
    let scene = ScrollStage()
    scene.content.isMultipleTouchEnabled = true
    try scene.finger.down(at: .screen(100, 100))
    try scene.stage.wait(0.1)
    try scene.stage.finger(2).down(at: .screen(50, 50))
    try scene.stage.wait(0.05)
    #expect(scene.story == "Content touches began, Content touches began")
    try scene.finger.up()
    try scene.stage.finger(2).up()
    #expect(
      scene.story
        == "Content touches began, Content touches began, Content touches ended, Content touches ended")
  }

  @Test func `content that is stopped by a touch the pan does not get comes back all the same`() throws {
    for isDisabled in [true, false] {
      let scene = ScrollStage()
      try scene.drag(by: 80)
      try scene.stage.wait(0.05)
      #expect(scene.offset.y < -5)
      scene.stage.clear()
      if isDisabled {
        scene.list.panGestureRecognizer.isEnabled = false
      } else {
        scene.list.panGestureRecognizer.allowedTouchTypes = []
      }
      try scene.finger.down(at: .screen(100, 100))
      let offset = scene.offset
      try scene.stage.wait(1)
      #expect(offset.y < -5 && scene.offset == offset)
      try scene.finger.up()
      try scene.rest()
      #expect(scene.offset == .zero)
      #expect(scene.story == "did end decelerating, will begin decelerating, did end decelerating")
      #expect(scene.application.timers.count == 0)
    }
  }
}

final class ScrollTarget {
  var count = 0
  func act() { count += 1 }
}

/// A scroll view in whose content no touch may begin.
final class ChoosyScrollView: UIScrollView {
  var questions = 0
  var calls: [String] = []

  override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    questions += 1
    return false
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { calls.append("began") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { calls.append("ended") }
}

/// A scroll view that passes its touches on by hand, as people write it.
private final class PassingScrollView: UIScrollView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    next?.touchesBegan(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    next?.touchesEnded(touches, with: event)
  }
}

/// A view that logs the phases of its touches.
private final class PhaseView: UIView {
  weak var stage: Stage?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { stage?.log("began") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { stage?.log("ended") }
}
