// SPDX-License-Identifier: Apache-2.0

/// A view that shows a picture; touches go through it to what lies behind, unless interaction is turned on.
@preconcurrency @MainActor open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage? { didSet { pictureChanged() } }

  /// The picture shown while ``isHighlighted`` is on; without one it is ``image`` then too.
  open var highlightedImage: UIImage? { didSet { pictureChanged() } }

  /// Whether the highlighted picture is shown.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { pictureChanged() } } }

  /// Makes a view of this frame without a picture.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    flags.insert(.interactionOff)
  }

  /// Makes a view of the picture's size.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    flags.insert(.interactionOff)
    self.image = image
  }

  /// Makes a view of the picture's size that shows another picture while it is highlighted.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    flags.insert(.interactionOff)
    self.image = image
    self.highlightedImage = highlightedImage
  }

  /// Makes a view from an archive; pictures are not archived.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if ValueDecoder(coder).flag("UIUserInteractionDisabled") == nil { flags.insert(.interactionOff) }
  }

  /// The picture that is shown.
  package final var shownImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  private func pictureChanged() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  /// The size of the picture, of none the present size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    shownImage?.size ?? bounds.size
  }

  /// The size of the picture; ``UIView/noIntrinsicMetric`` without one.
  open override var intrinsicContentSize: CGSize { shownImage?.size ?? super.intrinsicContentSize }

  /// A picture, unless set.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { extras?.accessibility?.traits ?? .image }
    set { super.accessibilityTraits = newValue }
  }
}
