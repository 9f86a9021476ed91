// SPDX-License-Identifier: Apache-2.0
import Foundation
import SourceModel
import SourceReading
import Testing

struct IndexTests {
  /// A folder that is removed with the value.
  private final class Folder {
    let path = FileManager.default.temporaryDirectory.appending(path: "index-\(UUID().uuidString)").path

    init(_ files: [String: String]) throws {
      for (name, text) in files { try write(text, to: name) }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func write(_ text: String, to name: String) throws {
      let file = URL(filePath: path).appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }

    func index(from old: [UInt8] = []) throws -> IndexMaker {
      IndexMaker(of: try SourceFolder(path), from: old)
    }
  }

  private let card = """
    class Card: UIView, Themed {
      @IBOutlet var button: UIButton!
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
      }
      func show() {
        button.isHidden = false
        self.button?.frame.origin.x = 4
        button.addTarget(self, action: #selector(tap), for: .touchUpInside)
        let lost = UITapGestureRecognizer()
      }
    }
    """

  @Test func `an index reads back as it was written`() throws {
    let code = try #require(CodeReader.read(Array(card.utf8), path: "A\tb\\c\n.swift"))
    let facts = SourceFacts(code)
    let stamp = SourceIndexText.Stamp(hash: 0xFF00_1234, size: 7, changed: 12)
    let text =
      SourceIndexText.head + "\n" + SourceIndexText.head(of: facts, stamp) + SourceIndexText.body(of: facts)
    let index = try #require(SourceIndexText.read(Array(text.utf8)))
    #expect(index.files == [facts])
    #expect(
      text == """
        touchstone-source-index\t3
        F\tA\\tb\\\\c\\n.swift\tswift\tff001234\t7\t12\t0
        C\tCard\tclass\t1:7\tUIView,Themed
        P\tbutton\tUIButton\toutlet\t2:17
        M\thitTest\tpasses-on\t3:17
        U\thides\tbutton\t8:5
        U\tmoves\tbutton\t9:5
        U\ttargets\tbutton\t10:12
        R\trecognizer-never-added\terror\t11:9\tthe UITapGestureRecognizer lost is made and never added to a view, so it recognizes nothing\tAdd it to the view whose touches it should see, or remove it.\tview.addGestureRecognizer(lost)\tCard.show#lost

        """)
  }

  @Test(arguments: [
    "", "touchstone-source-index\t0\n", "touchstone-source-index\t3\nC\tA\tclass\t1:1\t\n",
    "touchstone-source-index\t3\nF\ta\tswift\t0\t0\t0\n", "touchstone-source-index\t2\nX\n",
  ])
  func `a damaged index, and one of another version, is not read`(_ text: String) {
    #expect(SourceIndexText.read(Array(text.utf8)) == nil)
  }

  @Test func `only files that changed are read again`() throws {
    let folder = try Folder([
      "B/Card.swift": card, "A.swift": "class A: UIView {}", "C.m": "@implementation C\n@end",
    ])
    let first = try folder.index()
    #expect((first.count, first.read) == (3, 3))
    let second = try folder.index(from: first.text)
    #expect((second.count, second.read) == (3, 0))
    #expect(!second.isChanged)
    try folder.write("class A: UIControl {}", to: "A.swift")
    let third = try folder.index(from: second.text)
    #expect((third.count, third.read) == (3, 1))
    #expect(third.text == (try folder.index()).text)
    try FileManager.default.removeItem(atPath: folder.path + "/C.m")
    let fourth = try folder.index(from: third.text)
    #expect((fourth.count, fourth.read) == (2, 0))
    #expect(fourth.isChanged)
    // The bytes are the same, so the facts are kept.
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 9)], ofItemAtPath: folder.path + "/A.swift")
    let fifth = try folder.index(from: fourth.text)
    #expect((fifth.count, fifth.read) == (2, 0))
    #expect(fifth.isChanged)
  }

  @Test func `an index of another version is made anew`() throws {
    let folder = try Folder(["A.swift": "class A: UIView {}"])
    let old = Array("touchstone-source-index\t0\nF\tA.swift\n".utf8)
    #expect(try folder.index(from: old).text == folder.index().text)
  }

  @Test func `hidden folders, links, dependencies and what is built are not searched`() throws {
    let folder = try Folder([
      "A.swift": "class A: UIView {}", ".hidden/B.swift": "class B: UIView {}",
      "Pods/C.swift": "class C: UIView {}",
      "build/D.m": "@implementation D\n@end", "notes.txt": "class E: UIView {}",
    ])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/F.swift", withDestinationPath: folder.path + "/A.swift")
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/G", withDestinationPath: "/")
    #expect(try SourceFolder(folder.path).files.map(\.path) == ["A.swift"])
  }

  @Test func `a folder that is none is an error`() {
    #expect(throws: SourceFolder.Failure.self) { try SourceFolder("/nowhere/at/all") }
    #expect(throws: SourceFolder.Failure.self) { try SourceFolder(#filePath) }
  }

  @Test func `files that are nested too deep are left out`() throws {
    let deep = String(repeating: "[", count: 5000)
    let calls =
      "class A: UIView { func f() { " + String(repeating: "g(", count: 100)
      + String(repeating: ")", count: 100) + " } }"
    let messages = "@implementation A\n- (void)f {" + String(repeating: "[", count: 20000) + "}\n@end"
    let folder = try Folder(["A.swift": deep, "B.swift": calls, "C.m": messages, "D.swift": "\u{0}\u{1}{{{"])
    let index = try folder.index()
    #expect(index.unreadable == ["A.swift"])
    #expect(index.count == 3)
  }

  @Test func `the program keeps the index in a file, or prints what is wrong`() throws {
    let folder = try Folder(["App/A.swift": "class A: UIView {}"])
    let cache = folder.path + "/cache/a.index"
    #expect(IndexProgram.run([folder.path + "/App", "--cache", cache]) == 0)
    let index = try #require(SourceIndexText.read(Array(Data(contentsOf: URL(filePath: cache)))))
    // Beside what a project builds, it is kept out of version control.
    let kept = folder.path + "/.build/touchstone/"
    #expect(IndexProgram.run([folder.path + "/App", "--cache", kept + "a.index"]) == 0)
    #expect(try String(contentsOfFile: kept + ".gitignore", encoding: .utf8) == "*\n")
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/cache/.gitignore"))
    #expect(index.files.map(\.path) == ["A.swift"])
    #expect(IndexProgram.run([]) == 64)
    #expect(IndexProgram.run(["--nonsense"]) == 64)
    #expect(IndexProgram.run(["/nowhere/at/all"]) == 66)
    #expect(IndexProgram.run([folder.path + "/App", "--cache", folder.path]) == 70)
  }
}
