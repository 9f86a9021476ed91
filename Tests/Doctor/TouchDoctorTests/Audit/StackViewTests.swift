// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchSnapshot

@testable import TouchDoctor

/// What an audit knows of views that a stack view arranges: their sizes where constraints fix them, and what
/// lies in them.
@Suite struct StackViewTests {
  private func sizes(_ width: Int?, _ height: Int?) -> String {
    "<constraints>" + (width.map { "<constraint firstAttribute=\"width\" constant=\"\($0)\"/>" } ?? "")
      + (height.map { "<constraint firstAttribute=\"height\" constant=\"\($0)\"/>" } ?? "") + "</constraints>"
  }

  private func stack(_ inside: String, _ others: String = "") -> String {
    DesignFile.storyboard(
      DesignFile.view("stackView", "stack", 0, 0, 320, 200, "<subviews>\(inside)</subviews>") + others)
  }

  private func small(_ id: String, _ width: Int?, _ height: Int?) -> String {
    DesignFile.view(
      "button", id, 0, 0, Double(width ?? 20), Double(height ?? 20), sizes(width, height) + DesignFile.action)
  }

  @Test func `a size in a stack view counts where constraints fix it, side by side`() {
    #expect(
      DesignFile.audit(stack(small("a", 24, 24)), rule: TargetTooSmall.self) == [
        "error target-too-small: UIButton a is 24 × 24 pt, less than 44 × 44"
      ])
    #expect(
      DesignFile.audit(stack(small("a", nil, 24)), rule: TargetTooSmall.self) == [
        "error target-too-small: UIButton a is 24 pt high, less than 44"
      ])
    #expect(DesignFile.audit(stack(small("a", nil, nil)), rule: TargetTooSmall.self) == [])
    #expect(DesignFile.audit(stack(small("a", nil, 50)), rule: TargetTooSmall.self) == [])
  }

  @Test func `a fixed length of the stack view is that of what it fills, and is shared equally`() {
    func file(_ attributes: String, _ button: String, outlets: String = "") -> String {
      DesignFile.storyboard(
        DesignFile.view(
          "stackView", "stack", 0, 0, 68, 24, attributes: attributes,
          "<subviews>\(button)\(button.replacing("\"a\"", with: "\"b\""))</subviews>" + sizes(68, 24)),
        outlets: outlets)
    }
    func heights(_ file: String) -> [String] { DesignFile.audit(file, rule: TargetTooSmall.self) }
    let button = DesignFile.view("button", "a", 0, 0, 30, 24, DesignFile.action)
    #expect(
      heights(file("spacing=\"8\"", button)) == [
        "error target-too-small: UIButton a is 24 pt high, less than 44",
        "error target-too-small: UIButton b is 24 pt high, less than 44",
      ])
    #expect(
      heights(file("spacing=\"8\" distribution=\"fillEqually\" alignment=\"center\"", button)).map {
        $0.prefix(5)
      }
        == ["note ", "note "])
    #expect(heights(file("alignment=\"center\"", button)) == [])
    let handle = "<outlet property=\"a\" destination=\"a\"/>"
    #expect(
      heights(file("distribution=\"fillEqually\" spacing=\"8\" alignment=\"top\"", button, outlets: handle))
        == [])
  }

  @Test func `arranged views have no distance that the file knows`() {
    let file = stack(small("a", 34, 34) + small("b", 34, 34))
    #expect(DesignFile.audit(file).map { $0.prefix(4) } == ["note", "note"])
  }

  private func card(_ height: Int?, _ inside: String) -> String {
    DesignFile.view(
      "view", "card", 0, 0, 320, 100, "<subviews>\(inside)</subviews>" + sizes(nil, height))
  }

  @Test func `what sticks out of an arranged card is cut off if the card's height is fixed`() {
    let button = DesignFile.view("button", "buy", 20, 80, 120, 44, sizes(120, 44) + DesignFile.action)
    #expect(
      DesignFile.audit(stack(card(100, button)), rule: ChildOutsideParent.self) == [
        "error child-outside-parent: UIButton buy sticks out of its ancestor UIView card, up to 24 pt below its bottom "
          + "edge: touches reach 120 × 20 pt of it"
      ])
    #expect(
      DesignFile.audit(stack(card(nil, button)), rule: ChildOutsideParent.self).map { $0.prefix(4) } == [
        "note"
      ])
  }

  @Test func `a view in an arranged card covers what lies behind it there`() {
    let views =
      DesignFile.view("button", "buy", 20, 30, 120, 44, sizes(120, 44) + DesignFile.action)
      + DesignFile.view("view", "cover", 0, 0, 320, 100)
    #expect(
      DesignFile.audit(stack(card(100, views)), rule: CoveredTarget.self) == [
        "error covered-target: UIView cover covers all of UIButton buy and takes the touches"
      ])
  }

  @Test func `what covers all of a stack view covers what it arranges`() {
    let button = small("buy", 100, 50)
    let whole = DesignFile.view("view", "cover", 0, 0, 320, 480)
    let part = DesignFile.view("view", "cover", 0, 0, 320, 100)
    #expect(
      DesignFile.audit(stack(button, whole), rule: CoveredTarget.self).map { $0.prefix(5) } == ["error"])
    #expect(DesignFile.audit(stack(button, part), rule: CoveredTarget.self) == [])
  }

  @Test func `buttons of fixed heights overflow a card of a fixed height`() {
    func file(card: Double, _ attributes: String = "", outlets: String = "", second: Double = 58) -> [String]
    {
      let buttons = [("a", 0.0), ("b", second), ("c", 116)].map { id, y in
        DesignFile.view("button", id, 0, y, 300, 50, sizes(nil, 50) + DesignFile.action)
      }.joined()
      let stack = DesignFile.view(
        "stackView", "stack", 10, 10, 300, 166, attributes: "axis=\"vertical\" spacing=\"8\" \(attributes)",
        "<subviews>\(buttons)</subviews>")
      return DesignFile.audit(
        DesignFile.storyboard(
          DesignFile.view(
            "view", "card", 0, 100, 320, card, "<subviews>\(stack)</subviews>" + sizes(nil, Int(card))),
          constraints: DesignFile.constraint("stack.top = card.top + 10"), outlets: outlets),
        rule: ChildOutsideParent.self)
    }
    #expect(
      file(card: 120).map { String($0.prefix { $0 != "," }) } == [
        "error child-outside-parent: UIButton c is outside its ancestor UIView card"
      ])
    #expect(file(card: 200) == [])
    // Code that hides one of them makes room for the others.
    #expect(file(card: 120, outlets: "<outlet property=\"b\" destination=\"b\"/>") == [])
    #expect(file(card: 120, outlets: "<outlet property=\"stack\" destination=\"stack\"/>") == [])
    #expect(file(card: 120, "distribution=\"fillEqually\"") == [])
    #expect(file(card: 120, second: 70) == [])
  }
}
