// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore
import TouchFrames
import TouchGraphics
import TouchInput
import TouchStage
import TouchTrace

/// What the inputs of a lab were to the application, as steps that a script and a test can repeat exactly.
struct ExportedTouches {
  /// A finger or a pencil in one frame.
  struct Sample: Equatable {
    var finger: Int
    var phase: UITouch.Phase
    var location: CGPoint
    var tip: Finger.Tip
    /// Whether the tip is another one than in the finger's sample before.
    var changesTip: Bool
  }

  enum Step: Equatable {
    case wait(until: TimeInterval)
    /// The samples of one event.
    case samples([Sample])
    case hover(CGPoint)
    case stopHovering
    case scroll(CGPoint, by: CGVector)
  }

  private(set) var steps: [Step] = []
  private(set) var leftOut: [LeftOut] = []
  /// How many fingers and pencils came down, and how many events they led to.
  private(set) var (touches, events) = (0, 0)
  /// The time at which everything ends.
  let end: TimeInterval

  private let screen: CGRect
  private var feed = FeedState.initial
  private var tips: [Int: Finger.Tip] = [:]
  /// The contacts that are down and not left out.
  private var down: Set<Int> = []
  private var time: TimeInterval = 0

  /// Takes the inputs of a log.
  ///
  /// - Parameters:
  ///   - entries: The inputs.
  ///   - end: The time at which the scene stands.
  ///   - size: The size of the screen on which the steps are to be repeated.
  init(_ entries: [InputLog.Entry], until end: TimeInterval, on size: CGSize) {
    screen = CGRect(origin: .zero, size: size)
    self.end = end
    for entry in entries {
      guard let frame = entry.frame else {
        if let kind = entry.input.kindWithoutFrame { leftOut.count(kind, at: entry.time) }
        continue
      }
      for input in feed.inputs(of: frame) {
        switch input {
        case .contacts(let contacts): add(contacts, at: entry.time)
        case .pointer(let pointer): add(pointer, at: entry.time)
        }
      }
    }
    if end > time { steps.append(.wait(until: end)) }
  }

  /// Whether nothing can be repeated.
  var isEmpty: Bool { events == 0 }

  private mutating func add(_ step: Step, at now: TimeInterval) {
    if now > time {
      steps.append(.wait(until: now))
      time = now
    }
    steps.append(step)
    events += 1
  }

  private mutating func add(_ frame: ContactFrame, at now: TimeInterval) {
    let samples = frame.contacts.compactMap { sample($0, at: now) }
    guard !samples.isEmpty else { return }
    if !frame.buttonMask.isEmpty { leftOut.count(.buttons, at: now) }
    add(.samples(samples), at: now)
  }

  private mutating func sample(_ contact: Contact, at now: TimeInterval) -> Sample? {
    let isOver = contact.phase == .ended || contact.phase == .cancelled
    if contact.phase == .began {
      if contact.type == .indirectPointer {
        leftOut.count(.pointers, at: now)
      } else if !screen.contains(contact.location) {
        leftOut.count(.offScreen, at: now)
      } else {
        touches += 1
        down.insert(contact.id)
      }
    }
    guard down.contains(contact.id) else { return nil }
    if isOver { down.remove(contact.id) }
    let tip = Finger.Tip(contact)
    let known = tips.updateValue(tip, forKey: contact.id) ?? .finger
    return Sample(
      finger: contact.id, phase: contact.phase, location: contact.location, tip: tip, changesTip: tip != known
    )
  }

  private mutating func add(_ frame: PointerFrame, at now: TimeInterval) {
    if !frame.buttonMask.isEmpty { leftOut.count(.buttons, at: now) }
    switch frame.action {
    case .hover(.regionExited): add(.stopHovering, at: now)
    case .hover:
      var plain = PointerFrame(timestamp: frame.timestamp, location: frame.location, action: frame.action)
      plain.buttonMask = frame.buttonMask
      if plain != frame { leftOut.count(.leaning, at: now) }
      add(.hover(frame.location), at: now)
    case .scroll(let by, _): add(.scroll(frame.location, by: by), at: now)
    case .transform: break
    }
  }
}

extension Finger.Tip {
  /// The tip of a contact.
  fileprivate init(_ contact: Contact) {
    self.init()
    type = contact.type
    (majorRadius, majorRadiusTolerance) = (contact.majorRadius, contact.majorRadiusTolerance)
    (force, maximumPossibleForce) = (contact.force, contact.maximumPossibleForce)
    guard type == .pencil else { return }
    (altitudeAngle, azimuthAngle, rollAngle) = (
      contact.altitudeAngle, contact.azimuthAngle, contact.rollAngle
    )
  }
}

extension InputLog.Entry {
  /// The frame of contacts with the time of the stage; nil for an input of another kind.
  var frame: DigitizerFrame? {
    let nanoseconds = InputLog.nanoseconds(of: time)
    switch input {
    case .frame(var frame):
      frame.nanoseconds = nanoseconds
      return frame
    case .cancel(let contacts): return DigitizerFrame(nanoseconds: nanoseconds, contacts: contacts)
    case .key, .text, .screen, .appearance: return nil
    }
  }
}
