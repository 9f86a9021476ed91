// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchControls
import TouchTesting

@Suite struct ExpectationTests {
  private func makeStage() throws -> Stage {
    let stage = Stage()
    try stage.add(UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)), named: "a")
    return stage
  }

  /// Runs `body`, and returns the text and the line of the one issue it records.
  private func issue(_ body: () -> Void) -> (text: String, line: Int?)? {
    nonisolated(unsafe) var found: [(String, Int?)] = []
    withKnownIssue {
      body()
    } matching: { issue in
      found.append((issue.comments.map(\.rawValue).joined(), issue.sourceLocation?.line))
      return true
    }
    return found.count == 1 ? found[0] : nil
  }

  @Test func `a log that differs fails at the place of the call, with the difference`() throws {
    let stage = try makeStage()
    stage.log("one\nthree")
    let line = #line + 1
    let issue = issue { expectLog(stage, "one\ntwo\nthree") }
    #expect(issue?.line == line)
    #expect(
      issue?.text == """
        The logs differ: 1 line is missing.
        at line 1, expected line 1:
            one
          - two
            three

        The whole log was:
        one
        three
        """)
    expectLog(stage, "one\nthree")
    expectLog(stage, "one\nthree\n")
  }

  @Test func `a failure says what explains it`() throws {
    let stage = try makeStage()
    let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 40))
    try stage.add(button, named: "buy")
    button.isEnabled = false
    try stage.tap(.screen(70, 120))
    button.isEnabled = true
    let finger = stage.finger(1)
    try finger.down(at: .center(of: "buy"))
    try finger.move(to: .above("buy", by: 71), over: 0.1)
    try finger.up()
    try stage["buy"].isHidden = true
    try stage.tap(.screen(70, 120))
    #expect(
      issue { expectLog(stage, "bought") }?.text == #"""
        The logs differ: 1 line is missing.
        at line 1, expected line 1:
          - bought

        What may explain it:
          0.000 s: touch 1 reached UIButton "buy", which is disabled [disabled-control]
          0.050 s: touch 2 reached UIButton "buy"
          0.050 s: nobody listens to touchDown, touchDownRepeat, touchDragExit or touchUpOutside of UIButton "buy"
          0.150 s: the finger of touch 2 left UIButton "buy" at 71 points: touchDragExit
          0.150 s: the finger of touch 2 lifted outside of UIButton "buy"
          0.150 s: UIButton "buy" is hidden, so it gets no touch [hidden]
          0.150 s: touch 3 reached UIView#1

        The whole log was:
        (empty)
        """#)
  }

  @Test func `a trace that differs fails, and areas choose what counts`() throws {
    let stage = try makeStage()
    let tap = try stage.tap("a")
    #expect(issue { expectTrace(stage, "") } != nil)
    #expect(issue { expectTrace(tap.trace, only: [.input], "") } != nil)
    expectTrace(stage, only: [.timer], "")
    expectLog(tap, "")
  }

  @Test func `a tap that hit something else fails and says what`() throws {
    let stage = try makeStage()
    let tap = try stage.tap("a")
    expectHit(stage, tap, "a")
    expectTap(stage, at: .screen(100, 100), hits: stage.view)
    let entries = stage.trace.entries.count
    expectHit(stage, at: .screen(100, 100), stage.view)
    expectHit(stage, at: .screen(1000, 100), nil)
    #expect(stage.trace.entries.count == entries)
    #expect(
      issue { expectHit(stage, tap, stage.view) }?.text
        == #"The tap hit UIView "a" and should have hit UIView#1."#)
    #expect(
      issue { expectHit(stage, tap, nil) }?.text == #"The tap hit UIView "a" and should have hit nothing."#)
    #expect(issue { expectHit(stage, tap, "b") }?.text.contains("Nothing on the stage is named") == true)
    #expect(issue { expectHit(stage, at: .screen(.nan, 0), nil) } != nil)
    #expect(issue { expectTap(stage, at: .screen(.nan, 0), hits: nil) } != nil)
    #expect(
      issue { expectHit(stage, at: .screen(5, 5), stage.view) }?.text
        == #"A touch at (5, 5) would hit UIView "a" and should hit UIView#1."#)
  }

  @Test func `what cannot be hit or seen fails and says why`() throws {
    let stage = try makeStage()
    expectHittable(stage, "a")
    expectHittable(stage, at: .inside(stage.view))
    expectVisible(stage, "a")
    try stage["a"].isHidden = true
    #expect(
      issue { expectHittable(stage, "a") }?.text
        == #"Center of "a" cannot be hit: a touch at (4.5, 4.5) would hit UIView#1; UIView "a" is hidden."#)
    #expect(issue { expectVisible(stage, "a") }?.text == #"It cannot be seen: UIView "a" is hidden."#)
  }

  @Test func `a script fails with one issue for each expectation that does not hold`() throws {
    let stage = try makeStage()
    let tap = UITapGestureRecognizer()
    tap.name = "tap"
    stage.logActions(of: tap, as: "tapped:")
    try stage["a"].addGestureRecognizer(tap)
    #expect(
      expectScript(stage, "tap \"a\"\nexpect \"tap\" ended\nexpect log \"tapped: ended\"\n")?.isMet == true)
    let failed = issue { expectScript(stage, "wait 1s\nexpect \"tap\" action\n") }
    #expect(failed?.text.contains("there was no \"tap\" action") == true)
    #expect(issue { expectScript(stage, "tap \"b\"") }?.text.contains("line 1, column 5") == true)
    #expect(issue { expectScript(stage, "tip \"b\"") } != nil)
  }

  @Test func `a log can be a list of lines`() throws {
    let stage = try makeStage()
    stage.log("one\ntwo")
    expectLog(stage, ["one", "two"])
    #expect(issue { expectLog(stage, ["one"]) }?.text.contains("1 line is extra") == true)
    expectLog(try stage.tap("a"), [])
  }

  @Test func `without a text an expectation fails and shows what came`() throws {
    let stage = try makeStage()
    stage.log("one")
    #expect(issue { expectLog(stage) }?.text.hasSuffix("one") == true)
    #expect(issue { expectTrace(stage) }?.text.hasPrefix("There is no text to compare with.") == true)
  }
}
