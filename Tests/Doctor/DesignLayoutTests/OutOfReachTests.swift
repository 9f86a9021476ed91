// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchDoctor
import TouchSnapshot

@testable import DesignLayout

/// The rule `out-of-reach`, on scenes with a button at a distance from the top.
struct OutOfReachTests {
  private typealias Text = DesignText

  private func scene(top: Double, outlets: String = "", isWired: Bool = true) throws -> DesignText {
    let button = Text.view(
      "b1", "button", (20, Int(top), 100, 44), "buttonType=\"system\"",
      inside: "<state key=\"normal\" title=\"Buy\"/>" + (isWired ? Text.action : ""))
    return try DesignText(
      button,
      constraints: Text.constraint("b1", "leading", "root", constant: 20)
        + Text.constraint("b1", "width", constant: 100) + Text.constraint("b1", "height", constant: 44)
        + Text.constraint("b1", "top", "root", constant: top, id: "gap"), outlets: outlets)
  }

  private func findings(_ text: DesignText, _ screens: [LayoutScreen]) -> [AuditFinding] {
    OutOfReach.findings(in: text.document, text.facts) { screens }
  }

  private let landscape = [LayoutDevice.iPhoneSE.portrait, LayoutDevice.iPhoneSE.landscape]

  @Test func `a button below the edge of a screen on its side is a warning`() throws {
    let found = findings(try scene(top: 500), landscape)
    #expect(
      found.map(\.message) == [
        "UIButton \"Buy\" is outside the screen on iPhone SE landscape (667 × 375), up to 125 pt beyond its edge; "
          + "nothing scrolls there, unless its controller does not turn"
      ])
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.screens.map(\.name) == ["iPhone SE landscape (667 × 375)"])
    #expect(found.first?.screens.first?.drawing.contains("class=\"target error\"") == true)
  }

  @Test func `a button that all screens show is none`() throws {
    #expect(findings(try scene(top: 200), landscape).isEmpty)
    #expect(findings(try scene(top: 500), [LayoutDevice.iPhone16.portrait]).isEmpty)
  }

  @Test func `a button that is beside the screen as drawn is another rule's`() throws {
    #expect(findings(try scene(top: 700), landscape).isEmpty)
  }

  @Test func `an outlet to the constraint makes it a note`() throws {
    let found = findings(
      try scene(top: 500, outlets: "<outlet property=\"gap\" destination=\"gap\" id=\"o1\"/>"), landscape)
    #expect(found.map(\.severity) == [.note])
    #expect(found.first?.message.hasSuffix("; code can change a constraint around it") == true)
  }

  @Test func `a button without an action is a note`() throws {
    #expect(findings(try scene(top: 500, isWired: false), landscape).map(\.severity) == [.note])
  }

  @Test func `what scrolls is in reach`() throws {
    let button = Text.view(
      "b1", "button", (20, 500, 100, 44), "buttonType=\"system\"",
      inside: "<state key=\"normal\" title=\"Buy\"/>" + Text.action)
    let text = try DesignText(
      Text.view("scroller", "scrollView", (0, 0, 375, 667), inside: "<subviews>\(button)</subviews>"),
      constraints: ["leading", "trailing", "top", "bottom"].map { Text.constraint("scroller", $0, "root") }
        .joined())
    #expect(findings(text, landscape).isEmpty)
  }

  @Test func `frames that contradict their constraints are not trusted`() throws {
    let button = Text.view(
      "b1", "button", (20, 100, 100, 44), "buttonType=\"system\"",
      inside: "<state key=\"normal\" title=\"Buy\"/>" + Text.action)
    let text = try DesignText(
      button,
      constraints: Text.constraint("b1", "leading", "root", constant: 20)
        + Text.constraint("b1", "top", "root", constant: 500))
    #expect(findings(text, landscape).isEmpty)
  }

  @Test func `the page explains the rule`() {
    #expect(OutOfReach.description.page.hasPrefix("# out-of-reach\n\nA target that the design shows"))
  }
}
