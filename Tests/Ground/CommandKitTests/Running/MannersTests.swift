// SPDX-License-Identifier: Apache-2.0
import CommandKit
import Testing

/// What every program does with help and versions.
@MainActor struct MannersTests {
  @Test func `without arguments it prints its help`() {
    let run = Run("")
    #expect(run.code == 0)
    #expect(run.errors == "")
    #expect(run.output == Run("help").output)
    #expect(Run("farm").code == 64)
  }

  @Test(arguments: ["--version", "-V", "version"])
  func `the version can be asked for in three ways`(line: String) {
    let run = Run(line)
    #expect(run.code == 0)
    #expect(run.output == Run("--version").output)
    #expect(run.output.hasPrefix("orchard "))
  }

  @Test(arguments: [
    ("--bogus --help", "help"), ("count --fromat x --help", "help count"),
    ("count --help --fromat", "help count"), ("count -h", "help count"),
    ("count a --format jsno -h", "help count"),
    ("find --help a b", "help find"), ("version --help", "help version"),
  ])
  func `help wins over other mistakes`(line: String, same: String) {
    let run = Run(line)
    #expect(run.code == 0)
    #expect(run.errors == "")
    #expect(run.output == Run(same).output)
  }

  @Test func `behind two dashes it is a word`() {
    #expect(Run("count -- --help --bogus").output != Run("help count").output)
  }
}
