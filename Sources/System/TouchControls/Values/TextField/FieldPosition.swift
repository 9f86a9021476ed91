// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore
import TouchGraphics

/// A position in the text of a field.
final class FieldPosition: UITextPosition {
  /// The number of UTF-16 units before it.
  nonisolated let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? FieldPosition)?.offset == offset }
  nonisolated override var hash: Int { offset }
  nonisolated override var description: String { "position \(offset)" }
}

/// A range of the text of a field.
final class FieldRange: UITextRange {
  /// The range in UTF-16 units.
  nonisolated let range: Range<Int>

  init(_ range: Range<Int>) {
    self.range = range
    super.init()
  }

  override var isEmpty: Bool { range.isEmpty }
  override var start: UITextPosition { FieldPosition(range.lowerBound) }
  override var end: UITextPosition { FieldPosition(range.upperBound) }

  nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? FieldRange)?.range == range }
  nonisolated override var hash: Int { range.hashValue }
  nonisolated override var description: String { "range \(range.lowerBound)..<\(range.upperBound)" }
}

/// The highlight of selected text in a field.
final class FieldSelectionRect: UITextSelectionRect {
  private let storedRect: CGRect

  init(_ rect: CGRect) {
    storedRect = rect
    super.init()
  }

  override var rect: CGRect { storedRect }
  override var writingDirection: NSWritingDirection { .leftToRight }
  override var containsStart: Bool { true }
  override var containsEnd: Bool { true }
}
