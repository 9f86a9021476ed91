// SPDX-License-Identifier: Apache-2.0
import CommandKit
import Foundation
import Testing

@testable import TouchstoneCommand

/// Parts of an audit, merged: every output has the bytes of one run.
struct MergedAuditTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
    try FileManager.default.createDirectory(atPath: folder("App/Pods"), withIntermediateDirectories: true)
    for (index, size) in [24, 30, 60, 20, 44].enumerated() {
      try folder.write(
        Samples.storyboard.replacing("width=\"30\"", with: "width=\"\(size)\""),
        to: "App/Screen\(index).storyboard")
    }
    try folder.write("<?xml version=\"1.0\"?><document type=\"com.apple.Interf", to: "App/Damaged.xib")
    try folder.write(Samples.macNib, to: "App/Mac.xib")
  }

  /// Writes the parts of an audit, and returns their paths and exit codes.
  private func write(_ count: Int, _ words: [String]) -> (paths: [String], codes: Set<Int32>) {
    var codes: Set<Int32> = []
    let paths = (1...count).map { number in
      let path = folder("part-\(number).json")
      codes.insert(Run(["audit"] + words + ["--shard", "\(number)/\(count)", "--part", path]).code)
      return path
    }
    return (paths, codes)
  }

  /// Expects that text, JSON and SARIF of the merged parts are those of one run.
  private func expectSame(_ count: Int, _ words: [String]) throws {
    let paths = write(count, words).paths.reversed()
    let (one, merged) = (Run(["audit"] + words), Run(["merge"] + paths))
    #expect(merged.output == one.output, "\(count) \(words)")
    #expect(merged.errors == one.errors)
    #expect(merged.code == one.code)
    let json = Run(["merge", "--json"] + paths)
    #expect(json.output == Run(["audit", "--json"] + words).output)
    #expect(json.code == one.code)
    let (log, mergedLog) = (Run(["audit", "--sarif", "-"] + words), Run(["merge", "--sarif", "-"] + paths))
    #expect(mergedLog.output == log.output)
    #expect(log.output.hasPrefix("{"))
  }

  @Test(arguments: [1, 2, 3, 5, 7, 12])
  func `parts of any number make the bytes of one run`(count: Int) throws {
    try expectSame(count, [folder("App")])
  }

  @Test func `options and baselines make the same difference to parts`() throws {
    let app = folder("App")
    try expectSame(3, [app, "--remedies", "--show", "note", "--fail-on", "never"])
    try expectSame(3, [app, "--disable", "target-too-small", "--fail-on", "note"])
    _ = Run(["audit", app, "--write-baseline", folder("known.json")])
    try expectSame(4, [app, "--baseline", folder("known.json")])
    // Two files are fixed, one is new, and one is audited no longer.
    for name in ["App/Screen0.storyboard", "App/Screen3.storyboard"] {
      let text = try #require(folder.text(name))
      try folder.write(
        text.replacing(/width="2[04]" height="30"/, with: "width=\"90\" height=\"90\""), to: name)
    }
    try FileManager.default.moveItem(
      atPath: folder("App/Screen1.storyboard"), toPath: folder("App/Z.storyboard"))
    try expectSame(4, [app, "--baseline", folder("known.json")])
  }

  @Test func `one file, and one that is missing, make the bytes of one run`() throws {
    try expectSame(3, [folder("App/Screen0.storyboard")])
    try expectSame(2, [folder("App/Damaged.xib")])
    try expectSame(2, [folder("App/Missing.xib")])
    try expectSame(2, [folder("App/Missing.xib"), folder("App/Screen2.storyboard")])
  }

  @Test func `parts without files are valid, and end well`() throws {
    let (paths, codes) = write(9, [folder("App/Screen2.storyboard"), folder("App/Screen4.storyboard")])
    #expect(codes == [0])
    #expect(try #require(folder.text("part-9.json")).contains("\"results\": []"))
    #expect(Run(["merge"] + paths).code == 0)
  }

  @Test func `parts that are missing or given twice are named`() throws {
    let paths = write(5, [folder("App")]).paths
    var merged = Run(["merge", paths[0], paths[1], paths[3], paths[4]])
    #expect(merged.code == 66)
    #expect(
      merged.errors.contains(
        "error: part 3/5 is missing\n  `audit` with --shard 3/5 --part FILE writes it.\n"))
    merged = Run(["merge", paths[1]])
    #expect(merged.errors.contains("error: the parts 1/5, 3/5, 4/5 and 5/5 are missing\n"))
    merged = Run(["merge"] + paths + [paths[2]])
    #expect(merged.code == 65)
    #expect(
      folder.plain(merged.errors).contains("error: part-3.json and part-3.json are both part 3/5\n"))
  }

  @Test func `parts of different runs are named, with the difference`() throws {
    let one = write(2, [folder("App")]).paths
    try FileManager.default.moveItem(atPath: one[0], toPath: folder("first.json"))
    func expect(_ message: String, _ count: Int, _ words: [String]) throws {
      let second = write(count, words).paths[1]
      let merged = Run(["merge", folder("first.json"), second])
      #expect(merged.code == 65)
      #expect(folder.plain(merged.errors).contains("error: \(message)\n"), "\(merged.errors)")
      #expect(merged.output == "")
    }
    try expect("part-2.json is part 2/3, and first.json part 1/2", 3, [folder("App")])
    try expect(
      "part-2.json and first.json were written with different options\n"
        + "  part-2.json: --show note --fail-on error\n  first.json: --show warning --fail-on error", 2,
      [folder("App"), "--show", "note"])
    try expect(
      "first.json is of a run with App/Mac.xib, and part-2.json of one without it", 2,
      [folder("App/Damaged.xib"), folder("App/Screen0.storyboard")])
    try expect(
      "part-2.json is of a run with App/More.xib, and first.json of one without it", 2,
      [folder("App"), folder("App/More.xib")])
  }

  @Test func `what is no part is refused with its place`() throws {
    let paths = write(2, [folder("App")]).paths
    let text = try #require(folder.text("part-2.json"))
    func expect(_ changed: String, _ message: String) throws {
      try folder.write(changed, to: "bad.json")
      let merged = Run(["merge", paths[0], folder("bad.json")])
      #expect(merged.code == 65)
      #expect(folder.plain(merged.errors).contains(message), "\(merged.errors)")
      #expect(merged.output == "")
    }
    try expect("{", "bad.json:1:2: ")
    try expect("{\"format\": \"touchstone-audit\"}", "bad.json:1:12: this is no part of a run")
    try expect(
      text.replacing("\"part\": \"2/2\"", with: "\"part\": \"3/2\""), "the head of the part is damaged")
    try expect(text.replacing("\"index\": 1,", with: "\"index\": 0,"), "is in part-1.json and in bad.json")
    try expect(text.replacing("\"index\": 1,", with: "\"index\": 99,"), "a result is of no item")
    try expect(text.replacing("\"views\":", with: "\"vews\":"), "the totals are damaged")
    try expect(text.replacing("\"json\": \"", with: "\"json\": \"<script>"), "is damaged")
    #expect(Run(["merge", folder("nowhere.json")]).code == 66)
    #expect(Run(["merge"]).code == 64)
    #expect(Run(["merge", "--junit", folder("x.xml")] + paths).code == 64)
  }

  @Test func `a wrong part says what to write`() {
    for (wrong, advice) in [
      ("0/5", "Write 1/5 for the first part, and so on, to 5/5 for the last."),
      ("6/5", "Write 1/5 for the first part, and so on, to 5/5 for the last."),
      ("2/1", "Write 1/1: there is only one part."),
      ("1/0", "There may be 1 to 10000 parts: 1/5 is the first of five."),
      ("x", "Write the number of the part, a slash and how many parts there are: 2/5 is the second of five."),
    ] {
      for verb in ["audit", "test"] {
        let run = Run([verb, folder("App"), "--shard", wrong])
        #expect(run.code == 64)
        #expect(
          run.errors.hasPrefix(
            "touchstone: error: --shard takes a part such as 2/8, not \"\(wrong)\"\n  \(advice)\n"),
          "\(run.errors)")
      }
    }
    #expect(
      Run(["audit", folder("App"), "--part", folder("x.json")]).errors.contains("no effect without --shard"))
    #expect(
      Run(["audit", folder("App"), "--shard", "1/2", "--write-baseline", folder("x.json")]).errors
        .contains("cannot be combined"))
  }
}
