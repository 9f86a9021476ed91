// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchSnapshot

@testable import TouchDoctor

/// Answers about what KIF prints, which has no frames.
struct StatesTests {
  private let printed = """
    UIWindow
    |\tUIView (invisible)
    |\t|\tUIButton, label: Buy (enabled) (not selected) (not highlighted)
    |\tUIView
    |\t|\tUIButton, label: Pay (not enabled) (not selected) (not highlighted)
    |\t|\tUIButton, label: Sell (enabled) (not selected) (not highlighted)
    """

  private func answer(_ name: String) throws -> (text: String, explanation: Explanation) {
    let document = try SnapshotDocument.read(bytes: Array(printed.utf8), file: "-")
    let explanation = try Explainer(document).explain(at: nil, expecting: ViewSelector(name))
    return (explanation.text(), explanation)
  }

  @Test func `what is hidden reacts to no touch, wherever it is`() throws {
    let (text, explanation) = try answer("Buy")
    #expect(
      text == """
        UIButton 'Buy' does not react to touches (certain).

        UIView at 0/0, which contains it, is hidden, and so is everything in it.
        [hidden]

        Show UIView at 0/0.

            // container is UIView at 0/0
            container.isHidden = false

        """)
    #expect(!explanation.works)
  }

  @Test func `a disabled control does nothing with a touch`() throws {
    #expect(
      try answer("Pay").text.hasPrefix(
        "UIButton 'Pay' does not react to touches (certain).\n\nIt is disabled: it takes the touch and does nothing with it."
      ))
  }

  @Test func `of anything else the answer says why it cannot be known`() throws {
    let (text, explanation) = try answer("Sell")
    #expect(
      text == """
        It cannot be known whether UIButton 'Sell' gets touches.

        It is not hidden, and neither is a view that contains it. KIF prints no frames,
        so what lies in front cannot be known. Print the windows, and ask about that:
            expression -l objc -O -- [[UIWindow keyWindow] recursiveDescription]

        """)
    #expect(!explanation.works && explanation.certainty == .cannotBeKnown)
  }

  @Test func `a point is refused with the way to a dump`() throws {
    let document = try SnapshotDocument.read(bytes: Array(printed.utf8), file: "-")
    let failure = #expect(throws: ExplainingFailure.self) {
      try Explainer(document).explain(at: ViewPoint(x: 1, y: 1))
    }
    #expect(failure?.message.hasPrefix("KIF prints no frames") == true)
  }
}
