// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchControls
import TouchRender
import TouchTesting

@MainActor @Suite struct TextFieldLookTests {
  private let page = ControlPage()
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))

  init() {
    page.root.addSubview(field)
  }

  private var drawn: [String] { page.lines().filter { $0.hasPrefix("  |") }.map { String($0.dropFirst(4)) } }

  @Test func `an empty field shows its placeholder, and a secure one hides its text`() {
    field.placeholder = "Name"
    #expect(drawn == ["text \"Name\" in 0 6.856 44.54 20.287 #3C3C43 alpha 0.3 size 17"])
    field.text = "abc"
    field.isSecureTextEntry = true
    #expect(drawn.map { $0.prefix(10) } == ["text \"•••\""])
  }

  @Test func `text that does not fit is drawn in a smaller font, down to the smallest one`() {
    field.text = "mmmmmmmmmm"
    field.adjustsFontSizeToFitWidth = true
    #expect(drawn.last?.hasSuffix("size 11") == true)
    field.minimumFontSize = 15
    #expect(drawn.last?.hasSuffix("size 15") == true)
    field.text = ""
    field.placeholder = "m"
    #expect(drawn.last?.hasSuffix("size 17") == true)
  }

  @Test func `of a long text what can be seen is drawn, and it looks as if all of it were`() throws {
    func character(_ index: Int) -> Character { Array("abcdefghij klm")[index % 14] }
    // Short enough to be drawn as a whole.
    field.text = String((0..<900).map(character))
    let short = drawn
    for length in [5_000, 20_000] {
      field.text = String((0..<length).map(character))
      #expect(drawn == short)
      field.text = String(repeating: "wide ", count: length / 5)
      field.textAlignment = .right
      #expect(drawn.joined().utf8.count < 200)
      field.textAlignment = .natural
    }
    field.text = "abc\n" + String(repeating: "x", count: 5_000)
    #expect(drawn.joined().utf8.count < 200)
  }

  @Test func `the edges in a long text are those in one that just fills the line`() throws {
    field.text = String(repeating: "w", count: 40)
    let caret = field.caretRect(for: field.endOfDocument)
    field.text = String(repeating: "w", count: 20_000)
    #expect(field.caretRect(for: field.endOfDocument) == caret)
    let (start, end) = (field.beginningOfDocument, field.endOfDocument)
    let all = try #require(field.textRange(from: start, to: end))
    #expect(field.firstRect(for: all).maxX == caret.midX)
    let first = try #require(field.closestPosition(to: CGPoint(x: 0, y: 17)))
    #expect(field.offset(from: start, to: first) == 0)
  }

  @Test func `an image replaces the border, except round corners`() throws {
    let (plain, off) = (UIImage(), UIImage())
    field.background = plain
    field.borderStyle = .line
    let line = drawn
    field.background = nil
    #expect(drawn != line)
    field.background = plain
    field.disabledBackground = off
    #expect(drawn == line)
    field.isEnabled = false
    #expect(field.shownBackground === off)
    field.disabledBackground = nil
    #expect(field.shownBackground === plain)
    field.borderStyle = .roundedRect
    #expect(field.shownBackground == nil)
  }

  /// A field that draws another field's text, too.
  private final class Doubled: UITextField {
    var other: UITextField?
    override func drawText(in rect: CGRect) {
      super.drawText(in: rect)
      other?.drawText(in: rect)
    }
  }

  @Test func `a field draws only in its own pass`() {
    let doubled = Doubled(frame: field.frame)
    doubled.other = field
    (doubled.text, field.text) = ("a", "b")
    field.removeFromSuperview()
    page.root.addSubview(doubled)
    #expect(drawn.map { $0.prefix(8) } == ["text \"a\""])
  }

  @Test func `text follows the direction of the layout`() {
    field.text = "abc"
    field.semanticContentAttribute = .forceRightToLeft
    #expect(drawn[0].hasPrefix("text \"abc\" in 7"))
  }

  @Test func `a field that is edited shows the insertion point, and its clear button`() {
    field.text = "abc"
    field.borderStyle = .roundedRect
    field.clearButtonMode = .always
    let before = drawn.count
    #expect(field.becomeFirstResponder())
    #expect(drawn.count == before + 1)
    field.resignFirstResponder()
    #expect(drawn.count == before)
  }

  /// A field whose caret is never seen.
  private final class Caretless: UITextField {
    override func caretRect(for position: UITextPosition) -> CGRect { .zero }
  }

  @Test func `the caret is where it was moved to, a selection is highlighted, and overrides count`() {
    field.text = "mm"
    field.becomeFirstResponder()
    let atEnd = drawn
    field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
    #expect(drawn != atEnd && drawn.count == atEnd.count)
    field.selectAll(nil)
    #expect(drawn.count == atEnd.count && drawn[0].contains("alpha 0.2"))
    let other = Caretless(frame: field.frame)
    field.removeFromSuperview()
    page.root.addSubview(other)
    let before = drawn.count
    #expect(other.becomeFirstResponder() && drawn.count == before)
  }

  /// A field that indents what it draws.
  private final class Indented: UITextField {
    override func drawText(in rect: CGRect) { super.drawText(in: rect.offsetBy(dx: 20, dy: 0)) }
    override func drawPlaceholder(in rect: CGRect) { super.drawPlaceholder(in: rect.offsetBy(dx: 30, dy: 0)) }
  }

  @Test func `overrides draw the text and the placeholder`() {
    field.removeFromSuperview()
    let other = Indented(frame: field.frame)
    page.root.addSubview(other)
    other.placeholder = "m"
    #expect(drawn.map { $0.hasPrefix("text \"m\" in 30 ") } == [true])
    other.text = "i"
    #expect(drawn.map { $0.hasPrefix("text \"i\" in 20 ") } == [true])
    other.drawText(in: other.bounds)
    #expect(drawn.count == 1)
  }
}
