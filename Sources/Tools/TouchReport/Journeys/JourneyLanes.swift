// SPDX-License-Identifier: Apache-2.0

/// Draws the journeys of frames on one time axis: a lane for each frame, a bar for each part of its journey.
nonisolated struct JourneyLanes {
  /// The part of the journey from one station to the next, over all frames.
  struct Part {
    var from: String
    var to: String
    /// The CSS classes of its bars.
    var style: String
    /// The durations of the frames in seconds, ascending.
    var times: [Double]

    var median: Double { share(0.5) }
    var p99: Double { share(0.99) }
    var longest: Double { times.last ?? 0 }

    private func share(_ share: Double) -> Double {
      times.isEmpty ? 0 : times[min(Int(Double(times.count) * share), times.count - 1)]
    }
  }

  /// The number of colors for parts.
  static let colors = 6

  let parts: [Part]
  /// The end of the axis, in seconds after a frame happened.
  let end: Double

  init(_ journeys: [JourneyReport.Journey]) {
    var parts: [Part] = []
    for journey in journeys {
      for (stop, next) in zip(journey.stops, journey.stops.dropFirst()) {
        let seconds = next.seconds - stop.seconds
        guard seconds.isFinite else { continue }
        if let index = parts.firstIndex(where: { $0.from == stop.station && $0.to == next.station }) {
          parts[index].times.append(seconds)
        } else {
          let color = parts.count % Self.colors + 1
          parts.append(
            Part(from: stop.station, to: next.station, style: "bar hop f\(color)", times: [seconds]))
        }
      }
    }
    for index in parts.indices { parts[index].times.sort() }
    self.parts = parts
    // One very slow frame must not make the others too short to see.
    let lengths = journeys.map(\.length).sorted()
    let median = lengths.isEmpty ? 0 : lengths[lengths.count / 2]
    end = max(min(lengths.last ?? 0, median * 4), 1e-6)
  }

  /// The coordinate of a time on the axis, in microseconds.
  private func x(_ seconds: Double) -> String { (min(max(seconds, 0), end) * 1e6).rounded().svg }

  /// Draws the lane of a frame.
  func draw(_ journey: JourneyReport.Journey, into writer: inout SVGWriter) {
    let sentence = journey.stops.map { "\($0.station) at \(JourneyPage.milliseconds($0.seconds)) ms" }
    writer.begin(
      "svg",
      [
        "class": "plot", "viewBox": "0 0 \(x(end)) \(TimelineDrawing.height)", "preserveAspectRatio": "none",
        "role": "img", "aria-label": "\(journey.title): \(sentence.joined(separator: ", "))",
      ])
    for (stop, next) in zip(journey.stops, journey.stops.dropFirst()) {
      guard let part = parts.first(where: { $0.from == stop.station && $0.to == next.station }) else {
        continue
      }
      let (start, end) = (x(stop.seconds), x(next.seconds))
      writer.put("path", ["class": part.style, "d": "M\(start) 4H\(end)v12H\(start)z"])
    }
    writer.end()
  }

  /// The times labeled on the axis.
  var ticks: [Double] {
    let least = end / 6
    let steps = (-6...3).flatMap { power in [1.0, 2, 5].map { $0 * Self.ten(to: power) } }
    guard let step = steps.first(where: { $0 >= least }) else { return [] }
    return (0...Int((end / step).rounded(.down))).map { Double($0) * step }
  }

  private static func ten(to power: Int) -> Double {
    (0..<abs(power)).reduce(1.0) { value, _ in power < 0 ? value / 10 : value * 10 }
  }

  /// What the page needs beyond the style of all pages.
  var style: String {
    let marks = ticks.enumerated().map { index, tick in
      ".axis i:nth-of-type(\(index + 1)){left:\((tick / end * 100).svg)%}\n"
    }
    return Web.journeysStyle + marks.joined()
  }
}
