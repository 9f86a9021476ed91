// SPDX-License-Identifier: Apache-2.0
import CommandKit
import Testing

@MainActor struct ExitCodeTests {
  @Test(arguments: [
    ("count -", "a\n", 0), ("count -", "", 1), ("count", "", 64), ("count -", "\0", 65),
    ("count /no/such/file", "", 66), ("find trait --at 1,1", "", 69), ("find surprise --at 1,1", "", 70),
  ])
  func `every code has its cause`(line: String, input: String, code: Int32) {
    #expect(Run(line, input: input).code == code)
  }

  @Test func `an error says what, where and what to do`() {
    #expect(Run("find data --at 1,1").errors == "orchard: error: w.json:3:5: the worm has no end\n")
    #expect(
      Run("find trait --at 1,1").errors == "orchard: error: worms need the trait Worms\n  Build with it.\n")
  }

  @Test func `an unexpected error is a bug, and says what to report`() {
    let expected = """
      orchard: error: Surprise()
        This is a bug of ours, not a mistake of yours.
        Please report it at https://example.com/issues
        with the command line, the files and the version, 1.2.3.

      """
    #expect(Run("find surprise --at 1,1").errors == expected)
  }

  @Test func `reading what was not declared is a bug`() {
    let run = Run("find undeclared --at 1,1")
    #expect(run.code == 70)
    #expect(
      run.errors.hasPrefix("orchard: error: `orchard find` reads undeclared, which it does not declare\n"))
  }

  @Test func `a warning goes to standard error and changes no code`() {
    let run = Run("find warn --at 1,1")
    #expect(run.code == 0)
    #expect(run.output == "")
    #expect(run.errors == "orchard: warning: the worm may bite\n  Wear gloves.\n")
  }

  @Test func `a reader that closed the pipe is no error`() {
    let run = Run("help", output: MemorySink(capacity: 10, then: .closed))
    #expect(run.code == 141)
    #expect(run.errors == "")
  }

  @Test func `a full disk is one, whatever the answer was`() {
    let run = Run("count -", output: MemorySink(capacity: 3, then: .refused("No space left on device")))
    #expect(run.code == 70)
    #expect(
      run.errors == """
        orchard: error: the results cannot be written: No space left on device
          What was written so far is not complete. Make room, and run it again.

        """)
  }
}
