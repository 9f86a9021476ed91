// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting

@Suite struct TapTests {
  private let frame = CGRect(x: 100, y: 100, width: 100, height: 40)

  private func makeStage() throws -> Stage {
    let stage = Stage()
    try stage.add(UIView(frame: frame), named: "button")
    return stage
  }

  @Test func `a tap returns its touch, the hit view, the path there and what it caused`() throws {
    let stage = Stage()
    let button = try stage.add(ProbeView("Button", frame: frame), named: "button")
    stage.log("before")
    let tap = try stage.tap("button")
    stage.log("after")
    #expect(tap.hit === button)
    #expect(tap.touch.view === button)
    #expect(tap.touch.phase == .ended)
    #expect(tap.touch.timestamp == 0.05)
    #expect(tap.path.last === button)
    #expect(tap.path.first === stage.window)
    #expect(tap.lines.last == "Button touches ended")
    #expect(tap.lines.count == 4)
    #expect(tap.facts.count == stage.trace.facts.count)
    #expect(stage.activeTouchCount == 0)
  }

  @Test func `a tap on a covered view fails and says what it hit`() throws {
    let stage = try makeStage()
    try stage.add(UIView(frame: frame), named: "cover")
    let error = #expect(throws: StageError.self) { try stage.tap("button") }
    #expect(
      error?.problem.description
        == #"the finger at (150, 120) should have hit UIView "button" but hit UIView "cover", "#
        + "which is in front of it. To touch whatever is there, use a point.")
    expectTrace(
      stage, only: [.input, .deliver],
      """
         0.000  input      touch 1                           began at (150, 120), tap 1, finger 1
         0.000  deliver    UIView "cover"                    touchesBegan touch 1
         0.000  input      touch 1                           cancelled at (150, 120)
         0.000  deliver    UIView "cover"                    touchesCancelled touch 1
      """)
    #expect(!stage.finger(1).isDown)
    expectTap(stage, at: .point(50, 20, in: "button"), hits: "cover")
  }

  @Test(arguments: ["hidden", "interaction off", "transparent"])
  func `a tap on a view that cannot be hit fails and says why`(why: String) throws {
    let stage = try makeStage()
    let button = try stage["button"]
    switch why {
    case "hidden": button.isHidden = true
    case "transparent": button.alpha = 0
    default: button.isUserInteractionEnabled = false
    }
    let error = #expect(throws: StageError.self) { try stage.tap("button") }
    #expect(
      error?.problem.description
        == #"the finger at (150, 120) should have hit UIView "button" but hit UIView#1; "#
        + "UIView \"button\" \(why == "interaction off" ? "has user interaction disabled" : "is \(why)"). "
        + "To touch whatever is there, use a point.")
  }

  @Test func `a tap beside the screen fails and says that it hit nothing`() throws {
    let stage = try makeStage()
    try stage["button"].frame.origin.x = 1000
    let error = #expect(throws: StageError.self) { try stage.tap("button") }
    #expect(
      error?.problem.description
        == #"the finger at (1050, 120) should have hit UIView "button" but hit nothing; "#
        + "the finger is outside of UIWindow#1. To touch whatever is there, use a point.")
    let tap = try stage.tap(.inside(stage.window))
    #expect(tap.hit === stage.view)
  }

  @Test func `the middle of a view is the view itself; inside it is any view in it`() throws {
    let stage = try makeStage()
    let label = try stage.add(
      UIView(frame: CGRect(x: 40, y: 10, width: 20, height: 20)), named: "label", in: "button")
    let error = #expect(throws: StageError.self) { try stage.tap("button") }
    #expect(error?.description.contains("which is inside it") == true)
    #expect(try stage.tap(.inside("button")).hit === label)
    let cover = try stage.add(UIView(frame: frame), named: "cover")
    #expect(throws: StageError.self) { try stage.tap(.inside("button")) }
    #expect(try stage.tap("cover").hit === cover)
  }

  @Test func `a tap uses a finger that is up`() throws {
    let stage = try makeStage()
    try stage.finger(1).down(at: .screen(10, 10))
    try stage.tap("button")
    #expect(stage.finger(1).isDown)
    #expect(!stage.finger(2).isDown)
  }

  @Test func `a tap knows its view even if the view goes away in the first call`() throws {
    final class Vanishing: UIView {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        removeFromSuperview()
      }
    }
    let stage = Stage()
    let view = try stage.add(Vanishing(frame: frame), named: "vanishing")
    let tap = try stage.tap("vanishing")
    #expect(tap.hit === view)
    #expect(tap.path.count == 5)
  }

  @Test func `without the stage's tracer a tap is an error`() throws {
    let stage = try makeStage()
    stage.application.tracer = nil
    #expect(throws: StageError(.notTraced)) { try stage.tap("button") }
  }

  @Test func `a view that was tapped and removed is released`() throws {
    let stage = Stage()
    weak var gone: UIView?
    do {
      let view = try stage.add(UIView(frame: frame), named: "view")
      try stage.tap("view")
      gone = view
      view.removeFromSuperview()
    }
    #expect(gone == nil)
  }
}

extension Stage {
  fileprivate var activeTouchCount: Int { application.activeTouches.count }
}
