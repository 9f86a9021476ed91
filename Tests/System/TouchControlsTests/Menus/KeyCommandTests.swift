// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting

@testable import TouchControls

struct KeyCommandTests {
  private final class Editor: UIViewController {
    var saves = 0
    var moves = 0
    let own = [
      UIKeyCommand(input: "s", modifierFlags: .command, action: Selector("save", Editor.save)),
      UIKeyCommand(input: UIKeyCommand.inputUpArrow, modifierFlags: [], action: Selector("up", Editor.up)),
      UIKeyCommand(input: "x", modifierFlags: [], action: Selector("up", Editor.up)),
    ]
    override var keyCommands: [UIKeyCommand]? { own }
    override class var actionMethods: [Selector] {
      [Selector("save", Editor.save), Selector("up", Editor.up)]
    }
    func save() { saves += 1 }
    func up() { moves += 1 }
  }

  private func type(
    _ code: UIKeyboardHIDUsage, _ text: String, _ flags: UIKeyModifierFlags = [], on stage: Stage
  ) {
    for phase in [UIPress.Phase.began, .ended] {
      stage.application.handle(
        PressFrame(
          timestamp: stage.now,
          presses: [
            PressReport(id: 1, phase: phase, key: UIKey(code, characters: text, modifierFlags: flags))
          ]))
    }
  }

  /// A view that can be edited, and undone.
  private final class Note: UIView {
    var calls: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    override func copy(_ sender: Any?) { calls.append("copy") }
    override func paste(_ sender: Any?) {
      undoManager?.registerUndo(withTarget: self) { $0.calls.append("undo paste") }
      calls.append("paste")
    }
    override func selectAll(_ sender: Any?) { calls.append("select all") }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action != Selector("selectAll:") && super.canPerformAction(action, withSender: sender)
    }
  }

  @Test func `the keys for editing reach a responder that performs their actions`() throws {
    let stage = Stage()
    let note = Note(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    try stage.add(note, named: "note")
    note.becomeFirstResponder()
    for letter in ["c", "a", "v", "x"] { type(.keyboardC, letter, .command, on: stage) }
    type(.keyboardC, "c", [.command, .shift], on: stage)
    type(.keyboardC, "c", on: stage)
    #expect(note.calls == ["copy", "paste"])
    type(.keyboardZ, "z", .command, on: stage)
    type(.keyboardZ, "z", .command, on: stage)
    #expect(note.calls == ["copy", "paste", "undo paste"])
  }

  @Test func `keys trigger the commands of the responder chain`() throws {
    let editor = Editor()
    let stage = Stage(root: editor)
    type(.keyboardS, "s", .command, on: stage)
    type(.keyboardS, "s", on: stage)
    type(.keyboardUpArrow, "", on: stage)
    #expect(editor.saves == 1)
    #expect(editor.moves == 1)
  }

  @Test func `a field types what a command without modifiers would take, unless that has priority`() throws {
    let editor = Editor()
    let stage = Stage(root: editor)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    editor.view.addSubview(field)
    field.becomeFirstResponder()
    type(.keyboardX, "x", on: stage)
    #expect(field.text == "x")
    #expect(editor.moves == 0)
    editor.own[2].wantsPriorityOverSystemBehavior = true
    type(.keyboardX, "x", on: stage)
    #expect(field.text == "x")
    #expect(editor.moves == 1)
  }
}
