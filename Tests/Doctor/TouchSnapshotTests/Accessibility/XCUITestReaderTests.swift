// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchSnapshot

struct XCUITestReaderTests {
  private let description = """
    Attributes: Application, 0x10, pid: 7, label: 'App'
    Element subtree:
     →Application, 0x10, pid: 7, label: 'App'
        Window (Main), 0x11, {{0.0, 0.0}, {375.0, 667.0}}
              Button, 0x12, {{8.5, -20.0}, {359.0, 44.0}}, identifier: 'save', label: 'It's, 'now', or never', Disabled
                StaticText, {{1.0, 2.0}, {3.0, 4.0}}, label: 'two
    lines', value: 50%, Selected
          Other, 0x13, Main Window, {{0.0, 0.0}, {1.0, 1.0}}, placeholderValue: 'Name', sparkle
    Path to element:
     →Application, 0x10, pid: 7, label: 'App'
    Query chain:
     →Find: Application 'x'
      Output: {
        Application, pid: 7, label: 'App'
      }

    """

  private let outline = [
    "-", "  Application 0x10 ? “App”", "    Window (Main) (UIWindow) 0x11 [0 0 375 667]",
    "      Button (UIButton) 0x12 [8.5 -20 359 44] “It's, 'now', or never”",
    "        StaticText [1 2 3 4] “50%”", "      Other 0x13 [0 0 1 1]",
  ]

  @Test func `the subtree is read, whatever is skipped in its depth`() throws {
    let document = try SnapshotDocument.reading(description)
    #expect(document.format == .xcuitest)
    #expect(document.outline == outline)
    #expect(document.trees[0].space == .screen && document.trees[0].isAccessibility)
    let button = try document.view("save")
    #expect(
      button.isEnabled == .known(false) && button.position == SourcePosition(file: "f", line: 5, column: 11))
    let text = document.trees[0].views[3]
    #expect(text.accessibilityLabel == "two\nlines" && text.attribute("Selected") == "YES")
    #expect(
      text.isEnabled == .known(true) && !text.isHidden.isKnown && !text.isUserInteractionEnabled.isKnown)
    let other = document.trees[0].views[4]
    #expect(other.attribute("Main Window") == "YES" && other.attribute("placeholderValue") == "Name")
    #expect(
      document.repairs.map(\.description) == ["f:8:7: “sparkle” is no field of an element; it is left out"])
    #expect(document.entries == 5 && document.viewCount == 5)
  }

  @Test func `a string in JSON holds one as well, and places are those in the file`() throws {
    let escaped = description.replacingOccurrences(of: "\n", with: "\\n")
    let document = try SnapshotDocument.reading("{\n \"value\": \"\(escaped)\"}")
    #expect(document.outline == outline)
    let position = try #require(try document.view("save").position)
    #expect(position.line == 2)
    let line = "{ \"value\": \"\(escaped)\"}"
    let button = try #require(line.range(of: "Button, 0x12"))
    #expect(position.column == line.distance(from: line.startIndex, to: button.lowerBound))
  }

  @Test func `a part without its head is read up to the path`() throws {
    let document = try SnapshotDocument.reading(
      """
              Other, 0x1, {{0, 0}, {9, 9}}, label: 'a'
                Switch, 0x2, {{0, 0}, {5, 5}}, value: 1
              Other, 0x3, {{0, 0}, {9, 9}}, label: 'never ends
              Link, 0x4, {{0, 0}, {9, 9}}
      Path to element:
       →Application, 0x5, pid: 5442, label: 'The Club'
      """)
    #expect(
      document.outline == [
        "-", "  Other 0x1 [0 0 9 9] “a”", "    Switch (UISwitch) 0x2 [0 0 5 5] “1”",
        "  Other 0x3 [0 0 9 9] “never ends”", "  Link 0x4 [0 0 9 9]",
      ])
  }

  @Test func `one is found after any amount of a log`() throws {
    let log = String(repeating: "    t =    12.00s Find the Button, again {{}}\n", count: 1000)
    let document = try SnapshotDocument.reading(log + description)
    #expect(document.outline == outline && document.repairs.count == 1)
  }
}
