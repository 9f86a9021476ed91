// SPDX-License-Identifier: Apache-2.0
import Foundation
import TextSources
import TouchFrames

/// A frame as a page reports it, with the page's time.
nonisolated struct PageFrame: Sendable, Equatable {
  /// The time on the clock of the page, in seconds.
  var time: TimeInterval
  var contacts: [DigitizerContact]
  var buttons: DigitizerButtons = []
  var scroll: DigitizerScroll?
}

nonisolated extension PageFrame {
  /// How many contacts a frame has at most.
  static let maximumContacts = InputLimit.labContacts.count
  /// How many frames a message has at most.
  static let maximumFrames = InputLimit.labFrames.count
  /// The times of pages, in milliseconds.
  static let times = -1e13...1e13
  /// How far from the screen a contact may be, in points.
  private static let reach = -100_000.0...100_000.0
  /// The angles about an axis, in radians.
  private static let turns = -7.0...7.0
  /// How many points a notch of a wheel scrolls, as `FrameFeed` has it.
  private static let pointsPerNotch = 40.0

  /// The frames of an input message.
  static func frames(of message: MessageFields) throws(Refusal) -> [PageFrame] {
    let list = try message.objects("frames", atMost: maximumFrames)
    var frames: [PageFrame] = []
    for fields in try message.required(list, "frames", "a list of at most \(maximumFrames) objects") {
      frames.append(try PageFrame(fields))
    }
    return frames
  }

  private init(_ fields: MessageFields) throws(Refusal) {
    let milliseconds = try fields.number("t", in: Self.times, "a number of milliseconds")
    time = try fields.required(milliseconds, "t", "the page's time in milliseconds") / 1000
    contacts = []
    for contact in try fields.objects("contacts", atMost: Self.maximumContacts) ?? [] {
      contacts.append(try Self.contact(contact))
    }
    // Browsers also count buttons that go back and forward.
    buttons = DigitizerButtons(rawValue: UInt32((try fields.whole("buttons", in: 0...255) ?? 0) & 7))
    if let (right, down) = try fields.pair("wheel", in: -1e9...1e9) {
      func notches(_ points: Double) -> Double { min(max(points / Self.pointsPerNotch, -1000), 1000) }
      // A browser counts how far the content goes, and a wheel how far it turns away from the person.
      let turn = DigitizerScroll(horizontal: notches(right), vertical: -notches(down))
      if turn.horizontal != 0 || turn.vertical != 0 { scroll = turn }
    }
  }

  private static let kinds: [(word: String, transducer: DigitizerContact.Transducer)] = [
    ("finger", .finger), ("pen", .stylus), ("pointer", .pointer),
  ]

  private static func contact(_ fields: MessageFields) throws(Refusal) -> DigitizerContact {
    let id = try fields.whole("id", in: 0...Int(UInt32.max))
    let word = try fields.word("phase", of: DigitizerPhase.allCases.map(\.rawValue))
    let at = try fields.pair("at", in: reach)
    let kind = fields.has("kind") ? try fields.word("kind", of: kinds.map(\.word)) : "finger"
    let (x, y) = try fields.required(at, "at", "a list of two numbers")
    var contact = DigitizerContact(
      id: UInt32(try fields.required(id, "id", "a whole number from 0")),
      phase: DigitizerPhase(rawValue: word) ?? .cancelled, at: CGPoint(x: x, y: y),
      transducer: kinds.first { $0.word == kind }?.transducer ?? .finger)
    contact.force = try fields.number("force", in: 0...1).map { CGFloat($0) }
    if let (one, other) = try fields.pair("radius", in: 0...1000) {
      (contact.minorRadius, contact.majorRadius) = (CGFloat(min(one, other)), CGFloat(max(one, other)))
    }
    let altitude = try fields.number("altitude", in: 0...Double.pi / 2, "an angle in radians")
    let azimuth = try fields.number("azimuth", in: turns, "an angle in radians")
    let roll = try fields.number("roll", in: turns, "an angle in radians")
    // A finger and a mouse have no angles.
    if contact.transducer == .stylus {
      if let altitude { contact.altitude = CGFloat(altitude) }
      if let azimuth { contact.azimuth = CGFloat(azimuth) }
      if let roll { contact.roll = CGFloat(roll) }
    }
    if let height = try fields.number("height", in: 0...1) { contact.height = CGFloat(height) }
    return contact
  }
}
