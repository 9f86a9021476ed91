// SPDX-License-Identifier: Apache-2.0
internal import TextSources
internal import TouchCore
internal import TouchTrace

nonisolated extension HTMLPage {
  /// The maximum number of images in the strip of a recording.
  static let pictures = 8
  /// The number of entries in the table of a recording.
  static let rows = 400

  /// Writes the element in which scripts show the events around the current moment.
  func writeLiveEvents(into writer: inout SVGWriter) {
    writer.put(
      raw: """
        <section class="events live" aria-label="Trace"><h2>Trace</h2>\
        <div class="chips" role="group" aria-label="Areas of the trace"></div><div class="list"></div></section>\n
        """)
  }

  /// Writes the key moments as a strip of images.
  func writeFilmStrip(into writer: inout SVGWriter) {
    writer.begin("section", ["class": "film static", "aria-label": "Key moments"])
    writer.put("h2", text: "Key moments")
    for (index, chapter) in chapters.enumerated() {
      if chapters.count > 1 { writer.put("h3", text: heading(index)) }
      writer.begin("ol")
      // An image of thousands of views is large.
      let room = max(min(Self.pictures, 3000 / max(chapter.recording.views.count, 1)), 2)
      let moments = KeyMoments.chosen(from: chapter.recording.trace, maximum: room)
      for (number, moment) in moments.enumerated() {
        writer.begin("li")
        chapter.scene.draw(
          at: moment.time, into: &writer, prefix: "f\(index)-\(number)-",
          label: "\(moment.time.milliseconds) s: \(moment.reason)")
        writer.begin("p")
        writer.put("code", text: moment.time.milliseconds)
        writer.put(raw: " " + moment.reason.escapedForMarkup)
        writer.end()
        writer.end()
      }
      writer.end()
    }
    writer.end()
    writer.put(raw: "\n")
  }

  /// Writes the key entries as a table.
  func writeTables(into writer: inout SVGWriter) {
    writer.begin("section", ["class": "static", "aria-label": "Events"])
    writer.put("h2", text: "Events")
    for (index, chapter) in chapters.enumerated() {
      if chapters.count > 1 { writer.put("h3", text: heading(index)) }
      let entries = chapter.recording.trace.entries
      let keys = entries.filter(\.isKey)
      writer.begin("table")
      writer.put(raw: "<thead><tr><th>time</th><th>part</th><th>who</th><th>what</th></tr></thead><tbody>")
      for entry in keys.prefix(Self.rows) { write(entry, into: &writer) }
      writer.put(raw: "</tbody>")
      writer.end()
      let left = [
        keys.count > Self.rows ? "\(keys.count - Self.rows) further events" : nil,
        entries.count > keys.count ? "\(entries.count - keys.count) steps between them" : nil,
      ].compactMap { $0 }
      if !left.isEmpty {
        writer.put(
          "p", ["class": "hint"],
          text: "\(left.joined(separator: " and ")) are in the trace that the page shows with scripts.")
      }
    }
    writer.end()
    writer.put(raw: "\n")
  }

  private func write(_ entry: Trace.Entry, into writer: inout SVGWriter) {
    var (subject, sentence) = ("", "")
    switch entry {
    case .note(let note, _): sentence = note.onOneLine
    case .fact(let fact):
      let line = fact.kind.line
      (subject, sentence) = (line.subject.onOneLine, line.sentence.onOneLine)
      if let reason = fact.kind.failure { sentence += ": \(reason.onOneLine)" }
    }
    writer.put(raw: "<tr>")
    for text in [entry.time.milliseconds, entry.area.rawValue, subject, sentence] {
      writer.put("td", text: text)
    }
    writer.put(raw: "</tr>")
  }

  /// Writes what the lines on the screens mean.
  func writeExplanation(into writer: inout SVGWriter) {
    let signs: [(String, String, String)] = [
      ("edge", "M1 2H25v10H1z", "exact edge of a control"), ("hit", "M1 2H25v10H1z", "can be hit, too"),
      ("region", "M1 2H25v10H1z", "a finger that is followed still counts as inside, filled while one does"),
      ("dots", "M6 7h.01M13 7h.01M20 7h.01", "samples of a finger"),
    ]
    writer.begin("footer")
    writer.begin("ul", ["class": "key hint"])
    for (name, data, words) in signs {
      writer.put(
        raw:
          "<li><svg viewBox=\"0 0 26 14\" aria-hidden=\"true\"><path class=\"\(name)\" d=\"\(data)\"/></svg>"
          + "\(words)</li>")
    }
    writer.end()
    writer.put("p", ["class": "hint"], text: "Times are seconds of the application’s clock.")
    writer.end()
    writer.put(raw: "\n")
  }
}
