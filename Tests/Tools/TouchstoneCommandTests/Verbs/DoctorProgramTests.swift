// SPDX-License-Identifier: Apache-2.0
import CommandKit
import DoctorVerbs
import Foundation
import Testing

@testable import TouchstoneCommand

struct DoctorProgramTests {
  @Test func `the small program answers as the command does`() {
    let words = ["why", "-", "--expect", "0x103"]
    let input = Array(Samples.dump.utf8)
    let (small, whole) = (Run(words, input: input, of: .doctor), Run(words, input: input))
    #expect((small.code, small.output, small.errors) == (whole.code, whole.output, whole.errors))
    #expect(small.output.contains("outside"))
  }

  @Test(arguments: [["why", "-", "--at", "1,1"], ["audit", "-"]])
  func `the small program says who can read a scene`(words: [String]) {
    let run = Run(words, input: Array(Samples.scene.utf8), of: .doctor)
    #expect(run.code == 65)
    #expect(
      run.errors == """
        touchstone-doctor: error: standard input: it is a scene, which `touchstone-doctor` cannot read
          Use `touchstone`, which can: it has the same verbs and options.

        """)
  }

  @Test func `scenes among audited files are not skipped, but named as not read`() throws {
    let folder = try Folder()
    try folder.write(Samples.scene, to: "a.scene.json5")
    try folder.write(Samples.dump, to: "dump.txt")
    let run = Run(["audit", folder("a.scene.json5"), folder("dump.txt")], of: .doctor)
    #expect(run.code == 1 || run.code == 65)
    #expect(
      run.output.contains(
        "a.scene.json5:1:1: error: it is a scene, which `touchstone-doctor` cannot read [not-read]\n"))
    #expect(run.output.hasSuffix("in 2 files; 1 file not read\n"))
  }

  @Test func `the small program gives advice under its own name`() {
    #expect(Run(["explain"], of: .doctor).output.contains("Reasons of `touchstone-doctor why`"))
    #expect(
      Run(["explain", "nothing"], of: .doctor).errors.contains("`touchstone-doctor explain` lists them."))
    #expect(Run(["play"], of: .doctor).errors.contains("has no verb \"play\""))
  }
}
