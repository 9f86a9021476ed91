// SPDX-License-Identifier: Apache-2.0
import TouchInterface
import Touchstone

/// Two fields that fingers, keys and code edit, select and mark.
final class TextScene: NSObject, InterfaceScene {
  private let world: InterfaceWorld
  private let fields = [UITextField(), UITextField()]
  private var allows = true
  /// The field whose delegate heard that editing began, and not yet that it ended.
  private var edited: Int?

  init(_ world: InterfaceWorld) {
    self.world = world
    super.init()
    for (number, field) in fields.enumerated() {
      field.text = "Hello 👩‍👩‍👧 wörld"
      field.clearButtonMode = .always
      field.delegate = self
      world.add(field, CGRect(x: 20, y: 100 + 60 * number, width: 280, height: 44))
    }
  }

  private func field(_ draw: Int) -> UITextField { fields[draw % 2] }

  private func range(_ draw: Int) -> UITextRange? {
    let field = field(draw)
    let length = field.offset(from: field.beginningOfDocument, to: field.endOfDocument)
    guard
      let start = field.position(from: field.beginningOfDocument, offset: draw % (length + 1)),
      let end = field.position(from: field.beginningOfDocument, offset: (draw * 7) % (length + 1))
    else { return nil }
    return field.textRange(from: start, to: end)
  }

  var changes: [Change] {
    [
      ("edit", { [self] in field($0).becomeFirstResponder() }),
      ("resign", { [self] in field($0).resignFirstResponder() }),
      ("end editing", { [self] in world.window.endEditing($0 % 2 == 0) }),
      ("type", { [self] in field($0).insertText(["a", "👨‍👩‍👦", "e\u{301}", "", "two words"][$0 % 5]) }),
      ("delete", { [self] in field($0).deleteBackward() }),
      ("select", { [self] in field($0).selectedTextRange = range($0) }),
      ("select all", { [self] in field($0).selectAll(nil) }),
      ("select a word", { [self] in field($0).select(nil) }),
      ("replace", { [self] draw in range(draw).map { field(draw).replace($0, withText: "new") } }),
      (
        "mark",
        { [self] in
          field($0).setMarkedText(
            $0 % 5 == 0 ? nil : "かな", selectedRange: NSRange(location: $0 % 4, length: ($0 / 4) % 4))
        }
      ),
      ("unmark", { [self] in field($0).unmarkText() }),
      ("cut", { [self] in field($0).cut(nil) }),
      ("copy", { [self] in field($0).copy(nil) }),
      ("paste", { [self] in field($0).paste(nil) }),
      ("set the text", { [self] in field($0).text = $0 % 5 == 0 ? nil : String(repeating: "é", count: $0) }),
      ("refuse", { [self] in allows = $0 % 3 != 0 }),
      ("disable", { [self] in field($0).isEnabled = $0 % 4 < 3 }),
      ("clears", { [self] in field($0).clearsOnBeginEditing = $0 % 4 < 2 }),
      ("secure", { [self] in field($0).isSecureTextEntry = $0 % 4 < 2 }),
      (
        "take out",
        { [self] in $0 % 4 < 2 ? field($0).removeFromSuperview() : world.root.view.addSubview(field($0)) }
      ),
      ("undo", { [self] in $0 % 2 == 0 ? field($0).undoManager?.undo() : field($0).undoManager?.redo() }),
    ]
  }

  var fault: String? {
    for field in fields {
      let start = field.beginningOfDocument
      let length = field.offset(from: start, to: field.endOfDocument)
      if length != (field.text ?? "").utf16.count { return "a document of \(length) units has another text" }
      for range in [field.selectedTextRange, field.markedTextRange].compactMap(\.self) {
        let (from, to) = (
          field.offset(from: start, to: range.start), field.offset(from: start, to: range.end)
        )
        if !(0...length).contains(from) || !(from...length).contains(to) {
          return "a range \(from)..<\(to) of a text of \(length) units"
        }
      }
      if field.isEditing != (edited.map { fields[$0] === field } ?? false) {
        return "the delegate was not told whether a field edits"
      }
      if field.isEditing != field.isFirstResponder { return "a field edits without being first responder" }
    }
    return nil
  }
}

extension TextScene: UITextFieldDelegate {
  func textFieldDidBeginEditing(_ textField: UITextField) {
    edited.map { world.report("field \($0) still edits when another begins") }
    edited = fields.firstIndex(of: textField)
  }
  func textFieldDidEndEditing(_ textField: UITextField) {
    if edited != fields.firstIndex(of: textField) { world.report("a field ends that has not begun") }
    edited = nil
  }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { allows }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { allows }
}
