// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchControls
import TouchInterface
import TouchTesting

struct TextSettingsTests {
  @Test func `metrics scale a font as its text style grows`() {
    let metrics = UIFontMetrics(forTextStyle: .caption1)
    func size(_ category: UIContentSizeCategory) -> CGFloat {
      let traits = UITraitCollection(preferredContentSizeCategory: category)
      return metrics.scaledFont(for: .systemFont(ofSize: 24), compatibleWith: traits).pointSize
    }
    #expect(metrics.scaledFont(for: .systemFont(ofSize: 24)).pointSize == 24)
    #expect(size(.extraSmall) == 22 && size(.large) == 24 && size(.extraLarge) == 28)
    #expect(size(.accessibilityExtraExtraExtraLarge) == 86 && size(.unspecified) == 24)
    let largest = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    let limited = metrics.scaledFont(
      for: .boldSystemFont(ofSize: 24), maximumPointSize: 30, compatibleWith: largest)
    #expect(limited == .boldSystemFont(ofSize: 30))
    #expect(UIFontMetrics.default.scaledValue(for: 34, compatibleWith: largest) == 106)
  }

  @Test func `settings that change nothing here are kept`() {
    let (label, field, button) = (UILabel(), UITextField(), UIButton())
    #expect(!label.adjustsFontForContentSizeCategory && !button.showsTouchWhenHighlighted)
    label.adjustsFontForContentSizeCategory = true
    field.adjustsFontForContentSizeCategory = true
    button.showsTouchWhenHighlighted = true
    #expect(label.adjustsFontForContentSizeCategory && field.adjustsFontForContentSizeCategory)
    #expect(button.showsTouchWhenHighlighted)
  }
}
