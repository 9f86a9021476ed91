// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import Touchstone

struct KeyInputTests {
  private final class Pad: UIView, UIKeyInput {
    var text = ""
    override var canBecomeFirstResponder: Bool { true }
    var hasText: Bool { !text.isEmpty }
    func insertText(_ text: String) { self.text += text }
    func deleteBackward() { if hasText { text.removeLast() } }
  }

  private func type(_ text: String, on stage: Stage) {
    for character in text { press(.keyboardA, String(character), on: stage) }
  }

  private func press(_ code: UIKeyboardHIDUsage, _ text: String, on stage: Stage) {
    let key = UIKey(code, characters: text)
    for phase in [UIPress.Phase.began, .ended] {
      stage.application.handle(
        PressFrame(timestamp: stage.now, presses: [PressReport(id: 1, phase: phase, key: key)]))
    }
  }

  @Test func `keys type into the first responder if it takes text`() throws {
    let stage = Stage()
    let pad = Pad(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    try stage.add(pad, named: "pad")
    type("a1", on: stage)
    #expect(pad.text == "")
    pad.becomeFirstResponder()
    type("a1", on: stage)
    #expect(pad.text == "a1")
    press(.keyboardDeleteOrBackspace, "", on: stage)
    #expect(pad.text == "a")
    #expect(pad.keyboardType == .default)
    #expect(pad.textContentType == nil)
  }

  @Test func `a secure field is typed anew after it has been left`() {
    let stage = Stage()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    stage.root.view.addSubview(field)
    field.isSecureTextEntry = true
    field.becomeFirstResponder()
    field.insertText("ab")
    field.insertText("c")
    #expect(field.text == "abc")
    field.resignFirstResponder()
    field.becomeFirstResponder()
    field.insertText("x")
    #expect(field.text == "x")
  }

  @Test func `what a field asks of the keyboard is kept`() {
    let field = UITextField()
    #expect(field.autocapitalizationType == .sentences)
    field.keyboardType = .decimalPad
    field.returnKeyType = .send
    field.enablesReturnKeyAutomatically = true
    field.textContentType = .oneTimeCode
    #expect(field.keyboardType.rawValue == 8)
    #expect(field.returnKeyType.rawValue == 7)
    #expect(field.textContentType?.rawValue == "one-time-code")
  }
}
