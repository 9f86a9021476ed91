// SPDX-License-Identifier: Apache-2.0
import CommandKit
import Foundation
import Testing
import TextSources

@testable import TouchstoneCommand

/// The output of every verb: only results, always the same, and JSON that identifies itself.
struct OutputTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
    try folder.write(Samples.dump, to: "dump.txt")
    try folder.write(Samples.storyboard, to: "two.storyboard")
    try folder.write("{ views: [", to: "broken.scene.json5")
  }

  private func run(_ line: String) -> Run {
    Run(ShellLine(line).words.map { $0.hasPrefix("@") ? folder(String($0.dropFirst())) : $0 })
  }

  @Test(arguments: [
    ("why - --at 1,1 --json", #""class": "UIWindow""#), ("audit - --fail-on never --json", #""scene""#),
  ])
  func `a scene on standard input is told by its fields`(line: String, shown: String) throws {
    let run = Run(line, input: "// A comment first.\n" + Samples.scene)
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.output.contains(shown))
  }

  @Test(arguments: [
    ("play button/click --json", "touchstone-play"), ("list --json", "touchstone-list"),
    ("list hit-test --json", "touchstone-list"), ("demo --json --report @demo.html", "touchstone-demo"),
    ("why @dump.txt --at 1,1 --json", "touchstone-why"), ("why @dump.txt --json", "touchstone-why-list"),
    ("why @dump.txt --expect 0x103 --json", "touchstone-why"), ("audit @dump.txt --json", "touchstone-audit"),
    ("audit @ --json", "touchstone-audit"), ("audit @nofile --json", "touchstone-audit"),
    ("explain --json", "touchstone-explain"), ("explain hidden --json", "touchstone-explain"),
    ("audit @dump.txt --write-baseline -", "touchstone-baseline"),
  ])
  func `JSON says its format and version`(line: String, format: String) throws {
    let output = run(line).output
    let document = try JSONReader.read(SourceText(file: line, output))
    #expect(document.members?.first?.name == "format")
    #expect(document["format"]?.string == format)
    #expect(document["version"]?.int == 1)
    #expect(output.hasSuffix("}\n"))
  }

  @Test(arguments: [
    ("why @dump.txt --expect Nothing --json", Int32(65)), ("why @nofile --at 1,1 --json", 66),
    ("why @dump.txt --at 1 --json", 64), ("why @dump.txt --jsno --json", 64), ("explain nothing --json", 64),
    ("play @broken.scene.json5 @broken.scene.json5 --json", 65),
  ])
  func `with --json an error is one line of JSON on standard error`(line: String, code: Int32) throws {
    let run = run(line)
    #expect(run.code == code && run.output == "")
    let last = try #require(run.errors.split(separator: "\n").last)
    let document = try JSONReader.read(SourceText(file: line, String(last)))
    #expect(document.members?.map(\.name) == ["format", "version", "exitCode", "message", "advice"])
    #expect(document["format"]?.string == "touchstone-error" && document["exitCode"]?.int == Int(code))
    #expect(document["message"]?.string?.isEmpty == false)
    #expect(document["advice"]?.elements != nil)
  }

  @Test func `a word behind two dashes asks for no JSON`() {
    #expect(run("why --bogus -- --json").errors.hasPrefix("touchstone: error: "))
  }

  @Test func `a trace as lines is one JSON value a line`() throws {
    let lines = Run("play button/click --format json").output.split(separator: "\n").map(String.init)
    #expect(lines.first == #"{"format":"touchstone-trace","version":1}"#)
    for line in lines { _ = try JSONReader.read(SourceText(file: "-", line)) }
  }

  @Test func `SARIF is alone on standard output`() throws {
    let run = run("audit @dump.txt --sarif -")
    let document = try JSONReader.read(SourceText(file: "-", run.output))
    #expect(document["version"]?.string == "2.1.0")
    #expect(document["runs"]?.elements?.first?["results"]?.elements?.count == 1)
    #expect(run.errors == Self.summary)
    #expect(run.code == 1)
  }

  @Test(arguments: [
    "play button/click", "play hit-test/nested-views --json", "play hit-test/nested-views --format json",
    "play button/click --format log",
    "play button/click --report -", "play button/click --svg - --at 0.02", "list", "list --names",
    "list --json",
    "explain", "explain --names", "explain covered", "demo --report -", "why @dump.txt --expect 0x103",
    "why @dump.txt --at 50,60 --json", "audit @dump.txt", "audit @dump.txt --json",
    "audit @dump.txt --sarif -",
  ])
  func `two runs print the same, and nothing beside it`(line: String) {
    let (first, second) = (run(line), run(line))
    #expect(!first.output.isEmpty)
    #expect(first.output == second.output)
    // A log of CI that has no text but this says what failed.
    #expect(first.errors == (line.hasPrefix("audit @dump.txt --") ? Self.summary : ""))
  }

  private static let summary = "1 error, 0 warnings, 0 notes in 1 file\n"

  @Test func `a page or a picture on standard output is alone there`() {
    let page = run("play button/click --report -").output
    #expect(page.hasPrefix("<!doctype html>") || page.hasPrefix("<!DOCTYPE html>"))
    #expect(run("play button/click --svg -").output.hasPrefix("<svg "))
  }

  @Test func `what is not as expected is said beside the results`() throws {
    try folder.write(Samples.scene, to: "form.scene.json5")
    try folder.write("tap \"buy\"\nexpect \"buy\" touchCancel\n", to: "form.touch")
    for form in ["--format json", "--format log", "--svg -"] {
      let run = run("play @form \(form)")
      #expect(run.code == 1)
      #expect(run.errors.hasPrefix("not as expected"), "\(form)")
    }
  }

  @Test func `a script of one's own is played in the scene of a scenario`() throws {
    try folder.write("finger 1 down at (150, 120)\nfinger 1 up\n", to: "own.touch")
    #expect(run("play button/click @own.touch --only log").code == 0)
  }

  @Test func `UTF-16 is read, and that is said beside the answer`() throws {
    try folder.write(Samples.dumpInUTF16, to: "wide.txt")
    let (wide, plain) = (run("why @wide.txt --at 50,40"), run("why @dump.txt --at 50,40"))
    #expect(wide.output == plain.output)
    #expect(folder.plain(wide.errors) == "wide.txt:1:1: the text is in UTF-16; it is read as such\n")
  }

  @Test func `a baseline makes the next audit quiet`() {
    #expect(run("audit @dump.txt --write-baseline @known.json").code == 0)
    let next = run("audit @dump.txt --baseline @known.json")
    #expect(next.code == 0)
    #expect(next.output == "0 errors, 0 warnings, 0 notes in 1 file; 1 known to the baseline\n")
  }
}
