// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchCore
public import TouchGraphics

/// A control with two halves: the right one adds a step to a number, the left one subtracts one.
///
/// The value changes when the finger comes down, after ``UIControl/Event/touchDown``, and keeps changing
/// while the finger stays. A stepper always has the system's size.
@preconcurrency @MainActor open class UIStepper: UIControl {
  final var storedValue = 0.0
  final var storedMinimumValue = 0.0
  final var storedMaximumValue = 100.0
  final var storedStepValue = 1.0
  final var incrementImages = StateValues<UIImage>()
  final var decrementImages = StateValues<UIImage>()
  /// The finger on one of the halves.
  final var hold: StepperHold?
  /// The number of the tracking whose finger was asked on which half it came down.
  final var askedTracking = 0

  // MARK: Making

  /// Creates a stepper at the origin of a frame, whose size is ignored.
  public override init(frame: CGRect) {
    super.init(frame: UIControl.fixed(frame, Self.systemSize))
  }

  /// Creates a stepper from an archive; images are not archived.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decodeStepper(from: coder)
  }

  /// Writes the stepper into an archive, without its images.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeStepper(to: coder)
  }

  // MARK: Value

  /// The value, clamped to its limits; setting it sends nothing.
  open var value: Double {
    get { storedValue }
    set { apply(newValue) }
  }

  /// The minimum, which must be less than the maximum; a smaller value is raised to it.
  open var minimumValue: Double {
    get { storedMinimumValue }
    set { setLimits(newValue, storedMaximumValue, "minimumValue") }
  }

  /// The maximum, which must be more than the minimum; a greater value is lowered to it.
  open var maximumValue: Double {
    get { storedMaximumValue }
    set { setLimits(storedMinimumValue, newValue, "maximumValue") }
  }

  /// The amount of a step, which must be more than 0.
  open var stepValue: Double {
    get { storedStepValue }
    set { setStep(newValue) }
  }

  /// Whether a step beyond one limit wraps around to the other.
  open var wraps = false

  /// Whether the value keeps changing while a finger stays.
  open var autorepeat = true

  /// Whether ``UIControl/Event/valueChanged`` is sent for each change, and not only at the end of the touch.
  open var isContinuous = true

  // MARK: Looks

  /// Sets the image of the incrementing half for a state.
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
    incrementImages.set(image, for: state)
  }

  /// The image of the incrementing half for a state, falling back to the normal state.
  open func incrementImage(for state: UIControl.State) -> UIImage? { incrementImages.value(for: state) }

  /// Sets the image of the decrementing half for a state.
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
    decrementImages.set(image, for: state)
  }

  /// The image of the decrementing half for a state, falling back to the normal state.
  open func decrementImage(for state: UIControl.State) -> UIImage? { decrementImages.value(for: state) }

  // MARK: Size

  /// The position of the stepper; setting it moves the stepper and keeps its size.
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

  /// The bounds, with the system's size; setting them changes only their origin.
  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(origin: newValue.origin, size: Self.systemSize) }
  }

  /// The system's size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.systemSize }

  /// The system's size.
  open override var intrinsicContentSize: CGSize { Self.systemSize }

  // MARK: Tracking

  /// Starts following the finger, and steps after the handlers of touchDown were called.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    performFirstStep(for: touches, with: event)
  }

  /// Follows a finger that came down on a half that can change the value.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    super.beginTracking(touch, with: event) && press(touch)
  }

  /// Repeats while the finger is inside.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    updateRepeating()
    return super.continueTracking(touch, with: event)
  }

  /// Ends the repetition and sends a value that was not sent yet.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    release(with: event)
  }

  /// Ends the repetition and discards an unsent value.
  open override func cancelTracking(with event: UIEvent?) {
    revertUnsentValue()
    super.cancelTracking(with: event)
  }

  override func forgetFinger() { release() }

  /// A stepper reserves a single tap with one finger for itself.
  override func claims(_ recognizer: UIGestureRecognizer) -> Bool { recognizer.isSingleTap }
}
