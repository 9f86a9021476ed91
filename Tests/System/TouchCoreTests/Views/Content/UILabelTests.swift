// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchCore
import TouchGraphics

@MainActor @Suite struct UILabelTests {
  private func label(_ text: String, lines: Int = 1) -> UILabel {
    let label = UILabel()
    // Letters of 0.6 × 10 = 6 points, on lines of 11.93, which is 12 on a screen of two pixels a point.
    label.font = .monospacedSystemFont(ofSize: 10, weight: .regular)
    label.text = text
    label.numberOfLines = lines
    return label
  }

  @Test func `a label begins as UIKit's does`() {
    let label = UILabel()
    #expect(label.text == nil)
    #expect(label.font == .systemFont(ofSize: 17))
    #expect(label.textColor == .label)
    #expect(label.textAlignment == .natural)
    #expect(label.lineBreakMode == .byTruncatingTail)
    #expect(label.numberOfLines == 1)
    #expect(label.isEnabled && !label.isHighlighted && !label.isUserInteractionEnabled)
    label.font = nil
    label.textColor = nil
    #expect(label.font == .systemFont(ofSize: 17))
    #expect(label.textColor == .label)
  }

  @Test func `a single line asks for all its width, in whole pixels`() {
    #expect(label("abcd").intrinsicContentSize == CGSize(width: 24, height: 12))
    #expect(label("abcd").sizeThatFits(CGSize(width: 5, height: 5)) == CGSize(width: 24, height: 12))
    #expect(label("").intrinsicContentSize == .zero)
    #expect(UILabel().sizeThatFits(.zero) == .zero)
    let one = label("abcd")
    one.sizeToFit()
    #expect(one.bounds.size == CGSize(width: 24, height: 12))
  }

  @Test func `lines are broken between words, and within one that is too long`() {
    func size(_ text: String, _ width: CGFloat, lines: Int = 0) -> CGSize {
      label(text, lines: lines).sizeThatFits(CGSize(width: width, height: 0))
    }
    #expect(size("ab cd ef", 0) == CGSize(width: 48, height: 12))
    #expect(size("ab cd ef", 30) == CGSize(width: 30, height: 24))
    #expect(size("ab cd ef", 29) == CGSize(width: 12, height: 36))
    #expect(size("ab cd ef", 29, lines: 2) == CGSize(width: 12, height: 24))
    #expect(size("abcdefgh", 20) == CGSize(width: 18, height: 36))
    #expect(size("ab   cd", 18) == CGSize(width: 12, height: 24))
    #expect(size("ab\n\ncd", 100) == CGSize(width: 12, height: 36))
    #expect(size("ab", 1) == CGSize(width: 1, height: 24))
    #expect(size("ab", .nan) == CGSize(width: 12, height: 12))
  }

  @Test func `a preferred width breaks the lines of the intrinsic size`() {
    let text = label("ab cd ef", lines: 0)
    text.preferredMaxLayoutWidth = 30
    #expect(text.intrinsicContentSize == CGSize(width: 30, height: 24))
  }

  @Test func `the rectangle of the text follows the alignment`() {
    let text = label("ab")
    let bounds = CGRect(x: 10, y: 10, width: 100, height: 50)
    #expect(
      text.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
        == CGRect(x: 10, y: 10, width: 12, height: 12))
    text.textAlignment = .right
    #expect(text.textRect(forBounds: bounds, limitedToNumberOfLines: 1).minX == 98)
    text.textAlignment = .center
    #expect(text.textRect(forBounds: bounds, limitedToNumberOfLines: 1).minX == 54)
  }

  @Test func `a new text asks nobody for layout`() {
    final class Root: UIView {
      var asked = 0
      var layouts = 0
      override func setNeedsLayout() {
        asked += 1
        super.setNeedsLayout()
      }
      override func layoutSubviews() { layouts += 1 }
    }
    let root = Root()
    let text = label("a")
    root.addSubview(text)
    root.layoutIfNeeded()
    root.asked = 0
    root.layouts = 0
    text.text = "b"
    root.layoutIfNeeded()
    #expect(root.asked == 0 && root.layouts == 0)
  }

  @Test func `a label speaks its text`() {
    let text = label("Volume")
    #expect(text.isAccessibilityElement)
    #expect(text.accessibilityLabel == "Volume")
    #expect(text.accessibilityTraits == .staticText)
    text.accessibilityLabel = "Loudness"
    #expect(text.accessibilityLabel == "Loudness")
  }

  @Test func `touches go through a label to what lies behind`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let text = label("a")
    text.frame = root.bounds
    root.addSubview(text)
    #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === root)
    text.isUserInteractionEnabled = true
    #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === text)
  }
}
