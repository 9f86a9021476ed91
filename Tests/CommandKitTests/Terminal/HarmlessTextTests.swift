// SPDX-License-Identifier: Apache-2.0
import CommandKit
import Testing

struct HarmlessTextTests {
  private func written(_ text: String, isTerminal: Bool = true, color: Bool = false) -> String {
    let sink = MemorySink()
    let output = Output(sink, isTerminal: isTerminal, style: Style(isOn: color))
    output.write(text)
    output.flush()
    return sink.text
  }

  @Test(arguments: [
    ("a\u{1b}[2Jb", "a␛[2Jb"), ("a\u{1b}]0;title\u{7}", "a␛]0;title␇"), ("a\rb", "a␍b"), ("\u{7f}", "␡"),
    ("\u{9b}2J", "\u{FFFD}2J"), ("a\u{202e}b", "a\u{FFFD}b"), ("\u{1b}[31mred", "␛[31mred"),
    ("a\tb\n", "a\tb\n"), ("größer → ok", "größer → ok"), ("\r\n", "␍\n"), ("\u{1b}", "␛"),
  ])
  func `a terminal is shown control characters, and obeys none`(text: String, shown: String) {
    #expect(written(text) == shown)
  }

  @Test func `colours stay where there are any, and nothing else does`() {
    #expect(written("\u{1b}[1;31mbad\u{1b}[0m", color: true) == "\u{1b}[1;31mbad\u{1b}[0m")
    #expect(written("\u{1b}[2J\u{1b}[3", color: true) == "␛[2J␛[3")
  }

  @Test func `files and pipes get every byte as it is`() {
    #expect(written("a\u{1b}[2Jb\r\n", isTerminal: false) == "a\u{1b}[2Jb\r\n")
  }
}
