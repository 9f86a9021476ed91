// SPDX-License-Identifier: Apache-2.0
import Foundation
import TextSources
import TouchFrames

/// What can be said of a recording in numbers.
struct RecordingSummary {
  /// How many frames there are.
  let frames: Int
  /// How many contacts came down.
  let contacts: Int
  /// The greatest number of contacts that were down at a time.
  let most: Int
  /// How many contacts were still down at the end.
  let down: Int
  /// How many contacts were cancelled.
  let cancelled: Int
  /// The seconds from the first frame to the last.
  let duration: Double
  /// How many frames a second came while something moved; nil if there are too few.
  let rate: Double?
  /// What touched, in the order in which it first did.
  let transducers: [DigitizerContact.Transducer]
  /// The smallest rectangle that holds every place; nil without any.
  let bounds: CGRect?

  init(of frames: [DigitizerFrame]) {
    var (contacts, most, cancelled) = (0, 0, 0)
    var down: [UInt32] = []
    var transducers: [DigitizerContact.Transducer] = []
    var bounds: CGRect?
    for frame in frames {
      for contact in frame.contacts {
        if !transducers.contains(contact.transducer) { transducers.append(contact.transducer) }
        let place = CGRect(origin: contact.position, size: .zero)
        bounds = bounds?.union(place) ?? place
        if contact.phase == .began {
          contacts += 1
          down.append(contact.id)
        } else if contact.phase.state != .touching {
          if contact.phase == .cancelled, down.contains(contact.id) { cancelled += 1 }
          down.removeAll { $0 == contact.id }
        }
      }
      most = max(most, down.count)
    }
    self.frames = frames.count
    self.contacts = contacts
    self.most = most
    self.cancelled = cancelled
    self.down = down.count
    self.transducers = transducers
    self.bounds = bounds
    duration = (frames.last?.timestamp ?? 0) - (frames.first?.timestamp ?? 0)
    rate = TouchLog.rate(of: frames)
  }

  /// The numbers by what they are called, as text.
  var rows: [(name: String, value: String)] {
    var rows = [
      (
        "frames", rate.map { "\(frames), \(Self.spelling($0)) a second while something moves" } ?? "\(frames)"
      ),
      ("duration", "\(Self.spelling(duration)) s"),
      ("contacts", contacts == 0 ? "none" : "\(contacts), at most \(most) at a time"),
    ]
    if cancelled > 0 { rows.append(("cancelled", "\(cancelled)")) }
    if down > 0 { rows.append(("down at the end", "\(down)")) }
    if !transducers.isEmpty {
      rows.append(("made by", transducers.map(Self.word).joined(separator: ", ")))
    }
    if let bounds {
      rows.append(
        (
          "places",
          "x from \(Self.spelling(bounds.minX)) to \(Self.spelling(bounds.maxX)), "
            + "y from \(Self.spelling(bounds.minY)) to \(Self.spelling(bounds.maxY))"
        ))
    }
    return rows
  }

  /// The numbers as JSON.
  var json: [JSONText.Member] {
    [
      .init("frames", .integer(frames)), .init("rate", rate.map { .number($0) } ?? .null),
      .init("duration", .number(Self.rounded(duration))), .init("contacts", .integer(contacts)),
      .init("mostContacts", .integer(most)), .init("cancelled", .integer(cancelled)),
      .init("downAtEnd", .integer(down)),
      .init("transducers", .array(transducers.map { .string(Self.word($0)) })),
      .init(
        "bounds",
        bounds.map {
          .array([$0.minX, $0.minY, $0.width, $0.height].map { .number(Self.rounded(Double($0))) })
        } ?? .null),
    ]
  }

  private static func word(_ transducer: DigitizerContact.Transducer) -> String {
    switch transducer {
    case .finger: "finger"
    case .stylus: "stylus"
    case .pointer: "pointer"
    case .hand: "hand"
    }
  }

  private static func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }

  private static func spelling(_ value: some BinaryFloatingPoint) -> String {
    Decimals.spelling(rounded(Double(value)))
  }
}
