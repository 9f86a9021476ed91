// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchInterface
import TouchTesting
import Touchstone

struct InputViewTests {
  private final class Keypad: UIView {
    var onKey: ((String) -> Void)?

    override init(frame: CGRect) {
      super.init(frame: frame)
      for digit in 0..<4 {
        let key = UIButton(frame: CGRect(x: digit * 50, y: 0, width: 50, height: 40))
        key.tag = digit
        key.addTarget(self, action: Selector("key:", Keypad.key), for: .touchUpInside)
        addSubview(key)
      }
    }

    required init?(coder: NSCoder) { nil }

    func key(_ sender: UIButton) { onKey?("\(sender.tag)") }
  }

  @Test func `fingers type on an input view at the bottom of the screen`() throws {
    let stage = Stage(size: CGSize(width: 200, height: 400))
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    try stage.add(field, named: "field")
    let keypad = Keypad(frame: CGRect(x: 0, y: 0, width: 100, height: 120))
    keypad.onKey = { field.insertText($0) }
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 30))
    field.inputView = keypad
    field.inputAccessoryView = bar
    #expect(keypad.window == nil)
    try stage.tap("field")
    #expect(field.isFirstResponder)
    #expect(keypad.convert(keypad.bounds, to: nil) == CGRect(x: 0, y: 280, width: 200, height: 120))
    #expect(bar.convert(bar.bounds, to: nil) == CGRect(x: 0, y: 250, width: 200, height: 30))
    #expect(stage.scene.keyboardFrame == CGRect(x: 0, y: 250, width: 200, height: 150))
    try stage.tap(.screen(75, 300))
    try stage.tap(.screen(125, 300))
    #expect(field.text == "12" && field.isFirstResponder)
    // Beside the input views fingers reach the window below.
    let below = ProbeView("below", frame: CGRect(x: 0, y: 200, width: 200, height: 50))
    try stage.add(below, named: "below")
    #expect(try stage.tap("below").hit === below)
    field.inputView = nil
    field.reloadInputViews()
    #expect(keypad.window == nil && bar.convert(bar.bounds, to: nil).maxY == 400)
    field.resignFirstResponder()
    #expect(bar.window == nil && stage.scene.keyboardFrame == .null)
  }

  private final class Chat: UIViewController {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50))
    let field = UITextField(frame: CGRect(x: 10, y: 5, width: 100, height: 40))
    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }
    override func viewDidLoad() { bar.addSubview(field) }
  }

  @Test func `the bar of a chat stays while the field in it is edited`() throws {
    let chat = Chat()
    let stage = Stage(size: CGSize(width: 200, height: 400), root: chat)
    chat.becomeFirstResponder()
    #expect(chat.bar.window != nil && chat.bar.window !== stage.window)
    try stage.tap(.screen(50, 375))
    #expect(chat.field.isFirstResponder && chat.bar.window != nil)
    chat.field.resignFirstResponder()
    #expect(chat.bar.window != nil)
    chat.resignFirstResponder()
    #expect(chat.bar.window == nil)
  }
}
