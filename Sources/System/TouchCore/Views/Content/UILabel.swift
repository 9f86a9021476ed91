// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchGraphics

/// A view that shows text; touches pass through it unless user interaction is turned on.
@preconcurrency @MainActor open class UILabel: UIView {
  /// The text.
  open var text: String? {
    didSet {
      if attributedSize != nil {
        attributedSize = nil
      } else if text != oldValue {
        textChanged()
      }
    }
  }

  /// The text with its attributes, which the module TouchInterface keeps.
  ///
  /// Setting it sets the text, and the font, color and alignment to those at its beginning. A font or a
  /// color that is set later applies to all of the text; a text that is set later has the label's own. Sizes
  /// follow the attributes.
  open var attributedText: NSAttributedString? {
    get { LinkedClasses.textKeeper?.attributedText(of: self) ?? text.map { NSAttributedString(string: $0) } }
    set {
      if let keeper = LinkedClasses.textKeeper { return keeper.setAttributedText(newValue, of: self) }
      if newValue != nil { AttributedTexts.reportLoss(in: UILabel.self) }
      text = newValue?.string
    }
  }

  /// The font, 17 points by default; nil restores the default.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! {
    didSet {
      if font == nil { font = .systemFont(ofSize: UIFont.labelFontSize) }
      if font != oldValue { textChanged() }
    }
  }

  /// The color of the text; nil restores the system's color for text.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! {
    didSet {
      if textColor == nil { textColor = .label }
      setNeedsDisplay()
    }
  }

  /// The color of the text while ``isHighlighted`` is on.
  open var highlightedTextColor: UIColor? { didSet { setNeedsDisplay() } }

  /// Whether the text has the highlighted color.
  open var isHighlighted = false { didSet { setNeedsDisplay() } }

  /// The horizontal alignment of the lines.
  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }

  /// How text that is too long is wrapped or truncated.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { textChanged() } }

  /// The greatest number of lines, 1 by default; 0 means no limit.
  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { textChanged() } } }

  /// Whether the text is drawn as enabled; this does not affect touches.
  open var isEnabled = true { didSet { setNeedsDisplay() } }

  /// Whether text that is too wide for one line is drawn smaller, down to ``minimumScaleFactor``.
  ///
  /// As in UIKit, the sizes that the label asks for do not depend on it.
  ///
  /// A kept value: it changes nothing here.
  open var adjustsFontSizeToFitWidth = false { didSet { setNeedsDisplay() } }

  /// The smallest factor of the font's size for ``adjustsFontSizeToFitWidth``; 0 means the present size.
  ///
  /// A kept value: it changes nothing here.
  open var minimumScaleFactor: CGFloat = 0 { didSet { setNeedsDisplay() } }

  /// Whether letters may come closer before text is truncated.
  ///
  /// A kept value: it changes nothing here.
  open var allowsDefaultTighteningForTruncation = false { didSet { setNeedsDisplay() } }

  /// The line that stays in its place when text is drawn smaller.
  ///
  /// A kept value: it changes nothing here.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines { didSet { setNeedsDisplay() } }

  /// The color of the shadow behind the text.
  ///
  /// A kept value: it changes nothing here.
  open var shadowColor: UIColor? { didSet { setNeedsDisplay() } }

  /// How far the shadow is from the text.
  ///
  /// A kept value: it changes nothing here.
  open var shadowOffset = CGSize(width: 0, height: -1) { didSet { setNeedsDisplay() } }

  /// The width to which lines are wrapped for ``intrinsicContentSize``; 0 means the width that constraints
  /// give the label, or that of the longest line.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The size of attributed text in a width and at most so many lines; a text that is set later removes it.
  package final var attributedSize: ((CGFloat, Int) -> CGSize)? { didSet { textChanged() } }

  /// Creates a label of this frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    flags.insert(.interactionOff)
    applyDefaults()
  }

  /// Creates a label from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    applyDefaults()
    decodeText(from: coder)
  }

  private func applyDefaults() {
    font = .systemFont(ofSize: UIFont.labelFontSize)
    textColor = .label
  }

  /// Writes the label to an archive.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeText(to: coder)
  }

  /// The rectangle that the text fills in `bounds`, with at most this number of lines.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    rect(ofTextIn: bounds, lines: numberOfLines)
  }

  /// Draws the text in a rectangle; called with the bounds when the label is drawn.
  open func drawText(in rect: CGRect) {
    Self.textDrawing?(self, rect)
  }

  /// Draws the text of a label in the current context; set by the module that draws.
  package static var textDrawing: ((UILabel, CGRect) -> Void)?

  /// The size of the text wrapped to the width of `size`; a width of 0 means no limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    sizeOfText(in: size.width)
  }

  /// The size of the text, wrapped to ``preferredMaxLayoutWidth`` if that is set.
  open override var intrinsicContentSize: CGSize {
    sizeOfText(in: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : WrapWidth.current ?? 0)
  }

  /// Whether the label is an accessibility element: true unless set.
  open override var isAccessibilityElement: Bool {
    get { extras?.accessibility?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// The text that is read aloud: ``text``, unless set.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }

  /// The trait of static text, unless set.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { extras?.accessibility?.traits ?? .staticText }
    set { super.accessibilityTraits = newValue }
  }

  package override var describedText: String? { text }
}

/// The line of a text that stays in its place when the text is drawn smaller.
public nonisolated enum UIBaselineAdjustment: Int, Sendable, Hashable {
  /// The baseline.
  case alignBaselines = 0
  /// The middle.
  case alignCenters = 1
  /// The top.
  case none = 2
}
