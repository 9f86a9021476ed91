// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Watches the touches of a view and of its subviews, and decides whether they make its gesture.
///
/// A subclass looks at its touches and writes ``state``, which is a request: other recognizers, delegates and
/// views decide whether the gesture is recognized. The article <doc:WriteARecognizer> shows how to write one.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject, Traced {
  /// The state of a gesture.
  public nonisolated enum State: Int, Sendable, Hashable {
    /// Not recognized yet, and still possible.
    case possible
    /// A continuous gesture has begun.
    case began
    /// A continuous gesture goes on.
    case changed
    /// The gesture has ended; for a discrete one the same as recognized.
    case ended
    /// A gesture that had begun was cancelled.
    case cancelled
    /// The touches do not make this gesture.
    case failed

    /// Another name for ``ended``, for discrete gestures.
    public static var recognized: State { .ended }
  }

  /// The recognizer's state, which comes first in memory: all that goes on reads it.
  @safe @exclusivity(unchecked) final var memory = GestureMemory()

  // MARK: Properties

  /// Decides with the recognizer which touches it receives and what it runs alongside; held weakly.
  @safe @exclusivity(unchecked) open weak var delegate: (any UIGestureRecognizerDelegate)? {
    didSet { noteDelegate() }
  }
  /// Whether a recognized gesture takes its touches from their views, which get them as cancelled.
  @safe @exclusivity(unchecked) open var cancelsTouchesInView = true
  /// Whether touches are withheld from their views while the gesture is possible.
  @safe @exclusivity(unchecked) open var delaysTouchesBegan = false {
    didSet { noteDelays() }
  }
  /// Whether the ends of touches are withheld from their views while the gesture is possible.
  open var delaysTouchesEnded = true {
    didSet { noteDelays() }
  }
  /// All kinds of touches, in one list that the recognizers share.
  private static let allTouchTypes = UITouch.TouchType.all.map { NSNumber(value: $0.rawValue) }
  /// The kinds of touches that the recognizer accepts, as raw values of `UITouch.TouchType`.
  open var allowedTouchTypes: [NSNumber] {
    get { memory.extras?.touchTypes ?? Self.allTouchTypes }
    set {
      ensuredExtras.touchTypes = newValue
      memory.touchTypes = TouchTypes(newValue)
    }
  }
  /// The buttons that the recognizer accepts, as raw values of `UIPress.PressType`.
  ///
  /// By default a tap and a long press accept the select button, as on a television; gestures that no button
  /// can make accept none, and a subclass of this class accepts every button.
  open var allowedPressTypes: [NSNumber] {
    get { (memory.extras?.pressTypes ?? Self.ownPressTypes.map(\.rawValue)).map { NSNumber(value: $0) } }
    set { ensuredExtras.pressTypes = newValue.map(\.intValue) }
  }
  /// Whether the touches of one gesture must all be of one kind.
  @safe @exclusivity(unchecked) open var requiresExclusiveTouchType = true
  /// The name of the recognizer in traces and descriptions.
  open var name: String? {
    get { memory.extras?.name }
    set { if newValue != nil || memory.extras != nil { ensuredExtras.name = newValue } }
  }

  /// Whether the recognizer receives touches; disabling it during a gesture cancels the gesture or makes it
  /// fail.
  open var isEnabled: Bool {
    get { storedIsEnabled }
    set { setEnabled(newValue) }
  }

  /// The state of the gesture, which subclasses write.
  ///
  /// Writing a state is a request. An impossible one never traps: it is interpreted as the closest possible
  /// one, or ignored. While a request waits for other gestures to fail, the state still reads as possible.
  ///
  /// What methods for touches, presses or a pointer write takes effect once for each event, after they have
  /// returned; of several writes, the overall result counts. Until then the state reads as written, and no
  /// other recognizer is prevented.
  ///
  /// Code may also make a gesture without a touch, inside or outside of a window. Each change sends one
  /// action, and the gesture accepts no touches until code ends it.
  open var state: State {
    get { memory.shownState ?? storedState }
    set { requestState(newValue) }
  }

  /// The view the recognizer is on.
  open var view: UIView? { storedView }
  /// The buttons of the pointer that are down in the event of the gesture.
  open var buttonMask: UIEvent.ButtonMask { memory.buttonMask }
  /// The modifier keys that are down in the event of the gesture.
  open var modifierFlags: UIKeyModifierFlags { memory.modifierFlags }

  // MARK: Stored

  /// The view that the framework works with, whatever an override of ``view`` returns.
  package final internal(set) var storedView: UIView? {
    get { memory.view?.object }
    set { memory.view = newValue?.viewBackReference }
  }
  /// Whether the recognizer is a ``ScrollGesture`` that makes decisions.
  @safe @exclusivity(unchecked) package final var decidesForScrollView = false
  package final var stableNumber: UInt32 = 0
  /// The environment of the gesture that goes on; nil if there is none.
  ///
  /// The environment clears it when it is deallocated.
  final var environment: GestureEnvironment? {
    get { environmentReference?.object }
    set { environmentReference = Borrowed(newValue) }
  }
  final var environmentReference: Borrowed<GestureEnvironment>?

  package final var traceIdentifier: String? { name }

  // MARK: Making

  /// Creates a recognizer that sends `action` to `target`, if both are given.
  public init(target: Any?, action: Selector?) {
    super.init()
    MainActorRelease.adopt(self)
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recognizer without a target.
  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  /// Creates a recognizer from an archive; properties that the archive lacks have their defaults.
  ///
  /// A convenience, so that a subclass that overrides `init(target:action:)` alone keeps both other
  /// initializers.
  public convenience init?(coder: NSCoder) {
    self.init(target: nil, action: nil)
    decode(ValueDecoder(coder))
  }

  deinit {}

  // MARK: Targets and requirements

  /// Adds a target, held weakly, and the action that it receives; adding the same pair again has no effect.
  open func addTarget(_ target: Any, action: Selector) {
    add(target, action)
  }

  /// Removes a target and action; nil means every target, or every action.
  open func removeTarget(_ target: Any?, action: Selector?) {
    remove(target, action)
  }

  /// Makes the gesture wait for another one to fail.
  ///
  /// A requirement that would create a cycle has no effect, because its recognizers would wait for each other
  /// forever.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    addRequirement(otherGestureRecognizer)
  }

  /// Removes a touch from the gesture; the recognizer receives no more of it, and does not take it from its
  /// view.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    drop(touch)
  }

  /// Removes a press from the gesture; the recognizer receives no more of it, and does not take it from its
  /// responder.
  open func ignore(_ button: UIPress, for event: UIPressesEvent) {
    drop(button)
  }

  // MARK: What subclasses override

  /// Fingers came down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// The system cancelled touches.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Estimated values of touches were updated.
  ///
  /// Never called by the framework: a contact arrives with everything that is known about it.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  /// Buttons went down.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// The force of buttons changed.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Buttons were released.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// The system cancelled presses.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Prepares for the next gesture; called once a gesture is over and its actions were sent.
  open func reset() {}

  /// Whether recognizing this gesture makes `preventedGestureRecognizer` fail or cancels it.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether `preventingGestureRecognizer`, when it recognizes, makes this one fail or cancels it.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether this gesture waits for `otherGestureRecognizer` to fail.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether `otherGestureRecognizer` waits for this gesture to fail.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether the recognizer receives an event at all.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  /// The centroid of the gesture's touches in the coordinates of `view`; nil means the window.
  ///
  /// Fingers that have just lifted still count, so the end of a gesture is where its last change was.
  open func location(in view: UIView?) -> CGPoint {
    TouchCentroid.of(tracked.isEmpty ? sequence : tracked, in: view)
  }

  /// How many fingers of the gesture are down; a pointer that scrolls or hovers is none.
  ///
  /// A finger that lifts counts until the recognizer has seen its end. So a pan that has ended because its
  /// last finger lifted has none in its action. Taps and swipes keep counting the fingers that made them.
  open var numberOfTouches: Int { memory.knowsOfLifts ? fingersDown : tracked.count }

  /// Where one of the fingers is, in the coordinates of `view`; nil means the window.
  ///
  /// An index beyond ``numberOfTouches`` is misuse. For a finger that has just lifted, the result is still
  /// where it lifted.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    location(ofTracked: touchIndex, in: view)
  }

  // MARK: What the recognizers of this module override

  /// The buttons that are allowed by default.
  class var ownPressTypes: [UIPress.PressType] { UIPress.PressType.buttons }

  /// How many taps make the gesture; the least number of all if it is not one of taps.
  var tapsInARow: Int { .min }

  /// Whether the pointer's action in `event` can make the gesture.
  func takes(_ event: UIPointerEvent) -> Bool { false }

  /// The pointer began, continued, ended or cancelled an action that can make the gesture.
  func pointerActed(_ phase: UITouch.Phase, with event: UIPointerEvent) {}

  /// Called when the gesture was recognized with this state, before any action is sent.
  func didRecognize(_ state: State) {}

  /// Called when the gesture was about to begin and has to wait for others to fail.
  func didBeginToWait() {}

  /// Decodes the recognizer's properties.
  func decode(_ values: ValueDecoder) { decodeCommon(values) }

  /// Class, address, state, view, targets, and what the gesture waits for.
  open nonisolated override var description: String {
    onMainActor { GestureDescription.line(for: self) }
  }
}
