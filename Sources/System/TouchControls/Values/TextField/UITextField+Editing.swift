// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore

// The order from one field to the next is UIKit's (reported by many logs): the new one's shouldBegin, the old
// one's shouldEnd and didEnd, the new one's didBegin. The delegate is called first, then the targets, then
// the notification is posted (assumed).

extension UITextField: FirstResponderWatching {
  final func ask(_ question: ControlFact.Question, _ body: (any UITextFieldDelegate) -> Bool) -> Bool {
    guard let delegate else { return true }
    let answer = body(delegate)
    report(.asked(name, question, answer))
    return answer
  }

  private func notify(_ event: Event, _ notification: Notification.Name) {
    send(event, with: nil)
    NotificationCenter.default.post(name: notification, object: self)
  }

  final func mayBeginEditing() -> Bool {
    if isFirstResponder || !canBecomeFirstResponder || storedWindow == nil { return true }
    return ask(.shouldBeginEditing) { $0.textFieldShouldBeginEditing(self) }
  }

  final func mayEndEditing() -> Bool {
    if !isFirstResponder || !canResignFirstResponder { return true }
    return ask(.shouldEndEditing) { $0.textFieldShouldEndEditing(self) }
  }

  final func beginEditing() {
    guard isFirstResponder, !storedIsEditing else { return }
    selection = FieldSelection(at: length)
    storedIsEditing = true
    noteLooks()
    showSideViews()
    delegate?.textFieldDidBeginEditing(self)
    // A handler of the beginning may end editing.
    guard storedIsEditing else { return }
    notify(.editingDidBegin, Self.textDidBeginEditingNotification)
    if storedIsEditing, clearsOnBeginEditing { clear() }
    if storedIsEditing, isSecureTextEntry { storedClearsOnInsertion = true }
  }

  package final func lostFirstResponder() {
    guard storedIsEditing else { return }
    storedIsEditing = false
    selection = FieldSelection(at: length)
    noteLooks()
    showSideViews()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    notify(.editingDidEnd, Self.textDidEndEditingNotification)
  }

  /// Clears the text if the delegate agrees.
  final func clear() {
    guard hasText, ask(.shouldClear, { $0.textFieldShouldClear(self) }) else { return }
    edit("", FieldSelection())
  }

  /// Changes the text as typing does.
  ///
  /// The delegate is told about the selection before the targets are (assumed).
  final func edit(_ text: String, _ newSelection: FieldSelection, byCode: Bool = false) {
    storedClearsOnInsertion = false
    let moves = newSelection.selected != selection.selected
    storedText = text
    selection = newSelection
    contentChanged()
    report(.changed(name, to: Self.quoted(text)))
    if moves { selectionChanged() }
    if !byCode { notify(.editingChanged, Self.textDidChangeNotification) }
  }

  /// A text in quotes for a fact: only the beginning of a long one, because each change is another fact.
  private static func quoted(_ text: String) -> String {
    let size = text.utf8.count
    guard size > 1000 else { return text.debugDescription }
    return "\(String(text.prefix(100)).debugDescription) and more, \(size) bytes in all"
  }

  /// Handles the return key: by default it sends `editingDidEndOnExit`, and ends editing if that has any
  /// handlers.
  ///
  /// Documented for the delegate's question, reported for the rest: a target of `editingDidEndOnExit` makes
  /// UIKit dismiss the keyboard.
  final func pressReturn() {
    guard ask(.shouldReturn, { $0.textFieldShouldReturn(self) }), storedIsEditing else { return }
    let ends = allControlEvents.contains(.editingDidEndOnExit)
    send([.editingDidEndOnExit, .primaryActionTriggered], with: nil)
    if ends, isFirstResponder { resignFirstResponder() }
  }
}
