// SPDX-License-Identifier: Apache-2.0
import TouchCore

extension UITextField {
  final func setText(_ text: String) {
    guard text != storedText else { return }
    selectsText = false
    storedText = text
    contentChanged()
  }

  final func type(_ text: String) {
    if text == "\n" || text == "\r" { return pressReturn() }
    guard !text.isEmpty else { return }
    let length = storedText.utf16.count
    let range =
      replacesAll ? NSRange(location: 0, length: length) : NSRange(location: length, length: 0)
    replace(range, with: text)
  }

  final func deleteLast() {
    guard let last = storedText.last else { return }
    let length = replacesAll ? storedText.utf16.count : String(last).utf16.count
    replace(NSRange(location: storedText.utf16.count - length, length: length), with: "")
  }

  /// Whether what is typed replaces the whole text.
  private var replacesAll: Bool { isToBeReplaced || selectsText }

  /// Replaces the end of the text if the delegate agrees.
  private func replace(_ range: NSRange, with text: String) {
    let old = storedText
    let agrees = ask(.shouldChange) {
      $0.textField(self, shouldChangeCharactersIn: range, replacementString: text)
    }
    // A delegate that sets the text itself, as formatters do, returns false; if it returns true all the same,
    // both changes happen.
    guard agrees else { return }
    let kept = storedText == old ? range.location : storedText.utf16.count
    edit(
      (Range(NSRange(location: 0, length: kept), in: storedText).map { String(storedText[$0]) } ?? "") + text)
  }

  // MARK: Keys

  final func types(_ press: UIPress) -> Bool { typing.contains(ObjectIdentifier(press)) }

  /// Handles presses that type, in the order of their keys, and returns the others.
  final func type(_ presses: Set<UIPress>) -> Set<UIPress> {
    guard isEdited else { return presses }
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
