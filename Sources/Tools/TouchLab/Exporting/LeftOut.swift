// SPDX-License-Identifier: Apache-2.0
import Foundation
import TextSources

/// What an exported file has no words or no room for.
nonisolated struct LeftOut: Sendable, Equatable {
  /// A kind of input that some formats cannot say.
  enum Kind: String, Sendable, CaseIterable {
    case keys = "keys pressed or released"
    case text = "texts of an input method"
    case screen = "changes of the screen’s size"
    case appearance = "changes to dark or light"
    case pointers = "clicks and drags of a pointer"
    case buttons = "events with buttons held"
    case leaning = "angles and heights of a hovering pen"
    case offScreen = "touches that began off the screen"
    case earlierFacts = "facts at the beginning"
  }

  let kind: Kind
  var count: Int
  /// The time of the first, in seconds.
  let first: TimeInterval

  /// For example `keys pressed or released: 4, the first at 1.250 s`.
  var text: String {
    "\(kind.rawValue): \(count), the first at \(Self.milliseconds(first)) s"
  }

  /// As a member of a message.
  var json: JSONText {
    [
      "what": .string(kind.rawValue), "count": .integer(count), "first": .number(first),
      "text": .string(text),
    ]
  }

  /// A time with three decimals.
  private static func milliseconds(_ time: TimeInterval) -> String {
    let whole = Int((time * 1000).rounded())
    let digits = String(whole % 1000)
    return "\(whole / 1000)." + String(repeating: "0", count: 3 - digits.count) + digits
  }
}

nonisolated extension [LeftOut] {
  /// Counts one more input of a kind.
  mutating func count(_ kind: LeftOut.Kind, at time: TimeInterval) {
    if let index = firstIndex(where: { $0.kind == kind }) {
      self[index].count += 1
    } else {
      append(LeftOut(kind: kind, count: 1, first: time))
    }
  }
}

nonisolated extension LabInput {
  /// The kind of an input that no format but a trace and a report has; nil for a frame.
  var kindWithoutFrame: LeftOut.Kind? {
    switch self {
    case .frame, .cancel: nil
    case .key: .keys
    case .text: .text
    case .screen: .screen
    case .appearance: .appearance
    }
  }
}
