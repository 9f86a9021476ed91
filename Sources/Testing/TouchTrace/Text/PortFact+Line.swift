// SPDX-License-Identifier: Apache-2.0

nonisolated extension PortFact {
  var line: TraceLine {
    switch self {
    case .connected(let name, _): TraceLine("router", "knows the application as “\(name)”")
    case .front(let isFront): TraceLine("application", isFront ? "comes to the front" : "leaves the front")
    case .received(let frame, let contacts, let journey):
      TraceLine("frame \(frame)", "received: \(contacts.contactWords)\(journey.words)")
    case .handled(let frame, let waited):
      TraceLine("frame \(frame)", "out of the queue after \(waited.inMilliseconds)")
    case .cancelled(let reason): TraceLine("application", "loses every touch: \(reason)")
    case .lost(let reason): TraceLine("router", "is gone: \(reason)")
    }
  }
}

nonisolated extension PortFact.Journey {
  fileprivate var words: String {
    ", \((received - happened).inMilliseconds) after it happened"
      + " (device \((arrived - happened).inMilliseconds), router \((sent - arrived).inMilliseconds), "
      + "socket \((received - sent).inMilliseconds))"
  }
}

nonisolated extension [Int] {
  fileprivate var contactWords: String {
    switch count {
    case 0: "no contact"
    case 1: "contact \(self[0])"
    default: "contacts " + map(String.init).joined(separator: ", ")
    }
  }
}

nonisolated extension TimeInterval {
  fileprivate var inMilliseconds: String { (self * 1000).milliseconds + " ms" }
}
