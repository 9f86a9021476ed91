// SPDX-License-Identifier: Apache-2.0

/// The fingers that are down.
final class TouchRegistry {
  /// The touches in the order in which they came down.
  @exclusivity(unchecked) private(set) var touches: [UITouch] = []
  /// The same touches for a look that lets go of none, and so need not retain them.
  @exclusivity(unchecked) private var references: [Unretained<UITouch>] = []
  /// The event they are in; one from the first finger down to the last one up.
  private(set) var event: UIEvent?
  /// Touches whose fingers are up and whose views have not heard of it, because recognizers are undecided.
  @exclusivity(unchecked) private(set) var lifted: [UITouch] = []
  /// Fingers whose touch was cancelled and that have not lifted yet; nobody gets what they do.
  private(set) var orphans: Set<Int> = []
  private var count = 0
  /// The memory of the list of recognizers that the last touch had, for the next one.
  private var spareList: [UIGestureRecognizer] = []

  // The set that a touch is in is its own, and the event that holds it is held by it.
  isolated deinit {
    for touch in touches + lifted {
      touch.alone = []
      touch.event = nil
    }
  }

  /// The touch of a finger that is down.
  func touch(of contact: Int) -> UITouch? {
    touches.firstAnswer { $0.contactID == contact ? $0 : nil }
  }

  /// Does something with the touch of a finger, which the registry holds; false if it is not down.
  ///
  /// Once `body` has told somebody of it, which may let go of the touch, it looks at the touch no more.
  @inline(__always)
  func withTouch(of contact: Int, _ body: (UITouch) -> Void) -> Bool {
    for place in references.indices where references[place].borrow({ $0.contactID == contact }) {
      references[place].borrow(body)
      return true
    }
    return false
  }

  /// Whether any finger has done something in the present frame.
  private(set) var hasNews = false
  /// Whether any finger that is still on the list has lifted, or was taken away.
  private(set) var hasEnds = false

  /// Whether a view may have something to hear of a touch that was held back from it.
  var holdsBack: Bool {
    if !lifted.isEmpty { return true }
    for place in references.indices where references[place].borrow({ $0.isHeldBack }) { return true }
    return false
  }

  /// Every finger rests until the frame says otherwise.
  func startFrame() {
    hasNews = false
    hasEnds = false
    for place in references.indices { references[place].borrow { $0.rest() } }
  }

  /// Notes that a finger has done something in the present frame.
  func note(_ phase: UITouch.Phase) {
    hasNews = true
    if phase == .ended || phase == .cancelled { hasEnds = true }
  }

  /// Whether a touch has not been let go of.
  func holds(_ touch: UITouch) -> Bool { touches.holds(touch) }

  /// The event that a touch is in; if it has lifted since, one of its own and of those handed over with it.
  func event(
    of touch: UITouch, among touches: @autoclosure () -> [UITouch], at time: TimeInterval
  ) -> UIEvent {
    if let event, holds(touch) { return event }
    // Beside fingers that are down no event is later than theirs.
    let event = UIEvent(type: .touches, timestamp: event?.timestamp ?? time)
    event.touches = touches()
    return event
  }

  /// Makes the touch of a finger that came down.
  func begin(_ contact: Int) -> UITouch {
    count += 1
    let touch = UITouch()
    touch.number = count
    touch.contactID = contact
    touch.alone = [touch]
    swap(&touch.recognizers, &spareList)
    touches.append(touch)
    references.append(Unretained(touch))
    forgetOrphan(contact)
    let event = event ?? UIEvent(type: .touches, timestamp: 0)
    self.event = event
    touch.event = event
    event.touches = touches
    return touch
  }

  /// Lets go of the touches whose fingers are up.
  func endTouchesThatAreUp() {
    touches.each { if $0.isUp { end($0) } }
    forgetEnded { $0.isUp }
  }

  /// Lets go of these touches.
  func end(_ gone: [UITouch]) {
    touches.each { if gone.holds($0) { end($0) } }
    forgetEnded { gone.holds($0) }
  }

  private func end(_ touch: UITouch) {
    if touch.progress == .held || touch.progress == .endHeld {
      touch.isNews = false
      lifted.append(touch)
    } else {
      letGo(of: touch)
    }
  }

  @inline(__always)
  private func forgetEnded(_ isOver: (UITouch) -> Bool) {
    // Held until the registry is in order: with a touch its view may go, and run anybody's code.
    let before = touches
    touches = before.without(isOver)
    references.empty()
    touches.each { references.append(Unretained($0)) }
    hasEnds = touches.any { $0.isUp }
    event?.touches = touches
    if touches.isEmpty { event = nil }
    withExtendedLifetime(before) {}
  }

  /// Lets go of lifted touches of which there is nothing more to tell.
  func forgetSettled() {
    guard !lifted.isEmpty else { return }
    let before = lifted
    before.each { if $0.progress == .over { letGo(of: $0) } }
    lifted = before.without { $0.progress == .over }
    withExtendedLifetime(before) {}
  }

  private func letGo(of touch: UITouch) {
    touch.alone = []
    touch.progress = .over
    if touch.recognizers.isEmpty { swap(&touch.recognizers, &spareList) }
    guard let timer = touch.endTimer else { return }
    timer.cancel()
    touch.endTimer = nil
  }

  /// Notes that what a finger does until it lifts is nobody's.
  func orphan(_ contact: Int) {
    orphans.insert(contact)
  }

  /// Forgets an orphaned finger that has lifted.
  func forgetOrphan(_ contact: Int) {
    guard !orphans.isEmpty else { return }
    orphans.remove(contact)
  }
}

extension UIApplication {
  /// Whether the finger of the touch with this serial is down, or its view has still to hear of its end.
  ///
  /// An end may be held back, or come after another finger's began in the same event.
  package final func hasFinger(ofTouch serial: Int) -> Bool {
    registry.touches.any { $0.serial == serial && (!$0.isUp || $0.progress != .over) }
      || registry.lifted.any { $0.serial == serial && $0.progress != .over }
  }
}

extension UITouch {
  /// Whether the view of the touch may have something to hear of it that was, or was to be, held back.
  @inline(never)
  fileprivate var isHeldBack: Bool {
    switch progress {
    case .held, .endHeld: true
    case .begun: phase == .ended && !isNews
    case .waiting, .over: false
    }
  }
}
