// SPDX-License-Identifier: Apache-2.0
import CommandKit
import Foundation
import Testing
import TouchDemo

@testable import TouchstoneCommand

struct DemoTests {
  @Test func `the demo is a table, and a page beside it`() throws {
    let folder = try Folder()
    let run = Run(["demo", "--report", folder("page.html")])
    #expect(run.code == 0)
    #expect(folder.plain(run.errors) == "Wrote page.html\n")
    try expectGolden(run.output, "demo/demo.txt")
    #expect(folder.text("page.html")?.hasSuffix("</html>\n") == true)
    #expect(folder.text("page.html") == Run("demo --report -").output)
  }

  @Test func `without being asked it writes no file`() throws {
    let folder = try Folder()
    let run = try BuiltCommand("$touchstone demo", in: folder).finish()
    #expect(run.code == 0)
    #expect(run.errors == "")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
  }

  @Test func `as JSON it has the same steps`() throws {
    let folder = try Folder()
    try expectGolden(Run(["demo", "--json", "--report", folder("page.html")]).output, "demo/demo.json")
  }

  @Test func `the picture in the README is what the demo draws`() throws {
    try expectGolden(Run(["demo", "--svg", "-"]).output, "../../../../Documentation/demo.svg")
  }

  @Test func `its meaning is not in the colors`() throws {
    let folder = try Folder()
    let words = ["demo", "--report", folder("page.html")]
    let colored = Run(words + ["--color", "always"]).output
    #expect(colored.contains("\u{1b}["))
    #expect(colored.replacing(/\u{1b}\[[0-9;]*m/, with: "") == Run(words).output)
  }

  @Test(arguments: [[], ["--json"], ["--color", "always"]])
  func `the small program prints what the command prints`(options: [String]) {
    let (small, whole) = (Run(options, of: .demo), Run(["demo"] + options))
    #expect((small.code, small.output, small.errors) == (0, whole.output, ""))
  }

  @Test func `the small program explains itself, and what it cannot do`() {
    #expect(CommandLineProgram.demo.problems == [])
    #expect(
      Run(["--help"], of: .demo).output.hasPrefix(
        """
        Shows one finger on two buttons: UIKit's own, and one that lets go at its edge.

        Usage: touchstone-demo [OPTION…]

        """))
    #expect(Run(["--version"], of: .demo).output == "touchstone-demo 0.1.0\n")
    #expect(
      Run(["--report", "page.html"], of: .demo).errors == """
        touchstone-demo: error: `touchstone-demo` has no option "--report"
          Try `touchstone-demo --help`.

        """)
    #expect(Run(["play"], of: .demo).code == 64)
  }
}
