// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchGraphics

/// Turns frames of contacts into touches and their event, and sends it.
struct EventBuilder {
  let application: UIApplication

  private var registry: TouchRegistry { application.registry }

  /// Dispatches a frame: as one event, or as several if it has several changes of one finger.
  ///
  /// Path of a touch: step 1.
  func dispatch(_ frame: ContactFrame) {
    if frame.repeatsFinger { return dispatchSteps(of: frame) }
    dispatchAtOnce(frame)
  }

  @inline(never)
  private func dispatchSteps(of frame: ContactFrame) {
    for step in frame.steps { dispatchAtOnce(step) }
  }

  /// Dispatches a frame as one event.
  ///
  /// Path of a touch: step 1.
  @inline(__always)
  private func dispatchAtOnce(_ frame: ContactFrame) {
    let time = start(frame)
    apply(frame, at: time)
    finish(frame, at: time)
  }

  /// Dispatches frames that become one event: moves, and the last frame.
  func dispatch(_ moves: ArraySlice<ContactFrame>, _ last: ContactFrame) {
    let time = start(last)
    // Merged samples keep their times, clamped between the previous event and this one.
    var stamp = registry.event?.storedTimestamp ?? time
    for frame in moves {
      if frame.timestamp > stamp { stamp = min(frame.timestamp, time) }
      apply(frame, at: stamp)
    }
    apply(last, at: time)
    finish(last, at: time)
  }

  /// Advances to the time of a frame, and starts the frame.
  ///
  /// Path of a touch: step 2.
  private func start(_ frame: ContactFrame) -> TimeInterval {
    let time = clamp(frame.timestamp)
    application.advance(to: time)
    application.finishTurn()
    for index in frame.contacts.indices where frame.contacts[index].phase == .began {
      cancelIfDown(frame.contacts[index].id, at: time)
    }
    startFrame()
    return time
  }

  private func apply(_ frame: ContactFrame, at time: TimeInterval) {
    for index in frame.contacts.indices { apply(frame.contacts[index], at: time) }
  }

  /// Sends the event, if the frame changed anything.
  ///
  /// Path of a touch: step 4.
  private func finish(_ frame: ContactFrame, at time: TimeInterval) {
    guard let event = registry.event, registry.hasNews else { return }
    event.storedTimestamp = time
    event.storedButtonMask = frame.buttonMask
    event.storedModifierFlags = frame.modifierFlags
    send(event)
    application.finishTurn()
  }

  /// The time of a frame; one in the past, or one that is not finite, is the present.
  @inline(__always)
  private func clamp(_ time: TimeInterval) -> TimeInterval {
    let now = application.clock.now
    return time.isFinite && time >= now ? time : clamp(time, to: now)
  }

  @inline(never)
  private func clamp(_ time: TimeInterval, to now: TimeInterval) -> TimeInterval {
    application.report(.input(.timeClamped(from: time, to: now)))
    return now
  }

  /// Starts a frame: every finger rests until the frame reports a change.
  ///
  /// Path of a touch: step 3.
  private func startFrame() {
    application.frameNumber += 1
    registry.startFrame()
  }

  /// Creates the touch of a finger that came down, or updates the touch of one that is down.
  ///
  /// Path of a touch: step 3.
  private func apply(_ contact: Contact, at time: TimeInterval) {
    switch contact.phase {
    case .began: begin(contact, at: time)
    case .moved, .stationary, .ended, .cancelled: change(contact, at: time)
    case .regionEntered, .regionMoved, .regionExited: drop(contact, .notAFinger)
    }
  }

  /// Creates the touch of a finger that came down.
  ///
  /// Path of a touch: step 3.
  private func begin(_ contact: Contact, at time: TimeInterval) {
    // The same finger twice in one frame: the first report counts.
    guard registry.touch(of: contact.id) == nil else { return drop(contact, .alreadyDown) }
    guard contact.location.isFinite else {
      registry.ignoreUntilLifted(contact.id)
      return drop(contact, .notANumber)
    }
    guard application.ignoredEventsCount == 0 else {
      registry.ignoreUntilLifted(contact.id)
      return drop(contact, .interactionIgnored)
    }
    let touch = registry.begin(contact.id)
    touch.state.type = contact.type
    touch.storedTimestamp = time
    touch.state.beganAt = time
    touch.state.greatestForce = contact.maximumPossibleForce
    touch.sample = TouchSample(contact, location: contact.location, at: time)
    touch.state.previousSample = touch.sample
    touch.state.start = contact.location
    touch.state.tapCount = application.taps.count(
      at: contact.location, time: time, tuning: application.tuning)
    touch.needsDelivery = true
    touch.state.changedInFrame = application.frameNumber
    registry.note(.began)
    application.report(
      .input(
        .began(touch: touch.number, contact: contact.id, at: contact.location, tapCount: touch.state.tapCount)
      )
    )
  }

  private func change(_ contact: Contact, at time: TimeInterval) {
    let isDown = registry.withTouch(of: contact.id) { change($0, contact, at: time) }
    if !isDown { dropUnknown(contact) }
  }

  /// Updates a touch with what its finger does.
  ///
  /// Path of a touch: step 3.
  @inline(never)
  private func change(_ touch: UITouch, _ contact: Contact, at time: TimeInterval) {
    // The window's geometry may not be finite either.
    var location = touch.fromScreen(contact.location)
    let isMended = !location.isFinite
    if isMended { location = touch.sample.location }
    let sample = TouchSample(contact, location: location, at: time)
    // A move that changes nothing is a rest, which is not reported.
    let rests = contact.phase == .stationary || (contact.phase == .moved && sample.looksLike(touch.sample))
    if !rests {
      touch.apply(sample, contact.phase, inFrame: application.frameNumber)
      registry.note(contact.phase)
    }
    if Observation.isOn { report(touch.number, contact, rests ? nil : location, isMended: isMended) }
  }

  /// Reports the change of a touch; a function of its own, so that it costs nothing without a tracer.
  @inline(never)
  private func report(_ touch: Int, _ contact: Contact, _ location: CGPoint?, isMended: Bool) {
    if isMended { application.report(.input(.mended(contact: contact.id, .keptLocation))) }
    guard let location else { return }
    application.report(.input(.changed(touch: touch, phase: contact.phase, to: location)))
  }

  private func dropUnknown(_ contact: Contact) {
    let wasCancelled = registry.ignoredContacts.contains(contact.id)
    if contact.phase == .ended || contact.phase == .cancelled { registry.stopIgnoring(contact.id) }
    drop(contact, wasCancelled ? .cancelledEarlier : .unknownContact)
  }

  private func drop(_ contact: Contact, _ why: InputFact.Refusal) {
    application.report(.input(.dropped(contact: contact.id, phase: contact.phase, because: why)))
  }

  /// A finger that comes down twice has lifted unseen; its touch is cancelled in an event of its own.
  private func cancelIfDown(_ contact: Int, at time: TimeInterval) {
    guard let touch = registry.touch(of: contact), let event = registry.event else { return }
    application.report(.input(.mended(contact: contact, .cancelledPrevious)))
    startFrame()
    touch.storedPhase = .cancelled
    touch.storedTimestamp = time
    touch.needsDelivery = true
    touch.state.changedInFrame = application.frameNumber
    registry.note(.cancelled)
    event.storedTimestamp = time
    send(event)
  }

  /// Sends an event, settles, and removes the touches that ended in it.
  ///
  /// Path of a touch: step 4.
  private func send(_ event: UIEvent) {
    let gestures = application.gestures
    gestures.dispatching {
      application.sendEvent(event)
      gestures.settle(in: application)
      if registry.hasEnds { finishEndedTouches() }
    }
    // A view whose end was withheld is told only then, and may end gestures.
    gestures.settleIfNeeded(in: application)
    if let invariants = Invariants.checked { invariants(application) }
  }

  /// Removes the touches that ended, once everybody has been told.
  ///
  /// Path of a touch: step 17.
  private func finishEndedTouches() {
    registry.touches.each { touch in
      guard touch.isUp else { return }
      application.touchWatcher?.touchEnded(touch, isCancelled: touch.storedPhase == .cancelled)
      if touch.deliveryState.isDelivering {
        TouchCancellation(application: application).cancel([touch], because: .endWithheld)
      }
      if touch.deliveryState.isBeganHeld { endWhileHeld(touch) }
      let location = touch.sample.location
      // A drag is not a tap. Only the end is checked, so that moves cost nothing.
      guard touch.storedPhase == .ended, location.distance(to: touch.start) < application.tuning.tapSlop
      else {
        return
      }
      application.taps.ended(
        count: touch.state.tapCount, at: touch.onScreen(location), time: touch.storedTimestamp)
    }
    registry.endTouchesThatAreUp()
  }

  /// Ends a touch whose began is still held and whose end may have been withheld.
  ///
  /// Done before the next touch is cancelled: that callback may release the began, and the end must follow
  /// it.
  @inline(never)
  private func endWhileHeld(_ touch: UITouch) {
    application.report(touch.advance(touch.storedPhase == .cancelled ? .cancelled : .lifted), of: touch)
  }
}

extension TouchSample {
  init(_ contact: Contact, location: CGPoint, at time: TimeInterval) {
    self.init(
      timestamp: time, location: location, majorRadius: contact.majorRadius,
      majorRadiusTolerance: contact.majorRadiusTolerance, force: contact.force,
      altitudeAngle: contact.altitudeAngle, azimuthAngle: contact.azimuthAngle, rollAngle: contact.rollAngle)
  }

  /// Whether two samples differ in nothing but their times.
  func looksLike(_ other: TouchSample) -> Bool {
    location == other.location && force == other.force && majorRadius == other.majorRadius
      && altitudeAngle == other.altitudeAngle && azimuthAngle == other.azimuthAngle
      && rollAngle == other.rollAngle
  }
}
