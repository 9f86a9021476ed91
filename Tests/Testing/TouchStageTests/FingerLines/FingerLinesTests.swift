// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting

@testable import TouchStage

@Suite struct FingerLinesTests {
  private func makeStage() throws -> Stage {
    let stage = Stage()
    try stage.add(UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 40)), named: "button")
    return stage
  }

  @Test func `lines are played column by column`() throws {
    let stage = try makeStage()
    try stage.play(
      """
      a = center of "button"
      b = above "button" by 20   # outside
      c = (10, 10)

      1: a-b|--
      2: --c==a-!
      """, tick: 0.1)
    expectTrace(
      stage, only: [.input],
      """
         0.000  input      touch 1                           began at (150, 120), tap 1, finger 1
         0.200  input      touch 1                           moved to (150, 80)
         0.200  input      touch 2                           began at (10, 10), tap 1, finger 2
         0.300  input      touch 1                           ended at (150, 80)
         0.300  input      touch 2                           moved to (56.667, 46.667)
         0.400  input      touch 2                           moved to (103.333, 83.333)
         0.500  input      touch 2                           moved to (150, 120)
         0.700  input      touch 2                           cancelled at (150, 120)
      """)
    #expect(abs(stage.now - 0.7) < 1e-9)
  }

  @Test func `time passes to the last column, and a finger may come down again`() throws {
    let stage = try makeStage()
    try stage.play("a = center of \"button\"\n1: a|--a|----", tick: 0.05)
    #expect(abs(stage.now - 0.45) < 1e-9)
    #expect(
      stage.trace.facts.compactMap { fact in
        if case .input(.began(_, _, _, let count)) = fact.kind { count } else { nil }
      } == [1, 2])
  }

  @Test func `a finger that its line leaves down stays down`() throws {
    let stage = try makeStage()
    try stage.play("a = (5, 5)\n1: a--")
    #expect(stage.finger(1).isDown)
    #expect(throws: StageError(.fingerIsDown(1))) { try stage.play("a = (5, 5)\n1: a--") }
    try stage.finger(1).up()
  }

  @Test func `a finger that comes down on a view has to hit it`() throws {
    let stage = try makeStage()
    try stage["button"].isHidden = true
    #expect(throws: StageError.self) { try stage.play("a = center of \"button\"\n1: a--|") }
  }

  @Test func `an unknown name and a bad tick are errors before anything moves`() throws {
    let stage = try makeStage()
    #expect(throws: StageError(.unknownName("x", known: ["button"]))) {
      try stage.play("a = (1, 1)\nb = center of \"x\"\n1: a=b|")
    }
    for tick in [-1, Double.nan, .infinity] {
      #expect(throws: StageError.self) { try stage.play("a = (1, 1)\n1: a|", tick: tick) }
    }
    #expect(stage.trace.entries.isEmpty)
  }

  @Test func `what is printed reads back as the same, and prints the same`() throws {
    let text = #"""
      a = center of "button"
      b = inside "a \"quoted\" # name \\"
      c = (10, -20.5)
      d = (0.1, 1e-07) in "button"
      e = above "button" by 71
      f = below "button" by -1
      G = left of "button" by 3
      Z = right of "button" by 4

       1: abcdef|
      12: --a==GZ-!a
      """#
    let lines = try FingerLines(text, tick: 0.5)
    #expect(lines.description == text)
    #expect(try FingerLines(lines.description, tick: 0.5) == lines)
    let loose = try FingerLines("\r\n  a=(1,2)in\"x\"#c\r\n\t1 :  a|   # done\r\n\r\n")
    #expect(loose.description == "a = (1, 2) in \"x\"\n\n1: a|")
  }

  @Test func `places may be written as they are said`() throws {
    let said = try FingerLines("a = \"x\"\nb = 60 above \"x\"\nc = 2.5pt left of \"x\"\n1: abc|")
    #expect(
      said.description
        == "a = center of \"x\"\nb = above \"x\" by 60\nc = left of \"x\" by 2.5\n\n1: abc|")
  }

  @Test(arguments: [
    ("", "line 1, column 1: no finger has a line; one looks like 1: a--|"),
    ("a = (1, 2)\n", "line 2, column 1: no finger has a line; one looks like 1: a--|"),
    ("?", "line 1, column 1: a line begins with a letter for a place or the number of a finger"),
    ("ä = (1, 2)", "line 1, column 1: a line begins with a letter for a place or the number of a finger"),
    ("a (1, 2)", "line 1, column 3: = is missing after the letter of a place"),
    ("a = (1, 2)\na = (1, 2)", "line 2, column 1: the letter a has a place already"),
    ("1: -\na = (1, 2)", "line 2, column 1: places come before the lines of the fingers"),
    (
      "a = middle of \"x\"",
      "line 1, column 5: a place begins with center of, inside, above, below, left of, right of, a distance or (, "
        + "or is the name of a view in quotes"
    ),
    ("a = center \"x\"", "line 1, column 12: the word of is missing"),
    ("a = center of x", "line 1, column 15: the name of a view must be in quotes: \"x\""),
    ("a = center of \"x", "line 1, column 15: the quotes are not closed"),
    ("a = above \"x\" 3", "line 1, column 15: the word by is missing"),
    ("a = above \"x\" by", "line 1, column 17: a number is missing"),
    ("a = (1; 2)", "line 1, column 7: , is missing between x and y"),
    ("a = (1, 2", "line 1, column 10: ) is missing after a point"),
    ("a = (1e999, 2)", "line 1, column 6: 1e999 is not a number"),
    ("a = (1, 2) on \"x\"", "line 1, column 12: the word in is missing"),
    ("a = (1, 2) in \"x\" y", "line 1, column 19: nothing may follow here"),
    ("a = (1, 2)\n1 a", "line 2, column 3: : is missing after the number of a finger"),
    ("99999999999999999999: -", "line 1, column 1: this is not the number of a finger"),
    ("1: -\n1: -", "line 2, column 1: finger 1 has a line already"),
    ("1:", "line 1, column 3: the line of finger 1 is empty"),
    ("1: --a", "line 1, column 6: the letter a has no place; add a line like a = (10, 20)"),
    ("1: --|", "line 1, column 6: the finger is up here"),
    ("1: !", "line 1, column 4: the finger is up here"),
    ("a = (1, 2)\n1: a|=a", "line 2, column 6: the finger is up here"),
    ("a = (1, 2)\n1: a==|", "line 2, column 5: the move has no letter at its end"),
    ("a = (1, 2)\n1: a=-a", "line 2, column 5: the move has no letter at its end"),
    ("a = (1, 2)\n1: a==", "line 2, column 5: the move has no letter at its end"),
    ("a = (1, 2)\n1: a~a", "line 2, column 5: a finger's line has letters and - = | ! only"),
    ("a = (1, 2)\n1: a| a|", "line 2, column 7: nothing may follow here"),
  ])
  func `an error says line, column and what is wrong`(text: String, message: String) {
    let error = #expect(throws: FingerLines.ParsingError.self) { try FingerLines(text) }
    #expect(error?.description == message)
  }
}
