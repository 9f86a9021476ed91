// SPDX-License-Identifier: Apache-2.0
import Touchstone

nonisolated extension SceneDrawing {
  /// Whether a control is currently of interest: it follows a finger, or a finger that hit it is or was
  /// recently down.
  ///
  /// The borders of other controls would only clutter the drawing.
  func isAtFinger(_ index: Int, of moment: SceneMoment, at time: TimeInterval) -> Bool {
    if moment.shown(index)?.state.control?.isTracking == true { return true }
    return tracks.contains { track in
      views[track.touch] == index && isShown(track, at: time)
    }
  }

  /// Keeps labels away from a control, and from the edges of the region in which a finger counts as inside.
  func keepFree(_ index: Int, of moment: SceneMoment, _ labels: inout LabelPlacer) {
    guard let shown = moment.shown(index), shown.isVisible, let control = shown.state.control else { return }
    var region: CGRect?
    if case .rectangle(let area) = control.region?.shape { region = area.box(through: shown.toScreen) }
    labels.keepFree(shown.state.bounds.box(through: shown.toScreen), region: region)
  }

  /// Draws the exact edge of a control, its hit area, and the region in which a finger counts as inside.
  func drawBorders(
    _ index: Int, of moment: SceneMoment, _ labels: inout LabelPlacer, into writer: inout SVGWriter
  ) {
    guard let shown = moment.shown(index), shown.isVisible, let control = shown.state.control else { return }
    let state = control.isTracking ? " on" : ""
    writer.begin(
      "g",
      [
        "class": "control" + state, "data-view": String(index), "role": "graphics-symbol img",
        "aria-label": shown.view.title + (control.isTracking ? ", follows a finger" : "")
          + (control.isHighlighted ? ", highlighted" : ""),
      ])
    if let region = control.returnRegion {
      draw(region, "region back", shown, "back inside: ", &labels, &writer)
    }
    if let region = control.region {
      draw(region, "region", shown, region.label == "exact edge" ? "" : "tracks to ", &labels, &writer)
    }
    if let area = control.hitArea {
      rect(area, class: "hit", transform: shown.toScreen.svg, into: &writer)
      let places = LabelPlacer.places(around: area.box(through: shown.toScreen))
      // A label of a hit area is below it, where other labels are not.
      label(
        "hit \(area.width.svg) × \(area.height.svg)", "hit", Array(places.reversed()), &labels, &writer)
    }
    rect(
      shown.state.bounds, radius: shown.state.cornerRadius, class: "edge", transform: shown.toScreen.svg,
      into: &writer)
    writer.end()
  }

  private func draw(
    _ border: ControlState.Border, _ name: String, _ shown: SceneMoment.Shown, _ prefix: String,
    _ labels: inout LabelPlacer, _ writer: inout SVGWriter
  ) {
    var box = shown.state.bounds.box(through: shown.toScreen)
    switch border.shape {
    case .rectangle(let area):
      rect(area, class: name, transform: shown.toScreen.svg, into: &writer)
      box = area.box(through: shown.toScreen)
    case .path(let data):
      writer.put("path", ["class": name, "d": data, "transform": shown.toScreen.svg])
    case .unknown: break
    }
    label(prefix + border.label, name, LabelPlacer.places(around: box), &labels, &writer)
  }

  private func label(
    _ text: String, _ name: String, _ places: [LabelPlacer.Place], _ labels: inout LabelPlacer,
    _ writer: inout SVGWriter
  ) {
    let place = labels.place(text, at: places)
    writer.put(
      "text",
      [
        "class": "label " + name, "x": place.x.svg, "y": place.y.svg,
        "text-anchor": place.isEnd ? "end" : nil,
      ], text: text)
  }

  /// Draws the name of a view that took part, and says whether it is highlighted.
  func drawName(_ shown: SceneMoment.Shown, _ labels: inout LabelPlacer, into writer: inout SVGWriter) {
    let state = shown.state
    let isLit = state.control?.isHighlighted == true
    // A view that shows its own name needs no label.
    let name =
      named.contains(shown.index)
      ? shown.view.name.identifier.flatMap { $0 == state.text?.string ? nil : $0 } : nil
    let words = [name, isLit ? "lit" : nil].compactMap(\.self)
    let box = state.bounds.box(through: shown.toScreen)
    guard !words.isEmpty, shown.isVisible, shown.clip?.touches(box) ?? true else { return }
    let text = words.joined(separator: " · ")
    let place = labels.place(text, letter: 4.8, at: LabelPlacer.places(around: box))
    writer.put(
      "text",
      [
        "class": isLit ? "name lit-name" : "name", "x": place.x.svg, "y": place.y.svg,
        "text-anchor": place.isEnd ? "end" : nil,
      ], text: text)
  }
}

extension CGRect {
  /// Whether two rectangles have more than an edge in common.
  nonisolated func touches(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
