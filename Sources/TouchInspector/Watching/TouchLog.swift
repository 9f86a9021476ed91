// SPDX-License-Identifier: Apache-2.0
#if INSPECTS
  import Foundation
  import TouchLive
  #if TOUCHSTONE
    import Touchstone
  #else
    import UIKit
  #endif

  /// The last touches, and what became of each.
  struct TouchLog {
    /// How many touches are kept.
    static let most = 100

    private(set) var entries: [TouchLogEntry] = []
    /// The numbers of the touches whose finger is down.
    private var numbers: [ObjectIdentifier: Int] = [:]
    private var count = 0

    /// Writes down a note; the time is that of the touch.
    @MainActor mutating func add(_ note: TouchNote) {
      switch note {
      case .began(let touch):
        count += 1
        numbers[ObjectIdentifier(touch)] = count
        if entries.count == Self.most { entries.removeFirst() }
        entries.append(
          TouchLogEntry(
            number: count, view: touch.view.map(LiveName.of) ?? "no view", location: touch.location(in: nil),
            began: touch.timestamp))
      case .taken(let touch, let recognizer):
        change(touch, to: .taken(by: LiveName.of(recognizer)))
      case .ended(let touch, let isCancelled):
        change(touch, to: isCancelled ? .cancelled : .ended)
        numbers[ObjectIdentifier(touch)] = nil
      }
    }

    /// Changes the entry of a touch that is still with its view.
    @MainActor private mutating func change(_ touch: UITouch, to outcome: TouchLogEntry.Outcome) {
      guard let number = numbers[ObjectIdentifier(touch)],
        let index = entries.firstIndex(where: { $0.number == number }), entries[index].outcome == .underWay
      else { return }
      entries[index].outcome = outcome
      entries[index].after = touch.timestamp - entries[index].began
    }
  }
#endif
