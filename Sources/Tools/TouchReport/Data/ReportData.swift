// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchTrace

/// Writes the data for the script of a page.
nonisolated enum ReportData {
  static func json(of chapters: [Chapter], now: TimeInterval) -> String {
    ScriptJSON.object([
      "start": String(chapters.map(\.recording.start).min()?.microseconds ?? 0),
      "end": String(chapters.map(\.recording.end).max()?.microseconds ?? 0),
      "now": String(now.microseconds),
      "areas": ScriptJSON.array(TraceArea.allCases.map { ScriptJSON.string($0.rawValue) }),
      "recordings": ScriptJSON.array(chapters.map(json(of:))),
    ])
  }

  private static func json(of chapter: Chapter) -> String {
    let recording = chapter.recording
    var words = WordTable()
    let entries = EntryCoder.json(of: recording.trace, chapter.moments, &words)
    let views = ViewData.json(of: recording, chapter.moments, &words)
    let touches = TouchData.json(of: recording, chapter.tracks, chapter.moments, &words)
    let lanes = ScriptJSON.array(
      chapter.lanes.map { lane in
        let changes = lane.words.changes.map { "\($0.time.microseconds),\(words.number(ofText: $0.value))" }
        return ScriptJSON.object([
          "v": lane.view.map(String.init), "f": lane.finger.map(String.init),
          "w": ScriptJSON.array(changes),
        ])
      })
    let links = ScriptJSON.array(
      chapter.arbitrations.map { link in
        "[\(link.time.microseconds),\(link.from),\(link.to),\(link.kind.rawValue),\(ScriptJSON.text(link.sentence))]"
      })
    let screen = recording.screen
    return ScriptJSON.object([
      "title": ScriptJSON.text(recording.title),
      "screen": ScriptJSON.array(
        [screen.minX, screen.minY, screen.width, screen.height].map(ScriptJSON.number)),
      "trace": entries, "views": views,
      "order": ScriptJSON.array(
        recording.order.changes.map { change in
          "[\(change.time.microseconds),\(ScriptJSON.array(change.value.map(String.init)))]"
        }),
      "touches": touches, "lanes": lanes, "links": links,
      "controls": ScriptJSON.array(chapter.scene.controls.map(String.init)),
      "named": ScriptJSON.array(chapter.scene.named.map(String.init)),
      "words": ScriptJSON.array(words.words.map(ScriptJSON.string)),
    ])
  }
}
