// SPDX-License-Identifier: Apache-2.0

nonisolated extension ResponderFact {
  var line: TraceLine {
    switch self {
    case .became(let responder): TraceLine(responder, "became first responder")
    case .resigned(let responder): TraceLine(responder, "resigned first responder")
    case .refused(let responder, let what): TraceLine(responder, "refused: \(what)")
    case .action(let action, let target): TraceLine(target, "performs \(action)")
    case .unanswered(let action): TraceLine(action, "finds nobody to perform it")
    }
  }
}
