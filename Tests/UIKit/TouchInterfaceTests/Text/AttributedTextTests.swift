// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchControls
import TouchDrawing
import TouchInterface
import TouchTesting

struct AttributedTextTests {
  private let large = UIFont.systemFont(ofSize: 40)

  @Test func `a label takes text, font and color of the beginning`() {
    let label = UILabel()
    let text = NSMutableAttributedString(
      string: "Hello", attributes: [.font: large, .foregroundColor: UIColor.red])
    text.append(NSAttributedString(string: " you"))
    label.attributedText = text
    #expect(label.text == "Hello you" && label.font == large && label.textColor == .red)
    #expect(label.attributedText?.string == "Hello you")
    #expect(label.attributedText?.attribute(.foregroundColor, at: 7, effectiveRange: nil) == nil)
    label.textColor = .blue
    #expect(
      label.attributedText?.attribute(.foregroundColor, at: 7, effectiveRange: nil) as? UIColor == .blue)
    label.text = "Other"
    #expect(label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == large)
    label.attributedText = nil
    #expect(label.text == nil && label.attributedText == nil)
  }

  private final class Shouting: UILabel {
    override var attributedText: NSAttributedString? {
      get { super.attributedText }
      set { super.attributedText = newValue.map { NSAttributedString(string: $0.string + "!") } }
    }
  }

  private final class Titled: UITextField {
    var titles: [String?] = []
    override var attributedPlaceholder: NSAttributedString? {
      didSet { titles.append(attributedPlaceholder?.string) }
    }
  }

  @Test func `subclasses override attributed texts`() {
    let label = Shouting()
    label.attributedText = NSAttributedString(string: "Hey", attributes: [.font: large])
    #expect(label.text == "Hey!" && label.attributedText?.string == "Hey!")
    let field = Titled()
    field.attributedPlaceholder = NSAttributedString(string: "Name")
    #expect(field.titles == ["Name"] && field.placeholder == "Name")
  }

  @Test func `the size of a label follows the attributes of all parts`() {
    let label = UILabel()
    label.text = "aaaaaaaa"
    let plain = label.intrinsicContentSize
    let text = NSMutableAttributedString(string: "aaaa", attributes: [.font: label.font as UIFont])
    text.append(NSAttributedString(string: "aaaa", attributes: [.font: large]))
    label.attributedText = text
    let mixed = label.intrinsicContentSize
    #expect(mixed.width > plain.width && mixed.height > plain.height)
    #expect(mixed.width < UILabel.size(of: "aaaaaaaa", large).width)
    label.text = "aaaaaaaa"
    #expect(label.intrinsicContentSize == plain)
  }

  @Test func `a field shows attributed text, and types on in its style`() {
    let field = UITextField()
    field.attributedPlaceholder = NSAttributedString(
      string: "Name", attributes: [.foregroundColor: UIColor.green])
    #expect(field.placeholder == "Name")
    #expect(
      field.attributedPlaceholder?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        == .green)
    field.attributedText = NSAttributedString(string: "Ann", attributes: [.font: large])
    #expect(field.text == "Ann" && field.font == large)
    field.insertText("a")
    #expect(field.attributedText?.string == "Anna")
    #expect(field.attributedText?.attribute(.font, at: 3, effectiveRange: nil) as? UIFont == large)
    field.defaultTextAttributes = [.foregroundColor: UIColor.red, .kern: 2]
    #expect(field.textColor == .red && field.defaultTextAttributes[.kern] as? Int == 2)
    #expect(field.typingAttributes == nil)
  }

  @Test func `a button shows the attributed title of its state`() {
    let button = UIButton(type: .custom)
    button.setAttributedTitle(NSAttributedString(string: "Go"), for: .normal)
    button.setAttributedTitle(NSAttributedString(string: "Going"), for: .highlighted)
    #expect(button.title(for: .normal) == "Go" && button.currentAttributedTitle?.string == "Go")
    button.isHighlighted = true
    #expect(button.currentAttributedTitle?.string == "Going")
    button.isHighlighted = false
    button.setTitle("Stop", for: .normal)
    #expect(button.currentAttributedTitle == nil && button.currentTitle == "Stop")
  }
}

extension UILabel {
  fileprivate static func size(of text: String, _ font: UIFont) -> CGSize {
    let label = UILabel()
    (label.text, label.font) = (text, font)
    return label.intrinsicContentSize
  }
}
