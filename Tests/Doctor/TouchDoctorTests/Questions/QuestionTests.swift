// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchSnapshot

@testable import TouchDoctor

/// Questions that developers ask, rebuilt as dumps.
struct QuestionTests {
  @Test(arguments: Question.choices)
  func `headers, footers, pages, and more than one way out`(question: Question) throws {
    try question.check()
  }

  @Test(arguments: Question.neighbors)
  func `what lies beside, below and around`(question: Question) throws { try question.check() }

  @Test(arguments: Question.own)
  func `what the app's own views and classes leave open`(question: Question) throws { try question.check() }

  @Test(arguments: Question.systems)
  func `what the system and other frameworks put there`(question: Question) throws { try question.check() }

  @Test(arguments: Question.rendered)
  func `what React Native renders, and what a map and a search put there`(question: Question) throws {
    try question.check()
  }

  @Test(arguments: Question.ties)
  func `handles, platform views, page controls and what is pasted behind a dump`(question: Question) throws {
    try question.check()
  }

  @Test(arguments: Question.covers)
  func `what lies in front`(question: Question) throws { try question.check() }

  @Test(arguments: Question.overlays)
  func `what floats, waits, dims or is presented in front`(question: Question) throws { try question.check() }

  @Test(arguments: Question.sizes)
  func `sizes, and what has to be given one`(question: Question) throws { try question.check() }

  @Test(arguments: Question.fills)
  func `views that fill, hold or arrange others`(question: Question) throws { try question.check() }

  @Test(arguments: Question.gaps)
  func `empty parts of what lies in front, and what is only there to be seen`(question: Question) throws {
    try question.check()
  }

  @Test(arguments: Question.rivals)
  func `which view is meant, and what shares its place`(question: Question) throws { try question.check() }

  @Test(arguments: Question.raised)
  func `views over bars and keyboards, and below what is in sight`(question: Question) throws {
    try question.check()
  }

  @Test(arguments: Question.masks)
  func `masks, what is partly in sight, and second causes`(question: Question) throws {
    try question.check()
  }

  @Test(arguments: Question.bars)
  func `bars, keyboards and windows`(question: Question) throws { try question.check() }

  @Test(arguments: Question.parts)
  func `controls and their parts`(question: Question) throws { try question.check() }

  @Test(arguments: Question.lists)
  func `cells, tables and scroll views`(question: Question) throws { try question.check() }

  @Test(arguments: Question.places)
  func `where views are`(question: Question) throws { try question.check() }

  @Test(arguments: Question.frameworks)
  func `views of other frameworks`(question: Question) throws { try question.check() }

  @Test(arguments: Question.cuts)
  func `dumps that are cut or cannot tell`(question: Question) throws { try question.check() }

  @Test(arguments: Question.windows)
  func `several windows`(question: Question) throws { try question.check() }

  @Test(arguments: Question.remedies)
  func `what mends it`(question: Question) throws { try question.check() }

  @Test(arguments: Question.causes)
  func `what is at fault`(question: Question) throws { try question.check() }

  @Test(arguments: Question.recognizers)
  func `recognizers in and around a view, and parts of controls`(question: Question) throws {
    try question.check()
  }

  @Test(arguments: Question.probes)
  func `two causes at once, tiny views and doubts that say why`(question: Question) throws {
    try question.check()
  }

  @Test(arguments: Question.states)
  func `animations, scrolled content, dead parts and stale sizes`(question: Question) throws {
    try question.check()
  }

  @Test(arguments: Question.accessibility)
  func `elements of accessibility`(question: Question) throws { try question.check() }

  @Test(arguments: Question.healthy)
  func `what is as it should be, or cannot be known`(question: Question) throws { try question.check() }

  @Test(arguments: Question.reported)
  func `what was right in part`(question: Question) throws { try question.check() }

  @Test(arguments: Question.swiftUI)
  func `views of SwiftUI`(question: Question) throws { try question.check() }

  @Test(arguments: Question.aside)
  func `what lies beside the screen, and what is named well`(question: Question) throws {
    try question.check()
  }

  @Test(arguments: Question.doubts)
  func `sheets, indicators and what only a running app knows`(question: Question) throws {
    try question.check()
  }

  @Test(arguments: Question.backgrounds)
  func `backgrounds, page controls and rows that look alike`(question: Question) throws {
    try question.check()
  }

  @Test(arguments: Question.screens)
  func `maps, glass, rows and pages of whole screens`(question: Question) throws { try question.check() }

  @Test(arguments: Question.corners)
  func `corners, what the system shows, and piles of cells`(question: Question) throws {
    try question.check()
  }

  @Test func `rows that differ are asked back, with their places on the screen and what they show`() throws {
    let dump = """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UITableView: 0x3000; frame = (0 100; 390 744); layer = <CALayer: 0x3>; contentOffset: {0, 0}; contentSize: {390, 120}; adjustedContentInset: {0, 0, 0, 0}>
         |    | <UITableViewCell: 0x4000; frame = (0 0; 390 60); layer = <CALayer: 0x4>>
         |    |    | <UITableViewLabel: 0x4110; frame = (16 20; 200 21); text = 'Apples'; userInteractionEnabled = NO; layer = <CALayer: 0x6>>
         |    |    | <UIButton: 0x4120; frame = (300 10; 80 40); text = 'Buy'; userInteractionEnabled = NO; layer = <CALayer: 0x7>>
         |    | <UITableViewCell: 0x5000; frame = (0 60; 390 60); layer = <CALayer: 0x4>>
         |    |    | <UITableViewLabel: 0x5110; frame = (16 20; 200 21); text = 'Pears'; userInteractionEnabled = NO; layer = <CALayer: 0x6>>
         |    |    | <UIButton: 0x5120; frame = (300 10; 80 40); text = 'Buy'; layer = <CALayer: 0x7>>
      """
    let explainer = try Explainer(SnapshotDocument.read(bytes: Array(dump.utf8), file: "-"))
    let failure = #expect(throws: ExplainingFailure.self) {
      try explainer.explain(at: nil, expecting: ViewSelector("Buy"))
    }
    #expect(
      failure?.candidates.map { $0.split(separator: "  ")[1] } == [
        "UIButton 'Buy' 0x4120 at (300 110; 80 40) on the screen, in UITableViewCell with 'Apples'",
        "UIButton 'Buy' 0x5120 at (300 170; 80 40) on the screen, in UITableViewCell with 'Pears'",
      ])
  }

  @Test func `what mends a storyboard is done in Interface Builder`() throws {
    func text(_ views: String, _ name: String) throws -> String {
      let file = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
          <objects><view id="a"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/><subviews>\(views)</subviews></view></objects>
        </document>
        """
      let document = try SnapshotDocument.read(bytes: Array(file.utf8), file: "a.xib")
      return try Explainer(document).explain(at: nil, expecting: ViewSelector(name)).text(width: 10_000)
    }
    let frame = #"<rect key="frame" x="20" y="500" width="150" height="44"/>"#
    let label = #"<label userInteractionEnabled="NO" text="Forgot?" id="b">\#(frame)</label>"#
    #expect(try text(label, "Forgot?").contains("tick User Interaction Enabled of the view"))
    let button = #"<button id="b">\#(frame)<state key="normal" title="Start"/></button>"#
    let cover = #"<view id="c">\#(frame)</view>"#
    #expect(
      try text(button + cover, "Start").contains(
        "drag it above the view in the document outline; if it is shown only at times, tick Hidden. In code:")
    )
  }

  @Test func `a content view that is off in a xib is turned on there`() throws {
    let file = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <objects><tableViewCell id="a"><rect key="frame" x="0" y="0" width="393" height="80"/>
      <tableViewCellContentView key="contentView" userInteractionEnabled="NO" tableViewCell="a" id="b">
      <rect key="frame" x="0" y="0" width="393" height="80"/><subviews>
      <button id="c"><rect key="frame" x="300" y="18" width="60" height="44"/><state key="normal" title="Play"/></button>
      </subviews></tableViewCellContentView></tableViewCell></objects></document>
      """
    let document = try SnapshotDocument.read(bytes: Array(file.utf8), file: "a.xib")
    let text = try Explainer(document).explain(at: nil, expecting: ViewSelector("Play")).text(width: 10_000)
    #expect(text.contains("tick User Interaction Enabled of UITableViewCellContentView b"))
    #expect(text.contains("isUserInteractionEnabled = true"))
  }

  @Test func `a text of a web page is in no dump, and the failure says where it is`() throws {
    let dump = """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <WKWebView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
      """
    let explainer = try Explainer(SnapshotDocument.read(bytes: Array(dump.utf8), file: "-"))
    let failure = #expect(throws: ExplainingFailure.self) {
      try explainer.explain(at: nil, expecting: ViewSelector("Accept"))
    }
    #expect(failure?.message.contains("Safari's Web Inspector") == true)
  }

  @Test func `a text that SwiftUI draws is in no dump, and the failure says where it is`() throws {
    let dump = """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <_TtGC7SwiftUI14_UIHostingViewVS_7AnyView_: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
      """
    let explainer = try Explainer(SnapshotDocument.read(bytes: Array(dump.utf8), file: "-"))
    let failure = #expect(throws: ExplainingFailure.self) {
      try explainer.explain(at: nil, expecting: ViewSelector("Book"))
    }
    let message = try #require(failure?.message)
    #expect(message.contains("SwiftUI draws its buttons without views"))
    #expect(message.contains("app.debugDescription"))
    // The command adds how to ask by a point.
    #expect(!message.contains("--at"))
  }
}
