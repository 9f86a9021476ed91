// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchControls
import TouchTesting

@Suite struct CheckTests {
  private let frame = CGRect(x: 100, y: 100, width: 100, height: 40)

  private func makeStage() throws -> Stage {
    let stage = Stage()
    try stage.add(ProbeView("Button", frame: frame), named: "button")
    return stage
  }

  @Test func `asking makes no touch, no trace and no log`() throws {
    let stage = try makeStage()
    #expect(try stage.checkHit("button").isHittable)
    #expect(try stage.checkHit(at: .screen(1, 1)).hit === stage.view)
    #expect(stage.trace.entries.isEmpty)
    #expect((try stage["button"] as? ProbeView)?.probe.lines == [])
    try stage.tap("button")
    #expect(!stage.trace.entries.isEmpty)
  }

  @Test func `a view that cannot be hit has a reason`() throws {
    let stage = try makeStage()
    let button = try stage["button"]
    func reason() throws -> String? { try stage.checkHit("button").reason }
    button.isHidden = true
    #expect(
      try reason() == #"a touch at (150, 120) would hit UIView#1; ProbeView "button" is hidden"#)
    button.isHidden = false
    button.isUserInteractionEnabled = false
    #expect(try reason()?.hasSuffix(#"ProbeView "button" has user interaction disabled"#) == true)
    button.isUserInteractionEnabled = true
    try stage.add(UIView(frame: frame), named: "cover")
    #expect(
      try reason() == #"a touch at (150, 120) would hit UIView "cover", which is in front of it"#)
    #expect(try stage.checkHit("cover").reason == nil)
    button.frame.origin.x = 5000
    #expect(try reason()?.hasPrefix("a touch at (5050, 120) would hit nothing") == true)
    #expect(try stage.checkHit(at: .screen(5000, 1)).reason == "a touch at (5000, 1) would hit nothing")
    #expect(throws: StageError.self) { try stage.checkHit("byu") }
  }

  @Test func `a part of a view that can be seen is visible`() throws {
    let stage = try makeStage()
    let button = try stage["button"]
    let whole = try stage.checkVisibility(of: "button")
    #expect(whole.isVisible && whole.isWhole && whole.visiblePart == frame)
    button.frame.origin.x = 350
    let part = try stage.checkVisibility(of: "button")
    #expect(part.isVisible && !part.isWhole)
    #expect(part.visiblePart == CGRect(x: 350, y: 100, width: 25, height: 40))
  }

  @Test func `a view that cannot be seen has a reason`() throws {
    let stage = try makeStage()
    let button = try stage["button"]
    func reason() throws -> String? { try stage.checkVisibility(of: button).reason }
    stage.view.isHidden = true
    #expect(try reason() == "UIView#1 is hidden")
    stage.view.isHidden = false
    button.alpha = 0
    #expect(try reason() == #"ProbeView "button" is transparent"#)
    button.alpha = 0.005
    #expect(try reason() == #"ProbeView "button" is transparent"#)
    button.alpha = 1
    button.frame.origin.y = 700
    #expect(try reason() == #"ProbeView "button" is outside of the screen"#)
    button.frame.size.width = 0
    #expect(try reason() == #"ProbeView "button" has no area"#)
    let clip = try stage.add(UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), named: "clip")
    clip.addSubview(button)
    button.frame = frame
    #expect(try reason() == nil)
    clip.clipsToBounds = true
    #expect(try reason() == #"ProbeView "button" is outside of UIView "clip", which clips it"#)
    button.removeFromSuperview()
    #expect(try reason() == #"ProbeView "button" is in no window of the stage"#)
  }

  @Test func `an opaque view in front hides it, and one that can be seen through does not`() throws {
    let stage = try makeStage()
    let cover = try stage.add(UIView(frame: frame.insetBy(dx: -5, dy: -5)), named: "cover")
    #expect(try stage.checkVisibility(of: "button").isVisible)
    cover.backgroundColor = .white
    #expect(
      try stage.checkVisibility(of: "button").reason == #"UIView "cover" covers ProbeView "button""#)
    cover.alpha = 0.9
    #expect(try stage.checkVisibility(of: "button").isVisible)
    cover.alpha = 1
    cover.frame.origin.x += 20
    #expect(try stage.checkVisibility(of: "button").isVisible)
  }

  @Test func `waiting ends when the condition holds, or says that it did not`() throws {
    let stage = try makeStage()
    let button = try stage["button"]
    UIView.animate(withDuration: 0.2, animations: { button.alpha = 0 }) { _ in button.isHidden = true }
    let passed = try stage.wait(until: button.isHidden, timeout: 1)
    #expect(passed >= 0.2 && passed < 0.23)
    #expect(try stage.wait(until: button.isHidden) == 0)
    #expect(throws: StageError(.timedOut(0.5))) { try stage.wait(until: !button.isHidden, timeout: 0.5) }
    #expect(stage.now == passed + 0.5)
    #expect(throws: StageError.self) { try stage.wait(until: stage["byu"].isHidden) }
  }

  @Test func `the name of a view is its name alone, and its label has the class`() throws {
    let stage = try makeStage()
    #expect(stage.name(of: try stage["button"]) == "button")
    #expect(stage.label(of: try stage["button"]) == #"ProbeView "button""#)
    #expect(stage.name(of: stage.view) == "UIView#1")
    #expect(stage.name(of: nil) == "nothing")
  }
}
