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

  @Test func `what fits several views is asked back, with their places`() throws {
    let failure = #expect(throws: ExplainingFailure.self) { _ = try find("UIButton") }
    #expect(
      failure?.description == """
        'UIButton' fits 2 views. Say which by its address or its index path:
          0/1  UIButton 'Add to cart' 0x102 at (0 0; 100 100)  -:3:6
          0/2  UIButton 'Remove' 0xABC at (0 100; 100 100)  -:4:6
        """)
  }

  @Test func `what fits none is answered with what is near`() throws {
    let failure = #expect(throws: ExplainingFailure.self) { _ = try find("UIButon") }
    #expect(failure?.candidates == ["'UIButton'"])
    let far = #expect(throws: ExplainingFailure.self) { _ = try find("xyzzyxyzzy") }
    #expect(far?.candidates == [])
  }

  @Test(arguments: ["", "0/", "/", "0/9", "9/0", "-1/0", "0/0/0/0", "0/999999999999999999999"])
  func `anything may be written`(text: String) {
    #expect(throws: ExplainingFailure.self) { try find(text) }
  }
}
