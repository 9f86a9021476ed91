// SPDX-License-Identifier: Apache-2.0
public import Foundation
import TouchCore
public import TouchGraphics

/// A position in the text of an input: between two characters, before the first one or after the last one.
///
/// Only the input that made a position knows what it means. Your own input uses its own subclass.
@preconcurrency @MainActor open class UITextPosition: NSObject {}

/// A range of the text of an input.
///
/// Your own input uses a subclass that overrides all three properties; this class is an empty range.
@preconcurrency @MainActor open class UITextRange: NSObject {
  private static let nowhere = UITextPosition()

  /// Whether the range has no characters: it is then a position of the caret.
  open var isEmpty: Bool { true }
  /// Where the range begins.
  open var start: UITextPosition { Self.nowhere }
  /// Where the range ends.
  open var end: UITextPosition { Self.nowhere }
}

/// A rectangle that is highlighted because its text is selected.
///
/// Your own input uses a subclass that overrides the properties; this class is an empty rectangle.
@preconcurrency @MainActor open class UITextSelectionRect: NSObject {
  /// The rectangle in the coordinates of the input's view.
  open var rect: CGRect { .zero }
  /// The direction in which the text is written.
  open var writingDirection: NSWritingDirection { .natural }
  /// Whether the selection begins in the rectangle.
  open var containsStart: Bool { false }
  /// Whether the selection ends in the rectangle.
  open var containsEnd: Bool { false }
  /// Whether the text is written from top to bottom.
  open var isVertical: Bool { false }
  /// How the rectangle is turned around its center.
  open var transform: CGAffineTransform { .identity }
}
