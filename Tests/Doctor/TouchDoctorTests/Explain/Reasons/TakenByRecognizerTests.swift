// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchSnapshot

@testable import TouchDoctor

struct TakenByRecognizerTests {
  private static let cell = """
    <UIWindow: 0x100; frame = (0 0; 375 667)>
       | 1️⃣<UIView: 0x101; frame = (0 0; 375 667); gestureRecognizers = <NSArray: 0x900>>
       |    | 2️⃣3️⃣<UIView: 0x102; frame = (20 100; 100 44)>
    """

  private static func dump(
    _ kind: String, in text: String = cell, _ change: (inout RecognizerSnapshot) -> Void = { _ in }
  ) throws -> MarkedDump {
    var recognizer = RecognizerSnapshot(className: kind)
    change(&recognizer)
    var dump = try MarkedDump(text)
    dump.change("1️⃣") { $0.recognizers = .known([recognizer]) }
    return dump
  }

  @Test func `a tap of a view around takes single taps from what is no control`() throws {
    let finding = try Self.dump("UITapGestureRecognizer").expect(TakenByRecognizer.self)
    #expect(finding.code == ["tap.cancelsTouchesInView = false"])
    #expect(finding.certainty == .likely)
  }

  @Test func `a tap around a slider takes nothing from it, since a finger drags its knob`() throws {
    let slider = Self.cell.replacing("<UIView: 0x102", with: "<UISlider: 0x102")
    let explanation = try Self.dump("UITapGestureRecognizer", in: slider).explain()
    #expect(explanation.headline == "UISlider 0x102 gets the touch at 70, 122 (certain).")
    #expect(explanation.expectation?.findings.contains { $0.reason == TakenByRecognizer.id } == false)
  }

  @Test func `the note about a tap that a button keeps its taps from says so`() throws {
    let kind = "UITapGestureRecognizer"
    let button = Self.cell.replacing("<UIView: 0x102", with: "<UIButton: 0x102")
    #expect(
      try Self.dump(kind, in: button).explain().recognizers.map(\.effect) == [
        "is a single tap of a view around, and leaves the touch to the control"
      ])
    #expect(
      try Self.dump(kind).explain().recognizers.map(\.effect) == [
        "cancels the touch in the view when it recognizes, unless configured otherwise"
      ])
  }

  @Test func `not if it leaves touches to views, nor if it wants two taps, nor from a button`() throws {
    let kind = "UITapGestureRecognizer"
    let button = Self.cell.replacing("<UIView: 0x102", with: "<UIButton: 0x102")
    for dump in [
      try Self.dump(kind) { $0.cancelsTouchesInView = .known(false) },
      try Self.dump(kind) { $0.numberOfTapsRequired = .known(2) },
      try Self.dump(kind) { $0.isEnabled = .known(false) },
      try Self.dump(kind, in: button),
    ] {
      #expect(try dump.explain().expectation?.gets == true)
    }
  }

  @Test func `a long press of no duration takes every touch, also from a button`() throws {
    let kind = "UILongPressGestureRecognizer"
    let button = Self.cell.replacing("<UIView: 0x102", with: "<UIButton: 0x102")
    for text in [Self.cell, button] {
      let dump = try Self.dump(kind, in: text) { $0.minimumPressDuration = .known(0) }
      let finding = try dump.expect(TakenByRecognizer.self)
      #expect(finding.text.contains("when the finger comes down"))
      #expect(finding.code == ["longPress.cancelsTouchesInView = false"])
      #expect(try dump.explain().works == false)
      #expect(
        try dump.explain().headline.hasSuffix(
          "gets the touch at 70, 122, but a recognizer takes it away (likely)."))
    }
    func warnings(_ change: (inout RecognizerSnapshot) -> Void) throws -> [Finding] {
      let answer = try Self.dump(kind, in: button, change).explain()
      #expect(answer.works)
      return answer.expectation?.warnings.filter { $0.reason == TakenByRecognizer.id } ?? []
    }
    // A delegate may refuse it; and most taps last longer than a very short press.
    #expect(try warnings { ($0.minimumPressDuration, $0.hasDelegate) = (.known(0), .known(true)) }.count == 1)
    let short = try warnings { $0.minimumPressDuration = .known(0.05) }
    #expect(
      short.first?.text.contains("recognizes after 0.05 s. Most taps last longer, and it takes them") == true)
    #expect(
      try warnings { ($0.minimumPressDuration, $0.cancelsTouchesInView) = (.known(0), .known(false)) } == [])
    #expect(try warnings { $0.minimumPressDuration = .known(0.5) } == [])
    #expect(try warnings { $0.isEnabled = .known(false) } == [])
  }

  @Test func `one that delays touches lets them come late, and takes them too unless told otherwise`() throws
  {
    func told(_ dump: MarkedDump) throws -> Finding {
      try #require(dump.explain().expectation?.consequences.first { $0.reason == DelayedTouch.id })
    }
    let finding = try told(Self.dump("UIPanGestureRecognizer") { $0.delaysTouchesBegan = .known(true) })
    #expect(finding.code == ["pan.delaysTouchesBegan = false", "pan.cancelsTouchesInView = false"])
    #expect(finding.text.hasSuffix("It takes the touch when the finger moves."))
    let twice = try told(
      Self.dump("UITapGestureRecognizer") {
        ($0.delaysTouchesBegan, $0.numberOfTapsRequired) = (.known(true), .known(2))
      })
    #expect(twice.text.hasPrefix("A tap reaches it 0.35 s late"))
    #expect(twice.code == ["tap.delaysTouchesBegan = false"])
  }

  @Test func `a delegate that is known to refuse the touch settles it`() throws {
    let answer = try Self.dump("UITapGestureRecognizer") { recognizer in
      recognizer.hasDelegate = .known(true)
      recognizer.attributes = [.init(name: RecognizerSnapshot.receives, value: "")]
    }.explain()
    #expect(answer.expectation?.findings.contains { $0.reason == TakenByRecognizer.id } == false)
  }

  @Test func `a dump only says that there are some`() throws {
    let finding = try MarkedDump(Self.cell).expect(TakenByRecognizer.self, weight: .warns)
    #expect(finding.trial == "expression -l objc -O -- [(id)0x101 gestureRecognizers]")
    #expect(finding.certainty == .cannotBeKnown)
  }
}
