// SPDX-License-Identifier: Apache-2.0

nonisolated extension AnimationFact {
  var line: TraceLine {
    switch self {
    case .began(let view, let property, let delay, let duration, let blocks):
      TraceLine(
        view,
        "\(property) animated for \(duration.short)\(delay > 0 ? " after \(delay.short)" : "")\(blocks ? ", not hit until then" : "")"
      )
    case .ended(let view, let property, let end):
      TraceLine(view, "\(property) animation over: \(end.rawValue)")
    }
  }
}
