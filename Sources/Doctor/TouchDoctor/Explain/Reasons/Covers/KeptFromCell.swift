// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// A view in a cell that keeps the touch from it.
enum KeptFromCell: CoverCase {
  static func remedy(for cover: MeasuredCover) -> CoverRemedy? {
    let touch = cover.touch
    guard cover.beside == nil, ClassKnowledge.isCell(touch.view), isInCell(cover) else { return nil }
    let place = cover.shown
    let (name, variable, view) = (touch.name(of: place), touch.variable(place), touch.walk.view(place))
    guard touch.isDevelopers(place) else { return .nothing }
    let isList = ClassKnowledge.roles(of: view).contains(.list)
    if isList, area(of: place, touch) >= 0.6 * area(of: touch.expected, touch) {
      return CoverRemedy(
        "\(name) takes its own touches, and leaves hardly any room beside it. Handle the selection in its own delegate, or, if it "
          + "only shows something, let touches through:", ["\(variable).isUserInteractionEnabled = false"],
        trial: touch.trial(place, "setUserInteractionEnabled:NO"))
    }
    if isList
      || (ClassKnowledge.isControl(view) && area(of: place, touch) < 0.6 * area(of: touch.expected, touch))
    {
      return CoverRemedy("\(name) takes its own touches; the cell is selected beside it.")
    }
    let isPlainScroller = ClassKnowledge.scrolls(view) && ClassKnowledge.base(of: view) != "UITextView"
    if ClassKnowledge.base(of: view) == "UITextView" {
      return CoverRemedy(
        "\(name) keeps touches from the cell. If nothing in it is to be touched, turn its interaction off. To keep its links, let it take only "
          + "the touches on those, in a subclass, which has to look for links of dataDetectorTypes itself:",
        ["\(variable).isUserInteractionEnabled = false", "// or, to keep its links:"] + linksOnly,
        trial: touch.trial(place, "setUserInteractionEnabled:NO"))
    }
    return CoverRemedy(
      isPlainScroller
        ? "A scroll view keeps taps from the cell. Turn its interaction off, and let it scroll by the cell:"
        : "\(name) keeps touches from the cell. If it does not need them, turn its interaction off:",
      ["\(variable).isUserInteractionEnabled = false"]
        + (isPlainScroller
          ? ["cell.contentView.addGestureRecognizer(\(variable).panGestureRecognizer)"] : []),
      trial: touch.trial(place, "setUserInteractionEnabled:NO"))
  }

  /// The method of a text view that takes only the touches on its links; those that dataDetectorTypes finds
  /// are not among the attributes.
  private static let linksOnly = [
    "override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {",
    "  guard let place = closestPosition(to: point),",
    "    let range = tokenizer.rangeEnclosingPosition(place, with: .character, inDirection: .layout(.left))",
    "  else { return false }", "  let index = offset(from: beginningOfDocument, to: range.start)",
    "  return attributedText.attribute(.link, at: index, effectiveRange: nil) != nil", "}",
  ]

  private static func isInCell(_ cover: MeasuredCover) -> Bool {
    if case .part = cover.owner { true } else { cover.isDevelopers }
  }

  private static func area(of place: ViewPlace, _ touch: ExpectedTouch) -> Double {
    touch.geometry(place).bounds.map { Double($0.width) * Double($0.height) } ?? 0
  }
}
