// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import Touchstone

struct TextInputTests {
  // MARK: Units

  private func ranges(_ granularity: UITextGranularity, _ text: String) throws -> [String] {
    let page = Page(text)
    var found: [String] = []
    var position: UITextPosition? = page.beginningOfDocument
    while let start = position {
      if let range = page.tokenizer.rangeEnclosingPosition(
        start, with: granularity, inDirection: .storage(.forward))
      {
        found.append(try #require(page.text(in: range)))
        position = range.end
      } else {
        position = page.position(from: start, offset: 1)
      }
    }
    return found
  }

  @Test func `text is divided into words, sentences, paragraphs and characters`() throws {
    let text = "Don't go. Now!\nOr 3 'times'?"
    #expect(try ranges(.word, text) == ["Don't", "go", "Now", "Or", "3", "times"])
    #expect(try ranges(.sentence, text) == ["Don't go. ", "Now!\n", "Or 3 'times'?"])
    #expect(try ranges(.paragraph, text) == ["Don't go. Now!\n", "Or 3 'times'?"])
    #expect(try ranges(.document, text) == [text])
    #expect(try ranges(.character, "a👍🏽") == ["a", "👍🏽"])
    #expect(try ranges(.word, "") == [] && ranges(.document, "") == [])
  }

  @Test func `borders of units are found in both directions`() throws {
    let page = Page("ab cd")
    func at(_ offset: Int) -> UITextPosition { Page.Place(offset) }
    func next(_ offset: Int, _ direction: UITextStorageDirection) -> Int? {
      let found = page.tokenizer.position(
        from: at(offset), toBoundary: .word, inDirection: .storage(direction))
      return (found as? Page.Place)?.offset
    }
    #expect(next(0, .forward) == 2 && next(2, .forward) == 5 && next(5, .forward) == nil)
    #expect(next(5, .backward) == 3 && next(3, .backward) == 0 && next(0, .backward) == nil)
    let right = UITextDirection.layout(.right)
    #expect(page.tokenizer.isPosition(at(2), atBoundary: .word, inDirection: right))
    #expect(!page.tokenizer.isPosition(at(3), atBoundary: .word, inDirection: right))
    #expect(page.tokenizer.isPosition(at(3), atBoundary: .word, inDirection: .layout(.left)))
    #expect(!page.tokenizer.isPosition(at(2), withinTextUnit: .word, inDirection: right))
    #expect(page.tokenizer.isPosition(at(2), withinTextUnit: .word, inDirection: .layout(.left)))
  }

  // MARK: Inputs of others

  @Test func `keys type into a view with positions of its own`() throws {
    let stage = Stage()
    let page = Page("")
    page.frame = CGRect(x: 0, y: 100, width: 100, height: 100)
    try stage.add(page, named: "page")
    page.becomeFirstResponder()
    for phase in [UIPress.Phase.began, .ended] {
      let key = UIKey(.keyboardA, characters: "a")
      stage.application.handle(
        PressFrame(timestamp: stage.now, presses: [PressReport(id: 1, phase: phase, key: key)]))
    }
    #expect(page.content == "a" && page.textInputView === page && page.selectionAffinity == .forward)
    #expect(page.shouldChangeText(in: UITextRange(), replacementText: ""))
    let second = try #require(page.position(within: page.everything, atCharacterOffset: 1))
    #expect(page.characterOffset(of: second, within: page.everything) == 1)
  }

  @Test func `what an input tells about changes that code makes`() {
    let field = UITextField()
    let heard = Heard()
    field.inputDelegate = heard
    field.text = "a"
    field.text = "a"
    #expect(heard.calls == ["will text", "did text"])
    let stage = Stage()
    stage.view.addSubview(field)
    field.becomeFirstResponder()
    field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)
    field.insertText("b")
    #expect(heard.calls == ["will text", "did text", "will selection", "did selection"])
  }
}

private final class Heard: UITextInputDelegate {
  var calls: [String] = []
  func selectionWillChange(_ textInput: (any UITextInput)?) { calls.append("will selection") }
  func selectionDidChange(_ textInput: (any UITextInput)?) { calls.append("did selection") }
  func textWillChange(_ textInput: (any UITextInput)?) { calls.append("will text") }
  func textDidChange(_ textInput: (any UITextInput)?) { calls.append("did text") }
}

/// A view that takes text, as people write one for UIKit.
private final class Page: UIView, UITextInput {
  final class Place: UITextPosition {
    let offset: Int
    init(_ offset: Int) { self.offset = offset }
  }

  final class Span: UITextRange {
    let range: Range<Int>
    init(_ range: Range<Int>) { self.range = range }
    override var start: UITextPosition { Place(range.lowerBound) }
    override var end: UITextPosition { Place(range.upperBound) }
    override var isEmpty: Bool { range.isEmpty }
  }

  var content: String
  weak var inputDelegate: (any UITextInputDelegate)?
  lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
  var markedTextStyle: [NSAttributedString.Key: Any]?
  var selectedTextRange: UITextRange?
  var markedTextRange: UITextRange?

  init(_ content: String) {
    self.content = content
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { true }
  var hasText: Bool { !content.isEmpty }
  func insertText(_ text: String) { content += text }
  func deleteBackward() { _ = content.popLast() }

  var everything: UITextRange { Span(0..<content.utf16.count) }
  var beginningOfDocument: UITextPosition { Place(0) }
  var endOfDocument: UITextPosition { Place(content.utf16.count) }

  func text(in range: UITextRange) -> String? {
    guard let span = range as? Span, let part = Range(NSRange(span.range), in: content) else { return nil }
    return String(content[part])
  }

  func replace(_ range: UITextRange, withText text: String) { content += text }
  func setMarkedText(_ markedText: String?, selectedRange: NSRange) {}
  func unmarkText() {}

  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    guard let first = fromPosition as? Place, let last = toPosition as? Place else { return nil }
    return Span(min(first.offset, last.offset)..<max(first.offset, last.offset))
  }

  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    guard let place = position as? Place else { return nil }
    let end = place.offset + offset
    return (0...content.utf16.count).contains(end) ? Place(end) : nil
  }

  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? { self.position(from: position, offset: direction == .left ? -offset : offset) }

  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let distance = offset(from: position, to: other)
    return distance > 0 ? .orderedAscending : distance < 0 ? .orderedDescending : .orderedSame
  }

  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    ((toPosition as? Place)?.offset ?? 0) - ((from as? Place)?.offset ?? 0)
  }

  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
    range.end
  }

  func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? { textRange(from: position, to: endOfDocument) }

  func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { .leftToRight }

  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
  func firstRect(for range: UITextRange) -> CGRect { bounds }
  func caretRect(for position: UITextPosition) -> CGRect { bounds }
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  func closestPosition(to point: CGPoint) -> UITextPosition? { endOfDocument }
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? { range.end }
  func characterRange(at point: CGPoint) -> UITextRange? { nil }
}
