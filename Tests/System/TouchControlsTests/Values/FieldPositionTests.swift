// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import Touchstone

@Suite @MainActor struct FieldPositionTests {
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))

  private func at(_ offset: Int) -> UITextPosition {
    field.position(from: field.beginningOfDocument, offset: offset) ?? UITextPosition()
  }

  private func range(_ range: Range<Int>) -> UITextRange {
    field.textRange(from: at(range.lowerBound), to: at(range.upperBound)) ?? UITextRange()
  }

  private func offset(_ position: UITextPosition?) -> Int? {
    position.map { field.offset(from: field.beginningOfDocument, to: $0) }
  }

  // MARK: Positions

  @Test func `positions count UTF-16 units and end with the text`() {
    field.text = "a👍b"
    #expect(offset(field.endOfDocument) == 4)
    #expect(field.position(from: field.endOfDocument, offset: 1) == nil)
    #expect(field.position(from: field.beginningOfDocument, offset: -1) == nil)
    #expect(field.position(from: at(1), offset: .max) == nil)
    #expect(field.compare(at(1), to: at(2)) == .orderedAscending)
    #expect(field.compare(at(3), to: at(2)) == .orderedDescending)
    #expect(field.compare(at(2), to: at(2)) == .orderedSame)
    #expect(at(2) == at(2) && range(1..<2) == range(1..<2) && range(1..<2) != range(1..<3))
    #expect(field.offset(from: at(3), to: at(1)) == -2)
    #expect(range(2..<2).isEmpty && !range(2..<3).isEmpty)
    #expect(offset(range(1..<3).end) == 3)
  }

  @Test func `directions lead along the line and to its ends`() {
    field.text = "abcd"
    let middle = at(2)
    #expect(offset(field.position(from: middle, in: .right, offset: 1)) == 3)
    #expect(offset(field.position(from: middle, in: .left, offset: 2)) == 0)
    #expect(field.position(from: middle, in: .left, offset: 3) == nil)
    #expect(offset(field.position(from: middle, in: .up, offset: 1)) == 0)
    #expect(offset(field.position(from: middle, in: .down, offset: 1)) == 4)
    let part = range(1..<3)
    #expect(offset(field.position(within: part, farthestIn: .left)) == 1)
    #expect(offset(field.position(within: part, farthestIn: .right)) == 3)
    #expect(offset(field.position(within: part, atCharacterOffset: 1)) == 2)
    #expect(field.characterOffset(of: middle, within: part) == 1)
    #expect(field.characterRange(byExtending: middle, in: .left) == range(0..<2))
    #expect(field.characterRange(byExtending: middle, in: .right) == range(2..<4))
  }

  @Test func `ranges have text, which can be replaced without a question`() throws {
    let scene = try FieldScene()
    scene.a.text = "a👍b"
    scene.a.becomeFirstResponder()
    _ = scene.log
    let start = scene.a.beginningOfDocument
    let all = try #require(scene.a.textRange(from: scene.a.endOfDocument, to: start))
    #expect(scene.a.text(in: all) == "a👍b")
    let one = try #require(scene.a.position(from: start, offset: 1))
    let three = try #require(scene.a.position(from: start, offset: 3))
    let thumb = try #require(scene.a.textRange(from: one, to: three))
    #expect(scene.a.text(in: thumb) == "👍")
    scene.a.replace(thumb, withText: "xyz")
    #expect(scene.a.text == "axyzb" && scene.log == [])
    #expect(scene.a.selectedTextRange?.start == scene.a.position(from: start, offset: 4))
    #expect(scene.a.shouldChangeText(in: thumb, replacementText: "q"))
    #expect(scene.log == ["a change 1+2 q"])
  }

  @Test func `positions of others and positions behind the text do no harm`() {
    field.text = "abc"
    let end = field.endOfDocument
    field.text = "a"
    #expect(field.offset(from: field.beginningOfDocument, to: end) == 1)
    let foreign = UITextPosition()
    #expect(field.textRange(from: foreign, to: end) == nil)
    #expect(field.position(from: foreign, offset: 0) == nil)
    #expect(field.compare(foreign, to: end) == .orderedSame)
    #expect(field.text(in: UITextRange()) == nil && field.selectionRects(for: UITextRange()).isEmpty)
    #expect(UITextRange().isEmpty && UITextRange().start == UITextRange().end)
  }

  // MARK: Places

  private func near(_ first: CGFloat, _ second: CGFloat) -> Bool { abs(first - second) < 0.001 }

  private func caret(_ offset: Int) -> CGFloat { field.caretRect(for: at(offset)).midX }

  @Test func `rectangles follow the alignment of the text`() throws {
    field.text = "mm"
    let width = caret(2)
    let letter = width / 2
    #expect(near(caret(0), 0) && near(caret(1), letter) && letter > 10)
    #expect(field.caretRect(for: at(1)).size == CGSize(width: 2, height: field.font?.lineHeight ?? 0))
    #expect(near(field.firstRect(for: range(1..<2)).minX, letter))
    #expect(near(field.firstRect(for: range(1..<2)).width, letter))
    let highlight = try #require(field.selectionRects(for: range(0..<2)).first)
    #expect(near(highlight.rect.width, width) && highlight.containsStart && highlight.containsEnd)
    #expect(field.selectionRects(for: range(1..<1)).isEmpty)
    field.textAlignment = .right
    #expect(near(caret(2), 200))
    field.textAlignment = .center
    #expect(near(caret(1), 100))
    field.textAlignment = .natural
    field.setBaseWritingDirection(.rightToLeft, for: range(0..<2))
    #expect(near(caret(2), 200))
    #expect(field.baseWritingDirection(for: at(0), in: .forward) == .rightToLeft)
  }

  @Test func `a secure field has the places of its dots`() {
    field.text = "mi"
    let plain = caret(1)
    field.isSecureTextEntry = true
    #expect(!near(caret(1), plain) && near(caret(2), 2 * caret(1)))
  }

  @Test func `a font that fits the width has the places of its letters`() {
    field.text = "mmmmmmmmmmmmmmmmmmmmmmmm"
    #expect(near(caret(24), 200))
    let plain = caret(12)
    field.adjustsFontSizeToFitWidth = true
    #expect(caret(12) < plain && caret(24) > 180 && caret(24) <= 200)
    field.minimumFontSize = 16
    #expect(near(field.caretRect(for: at(1)).height, UIFont.systemFont(ofSize: 16).lineHeight))
    field.minimumFontSize = 40
    #expect(near(field.caretRect(for: at(1)).height, field.font?.lineHeight ?? 0))
    field.text = "m"
    #expect(near(field.caretRect(for: at(1)).height, field.font?.lineHeight ?? 0))
  }

  @Test func `points lead to positions and characters`() {
    field.text = "m👍m"
    let edges = [0, 1, 3, 4].map { field.caretRect(for: at($0)).midX }
    #expect(offset(field.closestPosition(to: CGPoint(x: -5, y: 0))) == 0)
    #expect(offset(field.closestPosition(to: CGPoint(x: edges[1] + 1, y: 50))) == 1)
    #expect(offset(field.closestPosition(to: CGPoint(x: edges[2] - 1, y: 17))) == 3)
    #expect(offset(field.closestPosition(to: CGPoint(x: 199, y: 17))) == 4)
    #expect(offset(field.closestPosition(to: CGPoint(x: 199, y: 17), within: range(0..<1))) == 1)
    #expect(offset(field.closestPosition(to: .zero, within: range(1..<3))) == 1)
    #expect(field.characterRange(at: CGPoint(x: edges[1] + 1, y: 17)) == range(1..<3))
    #expect(field.characterRange(at: CGPoint(x: edges[3] + 1, y: 17)) == nil)
    #expect(field.characterRange(at: CGPoint(x: 1, y: 0)) == nil)
  }
}
