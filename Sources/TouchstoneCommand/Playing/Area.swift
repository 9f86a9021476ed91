// SPDX-License-Identifier: Apache-2.0
import CommandKit
import TouchTrace

/// The areas that `--only` accepts, in the words of users.
nonisolated enum Area: String, CaseIterable, Sendable {
  case input, hits, events, views, gestures, controls, actions, scrolling, animations, timers, port
  case interactions, system, log

  /// The words of the option; the word in a trace, such as `hit-test`, is a synonym.
  static let kind: Kind<Area> = {
    let words = allCases.map(\.rawValue)
    return Kind(
      "AREA", expected: words.joinedByOr, words: .words(words),
      parse: { word in
        Area(rawValue: word) ?? allCases.first { $0.areas.contains { $0.rawValue == word } }
      },
      spell: \.rawValue)
  }()

  /// The areas of a trace for the word.
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
    case .port: [.port]
    case .interactions: [.interaction]
    case .system: [.system]
    case .log: [.log]
    }
  }

  /// The areas for several words; those of the script if there are none.
  static func areas(of words: [Area], else areas: Set<TraceArea>) -> Set<TraceArea> {
    words.isEmpty ? areas : Set(words.flatMap(\.areas))
  }
}
