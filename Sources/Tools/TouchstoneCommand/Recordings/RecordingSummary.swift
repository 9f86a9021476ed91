// SPDX-License-Identifier: Apache-2.0
import Foundation
import TextSources
import TouchFrames

/// The statistics that verbs print about the frames of a recording.
struct RecordingSummary {
  private let summary: FrameSummary
  /// The smallest rectangle that contains every position; nil without any.
  private let bounds: CGRect?

  init(of frames: [DigitizerFrame]) {
    summary = FrameSummary(frames)
    var bounds: CGRect?
    for contact in frames.lazy.flatMap(\.contacts) {
      let point = CGRect(origin: contact.position, size: .zero)
      bounds = bounds?.union(point) ?? point
    }
    self.bounds = bounds
  }

  /// The number of frames.
  var frames: Int { summary.frameCount }
  /// The number of contacts that came down.
  var contacts: Int { summary.touchCount }

  private var cancelled: Int {
    summary.contacts.count { $0.touches > 0 && $0.lastPhase == .cancelled }
  }

  private var downAtEnd: Int { summary.contacts.count { $0.lastPhase.state == .touching } }

  /// The kinds of objects that touched, in the order of their first touch.
  private var transducers: [String] {
    summary.contacts.reduce(into: []) { words, contact in
      if !words.contains(contact.transducer.word) { words.append(contact.transducer.word) }
    }
  }

  /// The statistics with their names, as text.
  var rows: [(name: String, value: String)] {
    var rows = [
      (
        "frames",
        "\(frames)" + (summary.rate.map { ", \(Self.spelling($0)) per second while contacts move" } ?? "")
      ),
      ("duration", "\(Self.spelling(summary.duration)) s"),
      ("contacts", contacts == 0 ? "none" : "\(contacts), at most \(summary.mostTouching) at a time"),
    ]
    if cancelled > 0 { rows.append(("cancelled", "\(cancelled)")) }
    if downAtEnd > 0 { rows.append(("down at the end", "\(downAtEnd)")) }
    if !transducers.isEmpty {
      rows.append(("made by", transducers.joined(separator: ", ")))
    }
    if let bounds {
      rows.append(
        (
          "positions",
          "x from \(Self.spelling(bounds.minX)) to \(Self.spelling(bounds.maxX)), "
            + "y from \(Self.spelling(bounds.minY)) to \(Self.spelling(bounds.maxY))"
        ))
    }
    return rows
  }

  /// The statistics as JSON.
  var json: [JSONText.Member] {
    [
      .init("frames", .integer(frames)), .init("rate", summary.rate.map { .number($0) } ?? .null),
      .init("duration", .number(Self.rounded(summary.duration))), .init("contacts", .integer(contacts)),
      .init("mostContacts", .integer(summary.mostTouching)), .init("cancelled", .integer(cancelled)),
      .init("downAtEnd", .integer(downAtEnd)),
      .init("transducers", .array(transducers.map { .string($0) })),
      .init(
        "bounds",
        bounds.map {
          .array([$0.minX, $0.minY, $0.width, $0.height].map { .number(Self.rounded(Double($0))) })
        } ?? .null),
    ]
  }

  private static func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }

  private static func spelling(_ value: some BinaryFloatingPoint) -> String {
    Decimals.spelling(rounded(Double(value)))
  }
}
