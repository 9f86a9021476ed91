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
  /// Those of them of which there is nothing more to tell.
  @exclusivity(unchecked) private var settled: [UITouch] = []
  private var lifts = 0
  /// Touches that were held back from their views, and may not be any more.
  @exclusivity(unchecked) var releasable = Worklist<UITouch>()
  /// The places of the touches by their contacts, once there are more than a few.
  @exclusivity(unchecked) private var places: [Int: Int] = [:]
  /// The place of the touch after the one that was looked for last: sources mention fingers in the same order each time.
  @exclusivity(unchecked) private var nextPlace = 0
  /// Fingers whose touch was cancelled and that have not lifted yet; nobody gets what they do.
  private(set) var orphans: Set<Int> = []
  private var count = 0
  /// The memory of the list of recognizers that the last touch had, for the next one.
  private var spareList = ObjectQueue<UIGestureRecognizer>()

  /// Whether a touch is in a view that wants to be alone, and when that was looked up.
  var exclusiveLook: (moment: ExclusiveLook, found: Bool)?

  /// The touches by their views, and the number of the last one when they were put in order.
  var viewLook: (last: Int, touches: [ObjectIdentifier: [UITouch]])?

  // The set that a touch is in is its own, and the event that holds it is held by it.
  isolated deinit {
    _ = releasable.forget { _ in true }
    for touch in touches + lifted {
      touch.state.registration = TouchState.Registration()
      touch.state.event = nil
    }
  }

  /// The touch of a finger that is down.
  func touch(of contact: Int) -> UITouch? {
    if touches.count > Crowd.fingers { return place(of: contact).map { touches[$0] } }
    return touches.firstAnswer { $0.contactID == contact ? $0 : nil }
  }

  /// The touch of a finger that is down by its serial number; these ascend.
  func touch(serial: Int) -> UITouch? {
    var (low, high) = (0, touches.count)
    while low < high {
      let middle = (low + high) / 2
      if touches[middle].serial < serial { low = middle + 1 } else { high = middle }
    }
    return low < touches.count && touches[low].serial == serial ? touches[low] : nil
  }

  /// Does something with the touch of a finger, which the registry holds; false if it is not down.
  ///
  /// Once `body` has told somebody of it, which may let go of the touch, it looks at the touch no more.
  @inline(__always)
  func withTouch(of contact: Int, _ body: (UITouch) -> Void) -> Bool {
    if references.count > Crowd.fingers {
      guard let place = place(of: contact) else { return false }
      references[place].borrow(body)
      return true
    }
    for place in references.indices where references[place].borrow({ $0.contactID == contact }) {
      references[place].borrow(body)
      return true
    }
    return false
  }

  /// The place of one of many touches by its contact.
  private func place(of contact: Int) -> Int? {
    let isNext = nextPlace < references.count && references[nextPlace].borrow { $0.contactID == contact }
    guard let place = isNext ? nextPlace : knownPlace(of: contact) else { return nil }
    nextPlace = place + 1
    return place
  }

  @inline(never)
  private func knownPlace(of contact: Int) -> Int? {
    if places.isEmpty {
      for place in references.indices { places[references[place].borrow { $0.contactID }] = place }
    }
    return places[contact]
  }

  /// Whether any finger has done something in the present frame.
  private(set) var hasNews = false
  /// Whether any finger has lifted in the present frame, or was taken away, and may still be on the list.
  private(set) var hasEnds = false

  /// Every finger rests until the frame says otherwise.
  ///
  /// Path of a touch: step 3.
  func startFrame() {
    hasNews = false
    hasEnds = false
    nextPlace = 0
    for place in references.indices { references[place].borrow { $0.rest() } }
  }

  /// Notes that a finger has done something in the present frame.
  func note(_ phase: UITouch.Phase) {
    hasNews = true
    if phase == .ended || phase == .cancelled { hasEnds = true }
  }

  /// Whether a touch has not been let go of.
  func holds(_ touch: UITouch) -> Bool { touch.state.registration.isDown && touch.state.event === event }

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

  /// The number of the touch that began last.
  var last: Int { count }

  /// Makes the touch of a finger that came down.
  ///
  /// Path of a touch: step 3.
  func begin(_ contact: Int) -> UITouch {
    count += 1
    let touch = UITouch()
    touch.state.number = count
    touch.state.contactID = contact
    touch.state.registration.singletonSet = [touch]
    swap(&touch.state.recognizers, &spareList)
    touches.append(touch)
    references.append(Unretained(touch))
    if !places.isEmpty { places[contact] = touches.count - 1 }
    forgetOrphan(contact)
    let event = event ?? UIEvent(type: .touches, timestamp: 0)
    self.event = event
    touch.state.event = event
    touch.state.registration.isDown = true
    // A list that is shared would be copied for each of many fingers.
    if touches.count > Crowd.fingers { event.add(touch) } else { event.touches = touches }
    return touch
  }

  /// Lets go of the touches whose fingers are up.
  ///
  /// Path of a touch: step 17.
  func endTouchesThatAreUp() {
    touches.each { if $0.isUp { end($0) } }
    forgetEnded { $0.isUp }
  }

  /// Lets go of these touches.
  func end(_ gone: [UITouch]) {
    gone.each { $0.state.registration.isLeaving = true }
    touches.each { if $0.state.registration.isLeaving { end($0) } }
    forgetEnded { $0.state.registration.isLeaving }
    gone.each { $0.state.registration.isLeaving = false }
  }

  private func end(_ touch: UITouch) {
    touch.advance(.lifted)
    if touch.deliveryState.isHeld {
      touch.needsDelivery = false
      lifts += 1
      touch.state.registration.lift = lifts
      touch.state.registration.liftedIn = self
      lifted.append(touch)
    } else {
      letGo(of: touch)
    }
  }

  @inline(__always)
  private func forgetEnded(_ isOver: (UITouch) -> Bool) {
    // Held until the registry is in order: with a touch its view may go, and run anybody's code.
    let before = touches
    before.each { if isOver($0) { $0.state.registration.isDown = false } }
    touches = before.without(isOver)
    references.empty()
    if !places.isEmpty { places.removeAll(keepingCapacity: true) }
    forgetViewLook()
    touches.each { references.append(Unretained($0)) }
    // A touch that lifted, and whose view hears of its began just now, does not show it: only a new frame can tell.
    if touches.isEmpty { hasEnds = false }
    event?.touches = touches
    if touches.isEmpty { event = nil }
    withExtendedLifetime(before) {}
  }

  /// Notes that there is nothing more to tell of a lifted touch.
  func settle(_ touch: UITouch) {
    settled.append(touch)
  }

  /// Lets go of lifted touches of which there is nothing more to tell.
  ///
  /// Path of a touch: step 17.
  func forgetSettled() {
    guard !settled.isEmpty else { return }
    var gone = settled
    settled = []
    if gone.count > 1 { gone.sort { $0.state.registration.lift < $1.state.registration.lift } }
    gone.each { letGo(of: $0) }
    if gone.count > Crowd.fingers {
      lifted = lifted.without { $0.state.registration.lift == 0 }
    } else {
      gone.each { lifted.remove($0) }
    }
    forgetViewLook()
    withExtendedLifetime(gone) {}
  }

  /// Notes that a touch that was held back from its view may not be any more.
  func mayRelease(_ touch: UITouch) {
    guard !touch.state.registration.mayBeReleased, touch.isHeldBack else { return }
    touch.state.registration.mayBeReleased = true
    releasable.add(
      touch, touch.state.registration.lift == 0 ? touch.number : Int.max / 2 + touch.state.registration.lift)
  }

  private func letGo(of touch: UITouch) {
    if touch.state.registration.lift != 0 {
      (touch.state.registration.lift, touch.state.registration.liftedIn) = (0, nil)
    }
    touch.state.registration.singletonSet = []
    touch.advance(.forgotten)
    if touch.recognizers.isEmpty {
      swap(&touch.state.recognizers, &spareList)
      touch.state.roles = nil
    }
    guard let timer = touch.state.endTimer else { return }
    timer.cancel()
    touch.state.endTimer = nil
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
    if let touch = registry.touch(serial: serial) { return !touch.isUp || touch.deliveryState != .finished }
    return registry.lifted.any { $0.serial == serial && $0.deliveryState != .finished }
  }
}

extension UITouch {
  /// Whether the view of the touch may have something to hear of it that was, or was to be, held back.
  fileprivate var isHeldBack: Bool { deliveryState.isBeganHeld || hasEndToRelease }

  /// Lets go of those that have the touch, because their application goes.
  final func forgetRecognizers() {
    state.recognizers.removeAll()
    state.roles = nil
  }
}
