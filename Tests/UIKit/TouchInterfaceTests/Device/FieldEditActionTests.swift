// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchControls
import TouchInterface
import TouchTesting

struct FieldEditActionTests {
  private let stage = Stage()
  private let first = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
  private let second = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))

  init() throws {
    try stage.add(first, named: "first")
    try stage.add(second, named: "second")
  }

  private func command(_ letter: String) {
    for phase in [UIPress.Phase.began, .ended] {
      stage.application.handle(
        PressFrame(
          timestamp: stage.now,
          presses: [
            PressReport(
              id: 1, phase: phase,
              key: UIKey(.keyboardA, characters: letter, modifierFlags: .command))
          ]))
    }
  }

  private func actions(of field: UITextField) -> [String] {
    ["cut:", "copy:", "paste:", "delete:", "selectAll:"].filter {
      field.canPerformAction(Selector($0), withSender: nil)
    }
  }

  @Test func `keys select, copy, cut and paste the text of fields`() throws {
    first.text = "Hello"
    try stage.tap("first")
    command("c")
    #expect(UIPasteboard.general.string == nil)
    command("a")
    command("c")
    #expect(UIPasteboard.general.string == "Hello" && first.text == "Hello")
    first.insertText("Bye")
    #expect(first.text == "Bye")
    try stage.tap("second")
    command("v")
    command("v")
    #expect(second.text == "HelloHello")
    command("a")
    command("x")
    #expect(second.text == "" && UIPasteboard.general.string == "HelloHello")
    expectTrace(
      stage, only: [.controls],
      """
         0.000  controls   UITextField "first"               follows touch 1
         0.000  controls   UITextField "first"               highlight on
         0.000  controls   UITextField "first"               sends touchDown, inside; nobody listens
         0.050  controls   UITextField "first"               touch 1 lifts inside
         0.050  controls   UITextField "first"               highlight off
         0.050  controls   UITextField "first"               sends touchUpInside, inside; nobody listens
         0.050  controls   UITextField "first"               sends editingDidBegin, inside; nobody listens
         0.050  controls   UITextField "first"               value is now "Bye"
         0.050  controls   UITextField "first"               sends editingChanged; nobody listens
         0.050  controls   UITextField "second"              follows touch 2
         0.050  controls   UITextField "second"              highlight on
         0.050  controls   UITextField "second"              sends touchDown, inside; nobody listens
         0.100  controls   UITextField "second"              touch 2 lifts inside
         0.100  controls   UITextField "second"              highlight off
         0.100  controls   UITextField "second"              sends touchUpInside, inside; nobody listens
         0.100  controls   UITextField "first"               sends editingDidEnd; nobody listens
         0.100  controls   UITextField "second"              sends editingDidBegin, inside; nobody listens
         0.100  controls   UITextField "second"              value is now "Hello"
         0.100  controls   UITextField "second"              sends editingChanged; nobody listens
         0.100  controls   UITextField "second"              value is now "HelloHello"
         0.100  controls   UITextField "second"              sends editingChanged; nobody listens
         0.100  controls   UITextField "second"              value is now ""
         0.100  controls   UITextField "second"              sends editingChanged; nobody listens
      """)
  }

  @Test func `a field performs what its text, its selection and the pasteboard allow`() throws {
    #expect(actions(of: first) == [])
    try stage.tap("first")
    #expect(actions(of: first) == [])
    first.text = "Hello"
    #expect(actions(of: first) == ["selectAll:"])
    first.selectAll(nil)
    #expect(actions(of: first) == ["cut:", "copy:", "delete:"])
    first.copy(nil)
    #expect(actions(of: first) == ["cut:", "copy:", "paste:", "delete:"])
    first.isSecureTextEntry = true
    #expect(actions(of: first) == ["paste:", "delete:"])
    first.delete(nil)
    #expect(first.text == "")
    first.resignFirstResponder()
    #expect(actions(of: first) == [])
  }

  @Test func `edit actions act on the selected part`() throws {
    first.text = "Hello, world"
    first.becomeFirstResponder()
    #expect(first.canPerformAction(Selector("select:"), withSender: nil))
    first.select(nil)
    #expect(!first.canPerformAction(Selector("select:"), withSender: nil))
    #expect(actions(of: first) == ["cut:", "copy:", "delete:", "selectAll:"])
    first.cut(nil)
    #expect(first.text == "Hello, " && UIPasteboard.general.string == "world")
    first.selectedTextRange = first.textRange(from: first.beginningOfDocument, to: first.beginningOfDocument)
    first.paste(nil)
    #expect(first.text == "worldHello, ")
    first.select(nil)
    first.copy(nil)
    #expect(UIPasteboard.general.string == "worldHello")
    first.delete(nil)
    #expect(first.text == ", ")
    first.select(nil)
    #expect(first.selectedTextRange?.isEmpty == true)
  }

  @Test func `a tap, a text that is set and the end of editing end the selection`() throws {
    first.text = "Hello"
    for end in [{ try stage.tap("first") }, { first.text = "Other" }, { first.resignFirstResponder() }]
      as [() throws -> Void]
    {
      first.becomeFirstResponder()
      first.selectAll(nil)
      try end()
      #expect(!actions(of: first).contains("delete:"))
    }
  }
}
