// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchCore
public import TouchGraphics

/// A control whose knob is dragged along a track to choose a number.
///
/// A finger has to come down on or near the knob; elsewhere on the track it is ignored. The value then
/// follows the finger, and the knob keeps its distance from it.
@preconcurrency @MainActor open class UISlider: UIControl {
  final var storedValue: Float = 0
  final var storedMinimumValue: Float = 0
  final var storedMaximumValue: Float = 1
  final var thumbImages = StateValues<UIImage>()
  final var minimumTrackImages = StateValues<UIImage>()
  final var maximumTrackImages = StateValues<UIImage>()
  /// The finger on the knob.
  final var hold: SliderHold?

  // MARK: Making

  /// Creates a slider with this frame, from 0 to 1.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a slider from an archive; images are not archived.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decodeSlider(from: coder)
  }

  /// Writes the slider into an archive, without its images.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeSlider(to: coder)
  }

  // MARK: Value

  /// The value, clamped to its limits; setting it sends nothing.
  open var value: Float {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }

  /// Sets the value, clamped to its limits, and sends nothing; it takes effect at once.
  open func setValue(_ value: Float, animated: Bool) { apply(value) }

  /// The value at the left end; a smaller value or maximum is raised to it.
  open var minimumValue: Float {
    get { storedMinimumValue }
    set { setLimits(newValue, max(newValue, storedMaximumValue), "minimumValue", newValue) }
  }

  /// The value at the right end; a greater value or minimum is lowered to it.
  open var maximumValue: Float {
    get { storedMaximumValue }
    set { setLimits(min(newValue, storedMinimumValue), newValue, "maximumValue", newValue) }
  }

  /// Whether ``UIControl/Event/valueChanged`` is sent while the finger moves, and not only when it lifts.
  open var isContinuous = true

  // MARK: Looks

  /// The image at the left end, which shortens the track.
  open var minimumValueImage: UIImage? { didSet { setNeedsLayout() } }

  /// The image at the right end, which shortens the track.
  open var maximumValueImage: UIImage? { didSet { setNeedsLayout() } }

  /// The color of the track to the left of the knob; nil for the tint color.
  open var minimumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// The color of the track to the right of the knob; nil for the system color.
  open var maximumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// The color of the knob; nil for the system color.
  open var thumbTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// Sets the image of the knob for a state; the normal state's image decides the size of the knob.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    thumbImages.set(image, for: state)
    setNeedsLayout()
  }

  /// Sets the image of the track left of the knob for a state.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    minimumTrackImages.set(image, for: state)
    setNeedsLayout()
  }

  /// Sets the image of the track right of the knob for a state.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    maximumTrackImages.set(image, for: state)
    setNeedsLayout()
  }

  /// The image of the knob for a state, falling back to the normal state.
  open func thumbImage(for state: UIControl.State) -> UIImage? { thumbImages.value(for: state) }

  /// The image of the track left of the knob for a state, falling back to the normal state.
  open func minimumTrackImage(for state: UIControl.State) -> UIImage? { minimumTrackImages.value(for: state) }

  /// The image of the track right of the knob for a state, falling back to the normal state.
  open func maximumTrackImage(for state: UIControl.State) -> UIImage? { maximumTrackImages.value(for: state) }

  /// The image of the knob in the current state.
  open var currentThumbImage: UIImage? { thumbImage(for: state) }

  /// The image of the track left of the knob in the current state.
  open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }

  /// The image of the track right of the knob in the current state.
  open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }

  // MARK: Layout

  /// The rectangle of the image at the left end for the given bounds.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { rectOfMinimumImage(in: bounds) }

  /// The rectangle of the image at the right end for the given bounds.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { rectOfMaximumImage(in: bounds) }

  /// The rectangle of the track for the given bounds.
  open func trackRect(forBounds bounds: CGRect) -> CGRect { rectOfTrack(in: bounds) }

  /// The rectangle of the knob for a value, within the given bounds and track.
  ///
  /// It decides both where a finger grabs the knob and which value a position means, including in a subclass
  /// that overrides it.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    rectOfThumb(in: bounds, on: rect, at: value)
  }

  /// The proposed width and the height of the slider: 34 points, or that of an image for the knob.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittingHeight)
  }

  /// The height of the slider; it has no intrinsic width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: fittingHeight)
  }

  // MARK: Tracking

  /// Follows a finger that came down on or near the knob.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    super.beginTracking(touch, with: event) && grabKnob(of: touch)
  }

  /// Lets the value follow the finger, also one that an override of ``beginTracking(_:with:)`` accepted
  /// without `super`.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if followMove(of: touch), isContinuous { sendValue(with: event) }
    return super.continueTracking(touch, with: event)
  }

  /// Sends the last value.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    finishDrag(touch, with: event)
  }

  /// Releases the knob and discards an unsent value.
  open override func cancelTracking(with event: UIEvent?) {
    revertUnsentValue()
    super.cancelTracking(with: event)
  }

  override func forgetFinger() { hold = nil }

  // MARK: Accessibility

  /// Whether the slider is an accessibility element; true unless set.
  open override var isAccessibilityElement: Bool {
    get { setsAccessibilityElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// The position of the knob along the track, in percent, unless set.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "\(Int((fraction(of: value) * 100).rounded()))%" }
    set { super.accessibilityValue = newValue }
  }

  /// The adjustable trait, unless set.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { setsAccessibilityTraits ?? .adjustable }
    set { super.accessibilityTraits = newValue }
  }

  /// A slider reserves drags of its knob for itself.
  override func claims(_ recognizer: UIGestureRecognizer) -> Bool {
    holdsKnob(TrackDrag.finger(of: recognizer, along: self))
  }
}
