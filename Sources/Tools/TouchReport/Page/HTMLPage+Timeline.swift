// SPDX-License-Identifier: Apache-2.0
internal import TextSources
internal import TouchCore

nonisolated extension HTMLPage {
  /// The number of decisions between recognizers in the list of a recording.
  private static let arbitrations = 100

  /// Writes the bar with the buttons and the slider, which only scripts show.
  func writeTransport(into writer: inout SVGWriter) {
    writer.put(
      raw: """
        <div class="transport" role="group" aria-label="Playback"><div class="buttons">\
        <button id="first" aria-label="To the beginning" title="Home">\(Self.icon("M5.4 4.6v10.8M14.4 4.9v10.2L7.6 10z"))</button>\
        <button id="before" aria-label="Moment before" title="←">\(Self.icon("M12 4.8L7 10l5 5.2"))</button>\
        <button id="play" aria-label="Play" title="K">\(Self.icon("M6.6 4.4v11.2l8.6-5.6z"))\
        \(Self.icon("M7.4 4.6v10.8M12.6 4.6v10.8"))</button>\
        <button id="after" aria-label="Next moment" title="→">\(Self.icon("M8 4.8l5 5.2-5 5.2"))</button>\
        <button id="last" aria-label="To the end" title="End">\(Self.icon("M14.6 4.6v10.8M5.6 4.9v10.2l6.8-5.1z"))</button>\
        <button id="keyBefore" aria-label="Event before" title="P">\(Self.icon("M12 4.8L7 10l5 5.2"))<span>event</span></button>\
        <button id="keyAfter" aria-label="Next event" title="N"><span>event</span>\(Self.icon("M8 4.8l5 5.2-5 5.2"))</button></div>\
        <div class="slider" id="slider" role="slider" tabindex="0" aria-label="Time" aria-orientation="horizontal">
        """)
    var overview = Lane(.finger, "Every finger", finger: 1)
    overview.bars = chapters.flatMap { chapter in
      chapter.lanes.filter { $0.kind == .finger }.flatMap(\.bars)
    }
    timeline.draw(overview, into: &writer)
    writer.put(
      raw: """
        <div class="thumb"></div></div><output class="when" id="when"></output></div>\n
        """)
  }

  /// An icon in a square of 20 points; its button has a name for screen readers.
  private static func icon(_ path: String) -> String {
    "<svg class=\"icon\" viewBox=\"0 0 20 20\" aria-hidden=\"true\"><path d=\"\(path)\"/></svg>"
  }

  /// Writes the lanes of every recording.
  func writeLanes(into writer: inout SVGWriter) {
    writer.begin("section", ["class": "lanes", "aria-label": "Timeline"])
    writer.put(
      raw: """
        <div class="heading"><h2>Timeline</h2><div class="zoom live" role="group" aria-label="Time shown">\
        <button id="whole" title="0">All</button><button id="fit" title="Z">Activity</button>\
        <button id="wider" aria-label="Show more time" title="−">−</button>\
        <button id="narrower" aria-label="Show less time" title="+">+</button></div></div>
        """)
    for (index, chapter) in chapters.enumerated() {
      if chapters.count > 1 { writer.put("h3", text: heading(index)) }
      writer.begin("div", ["class": "rows", "data-rec": String(index)])
      for kind in Lane.Kind.allCases {
        let lanes = chapter.lanes.enumerated().filter { $0.element.kind == kind }
        guard !lanes.isEmpty else { continue }
        writer.put("h3", text: kind.heading)
        for (number, lane) in lanes {
          writer.begin("div", ["class": "lane", "data-lane": String(number)])
          writer.put("span", ["title": lane.title], text: lane.title)
          timeline.draw(lane, into: &writer)
          writer.put("span", ["class": "word"], text: lane.words.changes.last?.value ?? "")
          writer.end()
        }
      }
      writer.begin("div", ["class": "axis", "aria-hidden": "true"])
      for tick in ticks {
        writer.put("i", text: "\(tick.short) s")
      }
      writer.end()
      writer.put(raw: "<div class=\"needle\"></div>")
      writer.end()
      writeArbitrations(of: chapter, index, into: &writer)
    }
    writeKey(into: &writer)
    writer.end()
    writer.put(raw: "\n")
  }

  /// Writes the decisions between lanes, which scripts also draw as arrows.
  private func writeArbitrations(of chapter: Chapter, _ index: Int, into writer: inout SVGWriter) {
    guard !chapter.arbitrations.isEmpty else { return }
    writer.put("h3", text: "Who waits for whom, and who prevents whom")
    writer.begin("ol", ["class": "links", "data-rec": String(index)])
    for link in chapter.arbitrations.prefix(Self.arbitrations) {
      writer.begin("li")
      writer.put("code", ["data-time": String(link.time.microseconds)], text: link.time.milliseconds)
      writer.put(raw: " " + link.sentence.escapedForMarkup)
      writer.end()
    }
    writer.end()
    let more = chapter.arbitrations.count - Self.arbitrations
    if more > 0 { writer.put("p", ["class": "hint"], text: "and \(more) more") }
  }

  private func writeKey(into writer: inout SVGWriter) {
    let signs: [(String, String, String)] = [
      ("bar touch", "M0 3H26v8H0z", "finger down"), ("bar has", "M0 3H26v8H0z", "view has touches"),
      ("bar possible", "M0 5H26v4H0z", "possible"), ("bar active", "M0 1H26v12H0z", "began or changed"),
      ("bar lit", "M0 2H26v10H0z", "highlighted"), ("bar tracking", "M0 6H26v2H0z", "follows a finger"),
      ("mark event", "M13 0v14", "event"), ("mark drag", "M0 7H26", "drag events"),
      ("mark done", "M13 0v14", "recognized"), ("mark failed", "M13 0v14", "failed"),
      ("mark cancelled", "M13 0v14", "cancelled"), ("mark refused", "M13 0v14", "refused or kept back"),
    ]
    writer.begin("ul", ["class": "key hint"])
    for (name, data, words) in signs where uses(name) {
      writer.put(
        raw:
          "<li><svg viewBox=\"0 0 26 14\" aria-hidden=\"true\"><path class=\"\(name)\" d=\"\(data)\"/></svg>"
          + "\(words)</li>")
    }
    writer.end()
    writer.put(
      raw: """
        <details class="hint live"><summary>Keys</summary><p>Drag here or on the bar. ← → by moment, N and P by event, \
        Home and End, K plays, + and − stretch the timeline, Z shows the activity and 0 everything, X flips between \
        recordings; on the bar Page keys move by a tenth, and Space plays.</p></details>
        """)
  }

  private func uses(_ sign: String) -> Bool {
    chapters.contains { chapter in
      chapter.lanes.contains { lane in
        lane.bars.contains { "bar \($0.style.rawValue)" == sign }
          || lane.marks.contains { "mark \($0.style.rawValue)" == sign }
      }
    }
  }
}
