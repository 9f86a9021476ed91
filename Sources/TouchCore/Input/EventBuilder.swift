// SPDX-License-Identifier: Apache-2.0

/// Turns frames of contacts into touches and their event, and sends it.
struct EventBuilder {
  let application: UIApplication

  private var registry: TouchRegistry { application.registry }

  /// Dispatches a frame; one that says several things of one finger is several events.
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
    take(frame, at: time)
    finish(frame, at: time)
  }

  /// Dispatches frames that become one event: the moves that came before, and the last one.
  func dispatch(_ moves: ArraySlice<ContactFrame>, _ last: ContactFrame) {
    let time = start(last)
    // Merged samples keep their own times, but none is before the event that went before, or after this one.
    var stamp = registry.event?.timestamp ?? time
    for frame in moves {
      if frame.timestamp > stamp { stamp = min(frame.timestamp, time) }
      take(frame, at: stamp)
    }
    take(last, at: time)
    finish(last, at: time)
  }

  /// Moves on to the time of a frame, and lets every finger rest until the frame says otherwise.
  ///
  /// Path of a touch: step 2.
  private func start(_ frame: ContactFrame) -> TimeInterval {
    let time = clamp(frame.timestamp)
    application.advance(to: time)
    application.finishTurn()
    for place in frame.contacts.indices where frame.contacts[place].phase == .began {
      cancelIfDown(frame.contacts[place].id, at: time)
    }
    startFrame()
    return time
  }

  private func take(_ frame: ContactFrame, at time: TimeInterval) {
    for place in frame.contacts.indices { take(frame.contacts[place], at: time) }
  }

  /// Sends the event that the frame made, if it is one.
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

  /// Time never runs backwards, and what is no time is now.
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

  /// Begins a frame: every finger rests until the frame says otherwise.
  ///
  /// Path of a touch: step 3.
  private func startFrame() {
    application.frameNumber += 1
    registry.startFrame()
  }

  /// Makes a touch of a finger that came down, or updates the touch of one that is down.
  ///
  /// Path of a touch: step 3.
  private func take(_ contact: Contact, at time: TimeInterval) {
    switch contact.phase {
    case .began: begin(contact, at: time)
    case .moved, .stationary, .ended, .cancelled: change(contact, at: time)
    case .regionEntered, .regionMoved, .regionExited: drop(contact, .notAFinger)
    }
  }

  /// Makes the touch of a finger that came down.
  ///
  /// Path of a touch: step 3.
  private func begin(_ contact: Contact, at time: TimeInterval) {
    // The same finger twice in one frame: the first word counts.
    guard registry.touch(of: contact.id) == nil else { return drop(contact, .alreadyDown) }
    guard contact.location.isFinite else {
      registry.ignoreUntilLifted(contact.id)
      return drop(contact, .notANumber)
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
    // The window's own geometry may be no number either.
    var location = touch.fromScreen(contact.location)
    let isMended = !location.isFinite
    if isMended { location = touch.sample.location }
    let sample = TouchSample(contact, location: location, at: time)
    // A move that changes nothing is a rest, and of a rest there is nothing to tell.
    let rests = contact.phase == .stationary || (contact.phase == .moved && sample.looksLike(touch.sample))
    if !rests {
      touch.take(sample, contact.phase, inFrame: application.frameNumber)
      registry.note(contact.phase)
    }
    if Observation.isOn { report(touch.number, contact, rests ? nil : location, isMended: isMended) }
  }

  /// Tells what became of a contact of a touch; apart, so that nothing is kept at hand for it when nobody listens.
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

  /// Sends an event, settles, and lets go of the touches that ended in it.
  ///
  /// Path of a touch: step 4.
  private func send(_ event: UIEvent) {
    let gestures = application.gestures
    gestures.dispatching {
      application.sendEvent(event)
      gestures.settle(in: application)
      if registry.hasEnds { finishEndedTouches() }
    }
    if let invariants = Invariants.checked { invariants(application) }
  }

  /// Lets go of the touches that ended, once everybody has heard of it.
  ///
  /// Path of a touch: step 17.
  private func finishEndedTouches() {
    registry.touches.each { touch in
      guard touch.isUp else { return }
      if touch.deliveryState.isDelivering {
        TouchCancellation(application: application).cancel([touch], because: .endWithheld)
      }
      if touch.deliveryState.isBeganHeld { endWhileHeld(touch) }
      let place = touch.sample.location
      // A drag is no tap; it is looked at where it ends, so that moves cost nothing.
      guard touch.storedPhase == .ended, place.distance(to: touch.start) < application.tuning.tapSlop else {
        return
      }
      application.taps.ended(
        count: touch.state.tapCount, at: touch.onScreen(place), time: touch.storedTimestamp)
    }
    registry.endTouchesThatAreUp()
  }

  /// Ends a touch whose began is still held and whose end may have been withheld.
  ///
  /// Done before the next touch is cancelled: that callback may release the began, and the end must follow it.
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

  /// Whether a finger that was so and is so now has done nothing.
  func looksLike(_ other: TouchSample) -> Bool {
    location == other.location && force == other.force && majorRadius == other.majorRadius
      && altitudeAngle == other.altitudeAngle && azimuthAngle == other.azimuthAngle
      && rollAngle == other.rollAngle
  }
}
