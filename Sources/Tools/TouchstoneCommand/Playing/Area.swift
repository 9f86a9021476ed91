// SPDX-License-Identifier: Apache-2.0
import CommandKit
import TextSources
import TouchTrace

/// The areas that `--only` accepts: those of a trace and of a script, by the same names.
nonisolated enum Area {
  /// Other words for them, which are accepted but not suggested.
  private static let synonyms: [String: TraceArea] = [
    "hits": .hitTest, "events": .event, "views": .deliver, "gestures": .gesture, "actions": .responder,
    "scrolling": .scroll, "animations": .animation, "constraints": .layout, "timers": .timer,
    "interactions": .interaction,
  ]

  /// The words of the option.
  static let kind: Kind<TraceArea> = {
    let words = TraceArea.allCases.map(\.rawValue)
    return Kind(
      "AREA", expected: words.joinedByOr, words: .words(words),
      parse: { TraceArea(rawValue: $0) ?? synonyms[$0] }, spell: \.rawValue)
  }()

  /// The areas that were given; those of the script if there are none.
  static func areas(of given: [TraceArea], else areas: Set<TraceArea>) -> Set<TraceArea> {
    given.isEmpty ? areas : Set(given)
  }
}
