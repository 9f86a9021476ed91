// SPDX-License-Identifier: Apache-2.0
import Touchstone

/// Draws what is on the screen of a recording at one time.
///
/// From the back to the front: the screen, the views with their colours and texts, what surrounds the controls
/// that take part, the ways of the fingers, the fingers.
nonisolated struct SceneDrawing {
  /// How much around the screen is drawn.
  static let margin: CGFloat = 1
  /// How long a touch that is over can be seen, in seconds.
  static let afterglow: TimeInterval = 1
  /// How many samples of a way are drawn.
  static let longestTrail = 600

  let recording: Recording
  let tracks: [FingerTrack]
  /// The places of the controls whose surroundings are drawn.
  let controls: [Int]
  /// The places of the views whose names are drawn.
  let named: [Int]

  init(_ recording: Recording, tracks: [FingerTrack], lanes: [Lane]) {
    self.recording = recording
    self.tracks = tracks
    var controls: [Int] = []
    var named: [Int] = []
    for lane in lanes {
      guard let view = lane.view, lane.kind == .control || lane.kind == .view else { continue }
      if recording.views[view].states.changes.contains(where: { $0.value.control != nil }) {
        if !controls.contains(view) { controls.append(view) }
      }
      if recording.views[view].name.identifier != nil, !named.contains(view) { named.append(view) }
    }
    self.controls = controls
    self.named = named
  }

  /// The part of the plane that is drawn.
  var viewBox: CGRect { recording.screen.insetBy(dx: -Self.margin, dy: -Self.margin) }

  /// Draws the scene at a time, as an `svg` element.
  ///
  /// - Parameters:
  ///   - time: The time, in seconds of the recording's clock.
  ///   - writer: What is written to.
  ///   - prefix: What the identifiers in the drawing begin with, so that several can stand in one page.
  ///   - label: The name of the drawing for those who do not see it.
  func draw(at time: TimeInterval, into writer: inout SVGWriter, prefix: String, label: String) {
    let box = viewBox
    writer.begin(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "class": "scene", "role": "img", "aria-label": label,
        "viewBox": "\(box.minX.svg) \(box.minY.svg) \(box.width.svg) \(box.height.svg)",
      ])
    writer.put("title", text: label)
    drawContent(at: time, into: &writer, prefix: prefix)
    writer.end()
  }

  func drawContent(at time: TimeInterval, into writer: inout SVGWriter, prefix: String) {
    let moment = SceneMoment(of: recording, at: time)
    let screen = recording.screen
    writer.put(
      "rect",
      [
        "class": "screen", "x": screen.minX.svg, "y": screen.minY.svg, "width": screen.width.svg,
        "height": screen.height.svg,
      ])
    writer.begin("g", ["class": "views"])
    drawViews(of: moment, into: &writer, prefix: prefix)
    writer.end()
    writer.begin("g", ["class": "borders"])
    for place in controls { drawBorders(place, of: moment, into: &writer) }
    writer.end()
    writer.begin("g", ["class": "fingers"])
    for track in tracks { draw(track, at: time, into: &writer) }
    writer.end()
  }

  // MARK: Views

  private func drawViews(of moment: SceneMoment, into writer: inout SVGWriter, prefix: String) {
    var open: [Int] = []
    for shown in moment.views {
      while let last = open.last, last != shown.state.parent {
        writer.end()
        open.removeLast()
      }
      let state = shown.state
      let clip = state.clips && state.isDrawable ? "\(prefix)c\(shown.place)" : nil
      writer.begin(
        "g",
        [
          "class": "view", "data-view": String(shown.place),
          "transform": state.isDrawable ? state.toParent.svg : nil,
          "opacity": state.alpha < 1 ? state.alpha.svg : nil,
          "display": shown.isVisible ? nil : "none", "clip-path": clip.map { "url(#\($0))" },
        ])
      open.append(shown.place)
      guard shown.isVisible else { continue }
      if let clip {
        writer.begin("clipPath", ["id": clip])
        rect(state.bounds, radius: state.cornerRadius, class: nil, into: &writer)
        writer.end()
      }
      drawBody(shown, of: moment, into: &writer)
    }
    for _ in open { writer.end() }
  }

  private func drawBody(_ shown: SceneMoment.Shown, of moment: SceneMoment, into writer: inout SVGWriter) {
    let state = shown.state
    rect(state.bounds, radius: state.cornerRadius, class: "body", fill: state.fill, into: &writer)
    if state.control?.isHighlighted == true {
      rect(state.bounds, radius: state.cornerRadius, class: "lit", into: &writer)
    }
    if let text = state.text, !text.string.isEmpty {
      let backdrop = moment.backdrop(of: shown)
      writer.put(
        "text",
        [
          "class": "text", "x": text.isCentered ? state.bounds.midX.svg : state.bounds.minX.svg,
          "y": state.bounds.midY.svg, "font-size": text.size.svg,
          "text-anchor": text.isCentered ? "middle" : nil, "fill": text.ink(on: backdrop),
        ], text: String(text.string.prefix(200)))
    }
    if named.contains(shown.place), let name = shown.view.name.identifier {
      writer.put(
        "text",
        ["class": "name", "x": (state.bounds.minX + 3).svg, "y": (state.bounds.minY - 3).svg], text: name)
    }
  }

  func rect(
    _ rect: CGRect, radius: Double = 0, class name: String?, fill: Paint? = nil, transform: String? = nil,
    into writer: inout SVGWriter
  ) {
    let rect = rect.standardized
    let most = Double(min(rect.width, rect.height) / 2)
    writer.put(
      "rect",
      [
        "class": name, "x": rect.minX.svg, "y": rect.minY.svg, "width": rect.width.svg,
        "height": rect.height.svg, "rx": radius > 0 ? min(radius, most).svg : nil,
        "fill": fill?.hex, "fill-opacity": fill.flatMap { $0.alpha < 1 ? $0.alpha.svg : nil },
        "transform": transform,
      ])
  }
}

extension ViewState.TextLook {
  /// The colour of the text; nil for that of the paper it stands on.
  ///
  /// Where no view says what is behind it, black and white would be lost on one of light and dark.
  nonisolated func ink(on backdrop: Paint?) -> String? {
    if let color, (0.2...0.8).contains(color.lightness) || backdrop != nil { return color.hex }
    return backdrop.map { $0.lightness > 0.5 ? "#1c1b19" : "#ffffff" }
  }
}
