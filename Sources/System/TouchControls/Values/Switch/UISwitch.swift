// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchCore
public import TouchGraphics

/// A control that is on or off.
///
/// A tap toggles it, and so does a finger that drags the knob past the middle, where the knob flips.
/// ``UIControl/Event/valueChanged`` is sent once for each change that a finger makes, when it lifts and
/// before the up; setting ``isOn`` in code sends nothing. A switch sends no ``UIControl/Event/touchDown``. It
/// always has the size that the tuning of its application gives.
@preconcurrency @MainActor open class UISwitch: UIControl {
  final var storedIsOn = false
  /// The finger on the knob.
  final var hold: KnobHold?
  /// The number of the tracking whose finger was asked whether it came down on the knob.
  final var askedTracking = 0

  // MARK: Making

  /// Creates a switch at the origin of a frame, whose size is ignored.
  public override init(frame: CGRect) {
    super.init(frame: UIControl.fixed(frame, Self.size(in: Self.currentSizes)))
    watchGeometry()
  }

  /// Creates a switch from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    watchGeometry()
    decodeSwitch(from: coder)
  }

  /// Writes the switch into an archive.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeSwitch(to: coder)
  }

  // MARK: Value

  /// Whether the switch is on; setting it sends nothing.
  open var isOn: Bool {
    get { storedIsOn }
    set { setOn(newValue, animated: false) }
  }

  /// Turns the switch on or off and sends nothing; it takes effect at once.
  ///
  /// A finger that turns the switch does not call it.
  open func setOn(_ on: Bool, animated: Bool) { turn(on) }

  // MARK: Looks

  /// The color behind the knob while the switch is on; nil for the system green.
  open var onTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// The color of the knob; nil for the system white.
  open var thumbTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// The preferred style; see ``style``.
  ///
  /// A kept value: it changes nothing here.
  open var preferredStyle = Style.automatic

  /// The actual style: a sliding knob, as on every touch screen.
  open var style: Style { .sliding }

  // MARK: Size

  /// The position of the switch; setting it moves the switch and keeps its size.
  open override var frame: CGRect {
    get { super.frame }
    set {
      if transform.isIdentity {
        super.frame = UIControl.fixed(newValue, systemSize)
      } else {
        center = middle(of: newValue, frame: super.frame)
      }
    }
  }

  /// The bounds, with the system's size; setting them changes only their origin.
  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(origin: newValue.origin, size: systemSize) }
  }

  /// The system's size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { systemSize }

  /// The system's size without ``alignmentRectInsets``.
  open override var intrinsicContentSize: CGSize {
    let size = systemSize
    return CGSize(width: size.width - IntrinsicSize.switchInset, height: size.height)
  }

  /// The right end, where 2 points of the switch lie outside of what constraints align.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 0, right: IntrinsicSize.switchInset)
  }

  // MARK: Tracking

  /// Follows the finger, which holds the knob if it came down on it.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.beginTracking(touch, with: event) else { return false }
    grabKnob(of: touch, at: touch.graspPoint(in: self))
    return true
  }

  /// Flips the knob if the finger that holds it has crossed the middle.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    dragKnob(to: touch)
    return super.continueTracking(touch, with: event)
  }

  /// Toggles the switch after a tap, or if the knob is past the middle.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    releaseKnob(touch, with: event)
  }

  /// Returns the knob to where it was.
  open override func cancelTracking(with event: UIEvent?) {
    hold = nil
    setNeedsDisplay()
    super.cancelTracking(with: event)
  }

  override func forgetFinger() { hold = nil }

  override var sendsTouchDown: Bool { false }

  // MARK: Accessibility

  /// Whether the switch is an accessibility element; true unless set.
  open override var isAccessibilityElement: Bool {
    get { setsAccessibilityElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// `1` or `0`, unless set.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (isOn ? "1" : "0") }
    set { super.accessibilityValue = newValue }
  }

  /// A switch reserves a single tap with one finger, and drags of its knob, for itself.
  override func claims(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.isSingleTap || holdsKnob(TrackDrag.finger(of: recognizer, along: self))
  }
}

extension UISwitch {
  /// How a switch looks.
  public nonisolated enum Style: Int, Sendable {
    /// Automatic: it can be requested, and is never the actual style.
    case automatic = 0
    /// A box with a tick, on a desktop.
    case checkbox = 1
    /// A knob that slides.
    case sliding = 2
  }
}
