// SPDX-License-Identifier: Apache-2.0
import CommandKit
import Foundation
import Testing
import TouchDoctor

@testable import DoctorVerbs
@testable import TouchstoneCommand

struct ExplainPageTests {
  @Test func `pages fit the terminal, and code stays as it is`() throws {
    for page in DoctorPage.all {
      let run = Run(
        ["explain", page.name], terminal: Terminal(isOutput: true, columns: 60))
      #expect(run.code == 0)
      let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(!lines[0].contains("#"), "\(page.name)")
      for line in lines where !line.contains("    ") {
        #expect(line.count <= 60 + 40, "\(page.name): \(line)")
        #expect(!line.hasPrefix("#"), "\(page.name): \(line)")
      }
      for line in page.text.split(separator: "\n") where line.hasPrefix("    ") && !line.contains("](") {
        #expect(run.output.contains(line.trimmingPrefix { $0 == " " }), "\(page.name): \(line)")
      }
    }
  }

  @Test func `titles, lists, links and code are shown`() {
    let sink = MemorySink()
    let output = Output(sink, isTerminal: false, style: .plain)
    let page = """
      # A title

      Some words that go
      on, with [a link](page.md) and **weight**.

      - one item that is too long for a line
      - two

          code

          more code

      ```swift
      # fenced
      ```

      | one | what |
      |---|---|
      | a | some words in the last |
      | bb | b |

      ## Next
      """
    ExplainVerb.write(ManualPageText(page, width: 24), output)
    output.flush()
    #expect(
      sink.text
        == """
        A title

        Some words that go on,
        with a link and weight.

        - one item that is too
          long for a line
        - two

            code

            more code

            # fenced

        one  what
        a    some words in the
             last
        bb   b

        Next

        """)
  }
}
