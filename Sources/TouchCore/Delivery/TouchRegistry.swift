// SPDX-License-Identifier: Apache-2.0

/// The fingers that are down.
final class TouchRegistry {
  /// What the registry remembers; only ``releasable`` and the two looks are changed from outside.
  @exclusivity(unchecked) var state = TouchRegistryState()

  /// The touches in the order in which they came down.
  @inline(__always)
  var touches: [UITouch] { state.touches }
  /// The event they are in; one from the first finger down to the last one up.
  @inline(__always)
  var event: UIEvent? { state.event }
  /// Touches whose fingers are up and whose views have not heard of it, because recognizers are undecided.
  var lifted: [UITouch] { state.lifted }
  /// Fingers whose touch was cancelled and that have not lifted yet; nobody gets what they do.
  var ignoredContacts: Set<Int> { state.ignoredContacts }
  /// Whether any finger has done something in the present frame.
  var hasNews: Bool { state.hasNews }
  /// Whether any finger has lifted in the present frame, or was taken away, and may still be on the list.
  @inline(__always)
  var hasEnds: Bool { state.hasEnds }

  // The set that a touch is in is its own, and the event that holds it is held by it.
  isolated deinit {
    _ = state.releasable.forget { _ in true }
    for touch in state.touches + state.lifted {
      touch.state.registration = TouchState.Registration()
      touch.state.event = nil
    }
  }

  /// The touch of a finger that is down.
  func touch(of contact: Int) -> UITouch? {
    if state.touches.count > Crowd.fingers { return place(of: contact).map { state.touches[$0] } }
    return state.touches.firstAnswer { $0.contactID == contact ? $0 : nil }
  }

  /// The touch of a finger that is down by its serial number; these ascend.
  func touch(serial: Int) -> UITouch? {
    var (low, high) = (0, state.touches.count)
    while low < high {
      let middle = (low + high) / 2
      if state.touches[middle].serial < serial { low = middle + 1 } else { high = middle }
    }
    return low < state.touches.count && state.touches[low].serial == serial ? state.touches[low] : nil
  }

  /// Does something with the touch of a finger, which the registry holds; false if it is not down.
  ///
  /// Once `body` has told somebody of it, which may let go of the touch, it looks at the touch no more.
  @inline(__always)
  func withTouch(of contact: Int, _ body: (UITouch) -> Void) -> Bool {
    if state.references.count > Crowd.fingers {
      guard let place = place(of: contact) else { return false }
      state.references[place].borrow(body)
      return true
    }
    for place in state.references.indices where state.references[place].borrow({ $0.contactID == contact }) {
      state.references[place].borrow(body)
      return true
    }
    return false
  }

  /// The index of one of many touches by its contact.
  private func place(of contact: Int) -> Int? {
    let next = state.nextPlace
    let isNext = next < state.references.count && state.references[next].borrow { $0.contactID == contact }
    guard let place = isNext ? next : knownPlace(of: contact) else { return nil }
    state.nextPlace = place + 1
    return place
  }

  @inline(never)
  private func knownPlace(of contact: Int) -> Int? {
    if state.places.isEmpty {
      for place in state.references.indices {
        state.places[state.references[place].borrow { $0.contactID }] = place
      }
    }
    return state.places[contact]
  }

  /// Every finger rests until the frame says otherwise.
  ///
  /// Path of a touch: step 3.
  func startFrame() {
    state.hasNews = false
    state.hasEnds = false
    state.nextPlace = 0
    for place in state.references.indices { state.references[place].borrow { $0.rest() } }
  }

  /// Notes that a finger has done something in the present frame.
  func note(_ phase: UITouch.Phase) {
    state.hasNews = true
    if phase == .ended || phase == .cancelled { state.hasEnds = true }
  }

  /// Whether a touch has not been let go of.
  func holds(_ touch: UITouch) -> Bool {
    touch.state.registration.isDown && touch.state.event === state.event
  }

  /// The event that a touch is in; if it has lifted since, one of its own and of those handed over with it.
  func event(
    of touch: UITouch, among touches: @autoclosure () -> [UITouch], at time: TimeInterval
  ) -> UIEvent {
    if let event = state.event, holds(touch) { return event }
    // Beside fingers that are down no event is later than theirs.
    let event = UIEvent(type: .touches, timestamp: state.event?.timestamp ?? time)
    event.touches = touches()
    return event
  }

  /// The number of the touch that began last.
  var last: Int { state.count }

  /// Makes the touch of a finger that came down.
  ///
  /// Path of a touch: step 3.
  func begin(_ contact: Int) -> UITouch {
    state.count += 1
    let touch = UITouch()
    touch.state.number = state.count
    touch.state.contactID = contact
    touch.state.registration.singletonSet = [touch]
    swap(&touch.state.recognizers, &state.spareList)
    state.touches.append(touch)
    state.references.append(Borrowed(touch))
    if !state.places.isEmpty { state.places[contact] = state.touches.count - 1 }
    stopIgnoring(contact)
    let event = state.event ?? UIEvent(type: .touches, timestamp: 0)
    state.event = event
    touch.state.event = event
    touch.state.registration.isDown = true
    // A list that is shared would be copied for each of many fingers.
    if state.touches.count > Crowd.fingers { event.add(touch) } else { event.touches = state.touches }
    return touch
  }

  /// Lets go of the touches whose fingers are up.
  ///
  /// Path of a touch: step 17.
  func endTouchesThatAreUp() {
    state.touches.each { if $0.isUp { end($0) } }
    forgetEnded { $0.isUp }
  }

  /// Lets go of these touches.
  func end(_ gone: [UITouch]) {
    gone.each { $0.state.registration.isLeaving = true }
    state.touches.each { if $0.state.registration.isLeaving { end($0) } }
    forgetEnded { $0.state.registration.isLeaving }
    gone.each { $0.state.registration.isLeaving = false }
  }

  private func end(_ touch: UITouch) {
    touch.advance(.lifted)
    if touch.deliveryState.isHeld {
      touch.needsDelivery = false
      state.lifts += 1
      touch.state.registration.lift = state.lifts
      touch.state.registration.liftedIn = self
      state.lifted.append(touch)
    } else {
      letGo(of: touch)
    }
  }

  @inline(__always)
  private func forgetEnded(_ isOver: (UITouch) -> Bool) {
    // Held until the registry is in order: with a touch its view may go, and run anybody's code.
    let before = state.touches
    before.each { if isOver($0) { $0.state.registration.isDown = false } }
    state.touches = before.without(isOver)
    state.references.empty()
    if !state.places.isEmpty { state.places.removeAll(keepingCapacity: true) }
    forgetViewLook()
    state.touches.each { state.references.append(Borrowed($0)) }
    // A touch that lifted, and whose view hears of its began just now, does not show it: only a new frame can tell.
    if state.touches.isEmpty { state.hasEnds = false }
    state.event?.touches = state.touches
    if state.touches.isEmpty { state.event = nil }
    withExtendedLifetime(before) {}
  }

  /// Notes that there is nothing more to tell of a lifted touch.
  func settle(_ touch: UITouch) {
    state.settled.append(touch)
  }

  /// Lets go of lifted touches of which there is nothing more to tell.
  ///
  /// Path of a touch: step 17.
  func forgetSettled() {
    guard !state.settled.isEmpty else { return }
    var gone = state.settled
    state.settled = []
    if gone.count > 1 { gone.sort { $0.state.registration.lift < $1.state.registration.lift } }
    gone.each { letGo(of: $0) }
    if gone.count > Crowd.fingers {
      state.lifted = state.lifted.without { $0.state.registration.lift == 0 }
    } else {
      gone.each { state.lifted.remove($0) }
    }
    forgetViewLook()
    withExtendedLifetime(gone) {}
  }

  /// Notes that a touch that was held back from its view may not be any more.
  func mayRelease(_ touch: UITouch) {
    guard !touch.state.registration.mayBeReleased, touch.isHeldBack else { return }
    touch.state.registration.mayBeReleased = true
    state.releasable.add(
      touch, touch.state.registration.lift == 0 ? touch.number : Int.max / 2 + touch.state.registration.lift)
  }

  private func letGo(of touch: UITouch) {
    if touch.state.registration.lift != 0 {
      (touch.state.registration.lift, touch.state.registration.liftedIn) = (0, nil)
    }
    touch.state.registration.singletonSet = []
    touch.advance(.forgotten)
    if touch.recognizers.isEmpty {
      swap(&touch.state.recognizers, &state.spareList)
      touch.state.roles = nil
    }
    guard let timer = touch.state.endTimer else { return }
    timer.cancel()
    touch.state.endTimer = nil
  }

  /// Notes that what a finger does until it lifts is nobody's.
  func ignoreUntilLifted(_ contact: Int) {
    state.ignoredContacts.insert(contact)
  }

  /// Forgets an ignored finger that has lifted.
  func stopIgnoring(_ contact: Int) {
    guard !state.ignoredContacts.isEmpty else { return }
    state.ignoredContacts.remove(contact)
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
