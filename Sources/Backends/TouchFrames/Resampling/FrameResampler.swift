// SPDX-License-Identifier: Apache-2.0
internal import Foundation

/// Resamples frames to the ticks of a display, for devices with a different rate.
///
/// A device that reports 90 times a second moves content on a display of 60 by one step and by two in turn.
/// The resampler instead produces one frame per tick, with each contact at its position at that time,
/// interpolated linearly between two samples. Frames in which a contact begins or ends, or a wheel turns,
/// keep their content and time. A tick can be computed only when the sample after it is known, so moves are
/// delayed by up to one sample.
///
/// Samples between two ticks are lost. Gestures that need every sample should get the original frames.
public struct FrameResampler: Sendable {
  /// How long a contact may be silent within one movement, in nanoseconds; after a longer time it has rested.
  static let longestGap: Int64 = 50_000_000

  /// The nanoseconds between ticks.
  public let interval: Int64
  private var origin: Int64?
  /// The last frame of the source, whose moves may still be pending.
  private var last: DigitizerFrame?
  private var isLastPending = false
  /// The contacts in range, as last returned.
  private var lastReturned: [DigitizerContact] = []

  /// Creates a resampler with a number of frames per second, clamped to 1 to 1000.
  ///
  /// Ticks count from the first frame.
  public init(rate: Double) {
    interval = Int64(1e9 / (rate.isNaN ? 60 : min(max(rate, 1), 1000)))
  }

  /// Handles a frame of the source.
  ///
  /// - Returns: The frames to deliver, in order of time.
  public mutating func take(_ frame: DigitizerFrame) -> [DigitizerFrame] {
    guard let last, let origin else {
      origin = frame.nanoseconds
      return pass(frame)
    }
    let (gap, overflows) = frame.nanoseconds.subtractingReportingOverflow(last.nanoseconds)
    guard !overflows, gap >= 0, gap <= Self.longestGap, frame.buttons == last.buttons else {
      let rest = finish()
      self.origin = frame.nanoseconds
      return rest.filter { $0.nanoseconds <= frame.nanoseconds } + pass(frame)
    }
    var frames: [DigitizerFrame] = []
    var tick = Self.tick(after: last.nanoseconds, from: origin, interval)
    while let time = tick, time < frame.nanoseconds || (time == frame.nanoseconds && frame.isOnlyMoves) {
      frames.append(between(last, frame, at: time))
      let (next, overflows) = time.addingReportingOverflow(interval)
      tick = overflows ? nil : next
    }
    guard frame.isOnlyMoves else { return frames + pass(frame) }
    // A frame at a tick was returned; one after the last tick waits for the next one.
    isLastPending = frames.last?.nanoseconds != frame.nanoseconds
    self.last = frame
    return frames
  }

  /// Returns pending frames: at the end, and after the source was silent for a tick.
  public mutating func finish() -> [DigitizerFrame] {
    guard let last, let origin, isLastPending,
      let tick = Self.tick(after: last.nanoseconds, from: origin, interval)
    else { return [] }
    isLastPending = false
    return [makeFrame(last.contacts, like: last, at: tick)]
  }

  private mutating func pass(_ frame: DigitizerFrame) -> [DigitizerFrame] {
    last = frame
    isLastPending = false
    for contact in frame.contacts { note(contact) }
    return [frame]
  }

  private mutating func note(_ contact: DigitizerContact) {
    let index = lastReturned.firstIndex { $0.id == contact.id }
    if contact.phase.state == .outOfRange {
      if let index { lastReturned.remove(at: index) }
    } else if let index {
      lastReturned[index] = contact
    } else {
      lastReturned.insert(contact, at: lastReturned.firstIndex { $0.id > contact.id } ?? lastReturned.count)
    }
  }

  /// The frame of a tick between two samples.
  private mutating func between(
    _ first: DigitizerFrame, _ second: DigitizerFrame, at time: Int64
  ) -> DigitizerFrame {
    let share =
      Double(time - first.nanoseconds) / Double(max(second.nanoseconds - first.nanoseconds, 1))
    let contacts = lastReturned.map { contact in
      let from = first.contacts.first { $0.id == contact.id && $0.phase.state != .outOfRange } ?? contact
      let to = second.contacts.first { $0.id == contact.id } ?? from
      return from.interpolated(to: to, share)
    }
    return makeFrame(contacts, like: second, at: time)
  }

  private mutating func makeFrame(
    _ contacts: [DigitizerContact], like frame: DigitizerFrame, at time: Int64
  ) -> DigitizerFrame {
    var contacts = contacts
    for index in contacts.indices {
      let before = lastReturned.first { $0.id == contacts[index].id }
      let isHovering = contacts[index].phase.state == .inRange
      let rests = before.map { $0.looksLike(contacts[index]) } ?? false
      contacts[index].phase = isHovering ? .hovering : rests ? .stationary : .moved
    }
    for contact in contacts { note(contact) }
    return DigitizerFrame(
      nanoseconds: time, display: frame.display, contacts: contacts, buttons: frame.buttons)
  }

  /// The first tick after a time; nil on overflow.
  private static func tick(after time: Int64, from origin: Int64, _ interval: Int64) -> Int64? {
    let (elapsed, isFar) = time.subtractingReportingOverflow(origin)
    guard !isFar else { return nil }
    let (tick, overflows) = time.addingReportingOverflow(interval - elapsed % interval)
    return overflows ? nil : tick
  }
}

extension DigitizerContact {
  /// The contact interpolated toward a later state; its phase is unchanged.
  fileprivate func interpolated(to end: DigitizerContact, _ share: Double) -> DigitizerContact {
    func between(_ first: CGFloat, _ second: CGFloat) -> CGFloat { first + (second - first) * CGFloat(share) }
    var contact = self
    contact.position = CGPoint(
      x: between(position.x, end.position.x), y: between(position.y, end.position.y))
    contact.majorRadius = between(majorRadius, end.majorRadius)
    contact.minorRadius = between(minorRadius, end.minorRadius)
    if let force, let last = end.force { contact.force = between(force, last) }
    contact.altitude = between(altitude, end.altitude)
    // Angles that wrap around cannot be interpolated; the earlier or the later one is used.
    contact.azimuth = share < 1 ? azimuth : end.azimuth
    contact.roll = share < 1 ? roll : end.roll
    contact.height = between(height, end.height)
    return contact
  }
}
