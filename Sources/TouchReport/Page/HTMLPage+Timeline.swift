// SPDX-License-Identifier: Apache-2.0

nonisolated extension HTMLPage {
  /// Writes the bar with the buttons and the slider, which only scripts show.
  func writeTransport(into writer: inout SVGWriter) {
    writer.put(
      raw: """
        <div class="transport" role="group" aria-label="Playback"><div class="buttons">\
        <button id="first" aria-label="To the beginning" title="Home">⇤</button>\
        <button id="before" aria-label="Moment before" title="←">‹</button>\
        <button id="play" aria-label="Play" title="Space">▶</button>\
        <button id="after" aria-label="Next moment" title="→">›</button>\
        <button id="last" aria-label="To the end" title="End">⇥</button>\
        <button id="keyBefore" aria-label="Event before" title="P">◂<span> event</span></button>\
        <button id="keyAfter" aria-label="Next event" title="N"><span>event </span>▸</button></div>\
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

  /// Writes the lanes of every recording.
  func writeLanes(into writer: inout SVGWriter) {
    writer.begin("section", ["class": "lanes", "aria-label": "Timeline"])
    writer.put(
      raw: """
        <h2>Timeline<span class="zoom live"><button id="wider" aria-label="Show more time" title="−">−</button>\
        <button id="narrower" aria-label="Show less time" title="+">+</button></span></h2>
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
    }
    writeKey(into: &writer)
    writer.end()
    writer.put(raw: "\n")
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
        <p class="hint live">Drag here or on the bar below; ← → by moment, N and P by event, Page keys by a tenth, \
        Home, End, Space plays, + and − stretch the timeline.</p>
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
