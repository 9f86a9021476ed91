// SPDX-License-Identifier: Apache-2.0
import CommandKit
import Foundation
import Testing
import TouchStage

@testable import TouchstoneCommand

struct NewVerbTests {
  @Test func `a new package has a control, a test and a scene that passes with its trace`() throws {
    let folder = try Folder()
    let run = Run(["new", folder("Gestures")])
    #expect(run.code == 0)
    #expect(run.errors == "")
    #expect(folder.plain(run.output).hasPrefix("Made Gestures:\n  Package.swift\n"))
    for file in PackageTemplate(name: "Gestures", dependency: "").files.map(\.path) {
      #expect(folder.text("Gestures/\(file)")?.isEmpty == false, "\(file)")
    }
    #expect(folder.text("Gestures/Package.swift")?.contains("branch: \"main\"") == true)
    let test = Run(["test", folder("Gestures/Scenes")])
    #expect(test.output == "1 scenario passed.\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["Gestures"])
  }

  @Test(.enabled(if: getuid() == 0)) func `a link of somebody else where all may write is not followed`()
    throws
  {
    let folder = try Folder()
    let files = FileManager.default
    for name in ["shared", "private"] {
      try files.createDirectory(atPath: folder(name), withIntermediateDirectories: false)
    }
    try files.setAttributes([.posixPermissions: 0o1777], ofItemAtPath: folder("shared"))
    try files.createSymbolicLink(atPath: folder("shared/link"), withDestinationPath: "../private")
    #expect(lchown(folder("shared/link"), 12345, 12345) == 0)
    let run = Run(["new", folder("shared/link/Gestures")])
    #expect(run.code == 64)
    #expect(
      run.errors.contains("shared/link is a symbolic link that somebody else put where everybody may write"))
    #expect(try files.contentsOfDirectory(atPath: folder("private")) == [])
    #expect(lchown(folder("shared/link"), 0, 0) == 0)
    #expect(Run(["new", folder("shared/link/Gestures")]).code == 0)
  }

  @Test func `the script it writes is in canonical spelling`() throws {
    let folder = try Folder()
    #expect(Run(["new", folder("A")]).code == 0)
    let text = try #require(folder.text("A/Scenes/order.touch"))
    #expect(try Script(text).description == text)
  }

  @Test func `a checkout can be used instead of the published package`() throws {
    let folder = try Folder()
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .standardizedFileURL.path
    #expect(Run(["new", folder("A"), "--touchstone", root]).code == 0)
    #expect(folder.text("A/Package.swift")?.contains("name: \"touchstone\", path: \"\(root)\"") == true)
    #expect(Run(["new", folder("B"), "--touchstone", folder("A/Scenes")]).code == 66)
    #expect(folder.text("B/Package.swift") == nil)
  }

  @Test func `names that are none and folders that are there are refused, and nothing is written`() throws {
    let folder = try Folder()
    for name in ["1st", "my-app", "ä", "Touchstone", ".", "a b"] {
      #expect(Run(["new", folder(name)]).code == 64, "\(name)")
    }
    try folder.write("", to: "file")
    #expect(Run(["new", folder("file")]).code == 64)
    try FileManager.default.createDirectory(atPath: folder("Empty"), withIntermediateDirectories: false)
    #expect(Run(["new", folder("Empty/")]).code == 0)
    #expect(Run(["new", folder("Empty")]).code == 64)
    #expect(Run(["new", folder("no/such/A")]).code == 66)
    #expect(Set(try FileManager.default.contentsOfDirectory(atPath: folder.path)) == ["file", "Empty"])
  }
}
