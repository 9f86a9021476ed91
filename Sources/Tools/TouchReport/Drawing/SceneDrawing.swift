// SPDX-License-Identifier: Apache-2.0
import Touchstone

/// Draws the screen of a recording at one time.
///
/// From back to front it draws the screen, the views with their colors and texts, the borders of the
/// controls involved, the paths of the fingers, and the fingers.
nonisolated struct SceneDrawing {
  /// The margin drawn around the screen.
  static let margin: CGFloat = 1
  /// How long a touch stays visible after its end, in seconds.
  static let afterglow: TimeInterval = 0.3
  /// The maximum number of samples of a path that are drawn.
  static let longestTrail = 600

  let recording: Recording
  let tracks: [FingerTrack]
  /// The indices of the controls whose borders are drawn.
  let controls: [Int]
  /// The indices of the views whose names are drawn.
  let named: [Int]
  /// The index of the view that each touch hit, by touch number.
  let views: [Int: Int]

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
    views = recording.touches.reduce(into: [:]) { views, touch in
      if let view = touch.view { views[touch.number] = view }
    }
    self.controls = controls
    self.named = named
  }

  /// The class of the drawing: `bright` or `dim`, as the appearance of the screen is.
  var style: String { recording.isDark ? "scene dim" : "scene bright" }

  /// The part of the coordinate plane that is drawn.
  var viewBox: CGRect { recording.screen.insetBy(dx: -Self.margin, dy: -Self.margin) }

  /// Draws the scene at a time, as an `svg` element.
  ///
  /// - Parameters:
  ///   - time: The time, in seconds of the recording's clock.
  ///   - writer: The writer to append to.
  ///   - prefix: A prefix of the identifiers in the drawing, so that a page can contain several.
  ///   - label: The accessible name of the drawing.
  func draw(at time: TimeInterval, into writer: inout SVGWriter, prefix: String, label: String) {
    let box = viewBox
    writer.begin(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "class": style, "role": "graphics-document document",
        "aria-label": label,
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
    var labels = labels(at: time)
    writer.begin("g", ["class": "borders"])
    let drawn = controls.filter { isAtFinger($0, of: moment, at: time) }
    for index in drawn { keepFree(index, of: moment, &labels) }
    for index in drawn { drawBorders(index, of: moment, &labels, into: &writer) }
    for shown in moment.views { drawName(shown, &labels, into: &writer) }
    writer.end()
    writer.begin("g", ["class": "fingers"])
    for track in tracks { draw(track, at: time, &labels, into: &writer) }
    writer.end()
  }

  // MARK: Views

  private func drawViews(of moment: SceneMoment, into writer: inout SVGWriter, prefix: String) {
    var open: [SceneMoment.Shown] = []
    func close(_ shown: SceneMoment.Shown) {
      if shown.isVisible, let front = shown.state.front {
        writer.begin("g", ["class": "drawing"])
        writer.put(raw: front.replacing("~~", with: "\(prefix)c\(shown.index)-f"))
        writer.end()
      }
      writer.end()
    }
    for shown in moment.views {
      while let last = open.last, last.index != shown.state.parent { close(open.removeLast()) }
      let state = shown.state
      let clip = state.clips && state.isDrawable ? "\(prefix)c\(shown.index)" : nil
      writer.begin(
        "g",
        [
          "class": "view", "data-view": String(shown.index),
          "transform": state.isDrawable ? state.toParent.svg : nil,
          "opacity": state.alpha < 1 ? state.alpha.svg : nil,
          "display": shown.isVisible ? nil : "none", "clip-path": clip.map { "url(#\($0))" },
        ])
      open.append(shown)
      guard shown.isVisible else { continue }
      writer.put("title", text: shown.view.title)
      if let clip {
        writer.begin("clipPath", ["id": clip])
        rect(state.bounds, radius: state.cornerRadius, class: nil, into: &writer)
        writer.end()
      }
      drawBody(shown, of: moment, prefix: prefix, into: &writer)
    }
    while let last = open.popLast() { close(last) }
  }

  private func drawBody(
    _ shown: SceneMoment.Shown, of moment: SceneMoment, prefix: String, into writer: inout SVGWriter
  ) {
    let state = shown.state
    let isDrawn = state.drawing != nil
    rect(
      state.bounds, radius: state.cornerRadius, class: isDrawn ? "body drawn" : "body", fill: state.fill,
      into: &writer)
    if state.control?.isHighlighted == true {
      // What draws itself also shows that it is highlighted.
      if !isDrawn {
        let veil = moment.backdrop(of: shown).map {
          $0.lightness > 0.5 ? Paint(red: 0, green: 0, blue: 0) : .white
        }
        rect(state.bounds, radius: state.cornerRadius, class: "lit", fill: veil, into: &writer)
      }
      // The highlight lies outside the edge, so that it is visible on any color.
      rect(
        state.bounds.insetBy(dx: -2.5, dy: -2.5),
        radius: state.cornerRadius > 0 ? state.cornerRadius + 2.5 : 0,
        class: "glow", into: &writer)
    }
    guard let drawing = state.drawing else { return }
    writer.begin("g", ["class": "drawing"])
    writer.put(raw: drawing.replacing("~~", with: "\(prefix)c\(shown.index)-"))
    writer.end()
  }

  func rect(
    _ rect: CGRect, radius: Double = 0, class name: String?, fill: Paint? = nil, transform: String? = nil,
    into writer: inout SVGWriter
  ) {
    let rect = rect.standardized
    let maximum = Double(min(rect.width, rect.height) / 2)
    writer.put(
      "rect",
      [
        "class": name, "x": rect.minX.svg, "y": rect.minY.svg, "width": rect.width.svg,
        "height": rect.height.svg, "rx": radius > 0 ? min(radius, maximum).svg : nil,
        "fill": fill?.hex, "fill-opacity": fill.flatMap { $0.alpha < 1 ? $0.alpha.svg : nil },
        "transform": transform,
      ])
  }
}

extension String {
  /// The part of the text that is drawn.
  nonisolated var firstScalars: String { String(String.UnicodeScalarView(unicodeScalars.prefix(200))) }
}
