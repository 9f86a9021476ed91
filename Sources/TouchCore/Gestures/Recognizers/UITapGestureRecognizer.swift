// SPDX-License-Identifier: Apache-2.0

/// Recognizes taps: so many fingers, so many times.
///
/// A tap is recognized when the last finger of the last tap lifts. Too many fingers, a finger that strays, a
/// tap that lasts too long, and a next tap that comes too late make it fail. A button of
/// ``UIGestureRecognizer/allowedPressTypes`` taps too, one alone and each time the same.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps make the gesture.
  @exclusivity(unchecked) open var numberOfTapsRequired = 1
  /// How many fingers make a tap.
  @exclusivity(unchecked) open var numberOfTouchesRequired = 1
  /// The buttons of a pointer that make a tap; fingers have none.
  open var buttonMaskRequired: UIEvent.ButtonMask = .primary

  private var taps = 0
  /// The fingers of the present tap, those that have lifted included.
  @exclusivity(unchecked) private var fingers: [TrackedFinger] = []
  /// Where the fingers of the first tap came down, in the window.
  @exclusivity(unchecked) private var places: [CGPoint] = []
  /// The middle of them, once all are down.
  private var firstPlace: CGPoint?
  /// The button that is down, and the kind of those that make the gesture.
  private var button: UIPress?
  private var buttonType: UIPress.PressType?
  private var timer: EventTimer?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if buttonType != nil { return fail() }
    guard touches.allInOrder({ admit($0, event) }) else { return fail() }
    awaitsMoreTouches = false
    if fingers.count > numberOfTouchesRequired { return fail() }
    guard fingers.count == numberOfTouchesRequired else { return }
    guard taps > 0, let firstPlace else { return firstPlace = middle }
    if middle.distance(to: firstPlace) > tuned({ $0.tapDistance }) { fail() }
  }

  /// Takes a finger that came down into the present tap; false if the tap cannot have it.
  private func admit(_ touch: UITouch, _ event: UIEvent) -> Bool {
    if touch.type == .indirectPointer, !event.buttonMask.isSuperset(of: buttonMaskRequired) { return false }
    if fingers.isEmpty {
      startTimer(tuned { $0.tapDuration }, "tap lasts too long")
    } else if touch.timestamp > fingers[0].touch.state.beganAt + tuned({ $0.tapFingerInterval }) {
      return false
    }
    fingers.append(TrackedFinger(touch))
    if taps == 0 { places.append(touch.sample.location) }
    return true
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if strayed { return fail() }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if strayed { return fail() }
    // A finger that lifts before all have come down makes a tap of too few.
    if fingers.count < numberOfTouchesRequired { return fail() }
    if fingers.any({ $0.phase != .ended }) { return }
    while fingers.popLast() != nil {}
    finishTap()
  }

  private func finishTap() {
    taps += 1
    if taps >= numberOfTapsRequired {
      timer?.cancel()
      state = .ended
    } else {
      awaitsMoreTouches = true
      startTimer(tuned { $0.tapInterval }, "next tap")
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    cancel()
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    guard let press = presses.first, presses.count == 1, button == nil, firstPlace == nil, fingers.isEmpty,
      buttonType == nil || buttonType == press.type
    else { return fail() }
    button = press
    buttonType = press.type
    awaitsMoreTouches = false
    startTimer(tuning.tapDuration, "tap lasts too long")
  }

  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    guard let button, presses.contains(button) else { return }
    self.button = nil
    finishTap()
  }

  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    cancel()
  }

  override class var ownPressTypes: [UIPress.PressType] { [.select] }

  override func decode(_ values: ValueDecoder) {
    super.decode(values)
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
    places.empty()
    firstPlace = nil
  }

  /// A tap does not take out a tap that needs more of them: it may still come.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }

  /// Where the first tap was: the middle of its fingers.
  open override func location(in view: UIView?) -> CGPoint {
    firstPlace.flatMap { converted($0, to: view) } ?? super.location(in: view)
  }

  /// How many fingers have made the first tap so far, those that have lifted included.
  open override var numberOfTouches: Int {
    places.isEmpty || storedState == .failed ? super.numberOfTouches : places.count
  }

  /// Where a finger of the first tap came down, whether it has lifted or not.
  open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard storedState != .failed, places.indices.contains(touchIndex),
      let place = converted(places[touchIndex], to: view)
    else { return super.location(ofTouch: touchIndex, in: view) }
    return place
  }

  private var strayed: Bool {
    let slop = tuned { $0.tapSlop }
    for index in fingers.indices where fingers.way(of: index).reaches(slop) { return true }
    return false
  }

  private var middle: CGPoint {
    var sum = CGPoint.zero
    for place in fingers.indices {
      sum = CGPoint(x: sum.x + fingers[place].start.x, y: sum.y + fingers[place].start.y)
    }
    return CGPoint(x: sum.x / CGFloat(fingers.count), y: sum.y / CGFloat(fingers.count))
  }

  private func fail() {
    // A gesture that a subclass or other code has begun is theirs to end.
    guard state == .possible, pendingState == nil else { return }
    timer?.cancel()
    state = .failed
  }

  private func cancel() {
    timer?.cancel()
    state = .cancelled
  }

  private func startTimer(_ seconds: TimeInterval, _ what: String) {
    timer?.cancel()
    timer = schedule(again: timer, afterMoreThan: seconds, what) { $0.state = .failed }
  }
}
