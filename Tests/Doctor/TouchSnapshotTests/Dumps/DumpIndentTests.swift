// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import TouchSnapshot

@Suite struct DumpIndentTests {
  private let shape = ["A 0 0 1 1", "  B 0 0 2 2", "    C 0 0 3 3", "  D 0 0 4 4"]

  /// Four entries with what is before each of them.
  private func dump(_ before: String..., separator: String = "\n") -> String {
    zip(before, ["A", "B", "C", "D"]).enumerated().map { number, line in
      "\(line.0)<\(line.1): 0x\(number + 1); frame = (0 0; \(number + 1) \(number + 1)); layer = <CALayer: 0x1>>"
    }.joined(separator: separator)
  }

  @Test(arguments: [
    ["", "   | ", "   |    | ", "   | "],
    ["", " | ", " |    | ", " | "],
    ["", "  | ", "  |    | ", "  | "],
    ["", "| ", "| | ", "| "],
    ["", "|", "||", "|"],
    ["          ", "            | ", "            |    | ", "            | "],
    ["     ", "     | ", "     |    | ", "     | "],
    ["\t", "\t   | ", "\t   |    | ", "\t   | "],
    ["", "\t|\t", "\t|\t|\t", "\t|\t"],
    ["", "\u{A0}  | ", "\u{A0}  | \u{A0} \u{A0}| ", "\u{A0}  | "],
    ["> ", ">    | ", ">    |    | ", ">    | "],
    ["* ", " *   | ", " *   |    | ", " *   | "],
    ["// ", "//   | ", "//   |    | ", "//   | "],
    ["`", "   | ", "   |    | ", "   | "],
  ])
  func `the number of bars is the depth, however they are spaced`(before: [String]) throws {
    let outline = try Outline(dump(before[0], before[1], before[2], before[3]))
    #expect(outline.views == shape)
    #expect(outline.repairs.count == (before[1].contains("\u{A0}") ? 1 : 0))
  }

  @Test(arguments: [
    ["", "\t", "\t\t", "\t"], ["", "    ", "        ", "    "], ["  ", "    ", "      ", "    "],
    ["\t", "\t\t", "\t\t\t", "\t\t"],
  ])
  func `where the bars were lost, the indent is the depth`(before: [String]) throws {
    let outline = try Outline(dump(before[0], before[1], before[2], before[3]))
    #expect(outline.views == shape)
    #expect(outline.document.trees[0].isNestingKnown)
    #expect(outline.repairs.count == 1 && outline.repairs[0].contains("have no bars"))
  }

  @Test func `a dump in JSON has its line breaks as two characters`() throws {
    let json = "{\"hierarchy\": \"" + dump("", "   | ", "   |    | ", "   | ", separator: #"\n"#) + "\\n\"}"
    let outline = try Outline(json)
    #expect(outline.views == shape)
    #expect(
      outline.repairs == [
        #"1:1 1 entry has other text before it in the line, such as "{"hierarchy": ""; it is left out"#
      ])
    #expect(outline.document.trees[0].views[1].position?.column == 75)
    let twice = dump("", "   | ", "   |    | ", "   | ", separator: #"\\n"#)
    #expect(try Outline(twice).views == shape)
  }

  @Test func `a dump whose line breaks were lost still has its bars`() throws {
    #expect(try Outline(dump("", " | ", " | | ", " | ", separator: "")).views == shape)
  }

  @Test func `carriage returns end lines too`() throws {
    #expect(try Outline(dump("", "   | ", "   |    | ", "   | ", separator: "\r\n")).views == shape)
    #expect(try Outline(dump("", "   | ", "   |    | ", "   | ", separator: "\r")).views == shape)
  }

  @Test func `what a log or a debugger puts before the lines is left out and said`() throws {
    let log = "2026-01-02 10:13:54.150 Shop[1487:33958] "
    let outline = try Outline(dump(log, log + "   | ", log + "   |    | ", log + "   | "))
    #expect(outline.views == shape)
    #expect(
      outline.repairs == [
        "1:1 4 entries have other text before it in the line, such as \"2026-01-02 10:13:54.150 Shop[1487:33958]\"; it is left out"
      ])
    let answer = try Outline(dump("(id) $1 = 0x0922ee80 ", "   | ", "   |    | ", "   | "))
    #expect(answer.views == shape)
    #expect(answer.repairs.count == 1)
  }

  @Test func `a fragment begins at any depth`() throws {
    let deep = String(repeating: "   | ", count: 23)
    let outline = try Outline(dump(deep, deep + "   | ", deep + "   |    | ", deep + "   | "))
    #expect(outline.views == shape && outline.repairs == [])
    let siblings = try Outline(dump(deep, deep, deep + "| ", deep))
    #expect(siblings.views == ["A 0 0 1 1", "B 0 0 2 2", "  C 0 0 3 3", "D 0 0 4 4"])
    #expect(siblings.document.trees[0].isNestingKnown && siblings.repairs == [])
  }

  @Test func `what lies nearer to the root than a fragment begins is another tree`() throws {
    let outline = try Outline(dump("| | ", "| | | ", "| ", "| | "))
    #expect(outline.views == ["A 0 0 1 1", "  B 0 0 2 2", "--", "C 0 0 3 3", "  D 0 0 4 4"])
    #expect(
      outline.repairs == [
        "3:3 C lies nearer to the root than the dump begins; what came before is a tree of its own, since it is not "
          + "known where it lies in this one"
      ])
  }

  @Test func `windows of one print are roots of one tree`() throws {
    let outline = try Outline(
      """
      <UIWindow: 0x1; frame = (0 0; 9 9); layer = <UIWindowLayer: 0x1>>
         | <UIView: 0x2; frame = (0 0; 8 8); layer = <CALayer: 0x1>>
      <UITextEffectsWindow: 0x3; frame = (0 0; 9 9); layer = <UIWindowLayer: 0x1>>
         | <UIInputSetContainerView: 0x4; frame = (0 0; 7 7); layer = <CALayer: 0x1>>
      """)
    #expect(
      outline.views == [
        "UIWindow 0 0 9 9", "  UIView 0 0 8 8", "UITextEffectsWindow 0 0 9 9 base=UIWindow",
        "  UIInputSetContainerView 0 0 7 7",
      ])
    #expect(outline.repairs == [])
  }

  @Test func `a dump behind other text, or of the same root again, is another tree`() throws {
    let one = dump("", "   | ", "   |    | ", "   | ")
    let outline = try Outline("(lldb) po a\n\(one)\n\n(lldb) po b\n\(one)\n\(one)\n```\n")
    #expect(outline.views == shape + ["--"] + shape + ["--"] + shape)
    #expect(
      outline.repairs == [
        "1:1 a line that is not part of a dump is left out: \"(lldb) po a\"",
        "7:1 a line that is not part of a dump is left out: \"(lldb) po b\"",
      ])
  }

  @Test func `text in the midst of a dump does not end it`() throws {
    let lines = dump("", "   | ", "   |    | ", "   | ").split(separator: "\n")
    let outline = try Outline(
      "\(lines[0])\n\(lines[1])\nwarning: <Some: thing>\nand more\n\(lines[2])\n\(lines[3])")
    #expect(outline.views == shape)
    #expect(
      outline.repairs == [
        "3:1 2 lines that are not part of a dump are left out, the first is \"warning: <Some: thing>\""
      ])
  }

  @Test func `a view whose superview's line is missing has no frame that means anything`() throws {
    let outline = try Outline(
      """
      <A: 0x1; frame = (0 0; 1 1); layer = <CALayer: 0x1>>
         |    |    | <B: 0x2; frame = (5 5; 2 2); layer = <CALayer: 0x1>>
         |    |    |    | <C: 0x3; frame = (0 0; 3 3); layer = <CALayer: 0x1>>
         | own words of a class
         |    | <D: 0x4; frame = (6 6; 4 4); layer = <CALayer: 0x1>>
         | <E: 0x5>
      """)
    #expect(outline.views == ["A 0 0 1 1", "  B ?", "    C 0 0 3 3", "  D ?", "  E ?"])
    #expect(
      outline.repairs == [
        "2:16 B is inside something and the lines between are missing; it is put into the nearest view above, and its "
          + "frame is unknown",
        "4:4 a line of the tree is no entry: \"| own words of a class\"; there is no view for it, and the frames of what "
          + "is inside it are unknown",
        "5:11 D is inside something whose line has no view; it is put into the nearest view above, and its frame is "
          + "unknown",
        "6:6 E has no frame in its entry, so its position is not known",
      ])
    #expect(outline.document.entries == 6)
    let lost = outline.document.trees[0].views[1]
    #expect(lost.bounds.value?.size == ViewSize(width: 2, height: 2))
    #expect(lost.attribute("frame") == "(5.0 5.0; 2.0 2.0)")
  }
}
