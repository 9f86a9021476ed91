// SPDX-License-Identifier: Apache-2.0
import CommandKit
import Foundation
import Testing

/// The complete message of every command line error: what is wrong, what to do, where to read on.
@MainActor struct UsageProblemTests {
  @Test(arguments: [
    ("farm", "a verb is missing after `orchard farm`", ["Add names."], " farm"),
    ("cuont", "`orchard` has no verb \"cuont\"", ["Did you mean count?"], ""),
    ("xyzzy", "`orchard` has no verb \"xyzzy\"", [], ""),
    ("cuont --help", "`orchard` has no verb \"cuont\"", ["Did you mean count?"], ""),
    ("farm naems -h", "`orchard farm` has no verb \"naems\"", ["Did you mean names?"], " farm"),
    ("help cuont", "`orchard` has no verb \"cuont\"", ["Did you mean count?"], ""),
    ("farm naems", "`orchard farm` has no verb \"naems\"", ["Did you mean names?"], " farm"),
    (
      "count --fromat text a", "`orchard count` has no option \"--fromat\"", ["Did you mean --format?"],
      " count"
    ),
    ("count --form text a", "`orchard count` has no option \"--form\"", ["Did you mean --format?"], " count"),
    ("count -json a", "`orchard count` has no option \"-j\"", [], " count"),
    ("count -x a", "`orchard count` has no option \"-x\"", [], " count"),
    (
      "--json count a", "`orchard` has no option \"--json\"",
      ["It is an option of count, completion and help, and comes after the verb."], ""
    ),
    ("count", "FILE is missing", ["Write `orchard count [OPTION…] FILE [MORE…]`."], " count"),
    ("find", "the option --at is missing", ["Add --at X,Y."], " find"),
    (
      "find a b --at 1,2", "the argument \"b\" is not expected: `orchard find` takes WHAT", [], " find"
    ),
    (
      "farm names x", "the argument \"x\" is not expected: `orchard farm names` takes no argument", [],
      " farm names"
    ),
    (
      "count a --format jsno", "--format takes text, json or lines, not \"jsno\"", ["Did you mean json?"],
      " count"
    ),
    ("count a -f x", "-f takes text, json or lines, not \"x\"", [], " count"),
    (
      "count a --parts text,lnes",
      "--parts takes text, json or lines, with commas between several, not \"lnes\"",
      ["Did you mean lines?"], " count"
    ),
    ("count a --weight heavy", "--weight takes a number from 0 to 1000, not \"heavy\"", [], " count"),
    ("count a --weight 1000.5", "--weight takes a number from 0 to 1000, not \"1000.5\"", [], " count"),
    ("count a --weight inf", "--weight takes a number from 0 to 1000, not \"inf\"", [], " count"),
    ("count a --every 0", "--every takes a whole number from 1 to 9, not \"0\"", [], " count"),
    ("count a --every=", "--every takes a whole number from 1 to 9, not \"\"", [], " count"),
    ("find --at 1", "--at takes a point such as 150,92.5, not \"1\"", [], " find"),
    ("find --at 1,2,3", "--at takes a point such as 150,92.5, not \"1,2,3\"", [], " find"),
    (
      "count a --format", "--format needs a value",
      ["Write --format WORD: it takes text, json or lines."], " count"
    ),
    ("count a --json=yes", "--json takes no value", ["Write --json alone, or leave it out."], " count"),
    (
      "count a -f text --format json", "--format is given twice, the second time with \"json\"",
      ["Leave one of them out."], " count"
    ),
    ("completion fihs", "SHELL takes bash, zsh or fish, not \"fihs\"", ["Did you mean fish?"], " completion"),
    ("--color sometimes", "--color takes auto, always or never, not \"sometimes\"", [], ""),
  ])
  func `a wrong command line is explained`(line: String, message: String, advice: [String], verb: String) {
    let run = Run(line)
    #expect(run.code == 64)
    #expect(run.output == "")
    let expected =
      ["orchard: error: \(message)"] + advice.map { "  \($0)" } + ["  Try `orchard help\(verb)`.", ""]
    #expect(run.errors == expected.joined(separator: "\n"))
  }

  @Test func `characters that would move the cursor are not printed`() {
    let run = Run("count a \u{1b}[2J --every \u{1b}[2J")
    #expect(!run.errors.contains("\u{1b}"))
    #expect(run.errors.contains(#"\u{1b}[2J"#))
  }

  @Test func `a very long word neither takes long nor fills the screen`() {
    let run = Run(String(repeating: "a", count: 1_000_000))
    #expect(run.code == 64)
    #expect(run.errors.utf8.count < 400)
  }
}
