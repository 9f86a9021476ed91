// SPDX-License-Identifier: Apache-2.0

nonisolated extension HitTestFact {
  var line: TraceLine {
    switch self {
    case .visited(let view, let point, let depth, let verdict):
      TraceLine(view, "\(verdict.rawValue) at \(point.short)", depth: depth)
    case .answered(let view, let depth, let answer):
      TraceLine(view, "answers \(answer?.description ?? "nil")", depth: depth)
    case .result(let window, let point, let view):
      TraceLine(window, "\(point.short) hits \(view?.description ?? "nothing")")
    }
  }
}
