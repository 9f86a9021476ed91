// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// How large a view is by itself: the numbers that views read, and the rows of the page
/// `Documentation/IntrinsicSizes.md`.
///
/// Numbers that differ between systems are values of ``TouchTuning``; the others are here, and nowhere else.
package nonisolated struct IntrinsicSize: Sendable {
  /// The class of the view, as its users write it.
  package let view: String
  /// What the view shows.
  package let content: String
  package let width: Length
  package let height: Length
  /// How the numbers are known, with one of the four words of Documentation/Evidence.md in front.
  package let evidence: String

  /// The size of the view along one axis.
  package enum Length: Sendable {
    /// The view has no size of its own along the axis.
    case none
    case points(CGFloat)
    /// A number that depends on the tuning.
    case tuned(@Sendable (TouchTuning) -> CGFloat)
    /// What the length follows, in words.
    case words(String)

    /// The length with a tuning, as `intrinsicContentSize` has it; nil where words say it.
    ///
    /// That of no size is `UIView.noIntrinsicMetric`.
    package func value(_ tuning: TouchTuning) -> CGFloat? {
      switch self {
      case .none: -1
      case .points(let number): number
      case .tuned(let number): number(tuning)
      case .words: nil
      }
    }

    /// The cell of the page.
    package var text: String {
      switch self {
      case .none: return "–"
      case .words(let words): return words
      case .points, .tuned:
        let (usual, latest) = (value(.uikit) ?? 0, value(.ios26) ?? 0)
        return usual == latest ? Self.text(usual) : "\(Self.text(usual)), `.ios26`: \(Self.text(latest))"
      }
    }

    private static func text(_ number: CGFloat) -> String {
      number == number.rounded() ? "\(Int(number))" : "\(Double(number))"
    }
  }

  /// The row of the page.
  package var row: String {
    "| `\(view)` | \(content) | \(width.text) | \(height.text) | \(evidence) |"
  }

  // MARK: Numbers

  package static var stepper: CGSize { CGSize(width: 94, height: 32) }
  package static var sliderHeight: CGFloat { 34 }
  /// How far the right end of a switch lies outside of the rectangle that constraints align.
  package static var switchInset: CGFloat { 2 }
  package static var segmentedControlHeight: CGFloat { 32 }
  /// The room at each side of the content of a segment.
  package static var segmentMargin: CGFloat { 10 }
  /// The least height of a text field with a border, and the room at the sides of its text.
  package static var textFieldHeight: CGFloat { 34 }
  package static var textFieldMargin: CGFloat { 7 }
  /// The width of a button without a title, and the room above and below the title of one without insets.
  package static var buttonWidth: CGFloat { 30 }
  package static var buttonMargin: CGFloat { 6 }
  /// The side of a spinner of the styles `medium` and `large`.
  package static var spinner: CGFloat { 20 }
  package static var largeSpinner: CGFloat { 37 }
  /// The height of a progress bar of the styles `default` and `bar`.
  package static var progressHeight: CGFloat { 4 }
  package static var progressBarHeight: CGFloat { 2.5 }

  /// The length of the dots of a page control.
  package static func lengthOfDots(_ count: Int, _ tuning: TouchTuning) -> CGFloat {
    let count = CGFloat(max(count, 0))
    let dots = count > 0 ? count * (tuning.pageDotSize + tuning.pageDotGap) - tuning.pageDotGap : 0
    return dots + 2 * tuning.pageMargin
  }

  // MARK: Rows

  /// The views that have an intrinsic size, in order.
  package static let all: [IntrinsicSize] = [
    IntrinsicSize(
      view: "UIActivityIndicatorView", content: "style `medium`", width: .points(spinner),
      height: .points(spinner), evidence: "reported"),
    IntrinsicSize(
      view: "UIActivityIndicatorView", content: "style `large`", width: .points(largeSpinner),
      height: .points(largeSpinner), evidence: "reported"),
    IntrinsicSize(
      view: "UIButton", content: "nothing", width: .points(buttonWidth),
      height: .words("a line of its font, \(Int(2 * buttonMargin)) points more"),
      evidence: "measured for the \(Int(2 * buttonMargin)) points (iOS 26.1, Mac Catalyst); reported"),
    IntrinsicSize(
      view: "UIButton", content: "a title, without insets",
      width: .words("that of the title, at least \(Int(buttonWidth))"),
      height: .words("that of the title, \(Int(2 * buttonMargin)) points more"),
      evidence: "measured for the height (iOS 26.1, Mac Catalyst); reported"),
    IntrinsicSize(
      view: "UIButton", content: "a title and insets, or an image alone",
      width: .words("that of the content and the insets"),
      height: .words("that of the content and the insets"),
      evidence: "documented"),
    IntrinsicSize(
      view: "UIImageView", content: "no image", width: .none, height: .none,
      evidence: "measured (iOS 26.1, Mac Catalyst)"),
    IntrinsicSize(
      view: "UIImageView", content: "an image", width: .words("that of the image"),
      height: .words("that of the image"), evidence: "documented"),
    IntrinsicSize(
      view: "UILabel", content: "a text", width: .words("that of the longest line"),
      height: .words("that of the lines"),
      evidence: "documented; the fonts are the package's own"),
    IntrinsicSize(
      view: "UINavigationBar", content: "compact height or not, prompt, large title", width: .none,
      height: .words("that of the bar: `barHeight` and its kin"),
      evidence: "documented for 44 and 32 points; reported"),
    IntrinsicSize(
      view: "UIPageControl", content: "no pages", width: .tuned { lengthOfDots(0, $0) },
      height: .tuned { $0.pageControlHeight }, evidence: "assumed"),
    IntrinsicSize(
      view: "UIPageControl", content: "4 pages", width: .tuned { lengthOfDots(4, $0) },
      height: .tuned { $0.pageControlHeight },
      evidence: "reported; measured for `.ios26` (iOS 26.1, Mac Catalyst: the view around the dots)"),
    IntrinsicSize(
      view: "UIProgressView", content: "style `default`", width: .none, height: .points(progressHeight),
      evidence: "reported"),
    IntrinsicSize(
      view: "UIProgressView", content: "style `bar`", width: .none, height: .points(progressBarHeight),
      evidence: "reported"),
    IntrinsicSize(
      view: "UISegmentedControl", content: "no segments", width: .points(0),
      height: .points(segmentedControlHeight), evidence: "reported since iOS 13"),
    IntrinsicSize(
      view: "UISegmentedControl", content: "segments",
      width: .words("for each the widest one's, \(Int(2 * segmentMargin)) points more"),
      height: .points(segmentedControlHeight), evidence: "reported since iOS 13; assumed for the room"),
    IntrinsicSize(
      view: "UISlider", content: "no images", width: .none, height: .points(sliderHeight),
      evidence: "measured (iOS 26.1, Mac Catalyst)"),
    IntrinsicSize(
      view: "UISlider", content: "an image for the knob", width: .none, height: .words("that of the image"),
      evidence: "assumed"),
    IntrinsicSize(
      view: "UIStepper", content: "any value", width: .points(stepper.width), height: .points(stepper.height),
      evidence: "reported since iOS 13"),
    IntrinsicSize(
      view: "UISwitch", content: "on or off", width: .tuned { $0.switchWidth - switchInset },
      height: .tuned { $0.switchHeight },
      evidence: "reported; measured for `.ios26` (iOS 26.1, Mac Catalyst)"),
    IntrinsicSize(
      view: "UITextField", content: "a text, with a border",
      width: .words("that of the text, \(Int(2 * textFieldMargin)) points more"),
      height: .words("that of a line, at least \(Int(textFieldHeight))"), evidence: "reported"),
    IntrinsicSize(
      view: "UITextField", content: "a text, without a border", width: .words("that of the text"),
      height: .words("that of a line"), evidence: "reported"),
    IntrinsicSize(
      view: "UIToolbar", content: "compact height or not", width: .none,
      height: .words("that of the bar: `barHeight` and its kin"),
      evidence: "documented for 44 and 32 points; reported"),
    IntrinsicSize(
      view: "UIView", content: "and all views that are not above", width: .none, height: .none,
      evidence: "documented"),
  ]
}
