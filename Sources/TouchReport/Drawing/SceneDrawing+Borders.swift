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

  /// Draws the exact edge of a control, its hit area, and the region in which a finger counts as inside.
  func drawBorders(_ index: Int, of moment: SceneMoment, into writer: inout SVGWriter) {
    guard let shown = moment.shown(index), shown.isVisible, let control = shown.state.control else { return }
    let state = control.isTracking ? " on" : ""
    writer.begin(
      "g",
      [
        "class": "control" + state, "data-view": String(index), "role": "graphics-symbol img",
        "aria-label": shown.view.title + (control.isTracking ? ", follows a finger" : "")
          + (control.isHighlighted ? ", highlighted" : ""),
      ])
    if let region = control.returnRegion { draw(region, "region back", shown, "back inside: ", &writer) }
    if let region = control.region {
      draw(region, "region", shown, region.label == "exact edge" ? "" : "tracks to ", &writer)
    }
    if let area = control.hitArea {
      rect(area, class: "hit", transform: shown.toScreen.svg, into: &writer)
      let box = area.box(through: shown.toScreen)
      label(
        "hit \(area.width.svg) × \(area.height.svg)", "hit", x: box.maxX - 2, y: box.maxY + 9, anchor: "end",
        &writer)
    }
    rect(
      shown.state.bounds, radius: shown.state.cornerRadius, class: "edge", transform: shown.toScreen.svg,
      into: &writer)
    writer.end()
  }

  private func draw(
    _ border: ControlState.Border, _ name: String, _ shown: SceneMoment.Shown, _ prefix: String,
    _ writer: inout SVGWriter
  ) {
    switch border.shape {
    case .rectangle(let area):
      rect(area, class: name, transform: shown.toScreen.svg, into: &writer)
      let box = area.box(through: shown.toScreen)
      label(prefix + border.label, name, x: box.minX + 3, y: box.minY - 4, anchor: nil, &writer)
    case .path(let data):
      writer.put("path", ["class": name, "d": data, "transform": shown.toScreen.svg])
      let box = shown.state.bounds.box(through: shown.toScreen)
      label(prefix + border.label, name, x: box.minX + 3, y: box.minY - 4, anchor: nil, &writer)
    case .unknown:
      let box = shown.state.bounds.box(through: shown.toScreen)
      label(prefix + border.label, name, x: box.minX + 3, y: box.minY - 4, anchor: nil, &writer)
    }
  }

  /// Writes a label at a border, moved onto the screen if the border lies outside.
  private func label(
    _ text: String, _ name: String, x: CGFloat, y: CGFloat, anchor: String?, _ writer: inout SVGWriter
  ) {
    let screen = recording.screen
    let width = CGFloat(text.count) * 5.4
    let left = anchor == "end" ? screen.minX + width : screen.minX + 3
    let right = anchor == "end" ? screen.maxX - 3 : screen.maxX - width
    writer.put(
      "text",
      [
        "class": "label " + name, "x": min(max(x, left), max(left, right)).svg,
        "y": min(max(y, screen.minY + 10), screen.maxY - 4).svg, "text-anchor": anchor,
      ], text: text)
  }
}
