// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchSnapshot

struct KIFReaderTests {
  private static let printed = """
    Window level 0.000000 (key window)
    UIWindow
    |\tUITransitionView
    |\t|\tUIView, identifier: root
    |\t|\t|\tUIButton, label: Buy, now: 3 € (enabled) (not selected) (highlighted)
    |\t|\t|\t|\tUIButtonLabel, label: Buy
    |\t|\t|\tShop.Stepper, label: Amount, identifier: amount (invisible) (not enabled) (selected) (not highlighted)
    |\t|\t|\tUIImageView (not highlighted)
    |\t|\t|\tUIAccessibilityElementMockView, label: Spoken
    |\t|\t|\tUILabel (invisible) label: Gone

    Window level 1000.000000
    UITextEffectsWindow
    |\tUIInputSetContainerView

    """

  @Test func `each window that KIF prints is a tree without frames`() throws {
    let document = try SnapshotDocument.reading(Self.printed)
    #expect(document.format == .kif)
    #expect(
      document.outline == [
        "-", "  UIWindow ?", "    UITransitionView ?", "      UIView ?",
        "        UIButton ? “Buy, now: 3 €”", "          UIButtonLabel ? “Buy”",
        "        Shop.Stepper (UIControl) ? “Amount”", "        UIImageView ?", "        UILabel ? “Gone”",
        "-", "  UITextEffectsWindow ?", "    UIInputSetContainerView ?",
      ])
    #expect(document.entries == 11 && document.viewCount == 10 && document.lostCount == 1)
    #expect(
      document.repairs.map(\.description) == [
        "f:9:7: this is an accessibility element and no view; it is left out"
      ])
    #expect(document.trees.map { $0.views[0].attribute("windowLevel") } == ["0.000000", "1000.000000"])
  }

  @Test func `labels, identifiers and states are known, and nothing else`() throws {
    let views = try SnapshotDocument.reading(Self.printed).trees[0].views
    #expect(views[2].accessibilityIdentifier == "root")
    let buy = views[3]
    #expect(buy.text == "Buy, now: 3 €" && buy.isEnabled == .known(true) && buy.isHidden == .known(false))
    #expect(buy.attribute("highlighted") == "YES" && buy.attribute("selected") == nil)
    #expect(buy.position.map { "\($0)" } == "f:5:7")
    let stepper = views[5]
    #expect(stepper.baseClass == "UIControl" && stepper.accessibilityIdentifier == "amount")
    #expect(stepper.isHidden == .known(true) && stepper.isEnabled == .known(false))
    #expect(views[7].isHidden == .known(true) && views[7].text == "Gone")
    for view in views {
      #expect(!view.frame.isKnown && !view.alpha.isKnown && !view.isUserInteractionEnabled.isKnown)
    }
  }

  @Test func `tabs may have become spaces, and prose around it is no view`() throws {
    let document = try SnapshotDocument.reading(
      "Here is what it prints:\r\nUIWindow\r\n|    UIView\r\n|    |   UISwitch, label: Wi-Fi (enabled)\r\nThanks\r\n"
    )
    #expect(document.outline == ["-", "  UIWindow ?", "    UIView ?", "      UISwitch ? “Wi-Fi”"])
    #expect(document.repairs.isEmpty)
  }

  @Test(arguments: [
    "UIWindow:0x1045057e0\n|   UIView:0x1\n|   |   *UILabel:0x2", "| name | label: x |\n|---|---|\n",
    "|\tThis is a text, label: none", "|\tlabel: x",
  ])
  func `other texts with bars are not KIF's`(text: String) {
    #expect((try? SnapshotDocument.reading(text))?.format != .kif)
  }
}
