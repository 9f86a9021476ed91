// SPDX-License-Identifier: Apache-2.0
public import TouchCore

/// A control whose knob is dragged along a track to choose a number.
///
/// A finger has to come down on the knob, or near it; elsewhere on the track it is not followed. The value
/// then follows the finger, and keeps the distance at which it was grabbed.
@preconcurrency @MainActor open class UISlider: UIControl {
  final var storedValue: Float = 0
  final var least: Float = 0
  final var greatest: Float = 1
  final var thumbImages = StateTable<UIImage>()
  final var minimumTrackImages = StateTable<UIImage>()
  final var maximumTrackImages = StateTable<UIImage>()
  /// The finger on the knob.
  final var hold: SliderHold?

  // MARK: Making

  /// Makes a slider of this frame, from 0 to 1.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a slider from an archive; pictures are not archived.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decodeSlider(from: coder)
  }

  /// Writes the slider into an archive, without its pictures.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeSlider(to: coder)
  }

  // MARK: Value

  /// The number, kept within its limits; setting it sends nothing.
  open var value: Float {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }

  /// Sets the number, kept within its limits, and sends nothing; it counts at once.
  open func setValue(_ value: Float, animated: Bool) { take(value) }

  /// The number at the left end; a value below it becomes it, and so does a smaller maximum.
  open var minimumValue: Float {
    get { least }
    set { setLimits(newValue, max(newValue, greatest), "minimumValue", newValue) }
  }

  /// The number at the right end; a value above it becomes it, and so does a greater minimum.
  open var maximumValue: Float {
    get { greatest }
    set { setLimits(min(newValue, least), newValue, "maximumValue", newValue) }
  }

  /// Whether ``UIControl/Event/valueChanged`` is sent while the finger moves, and not only when it lifts.
  open var isContinuous = true

  // MARK: Looks

  /// The picture at the left end, which takes room from the track.
  open var minimumValueImage: UIImage? { didSet { setNeedsLayout() } }

  /// The picture at the right end, which takes room from the track.
  open var maximumValueImage: UIImage? { didSet { setNeedsLayout() } }

  /// The colour of the track left of the knob; nil for the tint.
  open var minimumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// The colour of the track right of the knob; nil for the system's.
  open var maximumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// The colour of the knob; nil for the system's.
  open var thumbTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// Sets the picture of the knob for a state; the knob is as large as the picture of the normal state.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    thumbImages.set(image, for: state)
    setNeedsLayout()
  }

  /// Sets the picture of the track left of the knob for a state.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    minimumTrackImages.set(image, for: state)
    setNeedsLayout()
  }

  /// Sets the picture of the track right of the knob for a state.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    maximumTrackImages.set(image, for: state)
    setNeedsLayout()
  }

  /// The picture of the knob for a state, or that of the normal one.
  open func thumbImage(for state: UIControl.State) -> UIImage? { thumbImages.value(for: state) }

  /// The picture of the track left of the knob for a state, or that of the normal one.
  open func minimumTrackImage(for state: UIControl.State) -> UIImage? { minimumTrackImages.value(for: state) }

  /// The picture of the track right of the knob for a state, or that of the normal one.
  open func maximumTrackImage(for state: UIControl.State) -> UIImage? { maximumTrackImages.value(for: state) }

  /// The picture of the knob in the present state.
  open var currentThumbImage: UIImage? { thumbImage(for: state) }

  /// The picture of the track left of the knob in the present state.
  open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }

  /// The picture of the track right of the knob in the present state.
  open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }

  // MARK: Layout

  /// The rectangle of the picture at the left end, in these bounds.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { rectOfMinimumImage(in: bounds) }

  /// The rectangle of the picture at the right end, in these bounds.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { rectOfMaximumImage(in: bounds) }

  /// The rectangle of the track in these bounds.
  open func trackRect(forBounds bounds: CGRect) -> CGRect { rectOfTrack(in: bounds) }

  /// The rectangle of the knob for a value, in these bounds and on this track.
  ///
  /// Where a finger takes hold of the knob, and which value a place means, both follow from it; a subclass
  /// that answers something else is followed.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    rectOfThumb(in: bounds, on: rect, at: value)
  }

  /// The width that is offered and the height of the knob.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: thumbSize.height)
  }

  /// The height of the knob; a slider has no width of its own.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: thumbSize.height)
  }

  // MARK: Tracking

  /// Follows a finger that came down on the knob or near it.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    super.beginTracking(touch, with: event) && takeHold(of: touch)
  }

  /// Lets the value follow the finger.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if follow(touch), isContinuous { sendValue(with: event) }
    return super.continueTracking(touch, with: event)
  }

  /// Tells the last of the value.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    letGo(touch, with: event)
  }

  /// Lets go of the knob; a value nobody was told of is taken back.
  open override func cancelTracking(with event: UIEvent?) {
    takeBack()
    super.cancelTracking(with: event)
  }

  override func forgetFinger() { hold = nil }

  // MARK: Accessibility

  /// Whether the slider is an element by itself: yes, unless set.
  open override var isAccessibilityElement: Bool {
    get { setsAccessibilityElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// How far the knob is along the track, in percent, unless set.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "\(Int((fraction(of: value) * 100).rounded()))%" }
    set { super.accessibilityValue = newValue }
  }

  /// Something that is adjusted, unless set.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { setsAccessibilityTraits ?? .adjustable }
    set { super.accessibilityTraits = newValue }
  }

  /// A slider keeps what drags its knob for itself.
  override func claims(_ recognizer: UIGestureRecognizer) -> Bool {
    holdsKnob(Track.finger(of: recognizer, along: self))
  }
}
