// SPDX-License-Identifier: Apache-2.0

/// Turns frames of contacts into touches and their event, and sends it.
struct EventBuilder {
  let application: UIApplication

  private var registry: TouchRegistry { application.registry }

  /// Dispatches a frame; one that says several things of one finger is several events.
  func dispatch(_ frame: ContactFrame) {
    guard frame.repeatsFinger else { return dispatch([], frame) }
    for step in frame.steps { dispatch([], step) }
  }

  /// Dispatches frames that become one event: the moves that came before, and the last one.
  func dispatch(_ moves: ArraySlice<ContactFrame>, _ last: ContactFrame) {
    let time = clamp(last.timestamp)
    application.advance(to: time)
    application.finishTurn()
    for contact in last.contacts where contact.phase == .began { cancelIfDown(contact.id, at: time) }
    startFrame()
    // Merged samples keep their own times, but none is before the event that went before, or after this one.
    var stamp = registry.event?.timestamp ?? time
    for frame in moves {
      if frame.timestamp > stamp { stamp = min(frame.timestamp, time) }
      for contact in frame.contacts { take(contact, at: stamp) }
    }
    for contact in last.contacts { take(contact, at: time) }
    guard let event = registry.event, registry.hasNews else { return }
    event.timestamp = time
    event.buttonMask = last.buttonMask
    event.modifierFlags = last.modifierFlags
    send(event)
    application.finishTurn()
  }

  /// Time never runs backwards, and what is no time is now.
  private func clamp(_ time: TimeInterval) -> TimeInterval {
    let now = application.clock.now
    if time.isFinite, time >= now { return time }
    application.report(.input(.timeClamped(from: time, to: now)))
    return now
  }

  /// Every finger rests until the frame says otherwise.
  private func startFrame() {
    application.frame += 1
    for touch in registry.touches {
      touch.phase = .stationary
      touch.previousSample = touch.sample
      touch.samples.removeAll(keepingCapacity: true)
      touch.isNews = false
    }
  }

  private func take(_ contact: Contact, at time: TimeInterval) {
    switch contact.phase {
    case .began: begin(contact, at: time)
    case .moved, .stationary, .ended, .cancelled: change(contact, at: time)
    case .regionEntered, .regionMoved, .regionExited: drop(contact, .notAFinger)
    }
  }

  private func begin(_ contact: Contact, at time: TimeInterval) {
    // The same finger twice in one frame: the first word counts.
    guard registry.touch(of: contact.id) == nil else { return drop(contact, .alreadyDown) }
    guard contact.location.isFinite else {
      registry.orphan(contact.id)
      return drop(contact, .notANumber)
    }
    let touch = registry.begin(contact.id)
    touch.type = contact.type
    touch.timestamp = time
    touch.beganAt = time
    touch.greatestForce = contact.maximumPossibleForce
    touch.sample = TouchSample(contact, location: contact.location, at: time)
    touch.previousSample = touch.sample
    touch.samples.append(touch.sample)
    touch.tapCount = application.taps.count(at: contact.location, time: time, tuning: application.tuning)
    touch.isNews = true
    touch.frame = application.frame
    application.report(
      .input(.began(touch: touch.number, contact: contact.id, at: contact.location, tapCount: touch.tapCount))
    )
  }

  private func change(_ contact: Contact, at time: TimeInterval) {
    guard let touch = registry.touch(of: contact.id) else { return dropUnknown(contact) }
    // The window's own geometry may be no number either.
    var location = touch.window?.pointFromScreen(contact.location) ?? contact.location
    if !location.isFinite {
      location = touch.sample.location
      application.report(.input(.mended(contact: contact.id, .keptLocation)))
    }
    let sample = TouchSample(contact, location: location, at: time)
    // A move that changes nothing is a rest, and of a rest there is nothing to tell.
    let rests = contact.phase == .stationary || (contact.phase == .moved && sample.looksLike(touch.sample))
    if rests { return }
    touch.phase = contact.phase
    touch.sample = sample
    touch.samples.append(sample)
    touch.timestamp = time
    touch.isNews = true
    touch.frame = application.frame
    application.report(.input(.changed(touch: touch.number, phase: contact.phase, to: location)))
  }

  private func dropUnknown(_ contact: Contact) {
    let wasCancelled = registry.orphans.contains(contact.id)
    if contact.phase == .ended || contact.phase == .cancelled { registry.forgetOrphan(contact.id) }
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
    touch.phase = .cancelled
    touch.timestamp = time
    touch.isNews = true
    touch.frame = application.frame
    event.timestamp = time
    send(event)
  }

  private func send(_ event: UIEvent) {
    application.gestures.dispatching {
      application.sendEvent(event)
      application.gestures.settle()
      finishFrame(of: event)
    }
  }

  /// Lets go of the touches that ended, once everybody has heard of it.
  private func finishFrame(of event: UIEvent) {
    for touch in registry.touches where touch.phase == .ended || touch.phase == .cancelled {
      if touch.progress == .begun {
        TouchCancellation(application: application).cancel([touch], because: .endWithheld)
      }
      // Nobody passed its cancellation on, and nothing of it comes later.
      if touch.progress == .held, touch.phase == .cancelled {
        HeldTouches.giveUp(touch, because: .cancelledWhileHeld, in: application)
      }
      if touch.phase == .ended {
        application.taps.ended(
          count: touch.tapCount,
          at: touch.window?.pointOnScreen(touch.sample.location) ?? touch.sample.location,
          time: touch.timestamp)
      }
    }
    if registry.hasEnds { registry.end { $0.phase == .ended || $0.phase == .cancelled } }
    if let invariants = Invariants.checked { invariants(application) }
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
