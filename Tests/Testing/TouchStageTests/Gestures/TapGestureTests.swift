// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchControls
import TouchTesting

@Suite struct TapGestureTests {
  private func makeStage() throws -> Stage {
    let stage = Stage()
    try stage.add(UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200)), named: "zoomer")
    return stage
  }

  private func recognizer(_ taps: Int, fingers: Int = 1, on stage: Stage) throws {
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = taps
    tap.numberOfTouchesRequired = fingers
    tap.addHandler { stage.log("\(taps) taps of \(fingers)") }
    let view = try stage["zoomer"]
    view.isMultipleTouchEnabled = true
    view.addGestureRecognizer(tap)
  }

  @Test func `two taps in one call are a double tap`() throws {
    let stage = try makeStage()
    try recognizer(2, on: stage)
    let tap = try stage.tap("zoomer", count: 2)
    expectLog(tap, ["2 taps of 1"])
    #expect(tap.touch.tapCount == 2)
    #expect(tap.hit === (try stage["zoomer"]))
    try stage.wait(1)
    try stage.tap("zoomer")
    expectLog(stage, ["2 taps of 1"])
  }

  @Test func `a tap of two fingers is one gesture, with the place in the middle`() throws {
    let stage = try makeStage()
    try recognizer(1, fingers: 2, on: stage)
    try stage.tap("zoomer", fingers: 2)
    expectLog(stage, ["1 taps of 2"])
    expectTrace(
      stage, only: [.input],
      """
         0.000  input      touch 1                           began at (180, 200), tap 1, finger 1
         0.000  input      touch 2                           began at (220, 200), tap 1, finger 2
         0.050  input      touch 1                           ended at (180, 200)
         0.050  input      touch 2                           ended at (220, 200)
      """)
  }

  @Test func `a long press is long enough, and a tap is not`() throws {
    let stage = try makeStage()
    let press = UILongPressGestureRecognizer()
    press.addHandler { stage.log("press \(press.state == .began ? "began" : "goes on")") }
    try stage["zoomer"].addGestureRecognizer(press)
    try stage.tap("zoomer")
    expectLog(stage, [])
    try stage.longPress("zoomer")
    expectLog(stage, ["press began", "press goes on"])
  }

  @Test func `if one of two fingers misses, both are cancelled and the error says which view was hit`() throws
  {
    let stage = try makeStage()
    try stage.add(UIView(frame: CGRect(x: 210, y: 100, width: 100, height: 200)), named: "cover")
    let error = #expect(throws: StageError.self) { try stage.tap("zoomer", fingers: 2) }
    #expect(error?.description.contains(#"hit UIView "cover""#) == true)
    #expect(!stage.finger(1).isDown && !stage.finger(2).isDown)
    #expect(stage.application.activeTouches.isEmpty)
  }

  @Test func `counts that make no sense are errors`() throws {
    let stage = try makeStage()
    for count in [0, -1, 1001] {
      #expect(throws: StageError(.badCount(count, of: "taps"))) { try stage.tap("zoomer", count: count) }
      #expect(throws: StageError(.badCount(count, of: "fingers"))) { try stage.tap("zoomer", fingers: count) }
    }
    #expect(throws: StageError(.notTogether("a tap"))) {
      try stage.together { try stage.tap("zoomer") }
    }
  }

  @Test func `a tap on a container names the place that accepts what is inside`() throws {
    let stage = try makeStage()
    try stage.add(UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100)), named: "photo", in: "zoomer")
    let error = #expect(throws: StageError.self) { try stage.tap("zoomer") }
    #expect(
      error?.problem.description
        == #"the finger at (200, 200) should have hit UIView "zoomer" but hit UIView "photo", which is inside it. "#
        + #"To accept a view inside it, write .inside("zoomer"), in a script inside "zoomer". "#
        + "To touch whatever is there, use a point.")
    try stage.tap(.inside("zoomer"))
  }
}
