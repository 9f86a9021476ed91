// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchSnapshot

@testable import TouchDoctor

struct TouchTargetTests {
  private static let screen = """
    <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x2>>
       | <UIView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x3>>

    """

  /// Asks for a view by a word, and checks that the view at 2️⃣ is the one that is meant, and gets its touch.
  @discardableResult
  private func expect(
    _ word: String, _ views: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> String {
    let dump = try MarkedDump(Self.screen + views)
    let explanation = try Explainer(dump.document).explain(at: nil, expecting: ViewSelector(word))
    let expectation = try #require(explanation.expectation, sourceLocation: sourceLocation)
    #expect(try expectation.view == dump.view("2️⃣"), sourceLocation: sourceLocation)
    #expect(expectation.gets, sourceLocation: sourceLocation)
    return explanation.namedText(expectation) ?? ""
  }

  @Test func `the text of a control of one's own means the control`() throws {
    let said = try expect(
      "Buy",
      """
         |    | 2️⃣<Shop.BuyControl: 0x4000; baseClass = UIControl; frame = (20 100; 100 50); layer = <CALayer: 0x4>>
         |    |    | <UILabel: 0x4001; frame = (0 0; 100 50); text = 'Buy'; userInteractionEnabled = NO; layer = <CALayer: 0x5>>
      """)
    #expect(said == "", "the headline names the control by its text")
  }

  @Test func `so does a text that lies deeper in a button`() throws {
    let said = try expect(
      "Buy",
      """
         |    | 2️⃣<UIButton: 0x4000; frame = (20 100; 100 50); layer = <CALayer: 0x4>>
         |    |    | <UIView: 0x4001; frame = (0 0; 100 50); userInteractionEnabled = NO; layer = <CALayer: 0x5>>
         |    |    |    | <UILabel: 0x4002; frame = (0 0; 100 50); text = 'Buy'; userInteractionEnabled = NO; layer = <CALayer: 0x6>>
      """)
    #expect(said == "")
  }

  @Test(arguments: ["UIButtonLabel", "0x4001", "0/0/0/0"])
  func `the label of a button means the button, however it was named`(word: String) throws {
    let said = try expect(
      word,
      """
         |    | 2️⃣<UIButton: 0x4000; frame = (20 100; 100 50); layer = <CALayer: 0x4>>
         |    |    | <UIButtonLabel: 0x4001; frame = (0 0; 100 50); userInteractionEnabled = NO; layer = <CALayer: 0x5>>
      """)
    #expect(said == "UIButtonLabel 0x4001 is the label of UIButton 0x4000.")
  }

  @Test func `the text of a cell means the cell, and that of a card with a recognizer the card`() throws {
    try expect(
      "Milk",
      """
         |    | <UITableView: 0x3000; frame = (0 0; 390 844); layer = <CALayer: 0x4>>
         |    |    | 2️⃣<UITableViewCell: 0x4000; frame = (0 0; 390 44); layer = <CALayer: 0x5>>
         |    |    |    | <UILabel: 0x4002; frame = (0 0; 390 44); text = 'Milk'; userInteractionEnabled = NO; layer = <CALayer: 0x7>>
      """)
    try expect(
      "Offer",
      """
         |    | 2️⃣<UIView: 0x4000; frame = (20 100; 100 50); gestureRecognizers = <NSArray: 0x8>; layer = <CALayer: 0x4>>
         |    |    | <UILabel: 0x4001; frame = (0 0; 100 50); text = 'Offer'; userInteractionEnabled = NO; layer = <CALayer: 0x5>>
      """)
  }

  @Test func `a text that stands alone means its label, even where the whole screen has a recognizer`() throws
  {
    let dump = try MarkedDump(
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x2>>
         | <UIView: 0x2000; frame = (0 0; 390 844); gestureRecognizers = <NSArray: 0x8>; layer = <CALayer: 0x3>>
         |    | 2️⃣<UILabel: 0x4001; frame = (0 0; 100 50); text = 'Terms'; userInteractionEnabled = NO; layer = <CALayer: 0x5>>
      """)
    let explanation = try Explainer(dump.document).explain(at: nil, expecting: ViewSelector("Terms"))
    #expect(try explanation.expectation?.view == dump.view("2️⃣"))
    #expect(explanation.expectation?.blocking.first?.reason == LabelOrImage.id)
    #expect(explanation.expectation?.named == nil)
  }

  @Test func `a button and the label in it that show the same text are one view`() throws {
    try expect(
      "Buy",
      """
         |    | 2️⃣<UIButton: 0x4000; frame = (20 100; 100 50); text = 'Buy'; layer = <CALayer: 0x4>>
         |    |    | <UIButtonLabel: 0x4001; frame = (0 0; 100 50); text = 'Buy'; userInteractionEnabled = NO; layer = <CALayer: 0x5>>
      """)
  }
}
