// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchFrames

/// What a person does to the screen at one time.
nonisolated enum LabInput: Sendable, Equatable {
  /// Contacts, a pointer or a wheel; the time of the frame is not used.
  case frame(DigitizerFrame)
  /// A key goes down or up, or types again because it is held.
  case key(LabKey)
  /// An input method types a text.
  case text(String)
  /// Contacts are cancelled: those of a page that lost the focus or left.
  case cancel([DigitizerContact])
  /// The screen gets another size.
  case screen(CGSize)
  /// The screen becomes dark or light.
  case appearance(isDark: Bool)

  /// The kind of input in the messages for a page.
  var kind: String {
    switch self {
    case .frame(let frame):
      if frame.scroll != nil { return "wheel" }
      let phases = frame.contacts.map(\.phase)
      if phases.contains(.began) { return "began" }
      if phases.contains(.cancelled) { return "cancelled" }
      if phases.contains(.ended) || phases.contains(.lifted) { return "ended" }
      return phases.contains { $0.state == .touching } ? "moved" : "hover"
    case .key: return "key"
    case .text: return "text"
    case .cancel: return "cancelled"
    case .screen: return "screen"
    case .appearance: return "appearance"
    }
  }

  /// Whether a contact touches the screen with it.
  var begins: Bool {
    if case .frame(let frame) = self { frame.contacts.contains { $0.phase == .began } } else { false }
  }

  /// How many usual inputs take as much memory.
  var size: Int {
    if case .text(let text) = self { 1 + text.utf8.count / 100 } else { 1 }
  }

  /// What happens, for readers.
  var summary: String {
    switch self {
    case .frame(let frame):
      var parts = frame.contacts.map(\.summary)
      if let scroll = frame.scroll {
        parts.append("wheel \(Double(scroll.horizontal).short) \(Double(scroll.vertical).short)")
      }
      return parts.joined(separator: ", ")
    case .key(let key): return "key \(key.code) \(key.isDown ? "down" : "up")"
    case .text(let text): return "text \(text.debugDescription)"
    case .cancel(let contacts):
      return contacts.map(\.summary).joined(separator: ", ")
    case .screen(let size):
      return "screen \(Double(size.width).short) by \(Double(size.height).short)"
    case .appearance(let isDark): return isDark ? "dark" : "light"
    }
  }
}

nonisolated extension DigitizerContact {
  /// For example `finger 1 moved (60, 62)`.
  fileprivate var summary: String {
    let word = transducer == .stylus ? "pen" : transducer == .pointer ? "pointer" : "finger \(id)"
    return "\(word) \(phase.rawValue) (\(Double(position.x).short), \(Double(position.y).short))"
  }
}

nonisolated extension Range<Int> {
  /// The index of the element that is so many matches from the end; nil if there are fewer.
  func last(where matches: (Int) -> Bool, number: Int) -> Int? {
    var left = number
    for index in reversed() where matches(index) {
      left -= 1
      if left == 0 { return index }
    }
    return nil
  }
}

nonisolated extension Double {
  /// The number with at most one decimal.
  var short: String {
    guard isFinite, magnitude < 1e15 else { return "0" }
    let tenths = (self * 10).rounded() / 10
    return tenths == tenths.rounded() ? String(Int(tenths)) : String(tenths)
  }
}
