// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchCore
public import TouchGraphics

/// A row of segments of which one is chosen.
///
/// The segment under the finger is chosen when the finger lifts. ``UIControl/Event/valueChanged`` is sent if
/// that is another segment, and never for a change by code. In a momentary control a segment stays chosen
/// only while the handlers are called.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  /// The index that means no segment.
  public static let noSegment = -1

  final var segments: [Segment] = []
  final var storedSelectedSegmentIndex = UISegmentedControl.noSegment

  // MARK: Making

  /// Creates a control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control that fits its contents, with a segment for each text or image.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    setItems(items ?? [])
    sizeToFit()
  }

  /// Creates a control with a segment for each action, which is called when its segment is chosen.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
  }

  /// Creates a control from an archive; images and actions are not archived.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decodeSegments(from: coder)
  }

  /// Writes the control into an archive, without its images and actions.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeSegments(to: coder)
  }

  // MARK: Choice

  /// The index of the chosen segment, or ``noSegment``; setting it sends nothing.
  ///
  /// The selection stays with its segment when others are inserted or removed before it. An index without a
  /// segment is refused.
  open var selectedSegmentIndex: Int {
    get { storedSelectedSegmentIndex }
    set { choose(newValue) }
  }

  /// Whether no segment stays chosen after a touch.
  open var isMomentary = false { didSet { if isMomentary { storedSelectedSegmentIndex = Self.noSegment } } }

  // MARK: Segments

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// Inserts a segment with a title at `segment`; an index beyond the last appends it.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }

  /// Inserts a segment with an image at `segment`; an index beyond the last appends it.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }

  /// Inserts a segment with an action and removes a segment whose action has the same identifier.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) { insert(action, at: segment) }

  /// Removes a segment; an index beyond the last removes the last.
  open func removeSegment(at segment: Int, animated: Bool) { remove(at: segment) }

  /// Removes all segments.
  open func removeAllSegments() { removeAll() }

  /// Sets the title of a segment, which loses its image.
  ///
  /// An index beyond the last means the last, here and in the other setters.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) {
      $0.title = title
      $0.image = nil
    }
  }

  /// The title of a segment; nil for one with an image.
  open func titleForSegment(at segment: Int) -> String? { self.segment(at: segment)?.title }

  /// Sets the image of a segment, which loses its title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) {
      $0.image = image
      $0.title = nil
    }
  }

  /// The image of a segment; nil for one with a title.
  open func imageForSegment(at segment: Int) -> UIImage? { self.segment(at: segment)?.image }

  /// Sets the action that a segment calls and shows.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) { set(action, at: segment) }

  /// The action of a segment.
  open func actionForSegment(at segment: Int) -> UIAction? { self.segment(at: segment)?.action }

  /// The segment whose action has an identifier, or `NSNotFound`.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }

  /// Sets whether fingers can choose a segment.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }

  /// Whether fingers can choose a segment.
  open func isEnabledForSegment(at segment: Int) -> Bool { self.segment(at: segment)?.isEnabled ?? false }

  // MARK: Layout

  /// Sets the width of a segment; 0 makes it automatic.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    guard width.isFinite, width >= 0 else {
      return Misuse.report("UISegmentedControl.setWidth: \(width) is no width; 0 means a share.")
    }
    change(segment) { $0.width = width }
  }

  /// The width set for a segment; 0 if it is automatic.
  open func widthForSegment(at segment: Int) -> CGFloat { self.segment(at: segment)?.width ?? 0 }

  /// Sets how far the content of a segment is moved from its center.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    change(segment) { $0.contentOffset = offset }
  }

  /// How far the content of a segment is moved from its center.
  open func contentOffsetForSegment(at segment: Int) -> CGSize {
    self.segment(at: segment)?.contentOffset ?? .zero
  }

  /// Whether segments of automatic width are sized by content instead of equally.
  open var apportionsSegmentWidthsByContent = false { didSet { segmentsChanged() } }

  /// The color of the chosen segment; nil for the system color.
  open var selectedSegmentTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// The size that fits the content of every segment.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

  /// The size that fits the content of every segment.
  open override var intrinsicContentSize: CGSize { fittingSize }

  // MARK: Tracking

  /// Follows a finger that came down on a segment that can be chosen.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    super.beginTracking(touch, with: event) && offers(touch)
  }

  /// Chooses the segment on which the finger lifted.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if let touch { choose(at: touch, with: event) }
  }

  /// A segmented control reserves a single tap with one finger for itself.
  override func claims(_ recognizer: UIGestureRecognizer) -> Bool { recognizer.isSingleTap }
}
