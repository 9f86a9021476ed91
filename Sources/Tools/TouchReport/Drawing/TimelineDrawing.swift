// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Draws the lanes of a recording, each as a plot that can be stretched.
///
/// The unit of a plot is a millisecond horizontally and a point vertically. It contains no text, so
/// stretching distorts nothing; lines keep their width.
nonisolated struct TimelineDrawing {
  /// The height of a plot.
  static let height = 20
  let start: TimeInterval
  let end: TimeInterval

  init(of chapters: [Chapter]) {
    start = chapters.map(\.recording.start).min() ?? 0
    end = max(chapters.map(\.recording.end).max() ?? 0, start + 0.05)
  }

  /// The coordinate of a time on the axis, in milliseconds from the start.
  private func x(_ time: TimeInterval) -> String { ((time - start) * 1000).rounded().svg }

  /// Draws one lane.
  func draw(_ lane: Lane, into writer: inout SVGWriter) {
    writer.begin(
      "svg",
      [
        "class": "plot", "viewBox": "0 0 \(x(end)) \(Self.height)", "preserveAspectRatio": "none",
        "role": "img", "aria-label": lane.sentence,
      ])
    for style in Lane.BarStyle.allCases {
      let bars = lane.bars.filter { $0.style == style }
      guard !bars.isEmpty else { continue }
      let (top, height) = Self.extent(of: style)
      let color = lane.finger.map { " f\((($0 - 1) % 6 + 6) % 6 + 1)" } ?? ""
      writer.put(
        "path",
        [
          "class": "bar \(style.rawValue)\(color)",
          "d": bars.map { "M\(x($0.start)) \(top)H\(x($0.end))v\(height)H\(x($0.start))z" }.joined(),
        ])
    }
    for style in Lane.MarkStyle.allCases {
      let marks = lane.marks.filter { $0.style == style }
      guard !marks.isEmpty else { continue }
      let isRun = style == .drag
      let data = marks.map { mark in
        isRun ? "M\(x(mark.time)) 10H\(x(mark.last))" : "M\(x(mark.time)) 2v\(Self.height - 4)"
      }
      writer.put("path", ["class": "mark \(style.rawValue)", "d": data.joined()])
    }
    writer.end()
  }

  /// Draws the entries of a comparison: tall marks, low marks, and a line where the traces part.
  func draw(
    tall: [TimeInterval], low: [TimeInterval], style: String, parting: TimeInterval, label: String,
    into writer: inout SVGWriter
  ) {
    writer.begin(
      "svg",
      [
        "class": "plot", "viewBox": "0 0 \(x(end)) \(Self.height)", "preserveAspectRatio": "none",
        "role": "img", "aria-label": label,
      ])
    for (times, top, height) in [(low, 7, 6), (tall, 2, Self.height - 4)] where !times.isEmpty {
      var data = ""
      var last = ""
      for time in times where x(time) != last {
        last = x(time)
        data += "M\(last) \(top)v\(height)"
      }
      writer.put("path", ["class": "mark \(style)", "d": data])
    }
    writer.put("path", ["class": "mark parting", "d": "M\(x(parting)) 0v\(Self.height)"])
    writer.end()
  }

  private static func extent(of style: Lane.BarStyle) -> (top: Int, height: Int) {
    switch style {
    case .touch, .has: (5, 10)
    case .possible: (8, 4)
    case .active: (4, 12)
    case .tracking: (15, 2)
    case .lit: (4, 10)
    }
  }

  /// Round times for an axis, at most about `count` of them.
  func ticks(about count: Int) -> [TimeInterval] {
    let least = (end - start) / Double(max(count, 1)) * 0.999
    let steps = [1.0, 10, 100, 1000, 10_000, 100_000, 1_000_000].flatMap { factor in
      [0.001, 0.002, 0.005].map { $0 * factor }
    }
    let step = steps.first { $0 >= least } ?? 10_000
    let first = Int((start / step).rounded(.up))
    let last = Int((end / step).rounded(.down))
    guard last >= first, last - first < 100 else { return [] }
    return (first...last).map { Double($0) * step }
  }
}
