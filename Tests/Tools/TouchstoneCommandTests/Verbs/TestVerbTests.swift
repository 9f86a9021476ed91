// SPDX-License-Identifier: Apache-2.0
import CommandKit
import Foundation
import Testing

@testable import TouchstoneCommand

struct TestVerbTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
    for name in ["a/tap", "a/miss", "b/trace"] {
      try FileManager.default.createDirectory(
        atPath: URL(filePath: folder(name)).deletingLastPathComponent().path,
        withIntermediateDirectories: true)
      try folder.write(Samples.scene, to: "\(name).scene.json5")
      try folder.write(Samples.script, to: "\(name).touch")
    }
    try folder.write("# A miss.\ntap \"buy\"\nexpect no \"buy\" touchUpInside\n", to: "a/miss.touch")
    try folder.write(Samples.scene, to: "b/alone.scene.json5")
  }

  private func run(_ words: String...) -> Run { Run(["test"] + words) }

  @Test func `everything in a folder is played, and failures say where and what`() {
    let run = run(folder.path)
    #expect(run.code == 1)
    #expect(run.errors == "")
    let shown = folder.plain(run.output)
    #expect(shown.hasPrefix("failed  a/miss\n  "))
    #expect(shown.contains("a/miss.touch:3: expect no \"buy\" touchUpInside\n"))
    #expect(shown.hasSuffix("\n\n3 of 4 scenarios passed; 1 failed.\n"))
  }

  @Test func `a line break in the name of a folder begins no line of the report`() throws {
    let name = "x\n::error::"
    try FileManager.default.createDirectory(atPath: folder("\(name)"), withIntermediateDirectories: true)
    try folder.write(Samples.scene, to: "\(name)/miss.scene.json5")
    try folder.write("tap \"buy\"\nexpect no \"buy\" touchUpInside\n", to: "\(name)/miss.touch")
    try folder.write(Samples.scene, to: "\(name)/stop.scene.json5")
    try folder.write("tap \"nobody\"\n", to: "\(name)/stop.touch")
    try folder.write(Samples.scene, to: "\(name)/trace.scene.json5")
    try folder.write(Samples.script, to: "\(name)/trace.touch")
    try folder.write("another\n", to: "\(name)/trace.trace")
    let run = run(folder.path, "--jobs", "1")
    let shown = run.output + run.errors
    #expect(shown.contains("x\\n::error::/miss.touch:2: "))
    #expect(!shown.split(separator: "\n").contains { $0.hasPrefix("::error::") })
  }

  @Test func `traces are recorded, compared, and shown with their difference`() throws {
    try folder.write(Samples.script, to: "a/miss.touch")
    #expect(run(folder.path).output == "4 scenarios passed.\n")
    let recorded = run(folder("b"), "--record")
    #expect(recorded.code == 0)
    #expect(folder.plain(recorded.errors) == "Wrote b/trace.trace\n")
    let trace = try #require(folder.text("b/trace.trace"))
    #expect(trace.contains("touchUpInside"))
    #expect(run(folder("b"), "--record").errors == "")
    try folder.write(trace.replacing("touchUpInside", with: "touchUpOutside"), to: "b/trace.trace")
    let differs = run(folder("b"))
    #expect(differs.code == 1)
    #expect(
      folder.plain(differs.output).contains("b/trace.trace: the trace differs\n    The traces differ: "))
    #expect(differs.output.contains("    >    0.050  controls   UIButton \"buy\""))
  }

  @Test func `what cannot be played says why, and failures count first`() throws {
    try folder.write(Samples.script, to: "a/miss.touch")
    try folder.write("tap \"byu\"\n", to: "b/trace.touch")
    let unknown = run(folder("b"))
    #expect(unknown.code == 65)
    #expect(folder.plain(unknown.output).hasPrefix("not played  b/trace\n  b/trace.touch:1:5: "))
    #expect(unknown.output.contains("did you mean \"buy\"?"))
    try folder.write("tpa\n", to: "b/trace.touch")
    #expect(run(folder("b")).code == 65)
    try folder.write("{ views: [", to: "b/alone.scene.json5")
    #expect(run(folder("b")).output.hasSuffix("0 of 2 scenarios passed; 2 could not be played.\n"))
    try FileManager.default.removeItem(atPath: folder("a/tap.scene.json5"))
    #expect(run(folder("a")).code == 66)
    try folder.write("expect \"buy\" touchDown\n", to: "a/miss.touch")
    #expect(run(folder("a")).code == 1)
  }

  @Test func `a missing folder is not called a file of the wrong kind`() throws {
    #expect(
      run(folder("nowhere")).errors
        == """
        touchstone: error: \(folder("nowhere")): there is no such file or folder
          Name a folder, a script or a scene.

        """)
    try folder.write("text", to: "notes.txt")
    #expect(
      run(folder("notes.txt")).errors.contains("notes.txt: this is not a folder, a script or a scene\n"))
  }

  @Test func `the parts are everything, and stay when files are added`() throws {
    func names(_ part: Int) throws -> [String] {
      let data = Data(run(folder.path, "--json", "--shard", "\(part)/3", "--jobs", "1").output.utf8)
      return try JSONDecoder().decode(TestSummary.self, from: data).scenarios.map(\.identity)
    }
    let before = try (1...3).map(names)
    #expect(before.flatMap(\.self).sorted() == ["a/miss", "a/tap", "b/alone", "b/trace"])
    for number in 0..<30 { try folder.write(Samples.scene, to: "b/more\(number).scene.json5") }
    let after = try (1...3).map(names)
    for (old, new) in zip(before, after) { #expect(Set(old).isSubset(of: new)) }
    #expect(after.allSatisfy { $0.count > 5 } && after.flatMap(\.self).count == 34)
    for wrong in ["0/3", "4/3", "1", "1/0", "a/b", "1/2/3", "-1/3"] {
      #expect(run(folder.path, "--shard", wrong).code == 64)
    }
  }

  @Test func `JUnit XML has the suites, the failures and the errors`() throws {
    try folder.write("tpa\n", to: "b/trace.touch")
    let run = run(folder.path, "--junit", folder("results.xml"))
    #expect(run.code == 1)
    let text = try #require(folder.text("results.xml")).replacing(/time="[0-9.]+"/, with: "time=\"T\"")
    #expect(
      folder.plain(text).hasPrefix(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="touchstone" tests="4" failures="1" errors="1" time="T">
          <testsuite name="a" tests="2" failures="1" errors="0" time="T">
            <testcase classname="a" name="miss" time="T">
              <failure message="a/miss.touch:3: expect no &quot;buy&quot; touchUpInside">
        """))
    #expect(text.contains("<testcase classname=\"b\" name=\"alone\" time=\"T\"/>"))
    #expect(text.contains("<error message="))
  }

  @Test(arguments: [[], ["--shard", "1/3"], ["--shard", "2/3"], ["--shard", "3/3"], ["--record"]])
  func `results never replace a file of the folder, whatever is played of it`(options: [String]) throws {
    try folder.write("an old trace\n", to: "b/trace.trace")
    for name in ["trace.scene.json5", "trace.touch", "trace.trace", "alone.scene.json5"] {
      let before = folder.text("b/\(name)")
      let run = Run(["test", folder("b"), "--junit", folder("b/\(name)")] + options)
      #expect(run.code == 64)
      #expect(run.errors.contains("--junit: "))
      #expect(folder.text("b/\(name)") == before)
      #expect(folder.text("b/trace.trace") == "an old trace\n")
    }
  }

  @Test func `a folder without scenarios and a wrong file are refused`() throws {
    try FileManager.default.createDirectory(atPath: folder("empty"), withIntermediateDirectories: false)
    #expect(run(folder("empty")).code == 66)
    #expect(run(folder("nothing")).code == 66)
    #expect(run(folder("nothing.touch")).code == 66)
    #expect(run().code == 64)
    #expect(run(folder("a"), "--junit", "/nonexistent/x.xml").code != 0)
  }

  @Test func `several processes give what one gives, with a crash as one error`() throws {
    for number in 0..<20 {
      try folder.write(Samples.scene, to: "b/more\(number).scene.json5")
      try folder.write(Samples.script, to: "b/more\(number).touch")
    }
    let one = run(folder.path, "--jobs", "1")
    let many = try BuiltCommand("$touchstone test --jobs 3 '\(folder.path)'", in: folder).finish()
    #expect(many.code == 1)
    #expect(many.errors == "")
    #expect(folder.plain(many.output).contains("a/miss.touch:3:"))
    #expect(many.output.hasSuffix("23 of 24 scenarios passed; 1 failed.\n"))
    #expect(one.output.hasSuffix("23 of 24 scenarios passed; 1 failed.\n"))
    let cases = try TestCases([folder("a")]).cases
    var seen: [TestOutcome] = []
    let broken = try TestWorkers(command: "/bin/false", jobs: 2).play(cases) { seen.append($0) }
    #expect(broken.count == 2 && seen.count == 2)
    #expect(broken.allSatisfy { $0.status == .broken && $0.lines[0].contains("without a result") })
  }
}
