// SPDX-License-Identifier: Apache-2.0
internal import Foundation

/// Moves frames to the ticks of a display, as an option for devices whose rate is another.
///
/// A device that reports 90 times a second moves content on a display of 60 by one step and by two in turn. The
/// resampler gives one frame a tick instead, with each contact where it was at that time, on the straight line between
/// two samples. Frames in which a contact begins or ends, or a wheel turns, stay as they are and when they are. A tick
/// can be worked out when the sample after it is known, so that moves come later by up to one sample.
///
/// What was measured between two ticks is lost. Gestures that look at every sample should have the frames as they are.
public struct FrameResampler: Sendable {
  /// How long a contact may rest between two samples of one movement, in nanoseconds; after a longer time it has rested.
  static let longestGap: Int64 = 50_000_000

  /// The nanoseconds between ticks.
  public let interval: Int64
  private var origin: Int64?
  /// The last frame of the source; what it says of moves may not have been given out.
  private var last: DigitizerFrame?
  private var isLastPending = false
  /// The contacts in range, as they were given out last.
  private var given: [DigitizerContact] = []

  /// Makes a resampler to a number of frames a second, from 1 to 1000; other rates become the nearest of these.
  ///
  /// Ticks count from the first frame.
  public init(rate: Double) {
    interval = Int64(1e9 / (rate.isNaN ? 60 : min(max(rate, 1), 1000)))
  }

  /// Takes a frame of the source.
  ///
  /// - Returns: The frames that are to be delivered, in the order of time.
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
    // What is at a tick was given out; what lies behind the last tick waits for the next one.
    isLastPending = frames.last?.nanoseconds != frame.nanoseconds
    self.last = frame
    return frames
  }

  /// Gives out what waits for its tick: at the end, and when the source has been silent for a tick.
  public mutating func finish() -> [DigitizerFrame] {
    guard let last, let origin, isLastPending,
      let tick = Self.tick(after: last.nanoseconds, from: origin, interval)
    else { return [] }
    isLastPending = false
    return [give(last.contacts, like: last, at: tick)]
  }

  private mutating func pass(_ frame: DigitizerFrame) -> [DigitizerFrame] {
    last = frame
    isLastPending = false
    for contact in frame.contacts { note(contact) }
    return [frame]
  }

  private mutating func note(_ contact: DigitizerContact) {
    let place = given.firstIndex { $0.id == contact.id }
    if contact.phase.state == .outOfRange {
      if let place { given.remove(at: place) }
    } else if let place {
      given[place] = contact
    } else {
      given.insert(contact, at: given.firstIndex { $0.id > contact.id } ?? given.count)
    }
  }

  /// The frame of a tick between two samples.
  private mutating func between(
    _ first: DigitizerFrame, _ second: DigitizerFrame, at time: Int64
  ) -> DigitizerFrame {
    let share =
      Double(time - first.nanoseconds) / Double(max(second.nanoseconds - first.nanoseconds, 1))
    let contacts = given.map { contact in
      let from = first.contacts.first { $0.id == contact.id && $0.phase.state != .outOfRange } ?? contact
      let to = second.contacts.first { $0.id == contact.id } ?? from
      return from.onTheWay(to: to, share)
    }
    return give(contacts, like: second, at: time)
  }

  private mutating func give(
    _ contacts: [DigitizerContact], like frame: DigitizerFrame, at time: Int64
  ) -> DigitizerFrame {
    var contacts = contacts
    for place in contacts.indices {
      let before = given.first { $0.id == contacts[place].id }
      let isHovering = contacts[place].phase.state == .inRange
      let rests = before.map { $0.looksLike(contacts[place]) } ?? false
      contacts[place].phase = isHovering ? .hovering : rests ? .stationary : .moved
    }
    for contact in contacts { note(contact) }
    return DigitizerFrame(
      nanoseconds: time, display: frame.display, contacts: contacts, buttons: frame.buttons)
  }

  /// The first tick after a time; nil beyond all times.
  private static func tick(after time: Int64, from origin: Int64, _ interval: Int64) -> Int64? {
    let (elapsed, isFar) = time.subtractingReportingOverflow(origin)
    guard !isFar else { return nil }
    let (tick, overflows) = time.addingReportingOverflow(interval - elapsed % interval)
    return overflows ? nil : tick
  }
}

extension DigitizerContact {
  /// The contact a part of the way to how it is later; it does what it did.
  fileprivate func onTheWay(to end: DigitizerContact, _ share: Double) -> DigitizerContact {
    func between(_ first: CGFloat, _ second: CGFloat) -> CGFloat { first + (second - first) * CGFloat(share) }
    var contact = self
    contact.position = CGPoint(
      x: between(position.x, end.position.x), y: between(position.y, end.position.y))
    contact.majorRadius = between(majorRadius, end.majorRadius)
    contact.minorRadius = between(minorRadius, end.minorRadius)
    if let force, let last = end.force { contact.force = between(force, last) }
    contact.altitude = between(altitude, end.altitude)
    // Angles that wrap around have no middle; the later one is as good.
    contact.azimuth = share < 1 ? azimuth : end.azimuth
    contact.roll = share < 1 ? roll : end.roll
    contact.height = between(height, end.height)
    return contact
  }
}
