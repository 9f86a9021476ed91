// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore

/// What is selected in the text of a field, and what an input method has marked, in UTF-16 units.
nonisolated struct FieldSelection: Equatable {
  /// The selected text; it is empty where there is only a caret.
  var selected = 0..<0
  /// The text that an input method has not settled.
  var marked: Range<Int>?

  /// The caret before the first character.
  init() {}

  /// The caret behind so many units.
  init(at offset: Int) {
    selected = offset..<offset
  }

  /// Marked text, and the part of it that is selected.
  init(_ part: NSRange, in marked: Range<Int>) {
    let length = marked.count
    let start = min(max(part.location, 0), length)
    let end = start + min(max(part.length, 0), length - start)
    selected = marked.lowerBound + start..<marked.lowerBound + end
    self.marked = marked.isEmpty ? nil : marked
  }
}

nonisolated extension String {
  /// The index behind so many UTF-16 units, which is never inside of a scalar.
  private func index(behind units: Int) -> Index {
    let index = utf16.index(startIndex, offsetBy: min(max(units, 0), utf16.count))
    return index.samePosition(in: unicodeScalars) ?? utf16.index(before: index)
  }

  /// A range of UTF-16 units within the text that divides no scalar.
  func wholeUnits(_ range: Range<Int>) -> Range<Int> {
    let (start, end) = (index(behind: range.lowerBound), index(behind: range.upperBound))
    return start.utf16Offset(in: self)..<end.utf16Offset(in: self)
  }

  /// Whether another text has the same UTF-16 units; equal texts may be composed differently.
  func hasUnits(of other: String) -> Bool { utf16.elementsEqual(other.utf16) }

  /// The text in a range of UTF-16 units.
  func part(_ range: Range<Int>) -> String {
    String(self[index(behind: range.lowerBound)..<index(behind: range.upperBound)])
  }

  /// The text in a range of UTF-16 units within the text, with U+FFFD for each half of a pair.
  func units(_ range: Range<Int>) -> String {
    String(decoding: utf16.dropFirst(range.lowerBound).prefix(range.count), as: UTF16.self)
  }

  /// The text with a range of UTF-16 units replaced.
  func replacing(_ range: Range<Int>, with text: String) -> String {
    var changed = self
    changed.replaceSubrange(index(behind: range.lowerBound)..<index(behind: range.upperBound), with: text)
    return changed
  }
}
