// SPDX-License-Identifier: Apache-2.0
import CommandKit
import Foundation
import Testing

@testable import TouchstoneCommand

/// Parts of a run of scenarios, merged: every output has the bytes of one run, except for the times.
struct MergedTestTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
    for name in ["a/tap", "a/miss", "b/trace", "b/broken", "c/last"] {
      try FileManager.default.createDirectory(
        atPath: URL(filePath: folder(name)).deletingLastPathComponent().path,
        withIntermediateDirectories: true)
      try folder.write(Samples.scene, to: "\(name).scene.json5")
      try folder.write(Samples.script, to: "\(name).touch")
    }
    try folder.write("tap \"buy\"\nexpect no \"buy\" touchUpInside\n", to: "a/miss.touch")
    try folder.write("tpa\n", to: "b/broken.touch")
  }

  private func write(_ count: Int) -> [String] {
    (1...count).map { number in
      let path = folder("part-\(number).json")
      _ = Run(["test", folder.path, "--jobs", "1", "--shard", "\(number)/\(count)", "--part", path])
      return path
    }
  }

  private func timeless(_ text: String?) -> String? {
    text?.replacing(/time="[0-9.]+"/, with: "time=\"T\"").replacing(
      /"seconds": [0-9.e-]+/, with: "\"seconds\": T")
  }

  @Test(arguments: [1, 2, 3, 8])
  func `parts of any number make the bytes of one run`(count: Int) throws {
    let paths = write(count).reversed()
    let one = Run(["test", folder.path, "--jobs", "1"])
    let merged = Run(["merge"] + paths)
    #expect(merged.output == one.output)
    #expect(merged.errors == one.errors)
    #expect(merged.code == one.code)
    #expect(merged.code == 1)
    let json = Run(["merge", "--json"] + paths)
    #expect(timeless(json.output) == timeless(Run(["test", folder.path, "--jobs", "1", "--json"]).output))
    _ = Run(["test", folder.path, "--jobs", "1", "--junit", folder("one.xml")])
    _ = Run(["merge", "--junit", folder("merged.xml")] + paths)
    #expect(timeless(folder.text("merged.xml")) == timeless(folder.text("one.xml")))
  }

  @Test func `the times of one run are those of its part`() throws {
    let path = folder("part.json")
    _ = Run([
      "test", folder.path, "--jobs", "1", "--shard", "1/1", "--part", path, "--junit", folder("one.xml"),
    ])
    _ = Run(["merge", path, "--junit", folder("merged.xml")])
    let one = try #require(folder.text("one.xml"))
    #expect(folder.text("merged.xml") == one)
  }

  @Test func `parts of different verbs, and a scenario in no part, are named`() throws {
    let paths = write(2)
    _ = Run(["audit", folder("a"), "--shard", "2/2", "--part", folder("audit.json")])
    let mixed = Run(["merge", paths[0], folder("audit.json")])
    #expect(mixed.code == 65)
    #expect(
      folder.plain(mixed.errors).contains(
        "error: audit.json is a part of `audit`, and part-1.json one of `test`\n"))
    let text = try #require(folder.text("part-1.json"))
    let start = try #require(text.range(of: "\"results\": ["))
    try folder.write(text[..<start.upperBound] + "]\n}\n", to: "part-1.json")
    let lost = Run(["merge"] + paths)
    #expect(lost.code == 65)
    #expect(lost.errors.contains(" is in none of the parts\n"))
    #expect(Run(["merge", "--sarif", "-"] + write(2)).code == 64)
  }

  @Test func `outcomes that contradict themselves or their item are damaged`() throws {
    let path = write(1)[0]
    let text = try #require(folder.text("part-1.json"))
    func expect(_ changed: String, _ message: String) throws {
      #expect(changed != text)
      try folder.write(changed, to: "part-1.json")
      let merged = Run(["merge", path])
      #expect(merged.code == 65)
      #expect(merged.errors.contains(message), "\(merged.errors)")
      #expect(merged.output == "")
    }
    let damaged = "is damaged"
    try expect(text.replacing("\"exitCode\": 0", with: "\"exitCode\": 1", maxReplacements: 1), damaged)
    try expect(text.replacing("\"exitCode\": 1", with: "\"exitCode\": 0", maxReplacements: 1), damaged)
    try expect(text.replacing("\"exitCode\": 65", with: "\"exitCode\": 0", maxReplacements: 1), damaged)
    try expect(text.replacing("\"exitCode\": 65", with: "\"exitCode\": 3", maxReplacements: 1), damaged)
    try expect(text.replacing("\"name\": \"", with: "\"name\": \"x", maxReplacements: 1), damaged)
    try expect(
      text.replacing(/"touchstone": "[^"]*"/, with: "\"touchstone\": \"0.0.1\\u001b[31m\""),
      "the parts were written by version 0.0.1\\u{1b}[31m, and this is version ")
  }

  @Test func `outcomes are shown in the order of the scenarios, however many processes play them`() throws {
    for number in 0..<12 {
      try folder.write(Samples.scene, to: "b/more\(number).scene.json5")
      try folder.write("tap \"buy\"\nexpect no \"buy\" touchUpInside\n", to: "b/more\(number).touch")
    }
    let one = try BuiltCommand("$touchstone test . --jobs 1", in: folder).finish()
    let several = try BuiltCommand("$touchstone test . --jobs 3", in: folder).finish()
    #expect(several.output == one.output)
    #expect(one.output.contains("could not be played"))
  }
}
