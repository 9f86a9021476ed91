// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The fingers that are down.
final class TouchRegistry {
  /// What the registry remembers; other code changes only `releasable` and the two caches.
  @safe @exclusivity(unchecked) var state = TouchRegistryState()

  #if Invariants
    /// Deallocated with the registry, which is how borrowers notice.
    nonisolated let life = Life()
  #endif

  /// The touches in the order in which they came down.
  @inline(__always)
  var touches: [UITouch] { state.touches }
  /// The event they are in; one from the first finger down to the last one up.
  @inline(__always)
  var event: UIEvent? { state.event }
  /// Touches whose fingers are up and whose ends are held back, because recognizers are undecided.
  var lifted: [UITouch] { state.lifted }
  /// Fingers whose touch was cancelled and that have not lifted yet; what they do is ignored.
  var ignoredContacts: Set<Int> { state.ignoredContacts }
  /// Whether any finger has changed in the present frame.
  var hasNews: Bool { state.hasNews }
  /// Whether any finger has lifted in the present frame, or was cancelled, and may still be on the list.
  @inline(__always)
  var hasEnds: Bool { state.hasEnds }

  // Breaks cycles: a touch holds the set that contains it, and the event that holds it.
  isolated deinit {
    _ = state.releasable.forget { _ in true }
    for touch in state.touches + state.lifted {
      touch.state.registration = TouchState.Registration()
      touch.state.event = nil
    }
  }

  /// The touch of a finger that is down.
  func touch(of contact: Int) -> UITouch? {
    if state.touches.count > Crowd.fingers { return index(of: contact).map { state.touches[$0] } }
    return state.touches.firstAnswer { $0.contactID == contact ? $0 : nil }
  }

  /// The touch of a finger that is down, by its serial number; these ascend.
  func touch(serial: Int) -> UITouch? {
    var (low, high) = (0, state.touches.count)
    while low < high {
      let middle = (low + high) / 2
      if state.touches[middle].serial < serial { low = middle + 1 } else { high = middle }
    }
    return low < state.touches.count && state.touches[low].serial == serial ? state.touches[low] : nil
  }

  /// Calls `body` with the touch of a finger, which the registry holds; returns false if the finger is not
  /// down.
  ///
  /// A callback that `body` makes may release the touch, so `body` does not use it after that.
  @inline(__always)
  func withTouch(of contact: Int, _ body: (UITouch) -> Void) -> Bool {
    if state.references.count > Crowd.fingers {
      guard let index = index(of: contact) else { return false }
      state.references[index].borrow(body)
      return true
    }
    for index in state.references.indices where state.references[index].borrow({ $0.contactID == contact }) {
      state.references[index].borrow(body)
      return true
    }
    return false
  }

  /// The index of one of many touches by its contact.
  private func index(of contact: Int) -> Int? {
    let next = state.nextIndex
    let isNext = next < state.references.count && state.references[next].borrow { $0.contactID == contact }
    guard let index = isNext ? next : knownIndex(of: contact) else { return nil }
    state.nextIndex = index + 1
    return index
  }

  @inline(never)
  private func knownIndex(of contact: Int) -> Int? {
    if state.indices.isEmpty {
      for index in state.references.indices {
        state.indices[state.references[index].borrow { $0.contactID }] = index
      }
    }
    return state.indices[contact]
  }

  /// Marks every finger as resting, until the frame reports a change.
  ///
  /// Path of a touch: step 3.
  func startFrame() {
    state.hasNews = false
    state.hasEnds = false
    state.nextIndex = 0
    for index in state.references.indices { state.references[index].borrow { $0.rest() } }
  }

  /// Notes that a finger has changed in the present frame.
  func note(_ phase: UITouch.Phase) {
    state.hasNews = true
    if phase == .ended || phase == .cancelled { state.hasEnds = true }
  }

  /// What public times add: ``UIApplication/uptimeAtStart``.
  var uptime: TimeInterval = 0

  private func newEvent() -> UIEvent {
    let event = UIEvent(type: .touches, timestamp: 0)
    event.uptime = uptime
    return event
  }

  /// Whether a touch is still in the registry.
  func holds(_ touch: UITouch) -> Bool {
    touch.state.registration.isDown && touch.state.event === state.event
  }

  /// The event that a touch is in; if it has lifted since, a new one with the touches that are delivered with
  /// it.
  func event(
    of touch: UITouch, among touches: @autoclosure () -> [UITouch], at time: TimeInterval
  ) -> UIEvent {
    if let event = state.event, holds(touch) { return event }
    // Beside fingers that are down no event is later than theirs.
    let event = UIEvent(type: .touches, timestamp: state.event?.storedTimestamp ?? time)
    event.uptime = uptime
    event.touches = touches()
    return event
  }

  /// The number of the touch that began last.
  var last: Int { state.count }

  /// Creates the touch of a finger that came down.
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
    if !state.indices.isEmpty { state.indices[contact] = state.touches.count - 1 }
    stopIgnoring(contact)
    let event = state.event ?? newEvent()
    state.event = event
    touch.state.event = event
    touch.state.registration.isDown = true
    // With many fingers, a shared list would be copied for each.
    if state.touches.count > Crowd.fingers { event.add(touch) } else { event.touches = state.touches }
    return touch
  }

  /// Removes the touches whose fingers are up.
  ///
  /// Path of a touch: step 17.
  func endTouchesThatAreUp() {
    state.touches.each { if $0.isUp { end($0) } }
    forgetEnded { $0.isUp }
  }

  /// Removes these touches.
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
      touch.state.registration.liftedIn = Borrowed(self)
      state.lifted.append(touch)
    } else {
      release(touch)
    }
  }

  @inline(__always)
  private func forgetEnded(_ isOver: (UITouch) -> Bool) {
    // Retained until the registry is consistent: a view may go with its touch, and run anybody's code.
    let before = state.touches
    before.each { if isOver($0) { $0.state.registration.isDown = false } }
    state.touches = before.without(isOver)
    state.references.empty()
    if !state.indices.isEmpty { state.indices.removeAll(keepingCapacity: true) }
    forgetViewLook()
    state.touches.each { state.references.append(Borrowed($0)) }
    // Unless no touch is left: one that lifted may show as began while its view gets a late began.
    if state.touches.isEmpty { state.hasEnds = false }
    state.event?.touches = state.touches
    if state.touches.isEmpty { state.event = nil }
    withExtendedLifetime(before) {}
  }

  /// Notes that the view of a lifted touch gets nothing more.
  func settle(_ touch: UITouch) {
    state.settled.append(touch)
  }

  /// Removes lifted touches whose views get nothing more.
  ///
  /// Path of a touch: step 17.
  func forgetSettled() {
    guard !state.settled.isEmpty else { return }
    var gone = state.settled
    state.settled = []
    if gone.count > 1 { gone.sort { $0.state.registration.lift < $1.state.registration.lift } }
    gone.each { release($0) }
    if gone.count > Crowd.fingers {
      state.lifted = state.lifted.without { $0.state.registration.lift == 0 }
    } else {
      gone.each { state.lifted.remove($0) }
    }
    forgetViewLook()
    withExtendedLifetime(gone) {}
  }

  /// Notes that a touch may no longer be held back from its view.
  func mayRelease(_ touch: UITouch) {
    guard !touch.state.registration.mayBeReleased, touch.isHeldBack else { return }
    touch.state.registration.mayBeReleased = true
    state.releasable.add(
      touch, touch.state.registration.lift == 0 ? touch.number : Int.max / 2 + touch.state.registration.lift)
  }

  private func release(_ touch: UITouch) {
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

  /// Ignores a finger until it lifts.
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
  /// Whether the finger of the touch with this serial number is down, or its end has still to be delivered.
  ///
  /// An end may be held back, or come after another finger's began in the same event.
  package final func hasFinger(ofTouch serial: Int) -> Bool {
    if let touch = registry.touch(serial: serial) { return !touch.isUp || touch.deliveryState != .finished }
    return registry.lifted.any { $0.serial == serial && $0.deliveryState != .finished }
  }
}

extension UITouch {
  /// Whether something of the touch is held back from its view, or is to be.
  fileprivate var isHeldBack: Bool { deliveryState.isBeganHeld || hasEndToRelease }

  /// Forgets the recognizers of the touch, because their application goes.
  final func forgetRecognizers() {
    state.recognizers.removeAll()
    state.roles = nil
  }
}
