// SPDX-License-Identifier: Apache-2.0
public import TouchCore

/// A row of segments of which one is chosen.
///
/// The segment under the finger is chosen when the finger lifts. ``UIControl/Event/valueChanged`` is sent if
/// that is another one, and never for what code sets. A momentary control chooses a segment for as long as
/// it tells of it.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  /// The index of no segment.
  public static let noSegment = -1

  final var segments: [Segment] = []
  final var chosen = UISegmentedControl.noSegment

  // MARK: Making

  /// Makes a control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a control with a segment for each text or picture, of the size that fits.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    take(items ?? [])
    sizeToFit()
  }

  /// Makes a control with a segment for each action, which is called when its segment is chosen.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
  }

  /// Makes a control from an archive; pictures and actions are not archived.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decodeSegments(from: coder)
  }

  /// Writes the control into an archive, without its pictures and actions.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeSegments(to: coder)
  }

  // MARK: Choice

  /// The segment that is chosen, or ``noSegment``; setting it sends nothing.
  ///
  /// It stays with its segment when others come and go before it. An index that no segment has is refused.
  open var selectedSegmentIndex: Int {
    get { chosen }
    set { choose(newValue) }
  }

  /// Whether no segment stays chosen after it was touched.
  open var isMomentary = false { didSet { if isMomentary { chosen = Self.noSegment } } }

  // MARK: Segments

  /// How many segments there are.
  open var numberOfSegments: Int { segments.count }

  /// Adds a segment with a title before the one at `segment`; an index beyond the last adds it at the end.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }

  /// Adds a segment with a picture before the one at `segment`; an index beyond the last adds it at the end.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }

  /// Adds a segment with an action; the segment of an action with the same identifier goes.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) { insert(action, at: segment) }

  /// Removes a segment; an index beyond the last removes the last.
  open func removeSegment(at segment: Int, animated: Bool) { remove(at: segment) }

  /// Removes every segment.
  open func removeAllSegments() { removeAll() }

  /// Sets the title of a segment, which loses its picture; an index beyond the last means the last, as in
  /// all these.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) {
      $0.title = title
      $0.image = nil
    }
  }

  /// The title of a segment; nil for one with a picture.
  open func titleForSegment(at segment: Int) -> String? { self.segment(at: segment)?.title }

  /// Sets the picture of a segment, which loses its title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) {
      $0.image = image
      $0.title = nil
    }
  }

  /// The picture of a segment; nil for one with a title.
  open func imageForSegment(at segment: Int) -> UIImage? { self.segment(at: segment)?.image }

  /// Gives a segment an action to call when it is chosen, and what the action shows.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) { set(action, at: segment) }

  /// The action of a segment.
  open func actionForSegment(at segment: Int) -> UIAction? { self.segment(at: segment)?.action }

  /// The segment whose action has an identifier, or `NSNotFound`.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }

  /// Sets whether a segment can be chosen by touch.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }

  /// Whether a segment can be chosen by touch.
  open func isEnabledForSegment(at segment: Int) -> Bool { self.segment(at: segment)?.isEnabled ?? false }

  // MARK: Layout

  /// Sets the width of a segment; 0 gives it a share of what the others leave.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    guard width.isFinite, width >= 0 else {
      return Misuse.report("UISegmentedControl.setWidth: \(width) is no width; 0 means a share.")
    }
    change(segment) { $0.width = width }
  }

  /// The width a segment was given; 0 if it gets a share.
  open func widthForSegment(at segment: Int) -> CGFloat { self.segment(at: segment)?.width ?? 0 }

  /// Sets how far the content of a segment is moved from its middle.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    change(segment) { $0.contentOffset = offset }
  }

  /// How far the content of a segment is moved from its middle.
  open func contentOffsetForSegment(at segment: Int) -> CGSize {
    self.segment(at: segment)?.contentOffset ?? .zero
  }

  /// Whether segments without a width of their own share the rest by what they show, and not alike.
  open var apportionsSegmentWidthsByContent = false { didSet { segmentsChanged() } }

  /// The colour of the segment that is chosen; nil for the system's.
  open var selectedSegmentTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// The size at which every segment has room for what it shows.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

  /// The size at which every segment has room for what it shows.
  open override var intrinsicContentSize: CGSize { fittingSize }

  // MARK: Tracking

  /// Follows a finger that came down on a segment that can be chosen.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    super.beginTracking(touch, with: event) && offers(touch)
  }

  /// Chooses the segment at which the finger lifted.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if let touch { choose(at: touch, with: event) }
  }

  /// A segmented control keeps the single tap of a single finger for itself.
  override func claims(_ recognizer: UIGestureRecognizer) -> Bool { recognizer.isSingleTap }
}
