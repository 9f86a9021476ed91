// SPDX-License-Identifier: Apache-2.0
internal import TextSources
import TouchSnapshot

/// Draws a map as a picture of its own, in the look of the audit's pictures.
///
/// Targets are filled where they get touches, and outlined by their own rectangles: in the color of warnings
/// if they lose a part of that, in the color of errors if they get nothing.
package struct MapDrawing {
  private let map: HitMap

  /// Draws a map.
  package init(_ map: HitMap) { self.map = map }

  /// How many pieces are drawn at most.
  private static let mostPieces = 20_000

  /// The picture as a file of SVG.
  package var svg: String {
    let field = map.screen.insetBy(dx: -12, dy: -12)
    let numbers = [field.minX, field.minY, field.width, field.height].map(PlainNumber.text)
    var svg = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="\(numbers.joined(separator: " "))" \
      width="\(numbers[2])" height="\(numbers[3])" role="img" aria-labelledby="title">
      <title id="title">\(map.headline.escapedForMarkup)</title>
      <style>\(Self.style)</style>
      <rect class="paper" \(Self.attributes(field))/>
      <rect class="root" rx="14" \(Self.attributes(map.screen))/>

      """
    var pieces = 0
    for region in map.regions.reversed() {
      pieces += region.pieces.count
      guard pieces <= Self.mostPieces else { break }
      let name = region.subject.isTarget ? "target" : "view"
      svg += "<path class=\"\(name)\" d=\"\(region.pieces.map(Self.path).joined())\">"
      svg += "<title>\(map.caption(of: region).escapedForMarkup)</title></path>\n"
    }
    for region in map.regions where !region.subject.isTarget { svg += outline(region, "own") }
    for region in map.regions where region.subject.isTarget && region.lost > 0.005 {
      svg += outline(region, "warning")
    }
    for region in map.unreached { svg += outline(region, "error") }
    for region in map.regions where region.subject.isTarget {
      if let box = region.largest?.box { svg += text(of: region, in: box) }
    }
    for region in map.unreached { if let box = region.own?.box { svg += text(of: region, in: box) } }
    return svg + "</svg>\n"
  }

  private func outline(_ region: HitMap.Region, _ name: String) -> String {
    guard let own = region.own else { return "" }
    let title = map.caption(of: region).escapedForMarkup
    return "<path class=\"\(name)\" d=\"\(Self.path(own))\"><title>\(title)</title></path>\n"
  }

  private func text(of region: HitMap.Region, in box: MapBox) -> String {
    let view = map.trees[region.view.tree].views[region.view.view]
    let word = ViewName.word(of: view, in: map.trees[region.view.tree]) ?? ViewName.shortClass(view)
    guard box.width > 12, box.height > 8 else { return "" }
    let size = min(11, box.height * 0.7)
    let room = Int(box.width / (size * 0.58))
    guard room > 1 else { return "" }
    let middle = box.middle
    return "<text x=\"\(PlainNumber.text(middle.x))\" y=\"\(PlainNumber.text(middle.y + size * 0.35))\" "
      + "font-size=\"\(PlainNumber.text(size))\">\(AuditedTree.cut(word, to: room).escapedForMarkup)</text>\n"
  }

  private static func attributes(_ rect: ViewRect) -> String {
    "x=\"\(PlainNumber.text(rect.minX))\" y=\"\(PlainNumber.text(rect.minY))\" "
      + "width=\"\(PlainNumber.text(rect.width))\" height=\"\(PlainNumber.text(rect.height))\""
  }

  private static func path(_ shape: MapShape) -> String {
    let corners = (shape.corners ?? shape.box.corners).map {
      "\(PlainNumber.text($0.x)) \(PlainNumber.text($0.y))"
    }
    return "M\(corners.joined(separator: "L"))Z"
  }

  /// The colors are the audit's; a picture of its own has no page to take them from, and not every program
  /// that shows pictures knows variables.
  private static let style =
    rules(
      paper: "#f7f7f5", screen: "#fff", line: "#dddfe2", soft: "#5c626b", target: "#e6effc",
      error: "#b42a17", warning: "#7d5200")
    + "path{stroke-linejoin:round;vector-effect:non-scaling-stroke}text{text-anchor:middle;"
    + "font-family:system-ui,-apple-system,'Segoe UI',Roboto,'DejaVu Sans',sans-serif}"
    + "@media (prefers-color-scheme:dark){"
    + rules(
      paper: "#111214", screen: "#1a1b1e", line: "#34373c", soft: "#a3a9b2", target: "#182a45",
      error: "#ff8f80", warning: "#e5b558") + "}"

  private static func rules(
    paper: String, screen: String, line: String, soft: String, target: String, error: String, warning: String
  ) -> String {
    """
    .paper{fill:\(paper)}.root{fill:\(screen);stroke:\(soft)}.view{fill:\(screen);fill-opacity:0}.own{fill:none;stroke:\(line)}\
    .target{fill:\(target);stroke:\(soft)}.warning{fill:none;stroke:\(warning);stroke-width:2;\
    stroke-dasharray:7 3}.error{fill:none;stroke:\(error);stroke-width:2.5}text{fill:\(soft)}
    """
  }
}

extension HitMap {
  /// The name of a view and how much of it gets touches.
  fileprivate func caption(of region: Region) -> String {
    let name = ViewName.words(region.view, in: trees)
    guard let share = region.share else { return name }
    return region.pieces.isEmpty ? "\(name): no touch" : "\(name): \(HitMap.percent(share)) of it"
  }
}
