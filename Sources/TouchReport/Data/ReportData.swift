// SPDX-License-Identifier: Apache-2.0

/// Writes what the script of a page needs to know.
nonisolated enum ReportData {
  static func json(of chapters: [Chapter], now: TimeInterval) -> String {
    JSONText.object([
      "start": String(chapters.map(\.recording.start).min()?.microseconds ?? 0),
      "end": String(chapters.map(\.recording.end).max()?.microseconds ?? 0),
      "now": String(now.microseconds), "areas": JSONText.array(TraceArea.allCases.map { JSONText.string($0.rawValue) }),
      "recordings": JSONText.array(chapters.map(json(of:))),
    ])
  }

  private static func json(of chapter: Chapter) -> String {
    let recording = chapter.recording
    var words = WordTable()
    let entries = EntryCoder.json(of: recording.trace, chapter.moments, &words)
    let views = ViewData.json(of: recording, chapter.moments, &words)
    let touches = TouchData.json(of: recording, chapter.tracks, chapter.moments, &words)
    let lanes = JSONText.array(
      chapter.lanes.map { lane in
        let changes = lane.words.changes.map { "\($0.time.microseconds),\(words.number(of: $0.value))" }
        return JSONText.object([
          "v": lane.view.map(String.init), "f": lane.finger.map(String.init),
          "w": JSONText.array(changes),
        ])
      })
    let screen = recording.screen
    return JSONText.object([
      "title": JSONText.string(recording.title),
      "screen": JSONText.array(
        [screen.minX, screen.minY, screen.width, screen.height].map(JSONText.number)),
      "trace": entries, "views": views,
      "order": JSONText.array(
        recording.order.changes.map { change in
          "[\(change.time.microseconds),\(JSONText.array(change.value.map(String.init)))]"
        }),
      "touches": touches, "lanes": lanes,
      "controls": JSONText.array(chapter.scene.controls.map(String.init)),
      "named": JSONText.array(chapter.scene.named.map(String.init)),
      "words": JSONText.array(words.words.map(JSONText.string)),
    ])
  }
}
