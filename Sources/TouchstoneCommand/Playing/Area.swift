// SPDX-License-Identifier: Apache-2.0
import TouchTrace

/// What `--only` takes: a part of the touch system, by the word a user has for it.
enum Area: String, CaseIterable, Sendable {
  case input, hits, events, views, gestures, controls, actions, scrolling, animations, timers, log

  /// The areas of a trace that the word stands for.
  var areas: [TraceArea] {
    switch self {
    case .input: [.input]
    case .hits: [.hitTest]
    case .events: [.event]
    case .views: [.deliver]
    case .gestures: [.gesture]
    case .controls: [.controls]
    case .actions: [.responder]
    case .scrolling: [.scroll]
    case .animations: [.animation]
    case .timers: [.timer]
    case .log: [.log]
    }
  }

  /// The areas of several words; those of the script where there are none.
  static func areas(of words: [Area], else areas: Set<TraceArea>) -> Set<TraceArea> {
    words.isEmpty ? areas : Set(words.flatMap(\.areas))
  }
}
