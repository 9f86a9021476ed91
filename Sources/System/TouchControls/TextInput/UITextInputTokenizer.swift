// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchCore

/// Divides the text of an input into words, sentences and other units.
@preconcurrency @MainActor public protocol UITextInputTokenizer: AnyObject {
  /// The range of the unit around a position; at a border that of the unit in the direction. Nil outside of
  /// units.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange?
  /// Whether a position is the end of a unit in a direction.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
  /// The next end of a unit from a position in a direction.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition?
  /// Whether a position is in a unit; at a border, in the unit in the direction.
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
}

/// The tokenizer for text that an input can give as a string.
///
/// A word is a run of letters, digits and the apostrophes between them. A sentence ends with the spaces after
/// its full stop, question mark or exclamation mark. Lines are those that line breaks end, as paragraphs are,
/// because an input does not say where it wraps them.
@preconcurrency @MainActor open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private final weak var input: (any UIResponder & UITextInput)?

  /// Creates a tokenizer of an input, which is held weakly.
  public init(textInput: any UIResponder & UITextInput) {
    input = textInput
    super.init()
  }

  /// The units of the present text, in UTF-16.
  private func units(_ granularity: UITextGranularity) -> [Range<Int>] {
    guard let input, let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument),
      let text = input.text(in: all)
    else { return [] }
    return TextUnits.ranges(of: granularity, in: text)
  }

  private func offset(of position: UITextPosition) -> Int {
    input.map { $0.offset(from: $0.beginningOfDocument, to: position) } ?? 0
  }

  private func position(_ offset: Int) -> UITextPosition? {
    input.flatMap { $0.position(from: $0.beginningOfDocument, offset: offset) }
  }

  private func unit(
    at position: UITextPosition, _ granularity: UITextGranularity, _ direction: UITextDirection
  ) -> Range<Int>? {
    let offset = offset(of: position)
    return units(granularity).first {
      direction.isForward
        ? $0.lowerBound <= offset && offset < $0.upperBound
        : $0.lowerBound < offset && offset <= $0.upperBound
    }
  }

  /// The range of the unit around a position; at a border that of the unit in the direction.
  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let unit = unit(at: position, granularity, direction), let start = self.position(unit.lowerBound),
      let end = self.position(unit.upperBound)
    else { return nil }
    return input?.textRange(from: start, to: end)
  }

  /// Whether a position is the end of a unit in a direction.
  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    let offset = offset(of: position)
    return units(granularity).contains {
      (direction.isForward ? $0.upperBound : $0.lowerBound) == offset
    }
  }

  /// The next end of a unit from a position in a direction.
  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? {
    let offset = offset(of: position)
    let found =
      direction.isForward
      ? units(granularity).first { $0.upperBound > offset }?.upperBound
      : units(granularity).last { $0.lowerBound < offset }?.lowerBound
    return found.flatMap { self.position($0) }
  }

  /// Whether a position is in a unit; at a border, in the unit in the direction.
  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    unit(at: position, granularity, direction) != nil
  }
}
