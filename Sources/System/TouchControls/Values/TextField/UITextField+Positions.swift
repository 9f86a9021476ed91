// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore

// Positions of another input have no offset here. One that lies behind the text, because that became shorter,
// counts as the end.

extension UITextField {
  /// The length of the text in UTF-16 units.
  final var length: Int { storedText.utf16.count }

  private func offset(of position: UITextPosition) -> Int? {
    (position as? FieldPosition).map { min(max($0.offset, 0), length) }
  }

  final func offsets(of range: UITextRange?) -> Range<Int>? {
    guard let range, let start = offset(of: range.start), let end = offset(of: range.end) else { return nil }
    return min(start, end)..<max(start, end)
  }

  final func range(_ start: UITextPosition, _ end: UITextPosition) -> UITextRange? {
    guard let start = offset(of: start), let end = offset(of: end) else { return nil }
    return FieldRange(min(start, end)..<max(start, end))
  }

  final func position(_ position: UITextPosition, plus distance: Int) -> UITextPosition? {
    guard let start = offset(of: position) else { return nil }
    let (end, overflows) = start.addingReportingOverflow(distance)
    return !overflows && (0...length).contains(end) ? FieldPosition(end) : nil
  }

  final func position(
    _ position: UITextPosition, plus distance: Int, in direction: UITextLayoutDirection
  ) -> UITextPosition? {
    switch direction {
    case .right: self.position(position, plus: distance)
    case .left: distance == .min ? nil : self.position(position, plus: -distance)
    case .up: beginningOfDocument
    case .down: endOfDocument
    }
  }

  final func order(_ first: UITextPosition, _ second: UITextPosition) -> ComparisonResult {
    let distance = distance(first, second)
    return distance == 0 ? .orderedSame : distance > 0 ? .orderedAscending : .orderedDescending
  }

  final func distance(_ start: UITextPosition, _ end: UITextPosition) -> Int {
    guard let start = offset(of: start), let end = offset(of: end) else { return 0 }
    return end - start
  }

  // MARK: Moving

  /// Selects a range, and tells that if it is another one.
  final func select(_ range: Range<Int>) {
    let range = storedText.wholeUnits(range)
    guard range != selection.selected else { return }
    inputDelegate?.selectionWillChange(self)
    selection.selected = range
    noteLooks()
    inputDelegate?.selectionDidChange(self)
    selectionChanged()
  }

  final func selectionChanged() {
    if storedIsEditing { delegate?.textFieldDidChangeSelection(self) }
  }

  /// Moves the caret to where a finger lifted.
  ///
  /// It comes after the delegate was told that editing began (reported: a selection that is set there does
  /// not last).
  final func moveCaret(to event: UIEvent?) {
    guard storedIsEditing, let touch = event?.touches(for: self)?.first(where: { $0.phase == .ended }),
      let position = closestPosition(to: touch.location(in: self)), let offset = offset(of: position)
    else { return }
    select(offset..<offset)
  }
}
