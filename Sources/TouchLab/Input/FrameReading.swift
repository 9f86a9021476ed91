// SPDX-License-Identifier: Apache-2.0
import TextSources

/// A frame as a page reports it, with the page's time.
nonisolated struct PageFrame: Sendable, Equatable {
  /// The time on the clock of the page, in seconds.
  var time: TimeInterval
  var contacts: [DigitizerContact]
  var buttons: DigitizerButtons = []
  var scroll: DigitizerScroll?
}

/// Why a message of a page is refused.
nonisolated struct Refusal: Error, Equatable {
  var message: String
  var advice: String

  init(_ message: String, advice: String = "The protocol is in Documentation/Lab.md.") {
    self.message = message
    self.advice = advice
  }
}

nonisolated extension PageFrame {
  /// How many contacts a frame has at most.
  static let maximumContacts = 10
  /// How many frames a message has at most.
  static let maximumFrames = 64
  /// How far from the screen a contact may be, in points.
  private static let reach = 100_000.0
  /// How many points a notch of a wheel scrolls, as `FrameFeed` has it.
  private static let pointsPerNotch = 40.0

  /// The frames of an input message.
  static func frames(of message: JSONNode) throws(Refusal) -> [PageFrame] {
    guard let list = message["frames"]?.elements else { throw Refusal("an input has a list of frames") }
    guard list.count <= maximumFrames else {
      throw Refusal("an input has at most \(maximumFrames) frames, and this one has \(list.count)")
    }
    var frames: [PageFrame] = []
    for node in list { frames.append(try PageFrame(node)) }
    return frames
  }

  private init(_ node: JSONNode) throws(Refusal) {
    guard let time = node["t"]?.number, time.isFinite, time.magnitude < 1e13 else {
      throw Refusal("a frame has its time in milliseconds under t")
    }
    let list = node["contacts"]?.elements ?? []
    guard list.count <= Self.maximumContacts else {
      throw Refusal("a frame has at most \(Self.maximumContacts) contacts, and this one has \(list.count)")
    }
    self.time = time / 1000
    contacts = []
    for contact in list { contacts.append(try Self.contact(contact)) }
    buttons = DigitizerButtons(rawValue: UInt32(clamping: (node["buttons"]?.int ?? 0) & 7))
    if let wheel = node["wheel"]?.elements?.compactMap({ $0.number }), wheel.count == 2 {
      func notches(_ points: Double) -> Double { min(max(points / Self.pointsPerNotch, -1000), 1000) }
      // A browser counts how far the content goes, and a wheel how far it turns away from the person.
      let turn = DigitizerScroll(horizontal: notches(wheel[0]), vertical: -notches(wheel[1]))
      if turn.horizontal != 0 || turn.vertical != 0 { scroll = turn }
    }
  }

  private static func contact(_ node: JSONNode) throws(Refusal) -> DigitizerContact {
    guard let id = node["id"]?.int, id >= 0, id <= UInt32.max else {
      throw Refusal("a contact has a number from 0 under id")
    }
    guard let word = node["phase"]?.string, let phase = DigitizerPhase(rawValue: word) else {
      throw Refusal("a contact has its phase, such as began, moved or ended")
    }
    guard let at = node["at"]?.elements?.compactMap({ $0.number }), at.count == 2,
      at.allSatisfy({ $0.isFinite })
    else { throw Refusal("a contact has its place as two numbers under at") }
    let kinds: [String: DigitizerContact.Transducer] = [
      "finger": .finger, "pen": .stylus, "pointer": .pointer,
    ]
    guard let kind = kinds[node["kind"]?.string ?? "finger"] else {
      throw Refusal("a contact is a finger, a pen or a pointer")
    }
    func clamp(_ value: Double, _ low: Double, _ high: Double) -> Double { min(max(value, low), high) }
    var contact = DigitizerContact(
      id: UInt32(id), phase: phase,
      at: CGPoint(x: clamp(at[0], -reach, reach), y: clamp(at[1], -reach, reach)), transducer: kind)
    func number(_ name: String, _ low: Double, _ high: Double) -> Double? {
      node[name]?.number.flatMap { $0.isFinite ? clamp($0, low, high) : nil }
    }
    contact.force = number("force", 0, 1).map { CGFloat($0) }
    if let radius = node["radius"]?.elements?.compactMap({ $0.number }), radius.count == 2,
      radius.allSatisfy({ $0.isFinite })
    {
      let sides = radius.map { clamp($0, 0, 500) }.sorted()
      (contact.minorRadius, contact.majorRadius) = (sides[0], sides[1])
    }
    if let altitude = number("altitude", 0, .pi / 2) { contact.altitude = altitude }
    if let azimuth = number("azimuth", -100, 100) { contact.azimuth = azimuth }
    if let roll = number("roll", -100, 100) { contact.roll = roll }
    if let height = number("height", 0, 1) { contact.height = height }
    return contact
  }
}
