// SPDX-License-Identifier: Apache-2.0
public import TouchCore

/// A control with two halves: the right one adds a step to a number, the left one takes one off.
///
/// The value changes when the finger comes down, after ``UIControl/Event/touchDown``, and goes on changing
/// while the finger stays. A stepper has the system's size, whatever frame it is given.
@preconcurrency @MainActor open class UIStepper: UIControl {
  final var storedValue = 0.0
  final var least = 0.0
  final var greatest = 100.0
  final var step = 1.0
  final var incrementImages = StateTable<UIImage>()
  final var decrementImages = StateTable<UIImage>()
  /// The finger on one of the halves.
  final var hold: StepperHold?

  // MARK: Making

  /// Makes a stepper at the origin of a frame; the size of the frame does not count.
  public override init(frame: CGRect) {
    super.init(frame: UIControl.fixed(frame, Self.systemSize))
  }

  /// Makes a stepper from an archive; pictures are not archived.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decodeStepper(from: coder)
  }

  /// Writes the stepper into an archive, without its pictures.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeStepper(to: coder)
  }

  // MARK: Value

  /// The number, kept within its limits; setting it sends nothing.
  open var value: Double {
    get { storedValue }
    set { take(newValue) }
  }

  /// The least value; it has to be less than the greatest, and a value below it becomes it.
  open var minimumValue: Double {
    get { least }
    set { setLimits(newValue, greatest, "minimumValue") }
  }

  /// The greatest value; it has to be more than the least, and a value above it becomes it.
  open var maximumValue: Double {
    get { greatest }
    set { setLimits(least, newValue, "maximumValue") }
  }

  /// How much a step is; it has to be more than 0.
  open var stepValue: Double {
    get { step }
    set { setStep(newValue) }
  }

  /// Whether a step beyond one limit leads to the other.
  open var wraps = false

  /// Whether the value goes on changing while a finger stays.
  open var autorepeat = true

  /// Whether ``UIControl/Event/valueChanged`` is sent for each change, and not only at the end of the touch.
  open var isContinuous = true

  // MARK: Looks

  /// Sets the picture of the half that adds, for a state.
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
    incrementImages.set(image, for: state)
  }

  /// The picture of the half that adds, for a state or else for the normal one.
  open func incrementImage(for state: UIControl.State) -> UIImage? { incrementImages.value(for: state) }

  /// Sets the picture of the half that takes off, for a state.
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
    decrementImages.set(image, for: state)
  }

  /// The picture of the half that takes off, for a state or else for the normal one.
  open func decrementImage(for state: UIControl.State) -> UIImage? { decrementImages.value(for: state) }

  // MARK: Size

  /// Where the stepper is; setting it moves the stepper and keeps its size.
  open override var frame: CGRect {
    get { super.frame }
    set {
      if transform.isIdentity {
        super.frame = UIControl.fixed(newValue, Self.systemSize)
      } else {
        center = middle(of: newValue, frame: super.frame)
      }
    }
  }

  /// The bounds, with the system's size; setting them sets their origin.
  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(origin: newValue.origin, size: Self.systemSize) }
  }

  /// The system's size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.systemSize }

  /// The system's size.
  open override var intrinsicContentSize: CGSize { Self.systemSize }

  // MARK: Tracking

  /// Begins to follow the finger, and takes the first step once the touch is told of.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    takeFirstStep(with: event)
  }

  /// Follows a finger that came down on a half that can still change the value.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    super.beginTracking(touch, with: event) && press(touch)
  }

  /// Repeats as long as the finger is inside.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pauseOrGoOn()
    return super.continueTracking(touch, with: event)
  }

  /// Ends the repetition, and tells what nobody was told of yet.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    release(with: event)
  }

  /// Ends the repetition; a value nobody was told of is taken back.
  open override func cancelTracking(with event: UIEvent?) {
    takeBack()
    super.cancelTracking(with: event)
  }

  override func forgetFinger() { release() }

  /// A stepper keeps the single tap of a single finger for itself.
  override func claims(_ recognizer: UIGestureRecognizer) -> Bool { recognizer.isSingleTap }
}
