// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TextSources

@testable import TouchSnapshot

/// A form with so many views in the place of its dots.
private struct Form: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var head = ""
  var view: String
  var tail = ""
  /// How the refusal calls the views.
  var views = "views"

  func text(_ count: Int) -> String { head + String(repeating: view, count: count) + tail }
}

private let forms = [
  Form(testDescription: "KIF", view: "|\tUIView, label: a\n"),
  Form(testDescription: "dump", view: "<A: 0x1; frame = (0 0; 1 1)>\n"),
  Form(
    testDescription: "recognizers", head: "<A: 0x1; frame = (0 0; 1 1)>\n",
    view: "<UITapGestureRecognizer: 0x2; state = Possible; view = <A 0x1>>\n", views: "gesture recognizers"),
  Form(
    testDescription: "storyboard",
    head: #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><subviews>"#,
    view: "<view/>\n", tail: "</subviews></document>"),
  Form(
    testDescription: "archive", head: #"<archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">"#,
    view: #"<object class="IBUIView"><int key="NSvFlags">0</int></object>"# + "\n", tail: "</archive>"),
  Form(
    testDescription: "Sentry", head: #"{"rendering_system": "UIKIT", "windows": [{"type": "A"}"#,
    view: #", {"type": "B"}"#, tail: "]}"),
  Form(
    testDescription: "idb", head: #"[{"AXFrame": "", "type": "A"}"#, view: #", {"type": "B"}"#, tail: "]"),
  Form(
    testDescription: "Maestro", head: #"[{"attributes": {"bounds": ""}}"#,
    view: #", {"attributes": {"a": "b"}}"#, tail: "]"),
  Form(testDescription: "Detox", head: "<ViewHierarchy>", view: "<a/>\n"),
  Form(
    testDescription: "WebDriverAgent", head: "<XCUIElementTypeWindow>\n", view: "<a/>\n",
    tail: "</XCUIElementTypeWindow>"),
  Form(testDescription: "XCUITest", head: "Element subtree:\n", view: " A, 0x1\n", views: "elements"),
]

/// No file costs more memory than a computer can spare.
@Suite struct ReadingLimitsTests {
  @Test(arguments: forms)
  fileprivate func `more views than are read are refused with the place of the first too many`(form: Form)
    throws
  {
    let few = SourceText(file: "a", form.text(2))
    _ = try SnapshotReader.read(few, within: ReadingLimits(views: 3))
    let many = SourceText(file: "a", form.text(9))
    let failure = #expect(throws: ReadingFailure.self) {
      try SnapshotReader.read(many, within: ReadingLimits(views: 3))
    }
    #expect(
      failure?.message
        == "more than 3 \(form.views) are in the file, which is the most that is read; cut the file before this one, or "
        + "keep only the window that is asked about")
    let position = try #require(failure?.position)
    #expect(position.line > 3 || position.column > 40)
  }

  @Test(arguments: forms.dropFirst(3).dropLast())
  fileprivate func `more values or elements than are read are refused`(form: Form) {
    let failure = #expect(throws: ReadingFailure.self) {
      try SnapshotReader.read(SourceText(file: "a", form.text(9)), within: ReadingLimits(values: 6))
    }
    #expect(failure?.message.hasPrefix("more than 6 ") == true)
    #expect(failure?.message.hasSuffix("split it") == true)
  }

  @Test func `the limits of every format are tested`() throws {
    let tested = try forms.map { try SnapshotReader.read(SourceText(file: "a", $0.text(2))).format }
    // EarlGrey's trees are read as dumps are, and xibs as storyboards; scenes and live views come from no
    // reader.
    for format in SnapshotFormat.allCases where ![.earlGrey, .xib, .scene, .live].contains(format) {
      #expect(tested.contains(format), "Add a form of \(format) to ReadingLimitsTests.swift.")
    }
  }

  @Test func `a text that is too large is refused`() {
    let failure = #expect(throws: ReadingFailure.self) {
      try SnapshotReader.read(SourceText(file: "a", forms[0].text(9)), within: ReadingLimits(bytes: 99))
    }
    #expect(
      failure?.description
        == "a:1:1: the file has more than 99 bytes, which is the most that is read; cut it")
  }

  @Test func `as many entries as are lost are counted, and a thousand of them are told`() throws {
    let text =
      #"{"rendering_system": "UIKIT", "windows": [0"# + String(repeating: ", 0", count: 2999) + "]}"
    let document = try SnapshotDocument.read(bytes: Array(text.utf8), file: "a")
    #expect(document.entries == 3000)
    #expect(document.repairs.count == 1001)
    #expect(document.repairs.reduce(0) { $0 + $1.entriesLost } == 3000)
  }

  @Test func `a view is small, and the views that say the same of their layers share it`() {
    #expect(MemoryLayout<ViewSnapshot>.stride <= 288)
    var view = ViewSnapshot(className: "A")
    let unknown = view
    view.anchorPoint = .known(.init(x: 0.5, y: 0.5))
    view.transform = .known(.identity)
    view.contentSize = .known(.init(width: 1, height: 2))
    view.boundsOrigin = .known(.init(x: 3, y: 4))
    view.position = SourcePosition(file: "a", line: 5, column: 6)
    view.parent = 7
    var other = view
    other.contentSize = .unknown
    #expect(other != view)
    other.contentSize = .known(.init(width: 1, height: 2))
    #expect(other == view && other.hashValue == view.hashValue)
    #expect(view.transform == .known(.identity) && view.boundsOrigin == .known(.init(x: 3, y: 4)))
    #expect(view.position == SourcePosition(file: "a", line: 5, column: 6) && view.parent == 7)
    #expect(unknown.transform == .unknown && unknown.position == nil && unknown.parent == nil)
  }
}
