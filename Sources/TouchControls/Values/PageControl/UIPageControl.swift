// SPDX-License-Identifier: Apache-2.0
public import TouchCore

/// A row of dots, one a page, of which the present one is marked.
///
/// A tap on the half where the next page lies goes a page on, one on the other half a page back.
/// ``UIControl/Event/valueChanged`` is sent if that is another page.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  final var pages = 0
  final var current = 0
  final var indicators: [Int: UIImage] = [:]

  // MARK: Making

  /// Makes a control of this frame, without pages.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a control from an archive; pictures are not archived.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    let values = ValueDecoder(coder)
    pages = max(values.integer("UINumberOfPages") ?? 0, 0)
    current = pinned(values.integer("UICurrentPage") ?? 0)
    hidesForSinglePage = values.flag("UIHideForSinglePage") ?? false
  }

  /// Writes the control into an archive, without its pictures.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(pages, forKey: "UINumberOfPages")
    coder.encode(current, forKey: "UICurrentPage")
    coder.encode(hidesForSinglePage, forKey: "UIHideForSinglePage")
  }

  // MARK: Pages

  /// How many pages there are; less than none is none.
  open var numberOfPages: Int {
    get { pages }
    set { setPages(newValue) }
  }

  /// The page that is marked, from 0, kept within the pages there are; setting it sends nothing.
  open var currentPage: Int {
    get { current }
    set {
      current = pinned(newValue)
      setNeedsDisplay()
    }
  }

  /// Whether there is nothing to see, and to touch, while there is no more than one page.
  open var hidesForSinglePage = false { didSet { setNeedsDisplay() } }

  /// The direction in which the pages follow each other.
  open var direction = Direction.natural { didSet { invalidateIntrinsicContentSize() } }

  // MARK: Looks

  /// The colour of the dots; nil for the system's.
  open var pageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// The colour of the dot of the present page; nil for the system's.
  open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// The picture of a dot without one of its own; nil for the system's dot.
  open var preferredIndicatorImage: UIImage? { didSet { setNeedsDisplay() } }

  /// The picture of the dot of a page, if it was given one.
  open func indicatorImage(forPage page: Int) -> UIImage? { indicators[page] }

  /// Sets the picture of the dot of a page; nil gives it the preferred one.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) { set(image, ofPage: page) }

  // MARK: Size

  /// The size for so many pages.
  open func size(forNumberOfPages pageCount: Int) -> CGSize { sizeOfDots(pageCount) }

  /// The size for the pages there are.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }

  /// The size for the pages there are.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  // MARK: Tracking

  /// Whether a point is in the control, which has none while it hides.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    !(hidesForSinglePage && numberOfPages <= 1) && super.point(inside: point, with: event)
  }

  /// Turns a page if the finger lifted inside.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if let touch { turn(at: touch, with: event) }
  }

  // MARK: Accessibility

  /// Whether the control is an element by itself: yes, unless set.
  open override var isAccessibilityElement: Bool {
    get { setsAccessibilityElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// Which page of how many, unless set.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "page \(min(currentPage + 1, numberOfPages)) of \(numberOfPages)" }
    set { super.accessibilityValue = newValue }
  }

  /// Something that is adjusted, unless set.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { setsAccessibilityTraits ?? .adjustable }
    set { super.accessibilityTraits = newValue }
  }

  /// A page control keeps the single tap of a single finger for itself.
  override func claims(_ recognizer: UIGestureRecognizer) -> Bool { recognizer.isSingleTap }
}
