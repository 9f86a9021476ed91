// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchCore
public import TouchGraphics

/// A row of dots, one per page, with the current page marked.
///
/// A tap on the half where the next page lies goes forward a page, one on the other half goes back.
/// ``UIControl/Event/valueChanged`` is sent if the page changed.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  final var storedNumberOfPages = 0
  final var storedCurrentPage = 0
  final var indicators: [Int: UIImage] = [:]

  // MARK: Making

  /// Creates a control with this frame, without pages.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control from an archive; images are not archived.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    let values = ValueDecoder(coder)
    storedNumberOfPages = max(values.integer("UINumberOfPages") ?? 0, 0)
    storedCurrentPage = pinned(values.integer("UICurrentPage") ?? 0)
    hidesForSinglePage = values.flag("UIHideForSinglePage") ?? false
  }

  /// Writes the control into an archive, without its images.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(storedNumberOfPages, forKey: "UINumberOfPages")
    coder.encode(storedCurrentPage, forKey: "UICurrentPage")
    coder.encode(hidesForSinglePage, forKey: "UIHideForSinglePage")
  }

  // MARK: Pages

  /// The number of pages; a negative number counts as 0.
  open var numberOfPages: Int {
    get { storedNumberOfPages }
    set { setPages(newValue) }
  }

  /// The index of the marked page, from 0 and clamped to the pages; setting it sends nothing.
  open var currentPage: Int {
    get { storedCurrentPage }
    set {
      storedCurrentPage = pinned(newValue)
      setNeedsDisplay()
    }
  }

  /// Whether the control is hidden and cannot be touched while there is at most one page.
  open var hidesForSinglePage = false { didSet { setNeedsDisplay() } }

  /// The direction in which the pages follow one another.
  open var direction = Direction.natural { didSet { invalidateIntrinsicContentSize() } }

  // MARK: Looks

  /// The color of the dots; nil for the system color.
  open var pageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// The color of the dot of the current page; nil for the system color.
  open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// The image of dots without an image of their own; nil for the system's dot.
  open var preferredIndicatorImage: UIImage? { didSet { setNeedsDisplay() } }

  /// The image of a page's dot, if it has its own.
  open func indicatorImage(forPage page: Int) -> UIImage? { indicators[page] }

  /// Sets the image of a page's dot; nil uses the preferred one.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) { set(image, ofPage: page) }

  // MARK: Size

  /// The size for a number of pages.
  open func size(forNumberOfPages pageCount: Int) -> CGSize { sizeOfDots(pageCount) }

  /// The size for the current number of pages.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }

  /// The size for the current number of pages.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  // MARK: Tracking

  /// Returns whether a point is in the control; false while it hides.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    !(hidesForSinglePage && numberOfPages <= 1) && super.point(inside: point, with: event)
  }

  /// Turns a page if the finger lifted inside.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if let touch { turnPage(at: touch, with: event) }
  }

  // MARK: Accessibility

  /// Whether the control is an accessibility element; true unless set.
  open override var isAccessibilityElement: Bool {
    get { setsAccessibilityElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// The current page and the number of pages, unless set.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "page \(min(currentPage + 1, numberOfPages)) of \(numberOfPages)" }
    set { super.accessibilityValue = newValue }
  }

  /// The adjustable trait, unless set.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { setsAccessibilityTraits ?? .adjustable }
    set { super.accessibilityTraits = newValue }
  }

  /// A page control reserves a single tap with one finger for itself.
  override func claims(_ recognizer: UIGestureRecognizer) -> Bool { recognizer.isSingleTap }
}
