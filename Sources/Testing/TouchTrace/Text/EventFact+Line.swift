// SPDX-License-Identifier: Apache-2.0

nonisolated extension EventFact {
  var line: TraceLine {
    switch self {
    case .sent(.touches, let window, let touches):
      TraceLine(window, "is sent \(touches.asTouches)")
    case .sent(let type, let window, _):
      TraceLine(window, "is sent a \(type.word) event")
    case .dropped(let type, let reason):
      TraceLine("\(type.word) event", "is dropped: \(reason)")
    case .routed(let type, let what, let responder):
      TraceLine(responder, "is told of \(type.word): \(what)")
    case .held(let type, let what, let responder):
      TraceLine(responder, "is not told of \(type.word) yet: \(what)")
    case .cancelled(let type, let what, let responder, let cause):
      TraceLine(responder, "is told that \(type.word) is cancelled: \(what): \(cause.rawValue)")
    }
  }
}
