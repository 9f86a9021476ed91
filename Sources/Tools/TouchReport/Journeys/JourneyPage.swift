// SPDX-License-Identifier: Apache-2.0
internal import TextSources
internal import TouchCore

/// Writes the page of a ``JourneyReport``.
nonisolated struct JourneyPage {
  /// The number of frames shown; the statistics above the lanes cover all of them.
  static let frames = 400

  let title: String
  let journeys: [JourneyReport.Journey]
  private let lanes: JourneyLanes

  init(_ report: JourneyReport) {
    title = report.title
    journeys = report.journeys
    lanes = JourneyLanes(report.journeys)
  }

  private var shown: ArraySlice<JourneyReport.Journey> { journeys.prefix(Self.frames) }

  var text: String {
    var writer = SVGWriter()
    let style = "\n" + SceneStyle.colors + PageStyle.css + Web.timelineStyle + PageStyle.tables + lanes.style
    writer.put(raw: PageHead.markup(title: title, style: style, policy: PagePolicy(styles: [style])))
    writer.put(raw: "<header>")
    writer.put("h1", text: title)
    writer.put(
      "p", ["class": "meta"],
      text: "\(HTMLPage.count(journeys.count, "frame", "frames")) from the device to the application")
    writer.put(raw: "</header>\n<main>\n")
    writeStations(into: &writer)
    writeLanes(into: &writer)
    writeFrames(into: &writer)
    writer.put(
      raw: """
        </main>
        <footer><p>Times are milliseconds since the frame happened on the device. What an application decides because of \
        a frame, it decides between the stations queue and handled.</p></footer>
        </body>
        </html>\n
        """)
    return writer.text
  }

  private func writeStations(into writer: inout SVGWriter) {
    guard !lanes.parts.isEmpty else { return }
    writer.begin("section", ["aria-label": "Stations"])
    writer.put("h2", text: "Time between stations")
    writer.begin("table", ["class": "stations"])
    writer.put(
      raw:
        "<thead><tr><th>median</th><th>p99</th><th>longest</th><th>from</th><th>to</th></tr></thead><tbody>")
    for part in lanes.parts {
      writer.put(raw: "<tr>")
      for seconds in [part.median, part.p99, part.longest] {
        writer.put("td", text: Self.milliseconds(seconds))
      }
      writer.put("td", text: part.from)
      writer.put("td", text: part.to)
      writer.put(raw: "</tr>")
    }
    writer.put(raw: "</tbody>")
    writer.end()
    writer.end()
    writer.put(raw: "\n")
  }

  private func writeLanes(into writer: inout SVGWriter) {
    guard !journeys.isEmpty else { return }
    writer.begin("section", ["class": "lanes", "aria-label": "Frames"])
    writer.put("h2", text: "Frames")
    writer.begin("div", ["class": "rows"])
    for journey in shown {
      writer.begin("div", ["class": "lane"])
      writer.put("span", ["title": journey.title], text: journey.title)
      lanes.draw(journey, into: &writer)
      writer.put("span", ["class": "word"], text: "\(Self.milliseconds(journey.length)) ms")
      writer.end()
    }
    writer.begin("div", ["class": "axis", "aria-hidden": "true"])
    for tick in lanes.ticks { writer.put("i", text: "\((tick * 1000).short) ms") }
    writer.end()
    writer.end()
    writer.begin("ul", ["class": "key hint"])
    for part in lanes.parts {
      writer.put(
        raw:
          "<li><svg viewBox=\"0 0 26 14\" aria-hidden=\"true\"><path class=\"\(part.style)\" d=\"M0 3H26v8H0z\"/>"
          + "</svg>\(part.from.escapedForMarkup) → \(part.to.escapedForMarkup)</li>")
    }
    writer.end()
    var hints: [String] = []
    if journeys.contains(where: { $0.length > lanes.end }) {
      hints.append("A lane that reaches the right edge continues beyond it; its number is the time it took.")
    }
    if journeys.count > Self.frames {
      hints.append(
        "\(HTMLPage.count(journeys.count - Self.frames, "further frame", "further frames")) are counted above and not shown."
      )
    }
    if !hints.isEmpty { writer.put("p", ["class": "hint"], text: hints.joined(separator: " ")) }
    writer.end()
    writer.put(raw: "\n")
  }

  private func writeFrames(into writer: inout SVGWriter) {
    guard !journeys.isEmpty else { return }
    writer.begin("section", ["class": "steps", "aria-label": "Steps"])
    writer.put("h2", text: "Steps")
    for (index, journey) in shown.enumerated() {
      writer.begin("details", ["open": index == 0 ? "" : nil])
      writer.put("summary", text: journey.title)
      writer.begin("table")
      writer.put(raw: "<tbody>")
      let handled = journey.stops.firstIndex { $0.station == "handled" } ?? journey.stops.count
      for stop in journey.stops[..<handled] { write(stop, into: &writer) }
      for decision in journey.decisions {
        writer.put(raw: "<tr><td></td><td></td>")
        writer.put("td", text: decision.onOneLine)
        writer.put(raw: "</tr>")
      }
      for stop in journey.stops[handled...] { write(stop, into: &writer) }
      writer.put(raw: "</tbody>")
      writer.end()
      writer.end()
    }
    writer.end()
    writer.put(raw: "\n")
  }

  private func write(_ stop: JourneyReport.Stop, into writer: inout SVGWriter) {
    writer.put(raw: "<tr>")
    for text in [Self.milliseconds(stop.seconds), stop.station.onOneLine, stop.words.onOneLine] {
      writer.put("td", text: text)
    }
    writer.put(raw: "</tr>")
  }

  /// Seconds as milliseconds with three decimals.
  static func milliseconds(_ seconds: Double) -> String { (seconds * 1000).milliseconds }
}
