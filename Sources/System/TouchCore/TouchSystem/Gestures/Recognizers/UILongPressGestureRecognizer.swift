// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Recognizes fingers that come down and stay.
///
/// The gesture begins when the time is up, by a timer, with no event needed, and at once if it takes no time.
/// It changes with moves and ends when any of its fingers lifts; a finger that comes later is ignored. A
/// button of ``UIGestureRecognizer/allowedPressTypes`` makes the gesture, too: only one button, and the same
/// one each time.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long the fingers must stay, in seconds.
  @safe @exclusivity(unchecked) open var minimumPressDuration: TimeInterval = TouchTuning.uikit
    .longPressDuration
  /// How far a finger may move before the gesture begins, in points.
  @safe @exclusivity(unchecked) open var allowableMovement: CGFloat = TouchTuning.uikit.longPressMovement
  /// How many taps come before the press.
  @safe @exclusivity(unchecked) open var numberOfTapsRequired = 0
  /// How many fingers press.
  @safe @exclusivity(unchecked) open var numberOfTouchesRequired = 1

  private var taps = 0
  @safe @exclusivity(unchecked) private var fingers: [TrackedFinger] = []
  /// The button that is down, and the kind of those that make the gesture.
  private var button: UIPress?
  private var buttonType: UIPress.PressType?
  private var timer: EventTimer?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if isPressed { return drop(touches) }
    if buttonType != nil { return fail("a finger came down during a press of a button") }
    guard touches.allInOrder({ admit($0) }) else { return fail("a finger came down too late") }
    awaitsMoreTouches = false
    if fingers.count > numberOfTouchesRequired { return fail(tooMany(fingers, numberOfTouchesRequired)) }
    if fingers.count == numberOfTouchesRequired { start() }
  }

  /// Whether the fingers have stayed for the whole time, even if others must fail before the gesture begins.
  private var isPressed: Bool { state != .possible || pendingState != nil }

  private func drop(_ touches: Set<UITouch>) {
    for touch in touches.inOrder { drop(touch) }
  }

  /// Starts the time of the press, or of a tap before it, once all fingers are down.
  private func start() {
    if taps == numberOfTapsRequired {
      timer?.cancel()
      // A press that takes no time is complete at once.
      if minimumPressDuration <= 0 {
        state = .began
        return
      }
      timer = schedule(again: timer, after: minimumPressDuration, "long press") { $0.state = .began }
    } else {
      limit(to: tuned { $0.tapDuration }, "tap lasts too long") { $0.failAsLongTap() }
    }
  }

  /// Adds a finger that came down to the press; false if it comes too late.
  private func admit(_ touch: UITouch) -> Bool {
    if !fingers.isEmpty,
      touch.storedTimestamp > fingers[0].touch.state.beganAt + tuned({ $0.tapFingerInterval })
    {
      return false
    }
    fingers.append(TrackedFinger(touch))
    return true
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    switch state {
    case .began, .changed: state = .changed
    case .possible: if strayed { fail(asStrayed) }
    default: break
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    switch state {
    case .began, .changed: state = .ended
    case .possible: endTap()
    default: break
    }
  }

  /// Handles a finger that lifted before the press began: a tap before it, or a press that was too short.
  private func endTap() {
    guard taps < numberOfTapsRequired, fingers.count == numberOfTouchesRequired, !strayed else {
      return fail(asLiftedEarly)
    }
    if fingers.any({ $0.phase != .ended }) { return }
    while fingers.popLast() != nil {}
    finishTap()
  }

  private func finishTap() {
    taps += 1
    awaitsMoreTouches = true
    limit(to: tuned { $0.tapInterval }, "next tap") { $0.failWithoutNextTap() }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    timer?.cancel()
    noteFailure("its touches were cancelled")
    state = .cancelled
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    if isPressed { return }
    guard let press = presses.first, presses.count == 1, button == nil, fingers.isEmpty,
      buttonType == press.type || buttonType == nil && taps == 0
    else { return fail("another button went down") }
    button = press
    buttonType = press.type
    awaitsMoreTouches = false
    start()
  }

  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    guard let button, presses.contains(button) else { return }
    self.button = nil
    switch state {
    case .began, .changed: state = .ended
    case .possible where taps < numberOfTapsRequired: finishTap()
    default: fail("the button went up before \(Double(minimumPressDuration).short) s had passed")
    }
  }

  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    timer?.cancel()
    noteFailure("its touches were cancelled")
    state = .cancelled
  }

  override class var ownPressTypes: [UIPress.PressType] { [.select] }

  override func decode(_ values: ValueDecoder) {
    super.decode(values)
    if let seconds = values.number("UIMinimumPressDuration") { minimumPressDuration = Double(seconds) }
    if let points = values.number("UIAllowableMovement") { allowableMovement = points }
    if let count = values.integer("UINumberOfTapsRequired") { numberOfTapsRequired = count }
    if let count = values.integer("UINumberOfTouchesRequired") { numberOfTouchesRequired = count }
  }

  open override func reset() {
    super.reset()
    button = nil
    buttonType = nil
    timer?.cancel()
    taps = 0
    while fingers.popLast() != nil {}
  }

  private var strayed: Bool {
    let most = allowableMovement
    for index in fingers.indices where fingers.displacement(of: index).exceeds(most) { return true }
    return false
  }

  private func fail(_ reason: @autoclosure () -> String) {
    timer?.cancel()
    noteFailure(reason())
    state = .failed
  }

  private func limit(
    to seconds: TimeInterval, _ label: String, _ fail: @escaping (UIGestureRecognizer) -> Void
  ) {
    timer?.cancel()
    timer = schedule(again: timer, afterMoreThan: seconds, label, fail)
  }

  // MARK: Why it fails, for tracers

  private var asStrayed: String {
    "the finger moved \(fingers.farthest.points) before the press began; at most \(allowableMovement.points) are allowed"
  }

  /// Why the lift of a finger makes the gesture fail.
  private var asLiftedEarly: String {
    if strayed { return asStrayed }
    if fingers.count < numberOfTouchesRequired { return tooFew(fingers, numberOfTouchesRequired) }
    if pendingState != nil { return "the finger lifted while the press waited for others to fail" }
    let down = (fingers.last.map { $0.touch.storedTimestamp - $0.touch.state.beganAt } ?? 0).short
    return "the finger lifted after \(down) s; the press takes \(minimumPressDuration.short) s"
  }
}
