// SPDX-License-Identifier: Apache-2.0
#if INSPECTS
  import Foundation
  import TouchLive
  #if TOUCHSTONE
    import TouchAnimation
    import Touchstone
  #else
    import UIKit
  #endif

  /// The last touches, and what became of each.
  struct TouchLog {
    /// How many touches are kept.
    static let most = 100

    private(set) var entries: [TouchLogEntry] = []
    /// Which touch each entry is about; another touch may be one later that has ended.
    private var identities: [ObjectIdentifier] = []
    private var count = 0

    /// Writes down a note; the time is that of the touch.
    @MainActor mutating func add(_ note: TouchNote) {
      switch note {
      case .began(let touch):
        count += 1
        if entries.count == Self.most {
          entries.removeFirst()
          identities.removeFirst()
        }
        identities.append(ObjectIdentifier(touch))
        entries.append(
          TouchLogEntry(
            number: count, view: touch.view.map(LiveName.of) ?? "no view", location: touch.location(in: nil),
            began: touch.timestamp))
      case .taken(let touch, let recognizer):
        // A finger that rests has no newer timestamp.
        let time = max(touch.timestamp, CACurrentMediaTime())
        change(touch, to: .taken(by: LiveName.of(recognizer)), at: time) { $0 == .underWay || $0 == .ended }
      case .ended(let touch, let isCancelled):
        change(touch, to: isCancelled ? .cancelled : .ended, at: touch.timestamp) { $0 == .underWay }
      }
    }

    /// Changes the entry of a touch if its outcome so far allows it.
    ///
    /// A recognizer may take a touch whose finger has lifted, as a tap does that waits whether a second one
    /// follows: the view gets no end until then.
    private mutating func change(
      _ touch: UITouch, to outcome: TouchLogEntry.Outcome, at time: TimeInterval,
      if allows: (TouchLogEntry.Outcome) -> Bool
    ) {
      guard let index = identities.lastIndex(of: ObjectIdentifier(touch)), allows(entries[index].outcome)
      else { return }
      entries[index].outcome = outcome
      entries[index].after = time - entries[index].began
    }
  }
#endif
