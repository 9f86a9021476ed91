// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchCore
import TouchDrawing
import TouchGraphics

@Suite nonisolated struct TextMeasuringTests {
  private let font = UIFont.systemFont(ofSize: 20)
  private var attributes: [NSAttributedString.Key: Any] { [.font: font] }
  /// A letter, which is 11 points wide.
  private let letter: CGFloat = 11
  private var line: CGFloat { font.lineHeight }

  private func isNear(_ a: CGSize, _ width: CGFloat, _ height: CGFloat) -> Bool {
    abs(a.width - width) < 1e-9 && abs(a.height - height) < 1e-9
  }

  @Test func `text is as wide as its letters and as high as its lines`() {
    #expect(isNear("abcd".size(withAttributes: attributes), 4 * letter, line))
    #expect(isNear(("abcd" as NSString).size(withAttributes: attributes), 4 * letter, line))
    #expect(isNear("abcd\nab\n".size(withAttributes: attributes), 4 * letter, 3 * line))
    #expect("".size(withAttributes: attributes) == .zero)
    #expect(isNear("ab".size(), 2 * 0.55 * 12, UIFont.systemFont(ofSize: 12).lineHeight))
  }

  @Test func `space between letters counts for each of them`() {
    var spaced = attributes
    spaced[.kern] = 2
    #expect(isNear("ab".size(withAttributes: spaced), 2 * letter + 4, line))
    spaced[.tracking] = CGFloat(3)
    #expect(isNear("ab".size(withAttributes: spaced), 2 * letter + 6, line))
  }

  @Test func `parts of a text have their own fonts`() {
    let text = NSMutableAttributedString(string: "ab", attributes: attributes)
    let big = UIFont.systemFont(ofSize: 40)
    text.append(NSAttributedString(string: "ab", attributes: [.font: big]))
    #expect(isNear(text.size(), 2 * letter + 4 * letter, big.lineHeight))
  }

  @MainActor @Test func `text is wrapped as in a label`() {
    let words = "the quick brown fox jumps over the lazy dog and rests"
    for width in stride(from: CGFloat(40), to: 600, by: 7) {
      let label = UILabel()
      label.font = font
      label.numberOfLines = 0
      label.lineBreakMode = .byWordWrapping
      label.text = words
      let size = label.sizeThatFits(CGSize(width: width, height: 0))
      let rect = words.boundingRect(
        with: CGSize(width: width, height: .greatestFiniteMagnitude), options: .usesLineFragmentOrigin,
        attributes: attributes, context: nil)
      #expect(abs(size.height - rect.height) <= 0.5, "\(width)")
      #expect(abs(size.width - min(rect.width, width)) <= 0.5, "\(width)")
    }
  }

  @Test func `only lines that fit are measured, and at least one`() {
    let text = NSAttributedString(string: "aa aa aa aa", attributes: attributes)
    func height(_ limit: CGFloat) -> CGFloat {
      text.boundingRect(
        with: CGSize(width: 3 * letter, height: limit), options: .usesLineFragmentOrigin, context: nil
      ).height
    }
    #expect(abs(height(1000) - 4 * line) < 1e-9)
    #expect(abs(height(2.5 * line) - 2 * line) < 1e-9)
    #expect(abs(height(1) - line) < 1e-9)
    #expect(abs(height(0) - 4 * line) < 1e-9)
  }

  @Test func `without the origin of lines, text is measured on one line from its baseline`() {
    let context = NSStringDrawingContext()
    let rect = "aa aa".boundingRect(
      with: CGSize(width: 10, height: 10), attributes: attributes, context: context)
    #expect(isNear(rect.size, 4 * letter + 0.28 * 20, line))
    #expect(abs(rect.minY - font.descender) < 1e-9)
    #expect(context.totalBounds == rect)
  }

  @Test func `a paragraph style spaces, indents and breaks lines`() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 5
    style.paragraphSpacing = 7
    style.paragraphSpacingBefore = 1
    style.firstLineHeadIndent = 10
    style.minimumLineHeight = 30
    var styled = attributes
    styled[.paragraphStyle] = style
    let text = "aa aa\nb"
    let size = CGSize(width: 4 * letter, height: 0)
    func rect() -> CGSize {
      text.boundingRect(with: size, options: .usesLineFragmentOrigin, attributes: styled, context: nil).size
    }
    #expect(isNear(rect(), 10 + 2 * letter, 30 + 5 + 30 + 5 + 7 + 1 + 30))
    style.maximumLineHeight = 15
    style.lineSpacing = 0
    #expect(isNear(rect(), 10 + 2 * letter, 15 + 15 + 8 + 15))
    style.lineBreakMode = .byTruncatingTail
    #expect(abs(rect().height - (15 + 8 + 15)) < 1e-9)
    #expect(rect().width <= size.width)
    style.lineBreakMode = .byCharWrapping
    style.firstLineHeadIndent = 0
    #expect(isNear(rect(), 3 * letter + 0.28 * 20, 15 + 15 + 8 + 15))
  }

  @Test func `a paragraph style is copied and compared by its values`() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.headIndent = 3
    style.tailIndent = -3
    style.lineHeightMultiple = 2
    let copy = try #require(style.copy() as? NSParagraphStyle)
    #expect(copy == style && copy.hash == style.hash)
    style.alignment = .right
    #expect(copy != style)
    #expect(copy.alignment == .center)
    let other = try #require(copy.mutableCopy() as? NSMutableParagraphStyle)
    other.setParagraphStyle(style)
    #expect(other == style)
    #expect(NSParagraphStyle.default == NSParagraphStyle())
  }
}
