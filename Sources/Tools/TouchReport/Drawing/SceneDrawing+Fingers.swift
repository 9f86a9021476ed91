// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore

nonisolated extension SceneDrawing {
  /// Draws the path of a finger up to a time, and the finger if it is down.
  func draw(
    _ track: FingerTrack, at time: TimeInterval, _ labels: inout LabelPlacer, into writer: inout SVGWriter
  ) {
    guard isShown(track, at: time) else { return }
    let samples = shownSamples(of: track, at: time)
    guard let first = samples.first, let last = samples.last else { return }
    let isOver = last.phase.isLast
    writer.begin(
      "g",
      [
        "class": "finger f\(track.color)" + (isOver ? " over" : ""),
        "opacity": isOver ? Self.fading(time, since: last.time) : nil, "role": "graphics-symbol img",
        "aria-label": "finger \(track.finger), touch \(track.touch), " + (isOver ? "was at " : "at ")
          + Self.text(of: last.point),
      ])
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
    // The path shows where a finger was; labels are for fingers that are down.
    guard !isOver else { return writer.end() }
    let text = "\(track.finger) · \(Self.text(of: last.point))"
    let place = labels.place(text, at: LabelPlacer.places(beside: last.point))
    writer.put(
      "text",
      [
        "class": "label", "x": place.x.svg, "y": place.y.svg, "text-anchor": place.isEnd ? "end" : nil,
      ], text: text)
    writer.end()
  }

  /// The last part of the path of a finger.
  private func shownSamples(of track: FingerTrack, at time: TimeInterval) -> ArraySlice<FingerTrack.Sample> {
    let count = track.count(upTo: time)
    return track.samples[max(count - Self.longestTrail, 0)..<count]
  }

  /// What labels leave free at a time.
  func labels(at time: TimeInterval) -> LabelPlacer {
    let samples = tracks.filter { isShown($0, at: time) }.map { shownSamples(of: $0, at: time) }
    return LabelPlacer(
      screen: recording.screen, paths: samples.map { $0.map(\.point) },
      tips: samples.compactMap(\.last).filter { !$0.phase.isLast }.map(\.point))
  }

  /// Whether a touch is visible: it is down, or was so until recently.
  func isShown(_ track: FingerTrack, at time: TimeInterval) -> Bool {
    guard track.start <= time else { return false }
    guard let end = track.end else { return true }
    return end.microseconds + Self.afterglow.microseconds >= time.microseconds
  }

  /// The opacity of a touch some time after its end, in the times of the page.
  private static func fading(_ time: TimeInterval, since end: TimeInterval) -> String {
    let part = Double(time.microseconds - end.microseconds) / Double(afterglow.microseconds)
    return CGFloat(0.6 * max(0, 1 - part)).svg
  }

  /// The point as `150, 49`, to tenths.
  private static func text(of point: CGPoint) -> String {
    [point.x, point.y].map { ((Double($0) * 10).rounded() / 10).svg }.joined(separator: ", ")
  }

  private static func line(through points: [CGPoint]) -> String {
    var data = ""
    for (index, point) in points.enumerated() {
      data += "\(index == 0 ? "M" : "L")\(point.x.svg) \(point.y.svg)"
    }
    return data
  }

  /// An SVG path that shows points as zero-length lines with round caps.
  private static func dots(at points: [CGPoint]) -> String {
    points.map { "M\($0.x.svg) \($0.y.svg)h0" }.joined()
  }
}
