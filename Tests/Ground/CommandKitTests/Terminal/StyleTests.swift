// SPDX-License-Identifier: Apache-2.0
import CommandKit
import Foundation
import Testing

@MainActor struct StyleTests {
  @Test(
    arguments: [
      (ColorChoice.auto, [:], false, false), (.auto, [:], true, true),
      (.auto, ["NO_COLOR": "1"], true, false), (.auto, ["NO_COLOR": ""], true, true),
      (.auto, ["CLICOLOR_FORCE": "1"], false, true), (.auto, ["CLICOLOR_FORCE": "0"], false, false),
      (.auto, ["CLICOLOR_FORCE": ""], false, false), (.auto, ["TERM": "dumb"], true, false),
      (.auto, ["TERM": "xterm"], true, true), (.auto, ["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], true, false),
      (.auto, ["TERM": "dumb", "CLICOLOR_FORCE": "1"], false, true),
      (.always, ["NO_COLOR": "1", "TERM": "dumb"], false, true),
      (.never, ["CLICOLOR_FORCE": "1"], true, false),
    ] as [(ColorChoice, [String: String], Bool, Bool)])
  func `the first rule that speaks decides`(
    choice: ColorChoice, environment: [String: String], isTerminal: Bool, isOn: Bool
  ) {
    #expect(choice.usesColor(environment: environment, isTerminal: isTerminal) == isOn)
  }

  @Test func `each meaning has a sequence of its own and ends it`() {
    let texts = Style.Meaning.allCases.map { written(Style(isOn: true)($0, "x")) }
    #expect(Set(texts).count == Style.Meaning.allCases.count)
    for text in texts { #expect(text.hasPrefix("\u{1b}[") && text.hasSuffix("mx\u{1b}[0m")) }
  }

  @Test func `plain text stays as it was, and empty text stays empty`() {
    #expect(Style.plain(.bad, "x\ny") == "x\ny")
    #expect(Style(isOn: true)(.bad, "") == "")
    #expect(written(Style(isOn: true)(.good, "a\n\nb")) == "\u{1b}[32ma\u{1b}[0m\n\n\u{1b}[32mb\u{1b}[0m")
  }

  @Test func `styled texts are put together, and lose the blanks at their end`() {
    let style = Style(isOn: true)
    let text: StyledText = "\(1): \(style(.bad, "worm"))" + "  " + style(.faint, "") + " "
    #expect(text.plain == "1: worm   ")
    #expect(written(text.trimmingEnd) == "1: \u{1b}[1;31mworm\u{1b}[0m")
    #expect((" " + StyledText(" ")).trimmingEnd == "")
  }

  private func written(_ text: StyledText) -> String {
    let sink = MemorySink()
    let output = Output(sink, isTerminal: true, style: Style(isOn: true))
    output.write(text)
    output.flush()
    return sink.text
  }

  @Test func `each output looks at its own terminal`() {
    let terminal = Terminal(isOutput: true, isErrors: false, columns: 80)
    #expect(Run("help", terminal: terminal).output.contains("\u{1b}["))
    #expect(!Run("cuont", terminal: terminal).errors.contains("\u{1b}["))
    #expect(
      Run("cuont", terminal: Terminal(isErrors: true)).errors.hasPrefix(
        "orchard: \u{1b}[1;31merror:\u{1b}[0m "))
  }

  @Test func `the option counts for a wrong command line too`() {
    #expect(Run("cuont --color always").errors.contains("\u{1b}["))
    #expect(Run("--color=always cuont").errors.contains("\u{1b}["))
    #expect(!Run("--color never cuont", terminal: Terminal(isErrors: true)).errors.contains("\u{1b}["))
  }

  @Test func `color adds sequences and changes nothing else`() {
    let plain = Run("help count").output
    let colored = Run("help count --color always").output
    #expect(colored.replacing(/\u{1b}\[[0-9;]*m/, with: "") == plain)
  }
}
