// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting

@testable import TouchStage

@Suite struct ScriptTests {
  /// Every instruction in its canonical spelling.
  private static let everything = #"""
    # Everything a script can say.
    show log controls hit-test

    finger 1 down on "buy"  # the middle
    finger 1 down inside "a \"quoted\" # name \\"
    finger 1 down at (150, 120.5)
    finger 1 down at (1e-07, -4) in "buy"
    finger 1 down at 60 above "buy"
    finger 1 move to 2.5 left of "buy" over 200ms
    finger 1 move to "buy" over 1.5s
    finger 1 move to center of "buy"
    finger 1 move by (10, -4)
    finger 1 move by (0, 30) over 0.0005s
    finger 1 wait 50ms
    finger 1 up
    finger 2 cancel
    finger 1 up at (60.25, 40)
    finger 1 up at 60 above "buy" becoming finger radius 11
    finger 1 cancel at (1, 2) in "buy" becoming pencil force 0 of 0
    finger 1 up becoming finger
    tap "buy"
    tap inside "buy" twice
    tap at (1, 2) 3 times for 80ms
    tap at 10 below "buy" for 1s
    tap "buy" twice for 80ms with 2 fingers
    tap "buy" with pencil force 0.5 altitude 45deg azimuth -30deg roll 10deg
    pinch "map" by 2
    pinch at (100, 200) by 0.5 turning 45deg over 1s easing out
    rotate inside "map" by -90deg easing in-out
    swipe "row" left
    swipe at (10, 20) in "row" up by 80 over 100ms with 2 fingers
    pan "list" by (0, -200.5) over 300ms easing in with 3 fingers
    pan at (1, 2) to (3, 4) over 1s
    pan at 60 above "buy" to "row" with pencil
    drag "row" by (0, 120) holding 600ms over 1s easing linear resting 0ms with pencil force 1
    drag "row" to 20 below "list"
    scroll "list" by (0, -40)
    scroll "list" by (0, -40) over 200ms easing out
    hover "buy"
    hover at (3, 4) over 200ms
    hover off
    finger 1 becomes pencil force 0.2
    finger 1 becomes finger
    finger 1 move to "buy" over 1s easing in becoming pencil altitude 30deg
    finger 1 move by (1, 2) becoming pencil
    finger 1 becomes finger force 0.5 of 6.67 radius 11.5
    finger 1 becomes pencil force 0.5 radius 2 altitude 0.7rad azimuth -30deg roll 3.1rad
    wait 500ms
    wait until 1.250431s
    together
      finger 1 down at (1, 1)
      # Meanwhile.
      wait 10ms
      wait until 2s

      finger 2 down at (2, 2)
    end  # of both
    lines 10ms
      a = center of "buy"   # kept
      b = (1, 2)

       1: a=b|
      12: --a!
    end
    set "buy" hidden
    set "buy" enabled off
    set "buy" alpha 0.005
    set "buy" frame (-1, -2, 30, 4)
    remove "buy"
    send "buy" touchDown
    log "now # this"
    expect "buy" touchUpInside
    then expect "buy" touchDragExit once
    expect no "buy" touchCancel
    expect "buy" highlighted
    expect "buy" not highlighted
    expect "buy" touchesBegan twice
    expect hit "buy"
    expect hit nothing
    expect "pan" began
    expect "pan" action 3 times
    expect log "Action touch down"
    expect nothing

    """#

  @Test func `what is printed reads back as the same, and prints the same`() throws {
    let script = try Script(Self.everything)
    let text = script.description
    #expect(
      text == Self.everything.replacing("move to center of \"buy\"", with: "move to \"buy\""))
    #expect(try Script(text) == script)
  }

  @Test func `a loose spelling prints as the canonical one`() throws {
    let script = try Script(
      "\r\n\t finger   1 down \"x\"#c\r\n  finger 1 move to above \"x\" by 60 pt over 0.2 s   \r\n"
        + "tap on center of \"x\" once\ntap 3pt right of \"x\" 1 times\nset \"x\" hidden on\n#\n#  two  \n\n\n"
    )
    #expect(
      script.description
        == """

        finger 1 down on "x"  # c
        finger 1 move to 60 above "x" over 200ms
        tap "x"
        tap at 3 right of "x"
        set "x" hidden
        #
        # two

        """)
  }

  @Test func `the head says what a script is about and what its trace shows`() throws {
    #expect(try Script("# A tap.\nshow log gesture").summary == "A tap.")
    #expect(try Script("# A tap.\nshow log gesture").areas == [.log, .gesture])
    #expect(try Script("tap \"x\" # no summary").summary == nil)
    #expect(try Script("").summary == nil)
    #expect(try Script("\n# late").summary == nil)
    #expect(try Script("").areas == Set(TraceArea.allCases))
    #expect(try Script("").description == "")
    #expect(try Script("\u{FEFF}# A tap.").summary == "A tap.")
  }

  private nonisolated static let mistakes: [(String, Int, Int, String)] = [
    ("tip \"x\"", 1, 1, "tip is not known here; did you mean tap? a line begins with finger,"),
    ("Tap \"x\"", 1, 1, "Tap is not known here; did you mean tap?"),
    ("finger 1 dwon on \"x\"", 1, 10, "dwon is not known here; did you mean down? a finger can down, move,"),
    ("finger on \"x\"", 1, 8, "a finger has a number from 0 to 999"),
    ("finger 1", 1, 9, "the line ends too early: a finger can down, move, up, cancel, wait or becomes"),
    ("finger 1 down on buy", 1, 18, "a place begins with center of, inside,"),
    ("tap inside buy", 1, 12, "the name of a view must be in quotes: \"buy\""),
    ("tap \"x", 1, 5, "the quotes are not closed"),
    ("tap (1, 2) twise", 1, 12, "twise is not known here; did you mean twice?"),
    ("wait 3", 1, 6, "a duration has a unit: 3s or 3ms"),
    ("wait -1s", 1, 6, "a duration is not negative and at most a day"),
    ("wait 99999999s", 1, 6, "a duration is not negative and at most a day"),
    ("wait", 1, 5, "a number is missing"),
    ("finger 1 move to \"x\" ovr 1s", 1, 22, "the word over is missing"),
    ("finger 1 up now", 1, 13, "now is not known here; lifting can be followed by at or becoming"),
    ("finger 1 up at (1, 2) now", 1, 23, "now is not known here; a point can be followed by in or becoming"),
    ("wait until", 1, 11, "a number is missing"),
    ("finger 1 becomes finger altitude 1rad", 1, 25, "the instruction is over;"),
    ("finger 1 becomes pencil roll 1001rad", 1, 30, "an angle is at most 1000rad"),
    ("finger 1 becomes pencil roll 1", 1, 30, "an angle is in degrees, with their unit: 90deg"),
    ("finger 1 becomes finger radius -1", 1, 32, "a radius is from 0 to 1000 points"),
    ("pinch \"x\"", 1, 10, "the word by is missing"),
    ("pinch \"x\" by 0", 1, 14, "a factor is greater than 0, not 0"),
    ("pinch \"x\" by 2 over", 1, 20, "a number is missing"),
    ("pinch \"x\" by 2 with 2 fingers", 1, 16, "with is not known here; a pinch can be followed by turning,"),
    ("rotate \"x\" by 90", 1, 15, "an angle is in degrees, with their unit: 90deg"),
    ("rotate \"x\" by 36001deg", 1, 15, "an angle is at most 36000deg, which are a hundred turns"),
    ("swipe \"x\" lefft", 1, 11, "lefft is not known here; did you mean left? a swipe goes up,"),
    ("swipe \"x\" left with pencil", 1, 21, "a number of fingers is missing: 2 fingers"),
    ("swipe (1, 2) lefft", 1, 14, "lefft is not known here; did you mean left?"),
    ("pan \"x\" (1, 2)", 1, 9, "(1, is not known here; a pan goes by or to"),
    ("pan \"x\" by (1, 2) over 1s over 2s", 1, 27, "over is not known here"),
    ("drag \"x\" to \"y\" with 2 fingers", 1, 22, "2 is not known here; with pencil"),
    ("tap \"x\" with 21 fingers", 1, 14, "the number of fingers is from 1 to 20"),
    ("pan \"x\" to \"y\" easing slowly", 1, 23, "slowly is not known here; an easing is linear, in,"),
    ("tap \"x\" with pencil force -1", 1, 27, "a force is from 0 to 1000, where 1 is an average touch"),
    ("hover \"x\" twice", 1, 11, "twice is not known here; hovering can be followed by over"),
    ("together\nswipe \"x\" left", 2, 1, "together holds lines that begin with finger or"),
    ("finger 1 becomes pen", 1, 18, "pen is not known here; did you mean pencil? it is finger or pencil"),
    ("set \"x\" hiden", 1, 9, "hiden is not known here; did you mean hidden?"),
    ("set \"x\" enabled of", 1, 17, "of is not known here; did you mean off? it is on or off"),
    ("send \"x\" touchupinside", 1, 10, "touchupinside is not known here; did you mean touchUpInside?"),
    ("expect \"x\" touchDragExti", 1, 12, "touchDragExti is not known here; did you mean touchDragExit?"),
    (
      "expect buy touchDown", 1, 8,
      "buy is not known here; what is expected begins with a name in quotes, hit,"
    ),
    ("expect no \"x\" highlighted", 1, 8, "no is about what happens; write \"x\" not highlighted"),
    ("expect no \"x\" touchDown once", 1, 25, "no and a number of times contradict each other"),
    ("expect \"x\" highlighted once", 1, 24, "a view is something, not a number of times"),
    ("expect \"x\" touchDown 0 times", 1, 22, "something happens a number of times from 1 to 1000"),
    (
      "expect \"x\" touchDown here", 1, 22,
      "the expectation is over; once, twice or a number of times may follow"
    ),
    ("tap \"x\"\nthen expect nothing", 2, 1, "then follows an expectation, and there is none just before"),
    ("expect nothing\nthen tap", 2, 6, "the word expect is missing"),
    ("expect nothing\nthen expect \"x\" hidden", 2, 1, "then needs something that happens,"),
    ("together\nfinger 1 up", 1, 1, "this block is not closed; a line with end closes it"),
    ("together\ntap \"x\"\nend", 2, 1, "together holds lines that begin with finger or wait, up to its end"),
    ("together\ntogether\nend", 2, 1, "a block cannot hold another one"),
    ("end", 1, 1, "no block is open that could end here"),
    ("lines 10ms\n1: -", 1, 1, "this block is not closed; a line with end closes it"),
    ("\nlines 10ms\n  a = (1, 2)\n  1: a?\nend", 4, 7, "a finger's line has letters and - = | ! only"),
    ("lines 10ms\nend", 2, 1, "no finger has a line; one looks like 1: a--|"),
    ("show log lgo", 1, 10, "lgo is not known here; did you mean log?"),
    ("show log log", 1, 10, "log is shown already"),
    ("wait 1s\nshow log", 2, 1, "show comes before every other instruction, and only once"),
    ("tap \"x\" 99999999999999999999 times", 1, 9, "something happens a number of times from 1 to 1000"),
    ("set \"x\" alpha 2", 1, 15, "alpha is from 0 to 1, not 2"),
    ("set \"x\" alpha -3", 1, 15, "alpha is from 0 to 1, not -3"),
    ("set \"x\" frame (0, 0, -10, -10)", 1, 22, "a width is not negative; this is -10"),
    ("set \"x\" frame (0,0,1,-0.5)", 1, 22, "a height is not negative; this is -0.5"),
    ("lines 0ms\n1: -\nend", 1, 7, "a column must last longer than 0, for example 10ms"),
    ("finger 1 down at (1e30,1e30)", 1, 19, "1e+30 points are farther than any screen reaches"),
    ("tap at -1000001 above \"x\"", 1, 8, "-1000001 points are farther than any screen reaches"),
    (
      "tap \"x\" twise", 1, 9,
      "twise is not known here; did you mean twice? a tap can be followed by once, twice, 3 times, for or with"
    ),
    (
      "finger 1 down on b", 1, 18,
      "a place begins with center of, inside, above, below, left of, right of, "
        + "a distance or (, or is the name of a view in quotes: write \"b\""
    ),
    (
      "tap “b”", 1, 5,
      "a place begins with center of, inside, above, below, left of, right of, a distance or "
        + "(, or is the name of a view in quotes: write \"b\""
    ),
    ("remove “b”", 1, 8, "the name of a view must be in quotes: \"b\""),
    ("§§§", 1, 1, "§§§ is not known here; a line begins with"),
  ]

  @Test(arguments: mistakes)
  func `an error says line, column, what is wrong and what is allowed`(
    text: String, line: Int, column: Int, message: String
  ) {
    let error = #expect(throws: Script.ParsingError.self) { try Script(text) }
    #expect(error?.line == line && error?.column == column)
    #expect(error?.message.hasPrefix(message) == true, "\(error?.message ?? "")")
  }

  @Test func `an error shows its line with a mark under the word`() {
    let error = #expect(throws: Script.ParsingError.self) {
      try Script("# one\n\tfinger 1 dwon on \"x\" # no")
    }
    #expect(
      error?.description == """
        line 2, column 11: dwon is not known here; did you mean down? a finger can down, move, up, cancel, wait or becomes
          \tfinger 1 dwon on "x" # no
          \t         ^~~~
        """)
  }

  @Test func `a script that nobody wrote is refused with the line to cut it before`() throws {
    let line = "wait 1ms\n"
    #expect(TextLimit.cut(String(repeating: line, count: 200_000)).failure == nil)
    let lines = #expect(throws: Script.ParsingError.self) {
      try Script(String(repeating: line, count: 200_000) + line)
    }
    #expect(
      lines?.description == """
        line 200001, column 1: more than 200000 lines are not read; cut the text in two before this one
          wait 1ms
          ^~~~
        """)
    let bytes = #expect(throws: Script.ParsingError.self) {
      try Script(String(repeating: "log \"\(String(repeating: "x", count: 14))\"\n", count: 100_000) + "\n")
    }
    #expect(bytes?.line == 95_239)
    #expect(bytes?.message == "more than 2 megabytes are not read; cut the text in two before this line")
    let fingers = #expect(throws: FingerLines.ParsingError.self) {
      try FingerLines(String(repeating: "\n", count: 200_001))
    }
    #expect(fingers?.line == 200_001)
  }

  @Test func `hostile text is refused briefly and quickly`() {
    for text in [
      String(repeating: "x", count: 200_000), String(repeating: "\"", count: 200_000),
      "tap " + String(repeating: "(", count: 100_000), String(repeating: "together\n", count: 50_000),
      "\u{0}\u{1}\u{FFFD}", "wait 1e99999s", "wait " + String(repeating: "9.", count: 50_000),
      "tap inside " + String(repeating: "x", count: 50_000), "tap \"\\",
      String(repeating: "\n", count: 3_000_000), String(repeating: "x", count: 2_000_001),
    ] {
      let error = #expect(throws: Script.ParsingError.self) { try Script(text) }
      #expect((error?.description.count ?? 0) < 1000)
    }
  }
}
