// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore

extension UITextField {
  final func setText(_ text: String) {
    guard !text.hasUnits(of: storedText) else { return }
    inputDelegate?.textWillChange(self)
    let old = selection.selected
    storedText = text
    selection = FieldSelection(at: length)
    contentChanged()
    inputDelegate?.textDidChange(self)
    if selection.selected != old { selectionChanged() }
  }

  final func type(_ text: String) {
    if text == "\n" || text == "\r" { return pressReturn() }
    guard !text.isEmpty else { return }
    change(typedRange, to: text)
  }

  final func deleteLast() {
    var range = typedRange
    if range.isEmpty {
      // What a reader sees as one character goes as a whole.
      let last = storedText.part(0..<range.lowerBound).last?.utf16.count ?? 0
      range = (range.lowerBound - last)..<range.lowerBound
    }
    if !range.isEmpty { change(range, to: "") }
  }

  /// What typed text replaces.
  private var typedRange: Range<Int> {
    storedClearsOnInsertion ? 0..<length : selection.marked ?? selection.selected
  }

  final func mayReplace(_ range: Range<Int>, with text: String) -> Bool {
    ask(.shouldChange) {
      $0.textField(self, shouldChangeCharactersIn: NSRange(range), replacementString: text)
    }
  }

  /// Replaces a range if the delegate agrees.
  private func change(_ range: Range<Int>, to text: String) {
    if let range = agreedRange(range, text) { put(text, in: range) }
  }

  /// Asks the delegate, and gives the range that is replaced then.
  ///
  /// A delegate that sets the text itself, as formatters do, returns false. If it returns true nevertheless,
  /// both changes happen, the second one where the caret is by then.
  private func agreedRange(_ range: Range<Int>, _ text: String) -> Range<Int>? {
    let (old, oldSelection) = (storedText, selection)
    guard mayReplace(range, with: text) else { return nil }
    return storedText.hasUnits(of: old) && selection == oldSelection ? range : typedRange
  }

  /// Replaces a range without asking, with the caret behind the new text.
  ///
  /// - Parameters:
  ///   - text: The new text.
  ///   - range: The range in UTF-16 units.
  ///   - byCode: Whether code replaces the text, so that nothing is notified.
  final func put(_ text: String, in range: Range<Int>, byCode: Bool = false) {
    let range = storedText.wholeUnits(range)
    edit(
      storedText.replacing(range, with: text),
      FieldSelection(at: range.lowerBound + text.utf16.count), byCode: byCode)
  }

  /// Marks text in place of what is marked or selected.
  ///
  /// Measured by others (UIKit 26.1): it asks no delegate and sends no `editingChanged`.
  final func mark(_ text: String, selecting part: NSRange) {
    let range = storedText.wholeUnits(typedRange)
    let marked = range.lowerBound..<range.lowerBound + text.utf16.count
    edit(storedText.replacing(range, with: text), FieldSelection(part, in: marked), byCode: true)
  }

  // MARK: Keys

  final func types(_ press: UIPress) -> Bool { typing.contains(ObjectIdentifier(press)) }

  /// Handles presses that type, in the order of their keys, and returns the others.
  final func type(_ presses: Set<UIPress>) -> Set<UIPress> {
    guard storedIsEditing else { return presses }
    var others = presses
    for press in presses.sorted(by: { $0.number < $1.number }) {
      guard let key = press.key, let act = action(of: key) else { continue }
      others.remove(press)
      typing.insert(ObjectIdentifier(press))
      act()
    }
    return others
  }

  /// Forgets presses that typed and returns the others.
  final func finishTyping(_ presses: Set<UIPress>) -> Set<UIPress> {
    presses.filter { typing.remove(ObjectIdentifier($0)) == nil }
  }

  /// What a key does to the text; nil for a key that does nothing there, such as an arrow or a command.
  private func action(of key: UIKey) -> (() -> Void)? {
    switch key.typed {
    case .text(let text): { self.insertText(text) }
    case .delete: { self.deleteBackward() }
    case nil: nil
    }
  }
}
