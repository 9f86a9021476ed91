// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore

nonisolated extension HTMLPage {
  /// The number of differences in the table.
  private static let differences = 30

  /// Writes where the traces of two recordings part, as a picture and as a table.
  func writeComparison(into writer: inout SVGWriter) {
    guard chapters.count == 2 else { return }
    let comparison = Comparison(chapters[0].recording.trace, chapters[1].recording.trace)
    writer.begin("section", ["class": "lanes comparison", "aria-label": "Comparison"])
    writer.put("h2", text: "Comparison")
    guard let parting = comparison.parting else {
      writer.put("p", text: "Both traces are the same.")
      return writer.end()
    }
    writer.begin("p")
    writer.put(raw: "The traces part at ")
    writer.put("code", ["data-time": String(parting.microseconds)], text: "\(parting.milliseconds)")
    let counts = [
      Self.count(comparison.common.count, "entry is", "entries are"),
      Self.count(comparison.differences.count, "is", "are"),
    ]
    writer.put(raw: " s: \(counts[0]) the same, \(counts[1]) not.")
    writer.end()
    writePlots(comparison, parting, into: &writer)
    writeDifferences(comparison, into: &writer)
    writer.end()
    writer.put(raw: "\n")
  }

  private func writePlots(_ comparison: Comparison, _ parting: TimeInterval, into writer: inout SVGWriter) {
    writer.begin("div", ["class": "rows", "data-rec": "0"])
    let only = [0, 1].map { index in
      (comparison.times(only: index, isKey: true), comparison.times(only: index, isKey: false))
    }
    let rows: [(String, String, [TimeInterval], [TimeInterval])] = [
      ("only A", "only0", only[0].0, only[0].1), ("both", "same", [], comparison.common),
      ("only B", "only1", only[1].0, only[1].1),
    ]
    for (title, style, tall, low) in rows {
      let sum = Self.count(tall.count + low.count, "entry", "entries")
      writer.begin("div", ["class": "lane"])
      writer.put("span", text: title)
      timeline.draw(
        tall: tall, low: low, style: style, parting: parting, label: "\(title): \(sum)", into: &writer)
      writer.put("span", ["class": "word"], text: sum)
      writer.end()
    }
    writer.begin("div", ["class": "axis", "aria-hidden": "true"])
    for tick in ticks { writer.put("i", text: "\(tick.short) s") }
    writer.end()
    writer.put(raw: "<div class=\"needle\"></div>")
    writer.end()
  }

  private func writeDifferences(_ comparison: Comparison, into writer: inout SVGWriter) {
    let keys = comparison.differences.filter(\.isKey)
    let shown = keys.isEmpty ? comparison.differences : keys
    writer.begin("table")
    writer.put(raw: "<thead><tr><th scope=\"col\">time</th>")
    for index in chapters.indices {
      writer.put("th", ["scope": "col"], text: "only in \(heading(index))")
    }
    writer.put(raw: "</tr></thead><tbody>")
    for difference in shown.prefix(Self.differences) {
      writer.begin("tr")
      writer.begin("td")
      writer.put(
        "code", ["data-time": String(difference.time.microseconds)], text: difference.time.milliseconds)
      writer.end()
      for text in difference.texts { writer.put("td", text: text ?? "") }
      writer.end()
    }
    writer.put(raw: "</tbody>")
    writer.end()
    if shown.count > Self.differences {
      writer.put(
        "p", ["class": "hint"],
        text: Self.count(shown.count - Self.differences, "more difference", "more differences"))
    }
  }
}
