// SPDX-License-Identifier: Apache-2.0
import CommandKit
import Testing

@MainActor struct ProgressTests {
  @Test func `the line is replaced, cut and erased`() {
    let sink = MemorySink()
    let progress = Progress(sink, isOn: true, columns: 8)
    progress.show("one")
    progress.show("one")
    progress.show("two and three")
    progress.show("\nb\u{7}")
    progress.clear()
    progress.clear()
    #expect(sink.text == "\rone\u{1b}[K\rtwo an…\u{1b}[K\r\\nb\\u{…\u{1b}[K\r\u{1b}[K")
  }

  @Test func `nothing is written where there is no terminal`() {
    #expect(Run("find --at 1,1").errors == "")
    #expect(
      Run("find --at 1,1", environment: ["TERM": "dumb"], terminal: Terminal(isErrors: true)).errors == "")
  }

  @Test func `the line is gone at the end and before a message`() {
    let terminal = Terminal(isOutput: true, isErrors: true, columns: 80)
    #expect(Run("find --at 1,1", terminal: terminal).errors == "\rlooking\u{1b}[K\r\u{1b}[K")
    let failed = Run("find data --at 1,1 --color never", terminal: terminal)
    #expect(
      failed.errors == "\rlooking\u{1b}[K\r\u{1b}[Korchard: error: w.json:3:5: the worm has no end\n")
  }
}
