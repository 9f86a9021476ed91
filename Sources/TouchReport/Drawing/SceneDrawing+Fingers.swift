// SPDX-License-Identifier: Apache-2.0

nonisolated extension SceneDrawing {
  /// Draws the way of a finger up to a time, and the finger if it is down.
  func draw(_ track: FingerTrack, at time: TimeInterval, into writer: inout SVGWriter) {
    guard track.start <= time else { return }
    if let end = track.end, end + Self.afterglow < time { return }
    let count = track.count(upTo: time)
    let samples = track.samples[max(count - Self.longestTrail, 0)..<count]
    guard let first = samples.first, let last = samples.last else { return }
    let isOver = last.phase.isLast
    writer.begin("g", ["class": "finger f\(track.color)" + (isOver ? " over" : "")])
    if samples.count > 1 {
      writer.put("path", ["class": "trail", "d": Self.line(through: samples.map(\.point))])
      writer.put("path", ["class": "dots", "d": Self.dots(at: samples.map(\.point))])
    }
    writer.put("circle", ["class": "start", "cx": first.point.x.svg, "cy": first.point.y.svg, "r": "4"])
    if !isOver {
      writer.put("circle", ["class": "tip", "cx": last.point.x.svg, "cy": last.point.y.svg, "r": "20"])
    }
    if last.phase == .cancelled {
      let (x, y) = (last.point.x, last.point.y)
      writer.put(
        "path",
        [
          "class": "cross",
          "d": "M\((x - 6).svg) \((y - 6).svg)l12 12m0-12l-12 12",
        ])
    } else {
      writer.put("circle", ["class": "point", "cx": last.point.x.svg, "cy": last.point.y.svg, "r": "2.5"])
    }
    let isRight = last.point.x > recording.screen.maxX - 90
    writer.put(
      "text",
      [
        "class": "label", "x": (last.point.x + (isRight ? -24 : 24)).svg, "y": (last.point.y + 3).svg,
        "text-anchor": isRight ? "end" : nil,
      ], text: "\(track.finger) · \(Self.place(last.point))")
    writer.end()
  }

  /// The point as `150, 49`, to tenths.
  private static func place(_ point: CGPoint) -> String {
    [point.x, point.y].map { ((Double($0) * 10).rounded() / 10).svg }.joined(separator: ", ")
  }

  private static func line(through points: [CGPoint]) -> String {
    var data = ""
    for (place, point) in points.enumerated() {
      data += "\(place == 0 ? "M" : "L")\(point.x.svg) \(point.y.svg)"
    }
    return data
  }

  /// A path of points: lines of no length with round ends.
  private static func dots(at points: [CGPoint]) -> String {
    points.map { "M\($0.x.svg) \($0.y.svg)h0" }.joined()
  }
}
