// SPDX-License-Identifier: Apache-2.0
import CommandKit
import Testing

@MainActor struct ArgumentReaderTests {
  @Test(arguments: [
    ("count -", "text 0 [] [] 1"),
    ("count - --format json", "json 0 [] [] 1"),
    ("count - --format=json", "json 0 [] [] 1"),
    ("count -f json -", "json 0 [] [] 1"),
    ("count -fjson -", "json 0 [] [] 1"),
    ("count -vf json -", "json 0 [] [] 1"),
    ("count - b c", "text 0 [\"b\", \"c\"] [] 1"),
    ("count - -- -b --json", "text 0 [\"-b\", \"--json\"] [] 1"),
    ("count - --only red --only=green", "text 0 [] [\"red\", \"green\"] 1"),
    ("count - --every 3 --weight 0.5", "text 0 [] [] 3 0.5"),
    ("count - --parts lines,text", "text 0 [] [] 1 +lines +text"),
    ("count - -1 -.5", "text 0 [\"-1\", \"-.5\"] [] 1"),
    ("count - count", "text 0 [\"count\"] [] 1"),
    ("--color never count -", "text 0 [] [] 1"),
  ])
  func `the values of a line are read`(line: String, result: String) {
    let run = Run(line)
    #expect(run.output == result + "\n")
    #expect(run.code == 1)
  }

  @Test func `a point may begin with a minus sign`() {
    #expect(Run("find --at -3,4").output == "worm at -3.0 4.0\n")
    #expect(Run("find --at=1e2,.5").output == "worm at 100.0 0.5\n")
  }

  @Test func `a point may stand in brackets, as it is printed`() {
    #expect(Run("find --at=(-3.0,4)").output == "worm at -3.0 4.0\n")
  }

  @Test func `help wins over what would be missing`() {
    #expect(Run("count --help").code == 0)
    #expect(Run("count -h").output == Run("help count").output)
    #expect(Run("farm names --help").output == Run("help farm names").output)
    #expect(Run("--help").output == Run("help").output)
  }

  @Test func `the version is the program's`() {
    #expect(Run("--version").output == "orchard 1.2.3\n")
    #expect(Run("count --version").code == 64)
  }
}
