// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import TouchSnapshot

@Suite struct SnapshotReaderTests {
  private let dump = "<UILabel: 0x1; frame = (0 0; 1 1); text = 'Größe'; layer = <CALayer: 0x1>>\n"

  private func refusal(_ text: String) -> String? {
    #expect(throws: ReadingFailure.self) {
      try SnapshotDocument.read(bytes: Array(text.utf8), file: "file")
    }?.description
  }

  @Test func `a byte order mark of UTF-8 is passed over`() throws {
    let document = try SnapshotDocument.read(bytes: [0xEF, 0xBB, 0xBF] + Array(dump.utf8), file: "file")
    #expect(document.repairs == [] && document.trees[0].views[0].position?.column == 1)
  }

  @Test(arguments: [true, false], [true, false])
  func `UTF-16 is read, with a byte order mark and without`(isBig: Bool, isMarked: Bool) throws {
    let units = (isMarked ? [0xFEFF] : []) + Array(dump.utf16)
    let bytes = units.flatMap { unit in
      isBig ? [UInt8(unit >> 8), UInt8(unit & 0xFF)] : [UInt8(unit & 0xFF), UInt8(unit >> 8)]
    }
    let document = try SnapshotDocument.read(bytes: bytes, file: "file")
    #expect(document.trees[0].views[0].text == "Größe")
    #expect(
      document.repairs.map(\.description) == ["file:1:1: the text is in UTF-16; it is read as such"])
  }

  @Test func `bytes that are not UTF-8 are mended, and the first is named`() throws {
    let bytes =
      Array("<UILabel: 0x1; frame = (0 0; 1 1); text = 'Gr".utf8) + [0xF6, 0xDF]
      + Array("e'; layer = <CALayer: 0x1>>".utf8)
    let document = try SnapshotDocument.read(bytes: bytes, file: "file")
    #expect(document.trees[0].views[0].text == "Gr\u{FFFD}\u{FFFD}e")
    #expect(
      document.repairs.map(\.description) == [
        "file:1:46: some bytes, from here on, are not UTF-8; each is read as the character U+FFFD"
      ])
  }

  @Test func `an empty file is refused with the way to a dump`() {
    let message = refusal("")
    #expect(message?.hasPrefix("file:1:1: the file is empty; print the window instead: ") == true)
    #expect(message?.contains("recursiveDescription") == true)
    #expect(refusal("\u{FEFF}")?.hasPrefix("file:1:1: the file is empty") == true)
  }

  @Test func `an empty storyboard is refused without talk of dumps`() {
    func refusal(_ text: String, _ file: String) -> String? {
      #expect(throws: ReadingFailure.self) { try SnapshotDocument.read(bytes: Array(text.utf8), file: file) }?
        .message
    }
    #expect(refusal("", "Main.storyboard")?.contains("restore it from version control") == true)
    let header = refusal("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n", "Card.xib")
    #expect(header?.hasPrefix("the file has no document of Interface Builder in it") == true)
    let document = try? SnapshotDocument.read(
      bytes: Array(
        "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" version=\"3.0\"><scenes/></document>"
          .utf8),
      file: "Main.storyboard")
    #expect(
      document?.repairs.map(\.message) == [
        "the storyboard has no scene with a view; there is nothing to look at in it"
      ])
  }

  @Test(arguments: [
    (Array("bplist00".utf8), "a binary property list or keyed archive"), ([0x1F, 0x8B, 8], "a gzip file"),
    ([0x50, 0x4B, 3, 4], "a zip file"), ([0x89, 0x50, 0x4E, 0x47], "a PNG image"),
    ([1, 2, 3, 4, 5], "binary data"), ([0xFF, 0xFE, 1, 0, 2, 0], "UTF-16"),
  ])
  func `what is no text is named`(bytes: [UInt8], nature: String) {
    let error = #expect(throws: ReadingFailure.self) {
      try SnapshotDocument.read(bytes: bytes, file: "file")
    }
    #expect(error?.message.contains(nature) == true)
    #expect(error?.message.contains("what can be read: recursiveDescription, storyboards") == true)
  }

  @Test(arguments: [
    ("UIWindow:0x1045057e0\n|   UIView:0x1\n|   |   *UILabel:0x2", "_autolayoutTrace"),
    ("<UITabBarController 0x1>, state: appeared, view: <UILayoutContainerView 0x2>", "_printHierarchy"),
    (
      "RenderView#2e0d1\n └─child: RenderStack#51c22\n   │ constraints: BoxConstraints(w=390.0, h=844.0)",
      "debugDumpRenderTree), which describes what Flutter draws"
    ),
    ("RenderAbsorbPointer#51c22\n   │ absorbing: true", "that is absorbing takes all touches on it"),
    ("SemanticsNode#0\n │ Rect.fromLTRB(0.0, 0.0, 1170.0, 2532.0)", "debugDumpSemanticsTree"),
    ("[root](renderObject: RenderView#2e0d1)\n└MyApp(dirty)", "debugDumpApp"),
    ("TransformLayer#f8fa5\n │ owner: RenderView#2e0d1", "debugDumpLayerTree"),
    (#"{"DebugHierarchyFormatVersion": "9.0"}"#, ".viewhierarchy"),
    (#"{"UIAWindow": {}}"#, "UIAutomation"),
    ("[   A      W    ] h=--- v=--- NSButton 0x1 \"Buy\" f=(20,20,80,20) b=(-)", "macOS"),
  ])
  func `formats that resemble a dump are named and refused`(text: String, nature: String) {
    #expect(refusal(text)?.contains(nature) == true)
  }

  @Test func `text that is nothing is told what can be read`() {
    #expect(
      refusal("hello\n")?.hasPrefix("file:1:1: no view is found in the text; what can be read: ") == true)
  }

  @Test func `a dump is found behind any amount of prose`() throws {
    let prose = String(repeating: "Once upon a time there was a button.\n", count: 1000)
    let document = try SnapshotDocument.read(bytes: Array((prose + dump).utf8), file: "file")
    #expect(document.trees[0].views[0].position?.line == 1001)
  }

  @Test func `the same bytes are the same document`() throws {
    let bytes = Array((dump + dump + "prose\n" + dump).utf8)
    let first = try SnapshotDocument.read(bytes: bytes, file: "file")
    #expect(try SnapshotDocument.read(bytes: bytes, file: "file") == first)
  }
}
