// SPDX-License-Identifier: Apache-2.0

/// A view that shows a text; touches go through it to what lies behind, unless interaction is turned on.
@preconcurrency @MainActor open class UILabel: UIView {
  /// The text.
  open var text: String? { didSet { if text != oldValue { textChanged() } } }

  /// The font, of 17 points at first; nil makes it that again.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! {
    didSet {
      if font == nil { font = .systemFont(ofSize: UIFont.labelFontSize) }
      if font != oldValue { textChanged() }
    }
  }

  /// The colour of the text; nil makes it the system's for text again.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! {
    didSet {
      if textColor == nil { textColor = .label }
      setNeedsDisplay()
    }
  }

  /// The colour of the text while ``isHighlighted`` is on.
  open var highlightedTextColor: UIColor? { didSet { setNeedsDisplay() } }

  /// Whether the text has the highlighted colour.
  open var isHighlighted = false { didSet { setNeedsDisplay() } }

  /// Where the lines stand between the sides.
  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }

  /// How a text that is too long is broken or shortened.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { textChanged() } }

  /// The greatest number of lines, 0 for as many as it takes; 1 at first.
  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { textChanged() } } }

  /// Whether the text is shown as one that can be used; it has no influence on touches.
  open var isEnabled = true { didSet { setNeedsDisplay() } }

  /// The width at which the lines are broken for ``intrinsicContentSize``; 0 for the longest line's.
  open var preferredMaxLayoutWidth: CGFloat = 0

  /// Makes a label of this frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    flags.insert(.interactionOff)
    takeDefaults()
  }

  /// Makes a label from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    takeDefaults()
    decodeText(from: coder)
  }

  private func takeDefaults() {
    font = .systemFont(ofSize: UIFont.labelFontSize)
    textColor = .label
  }

  /// Writes the label into an archive.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeText(to: coder)
  }

  /// The rectangle the text takes of `bounds`, in at most so many lines.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    rect(ofTextIn: bounds, lines: numberOfLines)
  }

  /// The size of the text in the width of `size`; a width of 0 counts as without end.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    sizeOfText(in: size.width)
  }

  /// The size of the text, its lines broken at ``preferredMaxLayoutWidth`` if there is one.
  open override var intrinsicContentSize: CGSize { sizeOfText(in: preferredMaxLayoutWidth) }

  /// Whether the label is an element by itself: yes, unless set.
  open override var isAccessibilityElement: Bool {
    get { extras?.accessibility?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// What is read aloud: the text, unless set.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }

  /// Text that does not change, unless set.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { extras?.accessibility?.traits ?? .staticText }
    set { super.accessibilityTraits = newValue }
  }

  package override var describedText: String? { text }
}
