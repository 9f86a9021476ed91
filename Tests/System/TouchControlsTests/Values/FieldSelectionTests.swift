// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import Touchstone

@Suite struct FieldSelectionTests {
  private func editing(_ text: String) throws -> (FieldScene, UITextField) {
    let scene = try FieldScene()
    scene.a.text = text
    scene.a.becomeFirstResponder()
    _ = scene.log
    return (scene, scene.a)
  }

  private func select(_ range: Range<Int>, in field: UITextField) {
    guard let start = field.position(from: field.beginningOfDocument, offset: range.lowerBound),
      let end = field.position(from: start, offset: range.count)
    else { return }
    field.selectedTextRange = field.textRange(from: start, to: end)
  }

  private func selection(of field: UITextField) -> [Int]? {
    field.selectedTextRange.map { range in
      [range.start, range.end].map { field.offset(from: field.beginningOfDocument, to: $0) }
    }
  }

  // MARK: The caret

  @Test func `there is a caret while a field is edited, at the end of the text`() throws {
    let (scene, field) = try editing("abc")
    #expect(selection(of: field) == [3, 3])
    select(1..<1, in: field)
    #expect(selection(of: field) == [1, 1])
    field.text = "other"
    #expect(selection(of: field) == [5, 5])
    select(1..<1, in: field)
    field.selectedTextRange = UITextRange()
    #expect(selection(of: field) == [1, 1])
    field.selectedTextRange = nil
    #expect(selection(of: field) == [0, 0])
    scene.b.becomeFirstResponder()
    #expect(field.selectedTextRange == nil)
    field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)
    field.becomeFirstResponder()
    #expect(selection(of: field) == [5, 5])
  }

  @Test func `typing goes to the caret or replaces the selection`() throws {
    let (scene, field) = try editing("abc")
    select(1..<1, in: field)
    scene.type(.keyboardX, "x")
    #expect(field.text == "axbc" && selection(of: field) == [2, 2])
    scene.type(.keyboardDeleteOrBackspace, "")
    #expect(field.text == "abc" && selection(of: field) == [1, 1])
    select(0..<2, in: field)
    field.insertText("yz")
    #expect(field.text == "yzc" && selection(of: field) == [2, 2])
    select(1..<3, in: field)
    field.deleteBackward()
    #expect(field.text == "y")
    select(0..<0, in: field)
    field.deleteBackward()
    #expect(
      scene.log == [
        "a change 1+0 x", "a editingChanged axbc", "a change 1+1 ", "a editingChanged abc",
        "a change 0+2 yz", "a editingChanged yzc", "a change 1+2 ", "a editingChanged y",
      ])
  }

  @Test func `what a reader sees as one character is deleted as a whole`() throws {
    let (scene, field) = try editing("a👍🏽b")
    #expect(selection(of: field) == [6, 6])
    select(5..<5, in: field)
    field.deleteBackward()
    #expect(field.text == "ab" && selection(of: field) == [1, 1])
    field.text = "👍"
    select(1..<2, in: field)
    field.insertText("x")
    #expect(field.text == "x")
    withExtendedLifetime(scene) {}
  }

  @Test func `a selection inside of a scalar widens to the whole`() throws {
    let (scene, field) = try editing("👍b")
    select(1..<2, in: field)
    #expect(selection(of: field) == [0, 2])
    field.insertText("x")
    #expect(field.text == "xb" && selection(of: field) == [1, 1])
    field.insertText("y")
    #expect(scene.log.filter { $0.hasPrefix("a change") } == ["a change 0+2 x", "a change 1+0 y"])
    field.text = "👍"
    let middle = try #require(field.position(from: field.beginningOfDocument, offset: 1))
    let half = try #require(field.textRange(from: middle, to: field.endOfDocument))
    field.replace(half, withText: "z")
    #expect(field.text == "z" && selection(of: field) == [1, 1])
  }

  @Test func `text that is only composed differently is another text`() throws {
    let (scene, field) = try editing("caf\u{E9}")
    field.text = "cafe\u{301}"
    #expect(field.text?.utf16.count == 5 && selection(of: field) == [5, 5])
    field.deleteBackward()
    #expect(field.text == "caf" && scene.log == ["a change 3+2 ", "a editingChanged caf"])
    field.insertText("e")
    field.insertText("\u{301}")
    #expect(field.text == "caf\u{E9}" && selection(of: field) == [5, 5])
  }

  @Test func `a formatter sets the text and the caret in the question, and says no`() throws {
    let (scene, field) = try editing("12")
    let formatter = Formatter()
    field.delegate = formatter
    for digit in ["3", "4", "5"] { field.insertText(digit) }
    #expect(field.text == "12,345")
    select(1..<1, in: field)
    field.insertText("9")
    #expect(field.text == "192,345" && selection(of: field) == [2, 2])
    withExtendedLifetime(scene) {}
  }

  @Test func `a handler of the change may move the caret`() throws {
    let (scene, field) = try editing("5 €")
    select(1..<1, in: field)
    scene.plans["a editingChanged 57 €"] = {
      field.text = "57,00 €"
      select(2..<2, in: field)
    }
    field.insertText("7")
    field.insertText("8")
    #expect(field.text == "578,00 €" && selection(of: field) == [3, 3])
  }

  @Test func `a delegate that moves the caret and agrees gets the text there`() throws {
    let (scene, field) = try editing("abc")
    scene.plans["a change 3+0 x"] = { select(0..<0, in: field) }
    field.insertText("x")
    #expect(field.text == "xabc" && selection(of: field) == [1, 1])
  }

  @Test func `the delegate is told when the selection changes while the field is edited`() throws {
    let scene = try FieldScene()
    let watcher = SelectionWatcher()
    scene.a.delegate = watcher
    scene.a.text = "ab"
    scene.a.becomeFirstResponder()
    #expect(watcher.calls == 0)
    select(1..<1, in: scene.a)
    select(1..<1, in: scene.a)
    #expect(watcher.calls == 1)
    scene.a.insertText("x")
    scene.a.text = "longer"
    #expect(watcher.calls == 3)
    scene.a.resignFirstResponder()
    #expect(watcher.calls == 3)
  }

  // MARK: Fingers

  @Test func `a tap moves the caret to the nearest position`() throws {
    let scene = try FieldScene()
    scene.a.text = "mmmm"
    let width = scene.a.caretRect(for: scene.a.endOfDocument).midX / 4
    try scene.stage.tap(.point(width * 1.4, 17, in: scene.a))
    #expect(selection(of: scene.a) == [1, 1])
    try scene.stage.wait(1)
    try scene.stage.tap(.point(width * 2.6, 17, in: scene.a))
    #expect(selection(of: scene.a) == [3, 3])
    try scene.stage.wait(1)
    try scene.stage.tap(.point(190, 17, in: scene.a))
    #expect(selection(of: scene.a) == [4, 4])
  }

  @Test func `a selection that is set as editing begins does not outlast the tap`() throws {
    let scene = try FieldScene()
    scene.a.text = "mmmm"
    scene.plans["a didBegin"] = { self.select(0..<4, in: scene.a) }
    try scene.stage.tap(.point(190, 17, in: scene.a))
    #expect(selection(of: scene.a) == [4, 4])
  }

  /// A field for a code as people write it: no caret, which stays at the end, and no menu.
  private final class CodeField: UITextField {
    override func caretRect(for position: UITextPosition) -> CGRect { .zero }
    override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
    override func closestPosition(to point: CGPoint) -> UITextPosition? {
      position(from: beginningOfDocument, offset: text?.count ?? 0)
    }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  }

  @Test func `a field that knows one position only keeps the caret there`() throws {
    let stage = Stage()
    let field = CodeField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    field.text = "12"
    try stage.add(field, named: "code")
    try stage.tap(.point(1, 20, in: field))
    field.insertText("3")
    #expect(field.text == "123")
    #expect(!field.canPerformAction(Selector("selectAll:"), withSender: nil))
  }

  // MARK: Marked text

  @Test func `marked text is replaced by what is typed, or settled`() throws {
    let (scene, field) = try editing("ab")
    field.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
    #expect(field.text == "abni" && selection(of: field) == [4, 4])
    let marked = try #require(field.markedTextRange)
    #expect(field.text(in: marked) == "ni")
    field.setMarkedText("nih", selectedRange: NSRange(location: 1, length: 9))
    #expect(field.text == "abnih" && selection(of: field) == [3, 5])
    field.insertText("你")
    #expect(field.text == "ab你" && field.markedTextRange == nil)
    field.setMarkedText("x", selectedRange: NSRange(location: 1, length: 0))
    field.unmarkText()
    field.insertText("y")
    #expect(field.text == "ab你xy")
    field.setMarkedText("z", selectedRange: NSRange(location: 1, length: 0))
    field.setMarkedText(nil, selectedRange: NSRange(location: 0, length: 0))
    #expect(field.text == "ab你xy" && field.markedTextRange == nil)
    _ = scene.log
    scene.a.delegate = scene.no
    field.setMarkedText("q", selectedRange: NSRange(location: 1, length: 0))
    #expect(field.text == "ab你xyq" && scene.log == [])
  }

  @Test func `code that replaces or marks text asks nobody and tells only of the selection`() throws {
    let (scene, field) = try editing("abc")
    let watcher = SelectionWatcher()
    field.delegate = watcher
    field.addAction(UIAction { _ in scene.stage.log("value") }, for: [.valueChanged, .allEditingEvents])
    let start = try #require(field.position(from: field.beginningOfDocument, offset: 1))
    field.replace(try #require(field.textRange(from: start, to: field.endOfDocument)), withText: "yz!")
    #expect(field.text == "ayz!" && selection(of: field) == [4, 4] && watcher.calls == 1)
    field.setMarkedText("ni", selectedRange: NSRange(location: 1, length: 0))
    #expect(field.text == "ayz!ni" && watcher.calls == 2)
    field.unmarkText()
    #expect(scene.log == [])
    // What is typed in place of a mark is asked about and told.
    field.delegate = nil
    field.setMarkedText("x", selectedRange: NSRange(location: 1, length: 0))
    field.insertText("y")
    #expect(field.text == "ayz!nyi" && scene.log == ["a editingChanged ayz!nyi", "value"])
  }

  @Test func `a range that cuts a pair of units has a replacement character for the half`() throws {
    let (scene, field) = try editing("a👍b")
    func text(_ range: Range<Int>) throws -> String? {
      let start = try #require(field.position(from: field.beginningOfDocument, offset: range.lowerBound))
      let end = try #require(field.position(from: start, offset: range.count))
      return field.text(in: try #require(field.textRange(from: start, to: end)))
    }
    #expect(try text(0..<2) == "a\u{FFFD}")
    #expect(try text(2..<4) == "\u{FFFD}b")
    #expect(try text(1..<2) == "\u{FFFD}" && text(2..<2) == "")
    #expect(try text(1..<3) == "👍" && text(0..<4) == "a👍b")
    withExtendedLifetime(scene) {}
  }
}

/// Groups digits by thousands and keeps the caret behind the digit that was typed.
private final class Formatter: UITextFieldDelegate {
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    guard let text = textField.text, let part = Range(range, in: text) else { return false }
    let behind = text[part.upperBound...].filter(\.isNumber).count
    let digits = text.replacingCharacters(in: part, with: string).filter(\.isNumber)
    var grouped = ""
    for (index, digit) in digits.reversed().enumerated() {
      if index > 0, index % 3 == 0 { grouped.append(",") }
      grouped.append(digit)
    }
    textField.text = String(grouped.reversed())
    var (offset, left) = (0, behind)
    while left > 0, let position = textField.position(from: textField.endOfDocument, offset: -offset - 1) {
      offset += 1
      if let range = textField.textRange(
        from: position, to: textField.position(from: position, offset: 1) ?? position),
        textField.text(in: range) != ","
      {
        left -= 1
      }
    }
    if let position = textField.position(from: textField.endOfDocument, offset: -offset) {
      textField.selectedTextRange = textField.textRange(from: position, to: position)
    }
    return false
  }
}

private final class SelectionWatcher: UITextFieldDelegate {
  var calls = 0
  func textFieldDidChangeSelection(_ textField: UITextField) { calls += 1 }
}
