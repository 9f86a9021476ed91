// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchControls
import TouchTesting

@Suite struct StageErrorTests {
  private func makeStage() throws -> Stage {
    let stage = Stage()
    try stage.add(UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100)), named: "card")
    try stage.add(UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667)), named: "veil")
    return stage
  }

  /// The error that `body` throws.
  private func error(_ body: () throws -> Void) -> StageError? {
    do {
      try body()
    } catch let error as StageError {
      return error
    } catch {}
    return nil
  }

  @Test func `an error begins with the file and the line of the gesture`() throws {
    let stage = try makeStage()
    let line = #line + 1
    let error = try #require(error { try stage.tap("card") })
    #expect(error.call == "TouchStageTests/StageErrorTests.swift:\(line)")
    #expect(error.description == "TouchStageTests/StageErrorTests.swift:\(line): \(error.problem)")
    #expect(
      error.problem.description.hasPrefix(
        #"the finger at (150, 150) should have hit UIView "card" but hit UIView "veil", which is in front of it"#
      ))
  }

  @Test func `every call of a stage and a finger names its own line`() throws {
    let stage = try makeStage()
    let finger = stage.finger(1)
    let wrong: [(line: Int, body: () throws -> Void)] = [
      (#line, { try stage.longPress("card") }), (#line, { try stage.pan("card", to: .screen(0, 0)) }),
      (#line, { try stage.swipe("card", .left) }), (#line, { try stage.drag("card", to: "veil") }),
      (#line, { try stage.pinch("card", scale: 2) }), (#line, { try stage.rotate("card", by: 1) }),
      (#line, { try stage.hover("card") }), (#line, { try stage.scroll("card", by: .zero) }),
      (#line, { try stage.wait(-1) }), (#line, { try stage.wait(until: -1) }),
      (#line, { try stage.wait(until: false, timeout: 0.1) }), (#line, { try stage.wait(inRealTime: -1) }),
      (#line, { _ = try stage["byu"] }), (#line, { _ = try stage.find("byu") }),
      (#line, { _ = try stage.checkHit("byu") }), (#line, { _ = try stage.checkVisibility(of: "byu") }),
      (#line, { try stage.add(UIView(), named: "card") }), (#line, { try stage.addWindow(named: "card") }),
      (#line, { try stage.name(UIView(), "card") }), (#line, { try stage.play("a = \"card\"\n1: a-|") }),
      (#line, { try finger.down(at: .center(of: "card")) }), (#line, { try finger.move(to: .screen(0, 0)) }),
      (#line, { try finger.move(by: .zero) }), (#line, { try finger.up() }), (#line, { try finger.cancel() }),
      (#line, { try finger.follow(over: 1) { _ in .zero } }), (#line, { try finger.wait(-1) }),
    ]
    for (line, body) in wrong {
      #expect(error(body)?.call == "TouchStageTests/StageErrorTests.swift:\(line)", "line \(line)")
    }
  }

  @Test func `what a finger misses among others has the line of that finger`() throws {
    let stage = try makeStage()
    var line = 0
    let error = error {
      try stage.together {
        try stage.finger(1).down(at: .center(of: "veil"))
        line = #line + 1
        try stage.finger(2).down(at: .center(of: "card"))
      }
    }
    #expect(error?.call == "TouchStageTests/StageErrorTests.swift:\(line)")
  }

  @Test func `errors are equal if their problems are`() {
    #expect(StageError(.fingerIsDown(1), call: "a.swift:1") == StageError(.fingerIsDown(1)))
    #expect(StageError(.fingerIsDown(1)) != StageError(.fingerIsDown(2)))
    #expect(Set([StageError(.badTime(1), call: "a.swift:1"), StageError(.badTime(1))]).count == 1)
  }

  @Test func `a script shows its own line and not that of the code that runs it`() throws {
    let stage = try makeStage()
    let result = stage.run(try Script("tap \"card\""))
    #expect(result.description.contains("line 1, column 5: the finger at (150, 150)"))
    #expect(!result.description.contains(".swift"))
  }
}
