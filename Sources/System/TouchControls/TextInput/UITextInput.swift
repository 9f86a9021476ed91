// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchCore
public import TouchGraphics

/// A responder whose text has positions, a selection and a place on the screen.
///
/// ``UITextField`` is one, and a view of your own can be. The keys of presses type into it through
/// `UIKeyInput`. There is no input method here that would ask for positions or mark text: code does.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
  // MARK: Text

  /// The text in a range.
  func text(in range: UITextRange) -> String?
  /// Replaces the text in a range.
  func replace(_ range: UITextRange, withText text: String)
  /// Returns whether typed text may replace a range; true unless declared.
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool

  // MARK: Selection

  /// The selected range, which is empty where there is only a caret; nil without either.
  var selectedTextRange: UITextRange? { get set }
  /// To which side the caret belongs where a line wraps; forward unless declared.
  var selectionAffinity: UITextStorageDirection { get set }

  // MARK: Marked text

  /// The range of text that an input method has not settled yet; nil if there is none.
  var markedTextRange: UITextRange? { get }
  /// The attributes of marked text.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Replaces the marked text, or else the selection, by marked text, and selects a part of that.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Accepts the marked text as it is.
  func unmarkText()

  // MARK: Positions

  /// The position before the first character.
  var beginningOfDocument: UITextPosition { get }
  /// The position after the last character.
  var endOfDocument: UITextPosition { get }
  /// The range between two positions.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// The position so many characters after another one; nil outside the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// The position so many characters from another one in a direction; nil outside the text.
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?
  /// The order of two positions.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// The number of characters from one position to another, negative if that comes earlier.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// The position of a range that is farthest in a direction.
  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
  /// The range from a position as far as the text goes in a direction.
  func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange?
  /// The position so many characters after the start of a range; that of `position(from:offset:)` unless
  /// declared.
  func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?
  /// The number of characters from the start of a range to a position; that of `offset(from:to:)` unless
  /// declared.
  func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int

  // MARK: Writing direction

  /// The direction in which the text at a position is written.
  func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection
  /// Sets the direction in which a range is written.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

  // MARK: Places

  /// The first rectangle that the text of a range covers.
  func firstRect(for range: UITextRange) -> CGRect
  /// The rectangle of a caret at a position.
  func caretRect(for position: UITextPosition) -> CGRect
  /// The rectangles that are highlighted where a range is selected.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// The position closest to a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// The position of a range closest to a point.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// The range of the character at a point.
  func characterRange(at point: CGPoint) -> UITextRange?

  // MARK: Surroundings

  /// The delegate that is notified about changes that typing did not cause.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// What divides the text into words and other units.
  var tokenizer: any UITextInputTokenizer { get }
  /// The view in whose coordinates the rectangles and points are; the input itself unless declared.
  var textInputView: UIView { get }
}

extension UITextInput {
  /// True unless declared.
  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }

  /// Forward unless declared, also after it has been set.
  public var selectionAffinity: UITextStorageDirection {
    get { .forward }
    set {}
  }

  /// The position so many characters after the start of a range.
  public func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition? {
    position(from: range.start, offset: offset)
  }

  /// The number of characters from the start of a range to a position.
  public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
    offset(from: range.start, to: position)
  }

  /// The input itself, or an empty view if it is none.
  public var textInputView: UIView { self as? UIView ?? UIView() }
}
