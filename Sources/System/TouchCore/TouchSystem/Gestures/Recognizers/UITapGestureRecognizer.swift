// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Recognizes one or more taps with one or more fingers.
///
/// A tap is recognized when the last finger of the last tap lifts. Too many fingers, a finger that moves too
/// far, a tap that lasts too long, and a next tap that comes too late make it fail. A button of
/// ``UIGestureRecognizer/allowedPressTypes`` taps, too: only one button, and the same one each time.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps make the gesture.
  @safe @exclusivity(unchecked) open var numberOfTapsRequired = 1
  /// How many fingers make a tap.
  @safe @exclusivity(unchecked) open var numberOfTouchesRequired = 1
  /// The buttons of a pointer that make a tap; fingers have none.
  open var buttonMaskRequired: UIEvent.ButtonMask = .primary

  private var taps = 0
  /// The fingers of the present tap, including those that have lifted.
  @safe @exclusivity(unchecked) private var fingers: [TrackedFinger] = []
  /// Where the fingers of the first tap came down, in the window.
  @safe @exclusivity(unchecked) private var starts: [CGPoint] = []
  /// The middle of them, once all are down.
  private var firstMiddle: CGPoint?
  /// The button that is down, and the kind of those that make the gesture.
  private var button: UIPress?
  private var buttonType: UIPress.PressType?
  private var timer: EventTimer?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if buttonType != nil { return fail("a finger came down during a press of a button") }
    guard touches.allInOrder({ admit($0, event) }) else {
      return fail("a finger came down too late, or the pointer's button is not the one it requires")
    }
    awaitsMoreTouches = false
    if fingers.count > numberOfTouchesRequired { return fail(tooMany(fingers, numberOfTouchesRequired)) }
    guard fingers.count == numberOfTouchesRequired else { return }
    guard taps > 0, let firstMiddle else { return firstMiddle = middle }
    if middle.distance(to: firstMiddle) > tuned({ $0.tapDistance }) {
      fail(
        "tap \(taps + 1) came down \(middle.distance(to: firstMiddle).points) from the first; at most \(tuned { $0.tapDistance }.points) are allowed"
      )
    }
  }

  /// Adds a finger that came down to the present tap; false if the finger cannot be part of it.
  private func admit(_ touch: UITouch, _ event: UIEvent) -> Bool {
    if touch.type == .indirectPointer, !event.buttonMask.isSuperset(of: buttonMaskRequired) { return false }
    if fingers.isEmpty {
      startTimer(tuned { $0.tapDuration }, "tap lasts too long") { $0.failAsLongTap() }
    } else if touch.storedTimestamp > fingers[0].touch.state.beganAt + tuned({ $0.tapFingerInterval }) {
      return false
    }
    fingers.append(TrackedFinger(touch))
    if taps == 0 { starts.append(touch.sample.location) }
    return true
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if strayed { return fail(asStrayed) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if strayed { return fail(asStrayed) }
    // A finger that lifts before all have come down makes a tap of too few.
    if fingers.count < numberOfTouchesRequired { return fail(tooFew(fingers, numberOfTouchesRequired)) }
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
      startTimer(tuned { $0.tapInterval }, "next tap") { $0.failWithoutNextTap() }
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    cancel()
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    guard let press = presses.first, presses.count == 1, button == nil, firstMiddle == nil, fingers.isEmpty,
      buttonType == nil || buttonType == press.type
    else { return fail("another button went down") }
    button = press
    buttonType = press.type
    awaitsMoreTouches = false
    startTimer(tuning.tapDuration, "tap lasts too long") { $0.failAsLongTap() }
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
    starts.empty()
    firstMiddle = nil
  }

  /// A tap does not prevent a gesture of more taps, which may still come.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer.tapsInARow <= numberOfTapsRequired
  }

  override var tapsInARow: Int { numberOfTapsRequired }

  /// The middle of the fingers of the first tap.
  open override func location(in view: UIView?) -> CGPoint {
    firstMiddle.flatMap { converted($0, to: view) } ?? super.location(in: view)
  }

  /// How many fingers have made the first tap so far, including those that have lifted.
  open override var numberOfTouches: Int {
    starts.isEmpty || storedState == .failed ? super.numberOfTouches : starts.count
  }

  /// Where a finger of the first tap came down, whether it has lifted or not.
  open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard storedState != .failed, starts.indices.contains(touchIndex),
      let location = converted(starts[touchIndex], to: view)
    else { return super.location(ofTouch: touchIndex, in: view) }
    return location
  }

  private var strayed: Bool {
    let slop = tuned { $0.tapSlop }
    for index in fingers.indices where fingers.displacement(of: index).reaches(slop) { return true }
    return false
  }

  /// The finger that has moved too far, for tracers.
  private var asStrayed: String {
    let slop = tuned { $0.tapSlop }
    return
      "the finger moved \(fingers.farthest.points) before it lifted; a tap allows less than \(slop.points)"
  }

  private var middle: CGPoint {
    var sum = CGPoint.zero
    for index in fingers.indices {
      sum = CGPoint(x: sum.x + fingers[index].start.x, y: sum.y + fingers[index].start.y)
    }
    return CGPoint(x: sum.x / CGFloat(fingers.count), y: sum.y / CGFloat(fingers.count))
  }

  private func fail(_ reason: @autoclosure () -> String) {
    // A gesture that a subclass or other code has begun is theirs to end.
    guard state == .possible, pendingState == nil else { return }
    timer?.cancel()
    noteFailure(reason())
    state = .failed
  }

  private func cancel() {
    timer?.cancel()
    noteFailure("its touches were cancelled")
    state = .cancelled
  }

  private func startTimer(
    _ seconds: TimeInterval, _ what: String, _ fail: @escaping (UIGestureRecognizer) -> Void
  ) {
    timer?.cancel()
    timer = schedule(again: timer, afterMoreThan: seconds, what, fail)
  }
}
