// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore
import TouchFrames
import TouchGraphics

/// The state of a feed's contacts, and the input that a frame leads to.
package nonisolated struct FeedState {
  /// How a digitizer's contacts are converted.
  struct Settings {
    var source: Int
    var maximumPossibleForce: CGFloat
    var tolerance: CGFloat
    var pointsPerNotch: CGFloat
  }

  /// The contacts that are down, as last reported, in the order in which they came down.
  private(set) var down: [Contact] = []
  /// The hovering pen or pointer, with its position.
  private var hover: (id: UInt32, frame: PointerFrame)?
  /// The last position of the pointer, for wheels that turn while nothing hovers.
  private var pointer = CGPoint.zero

  // A frame is handled in three parts, each recorded just before the application receives it. A callback may
  // use the feed between the parts, and finds it in the state that the application knows.

  /// Handles a pointer that stops hovering because it touches or leaves.
  mutating func leaving(_ frame: DigitizerFrame, at time: TimeInterval) -> PointerFrame? {
    for contact in frame.contacts where contact.isPointing && contact.phase.state != .inRange {
      if hover?.id == contact.id { return endHover(at: time) }
    }
    return nil
  }

  /// Handles the contacts that touch.
  mutating func touches(
    _ frame: DigitizerFrame, at time: TimeInterval, _ settings: Settings
  ) -> ContactFrame? {
    var contacts: [Contact] = []
    contacts.reserveCapacity(frame.contacts.count)
    for contact in frame.contacts {
      guard let touch = touch(contact, settings) else { continue }
      note(touch, likely: contacts.count)
      contacts.append(touch)
    }
    guard !contacts.isEmpty else { return nil }
    var touches = ContactFrame(timestamp: time, contacts: contacts)
    touches.buttonMask = frame.buttonMask
    return touches
  }

  /// Handles the pointer that hovers, the last one if there are several.
  mutating func hovering(_ frame: DigitizerFrame, at time: TimeInterval) -> [PointerFrame] {
    guard let contact = frame.contacts.last(where: { $0.isPointing && $0.phase.state == .inRange }) else {
      return []
    }
    let isNew = hover?.id != contact.id
    let left = isNew ? endHover(at: time) : nil
    var next = PointerFrame(
      timestamp: time, location: contact.position, action: .hover(isNew ? .regionEntered : .regionMoved))
    next.zOffset = contact.height
    next.altitudeAngle = contact.altitude
    next.azimuthAngle = contact.azimuth
    next.rollAngle = contact.roll
    next.buttonMask = frame.buttonMask
    hover = (contact.id, next)
    return (left.map { [$0] } ?? []) + [next]
  }

  /// The scroll of a frame whose wheels turned, at the position of the pointer.
  mutating func scroll(
    _ frame: DigitizerFrame, at time: TimeInterval, _ settings: Settings
  ) -> PointerFrame? {
    for contact in frame.contacts where contact.isPointing { pointer = contact.position }
    guard let scroll = frame.scroll, let by = Self.distance(scroll, settings.pointsPerNotch) else {
      return nil
    }
    var turn = PointerFrame(timestamp: time, location: pointer, action: .scroll(by: by))
    turn.buttonMask = frame.buttonMask
    return turn
  }

  /// Converts wheel movements: a wheel turned away from the user moves the content down, as a finger would,
  /// and one tilted to the right moves it to the left.
  private static func distance(_ scroll: DigitizerScroll, _ points: CGFloat) -> CGVector? {
    let by = CGVector(
      dx: -CGFloat(scroll.horizontal) * points, dy: CGFloat(scroll.vertical) * points)
    return by.dx.isFinite && by.dy.isFinite && (by.dx != 0 || by.dy != 0) ? by : nil
  }

  // MARK: Touches

  /// The contact of a touch; nil for a contact that does not touch.
  private func touch(_ contact: DigitizerContact, _ settings: Settings) -> Contact? {
    guard let phase = contact.phase.touchPhase else { return nil }
    let id = settings.source << 32 | Int(contact.id)
    // A contact that only hovered has no touch to cancel.
    if contact.phase == .cancelled, !down.contains(where: { $0.id == id }) { return nil }
    var touch = Contact(id: id, phase: phase, location: contact.position)
    switch contact.transducer {
    case .finger, .hand: touch.type = .direct
    case .stylus: touch.type = .pencil
    case .pointer: touch.type = .indirectPointer
    }
    touch.majorRadius = contact.majorRadius
    touch.majorRadiusTolerance = contact.majorRadius > 0 ? settings.tolerance : 0
    if let force = contact.force {
      touch.force = force * settings.maximumPossibleForce
      touch.maximumPossibleForce = settings.maximumPossibleForce
    }
    touch.altitudeAngle = contact.altitude
    touch.azimuthAngle = contact.azimuth
    touch.rollAngle = contact.roll
    return touch
  }

  /// Notes what a contact did last; `likely` is its index if contacts come in the order in which they came
  /// down.
  private mutating func note(_ contact: Contact, likely: Int) {
    let isLikely = likely < down.count && down[likely].id == contact.id
    let index = isLikely ? likely : down.firstIndex { $0.id == contact.id }
    switch contact.phase {
    case .began:
      if let index { down.remove(at: index) }
      down.append(contact)
    case .ended, .cancelled:
      if let index { down.remove(at: index) }
    default:
      if let index { down[index] = contact }
    }
  }

  /// The contacts that cancel everything that is down.
  mutating func cancelAll() -> [Contact] {
    let cancelled = down.map { contact in
      var contact = contact
      contact.phase = .cancelled
      return contact
    }
    down = []
    return cancelled
  }

  // MARK: Hovering

  /// The frame that ends hovering; nil if nothing hovers.
  mutating func endHover(at time: TimeInterval) -> PointerFrame? {
    guard var frame = hover?.frame else { return nil }
    hover = nil
    frame.timestamp = time
    frame.action = .hover(.regionExited)
    return frame
  }

  /// Forgets everything, when there is no application left.
  mutating func forget() {
    down = []
    hover = nil
  }
}

nonisolated extension DigitizerContact {
  /// Whether the contact can hover: a pen or a pointer.
  fileprivate var isPointing: Bool { transducer == .stylus || transducer == .pointer }
}

nonisolated extension DigitizerFrame {
  /// The buttons as an event mask.
  fileprivate var buttonMask: UIEvent.ButtonMask { UIEvent.ButtonMask(rawValue: Int(buttons.rawValue)) }
}

nonisolated extension DigitizerPhase {
  /// The phase of the touch for a phase of the contact; nil without a touch.
  fileprivate var touchPhase: UITouch.Phase? {
    switch self {
    case .began: .began
    case .moved: .moved
    case .stationary: .stationary
    case .lifted, .ended: .ended
    case .cancelled: .cancelled
    case .entered, .hovering, .exited: nil
    }
  }
}
