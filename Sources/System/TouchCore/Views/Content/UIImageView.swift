// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchGraphics

/// A view that shows an image; touches pass through it unless user interaction is turned on.
@preconcurrency @MainActor open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage? { didSet { pictureChanged() } }

  /// The image shown while ``isHighlighted`` is on; if nil, ``image`` is shown.
  open var highlightedImage: UIImage? { didSet { pictureChanged() } }

  /// Whether the highlighted image is shown.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { pictureChanged() } } }

  /// Creates a view with this frame and no image.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    flags.insert(.interactionOff)
  }

  /// Creates a view with the size of an image.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    flags.insert(.interactionOff)
    self.image = image
  }

  /// Creates a view with the size of an image that shows another image while it is highlighted.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    flags.insert(.interactionOff)
    self.image = image
    self.highlightedImage = highlightedImage
  }

  /// Creates a view from an archive; images are not archived.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if ValueDecoder(coder).flag("UIUserInteractionDisabled") == nil { flags.insert(.interactionOff) }
  }

  /// The image that is shown.
  package final var shownImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  private func pictureChanged() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  /// The size of the image; without one, the current size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    shownImage?.size ?? bounds.size
  }

  /// The size of the image; ``UIView/noIntrinsicMetric`` without one.
  open override var intrinsicContentSize: CGSize { shownImage?.size ?? super.intrinsicContentSize }

  /// The trait of an image, unless set.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { extras?.accessibility?.traits ?? .image }
    set { super.accessibilityTraits = newValue }
  }
}
