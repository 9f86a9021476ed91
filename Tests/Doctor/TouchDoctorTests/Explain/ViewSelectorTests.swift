// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchSnapshot

@testable import TouchDoctor

struct ViewSelectorTests {
  private static let dump = """
    <UIWindow: 0x100; frame = (0 0; 375 667)>
       | <Shop.Card: 0x101; frame = (0 0; 100 100)>
       | <UIButton: 0x102; frame = (0 0; 100 100); text = 'Add to cart'>
       | <UIButton: 0xABC; frame = (0 100; 100 100); text = 'Remove'>
    """

  private func find(_ text: String) throws -> String? {
    let document = try MarkedDump(Self.dump).document
    let place = try Explainer(document).find(ViewSelector(text))
    return document.trees[place.tree].views[place.view].identifier
  }

  @Test(arguments: [
    ("0x102", "0x102"), ("0xabc", "0xABC"), ("Remove", "0xABC"), ("Card", "0x101"), ("Shop.Card", "0x101"),
    ("0/1", "0x102"),
    ("UIWindow", "0x100"),
  ])
  func `a view is found by address, text, class and path`(text: String, found: String) throws {
    #expect(try find(text) == found)
  }

  @Test func `the title of a button means the button, and is its name`() throws {
    let document = try MarkedDump(
      """
      <UIWindow: 0x100; frame = (0 0; 375 667)>
         | <UIButton: 0x101; frame = (20 100; 335 50)>
         |    | <UIButtonLabel: 0x102; frame = (140 14; 55 22); text = 'Sign in'; userInteractionEnabled = NO>
         | <UIView: 0x103; frame = (0 100; 335 50)>
      """
    ).document
    let explanation = try Explainer(document).explain(at: nil, expecting: ViewSelector("Sign in"))
    #expect(explanation.headline == "UIButton 'Sign in' does not get the touch at 187.5, 125 (certain).")
    #expect(explanation.expectation?.blocking.first?.code.last?.contains("signInButton") == true)
  }

  @Test func `what fits several views is asked back, with their places`() throws {
    let failure = #expect(throws: ExplainingFailure.self) { _ = try find("UIButton") }
    #expect(
      failure?.description == """
        'UIButton' fits 2 views. Say which by its address or its index path:
          0/1  UIButton 'Add to cart' 0x102 at (0 0; 100 100)  -:3:6
          0/2  UIButton 'Remove' 0xABC at (0 100; 100 100)  -:4:6
        """)
  }

  @Test func `advice is a line each, whatever stands on the views`() throws {
    var dump = try MarkedDump(
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x2>>
         | 1️⃣<UILabel: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x3>>
         | <UILabel: 0x2001; frame = (0 0; 390 84); text = 'Buyer'; layer = <CALayer: 0x3>>
      """)
    dump.change("1️⃣") { $0.text = "Buy\nnow" }
    let explainer = Explainer(dump.document)
    let none = #expect(throws: ExplainingFailure.self) { _ = try explainer.find(ViewSelector("Buy")) }
    #expect(none?.candidates == ["'Buyer'"])
    let several = #expect(throws: ExplainingFailure.self) { _ = try explainer.find(ViewSelector("UILabel")) }
    #expect(several?.candidates.allSatisfy { !$0.contains("\n") } == true)
  }

  @Test func `what fits none is answered with what is near`() throws {
    let failure = #expect(throws: ExplainingFailure.self) { _ = try find("UIButon") }
    #expect(failure?.candidates == ["'UIButton'"])
    let far = #expect(throws: ExplainingFailure.self) { _ = try find("xyzzyxyzzy") }
    #expect(far?.candidates == [])
  }

  @Test func `a text that reads like an index path is asked back`() throws {
    let dump = try MarkedDump(
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x2>>
         | <UIView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x3>>
         |    | 1️⃣<UILabel: 0x4000; frame = (20 100; 100 50); text = '0/0'; layer = <CALayer: 0x4>>
      """)
    let failure = #expect(throws: ExplainingFailure.self) {
      _ = try Explainer(dump.document).find(ViewSelector("0/0"))
    }
    #expect(
      failure?.description == """
        '0/0' fits 2 views. Say which by its address:
          0/0  UIView 0x2000 at (0 0; 390 844)  -:2:6
          0/0/0  UILabel '0/0' 0x4000 at (20 100; 100 50)  -:3:11
        """)
  }

  @Test func `an address that stands in the dump twice is no way out`() throws {
    let dump = try MarkedDump(
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x2>>
         | <UIView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x3>>
         | <UIView: 0x2000; frame = (0 0; 390 84); layer = <CALayer: 0x3>>
      """)
    let failure = #expect(throws: ExplainingFailure.self) {
      _ = try Explainer(dump.document).find(ViewSelector("0x2000"))
    }
    #expect(failure?.message == "'0x2000' fits 2 views. Say which by its index path:")
  }

  @Test(arguments: [
    ("0/9", "There is no view at 0/9: at 0 is UIWindow 0x100, and that has 3 children, from 0 to 2."),
    (
      "0/1/0",
      "There is no view at 0/1/0: at 0/1 is UIButton 'Add to cart', and that has no children."
    ),
    ("9/0", "There is no view at 9/0: the first number counts 1 root, which is 0."),
  ])
  func `of a path that ends too early it is said how far it leads`(path: String, message: String) {
    let failure = #expect(throws: ExplainingFailure.self) { _ = try find(path) }
    #expect(failure?.description == message)
  }

  @Test(arguments: ["", "0/", "/", "0/9", "9/0", "-1/0", "0/0/0/0", "0/999999999999999999999"])
  func `anything may be written`(text: String) {
    #expect(throws: ExplainingFailure.self) { try find(text) }
  }
}
