// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchControls
import TouchTesting

@Suite struct ScriptRunTests {
  /// A stage with a button, 100 by 40 at (100, 100), a view of the same size below it, and a tap recognizer
  /// on that view.
  private func makeStage() throws -> Stage {
    let stage = Stage()
    let button = UIButton()
    button.frame = CGRect(x: 100, y: 100, width: 100, height: 40)
    try stage.add(button, named: "buy")
    let card = ProbeView("Card", frame: CGRect(x: 100, y: 300, width: 100, height: 40), style: .selectors)
    try stage.add(card, named: "card")
    let tap = UITapGestureRecognizer()
    tap.name = "tap"
    card.addGestureRecognizer(tap)
    return stage
  }

  private func run(_ text: String) throws -> ScriptResult {
    try makeStage().run(try Script(text))
  }

  @Test func `a finger leaves the button, comes back and lifts`() throws {
    let result = try run(
      """
      finger 1 down on "buy"
      expect "buy" touchDown once
      expect "buy" highlighted
      expect hit "buy"
      finger 1 move to 71 above "buy" over 200ms
      expect "buy" touchDragExit once
      expect "buy" not highlighted
      expect no "buy" touchDown
      finger 1 move to "buy" over 200ms
      finger 1 up
      # In any order.
      expect "buy" touchUpInside
      expect "buy" touchDragEnter once

      then expect "buy" touchUpInside
      then expect "buy" primaryActionTriggered
      then expect nothing
      """)
    #expect(result.isMet, "\(result)")
    #expect(result.description == "11 expectations held")
    #expect(result.trace.entries.count > 10)
  }

  @Test func `an expectation that does not hold shows what came instead`() throws {
    let result = try run(
      """
      finger 1 down on "buy"
      finger 1 move to 71 above "buy"
      finger 1 up
      expect "buy" touchUpInside
      expect "buy" touchDragOutside twice
      expect "buy" highlighted
      expect no "buy" touchDown
      expect log "no such line"
      expect hit "card"
      expect nothing
      """)
    #expect(!result.isMet)
    #expect(result.checks.allSatisfy { !$0.isMet })
    #expect(
      result.description == """
        line 4: expect "buy" touchUpInside
          there was no "buy" touchUpInside
             0.000  controls   UIButton "buy"                    follows touch 1
             0.000  controls   UIButton "buy"                    highlight on
             0.000  controls   UIButton "buy"                    sends touchDown, inside; nobody listens
             0.000  controls   UIButton "buy"                    touch 1 goes out
             0.000  controls   UIButton "buy"                    highlight off
             0.000  controls   UIButton "buy"                    sends touchDragExit, outside; nobody listens
             0.000  controls   UIButton "buy"                    sends touchDragOutside, outside; nobody listens
             0.000  controls   UIButton "buy"                    touch 1 lifts outside
             0.000  controls   UIButton "buy"                    sends touchUpOutside, outside; nobody listens

        line 5: expect "buy" touchDragOutside twice
          there was "buy" touchDragOutside once, not twice
             0.000  controls   UIButton "buy"                    sends touchDragOutside, outside; nobody listens

        line 6: expect "buy" highlighted
          "buy" is not highlighted now
             0.000  controls   UIButton "buy"                    follows touch 1
             0.000  controls   UIButton "buy"                    highlight on
             0.000  controls   UIButton "buy"                    sends touchDown, inside; nobody listens
             0.000  controls   UIButton "buy"                    touch 1 goes out
             0.000  controls   UIButton "buy"                    highlight off
             0.000  controls   UIButton "buy"                    sends touchDragExit, outside; nobody listens
             0.000  controls   UIButton "buy"                    sends touchDragOutside, outside; nobody listens
             0.000  controls   UIButton "buy"                    touch 1 lifts outside
             0.000  controls   UIButton "buy"                    sends touchUpOutside, outside; nobody listens

        line 7: expect no "buy" touchDown
          there was "buy" touchDown:
             0.000  controls   UIButton "buy"                    sends touchDown, inside; nobody listens

        line 8: expect log "no such line"
          there was no log "no such line"
             0.000  log        -[Card hitTest:withEvent:]
             0.000  log        -[Card pointInside:withEvent:]

        line 9: expect hit "card"
          there was no hit "card"
             0.000  hit-test   UIWindow#1                        (150, 120) hits UIButton "buy"

        line 10: expect nothing
          something happened:
             0.000  controls   UIButton "buy"                    sends touchDown, inside; nobody listens
             0.000  controls   UIButton "buy"                    sends touchDragExit, outside; nobody listens
             0.000  controls   UIButton "buy"                    sends touchDragOutside, outside; nobody listens
             0.000  controls   UIButton "buy"                    sends touchUpOutside, outside; nobody listens
        """)
  }

  @Test func `after then only what comes behind counts, also when a match is missing`() throws {
    let result = try run(
      """
      tap "buy"
      expect "buy" touchUpInside
      then expect "buy" touchDown
      then expect "buy" primaryActionTriggered
      expect "buy" touchDown
      then expect no "buy" touchDown
      """)
    #expect(result.checks.map(\.isMet) == [true, false, true, true, true])
  }

  @Test func `a span begins where the expectations before it ended`() throws {
    let result = try run(
      """
      tap "buy"
      wait 1s
      expect "buy" touchUpInside once
      wait 10ms
      expect nothing
      set "buy" enabled off
      tap "buy"
      expect nothing
      expect hit "buy"
      expect "buy" not enabled
      set "buy" enabled
      send "buy" touchDown
      expect "buy" touchDown
      expect "buy" not tracking
      """)
    #expect(result.isMet, "\(result)")
  }

  @Test func `taps in a row are counted, and recognizers are seen`() throws {
    let result = try run(
      """
      tap "card" twice
      expect "tap" recognized twice
      expect "tap" touchesBegan twice
      expect "card" touchesCancelled twice
      expect log "-[Card touchesCancelled:withEvent:]"
      expect no "tap" failed
      wait 1s
      set "tap" enabled off
      tap "card" for 100ms
      expect no "tap" touchesBegan
      expect "card" touchesEnded
      remove "card"
      tap at (150, 320)
      expect no "card" touchesBegan
      """)
    #expect(result.isMet, "\(result)")
  }

  @Test func `fingers move together, as lines and as a drawing`() throws {
    let result = try run(
      """
      show input
      together
        finger 1 down at (10, 10)
        finger 2 wait 10ms
        finger 2 down at (20, 20)
        wait 10ms
        finger 1 up
        finger 2 up
      end
      lines 10ms
        a = "card"
        3: a-|
      end
      expect hit "card"
      """)
    #expect(result.isMet, "\(result)")
    expectTrace(
      result.trace, only: [.input],
      """
         0.000  input      touch 1                           began at (10, 10), tap 1, finger 1
         0.010  input      touch 2                           began at (20, 20), tap 1, finger 2
         0.020  input      touch 1                           ended at (10, 10)
         0.020  input      touch 2                           ended at (20, 20)
         0.020  input      touch 3                           began at (150, 320), tap 1, finger 3
         0.040  input      touch 3                           ended at (150, 320)
      """)
  }

  @Test(arguments: [
    (
      "tap \"byu\"", 1,
      "nothing on the stage is named \"byu\"; did you mean \"buy\"? the names are \"buy\", \"card\", \"tap\"."
    ),
    ("wait 1s\nfinger 1 up", 2, "finger 1 is up and cannot lift; bring it down first."),
    ("finger 1 up at \"tap\"", 1, "\"tap\" is a UITapGestureRecognizer, and only a view has a place."),
    (
      "wait 2s\nwait until 1s", 2,
      "the time 1 s is over: it is 2 s already; wait until a later time, or for a duration."
    ),
    (
      "set \"buy\" hidden\ntap \"buy\"", 2,
      "the finger at (150, 120) should have hit UIButton \"buy\" but hit UIView#1; UIButton \"buy\" is hidden. "
        + "To touch whatever is there, use a point."
    ),
    (
      "together\nfinger 1 wait 1s\nfinger 1 up\nend", 3,
      "finger 1 is up and cannot lift; bring it down first."
    ),
    ("send \"card\" touchDown", 1, "\"card\" is a ProbeView, and only a control sends touchDown."),
    ("set \"card\" selected", 1, "\"card\" is a ProbeView, and only a control is selected."),
    ("expect \"card\" highlighted", 1, "\"card\" is a ProbeView, and only a control is highlighted."),
    (
      "set \"tap\" frame (1, 2, 3, 4)", 1, "\"tap\" is a UITapGestureRecognizer, and only a view has a frame."
    ),
    ("tap \"tap\"", 1, "\"tap\" is a UITapGestureRecognizer, and only a view has a place."),
    ("remove \"tap\"", 1, "\"tap\" is a UITapGestureRecognizer, and only a view can be removed."),
    ("expect no \"card\" touchDown", 1, "\"card\" is a ProbeView, and only a control sends touchDown."),
    ("expect no \"buy\" action", 1, "\"buy\" is a UIButton, and only a recognizer has an action."),
    ("expect no \"buy\" failed", 1, "\"buy\" is a UIButton, and only a recognizer can have failed."),
    (
      "expect no \"tap\" touchDown", 1,
      "\"tap\" is a UITapGestureRecognizer, and only a control sends touchDown."
    ),
    ("expect no hit \"tap\"", 1, "\"tap\" is a UITapGestureRecognizer, and only a view is hit."),
    (
      "expect no \"byu\" touchCancel", 1,
      "nothing on the stage is named \"byu\"; did you mean \"buy\"? the names are \"buy\", \"card\", \"tap\"."
    ),
    (
      "finger 1 down at (1, 1)\nfinger 1 move by (1, 1) over 80000s", 2,
      "a move over 80000 s with 60 samples a second has more than a million samples; "
        + "make it shorter, or give fewer samples."
    ),
    ("expect \"tap\" hidden", 1, "\"tap\" is a UITapGestureRecognizer, and only a view is hidden."),
  ])
  func `an impossible action stops the script and shows its line`(text: String, line: Int, message: String)
    throws
  {
    let result = try run(text + "\nlog \"never\"")
    #expect(result.stop?.line == line)
    #expect(result.stop?.message == message)
    #expect(!result.isMet && !result.trace.notes.contains("never"))
    let source = String(text.split(separator: "\n")[line - 1])
    #expect(result.stop?.source == source)
    #expect(
      result.description.hasPrefix(
        "line \(line), column \(result.stop?.column ?? 0): \(message)\n  \(source)\n  "))
  }

  @Test(arguments: [
    ("tap \"byu\"", ScriptResult.Stop.Kind.unknownName, 5),
    ("  expect no \"buy\" failed  # \"x\"", .wrongKind, 13),
    ("set \"buy\" hidden\ntap at 1 above \"buy\"\ntap inside \"buy\"", .missed, 12),
    ("  finger 1 up", .impossible, 3),
    ("together\n  finger 1 down on \"byu\"\nend", .unknownName, 20),
    ("lines 10ms\n  a = (1, 2)\n  b = center of \"byu\"\n  1: a=b|\nend", .unknownName, 17),
  ])
  func `a stop says of what kind it is, and where`(text: String, kind: ScriptResult.Stop.Kind, column: Int)
    throws
  {
    let stop = try run(text).stop
    #expect(stop?.kind == kind)
    #expect(stop?.column == column)
    let lines = stop?.excerpt.split(separator: "\n", omittingEmptySubsequences: false) ?? []
    #expect(
      lines.last?.firstIndex(of: "^").map { lines[1].distance(from: lines[1].startIndex, to: $0) } == column
        + 1)
  }

  @Test func `a stop in a drawing shows the line that names the place`() throws {
    let stop = try run("# one\nlines 10ms\n  a = (1, 2)\n  b = \"byu\"\n  1: a=b|\nend").stop
    #expect(
      stop?.description == """
        line 4, column 7: nothing on the stage is named "byu"; did you mean "buy"? the names are "buy", "card", "tap".
            b = "byu"
                ^~~~~
        """)
    #expect(stop?.source == "b = \"byu\"")
  }

  @Test func `names are looked for in the whole script before it runs`() throws {
    let stage = try makeStage()
    let stop = stage.check(try Script("tap \"buy\"\nexpect \"buy\" touchDown\nexpect no \"tpa\" failed"))
    #expect(stop?.kind == .unknownName && stop?.line == 3 && stop?.column == 11)
    #expect(stage.trace.entries.isEmpty)
    #expect(stage.check(try Script("tap \"buy\"\nexpect no \"tap\" failed\nexpect \"tap\" enabled")) == nil)
  }

  @Test func `an expectation may name a removed view if the trace mentions it`() throws {
    let result = try run(
      "tap \"card\"\nremove \"card\"\nwait 1s\nexpect no \"card\" touchesBegan\nexpect no \"tap\" action")
    #expect(result.stop == nil, "\(result)")
  }

  @Test func `the same script gives the same bytes`() throws {
    let text =
      "tap \"buy\" twice\nfinger 1 down on \"card\"\nfinger 1 move by (50, 0) over 100ms\nfinger 1 up"
    #expect(try run(text).trace.text() == run(text).trace.text())
  }

  @Test(arguments: [
    String(repeating: "tap at (10, 10) 1000 times\n", count: 101),
    "finger 1 down at (1, 1)\nfinger 1 move by (1, 1) over 3300s\n"
      + "together\n  finger 1 move by (1, 1) over 30s\n  finger 1 move by (1, 1) over 10s\nend\n",
    "lines 1ms\n  a = (1, 1)\n  b = (300, 300)\n  1: a\(String(repeating: "=", count: 200_000))b|\nend\n",
  ])
  func `a script that asks for more than 200 000 samples as a whole is stopped before they are made`(
    text: String
  )
    throws
  {
    let stage = Stage(traceLimit: 10)
    let result = stage.run(try Script(text + "log \"never\""))
    #expect(
      result.stop?.message
        == "up to here the fingers of the script would make more than 200000 samples, two for a tap; "
        + "cut the script in two before this line, or let the line do less.")
    #expect(result.stop?.kind == .impossible)
    #expect(result.trace.entries.isEmpty)
    let line = text.hasPrefix("tap") ? 101 : text.hasPrefix("finger") ? 5 : 1
    #expect(result.stop?.line == line)
  }
}
