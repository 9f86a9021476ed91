// SPDX-License-Identifier: Apache-2.0
internal import TextSources
import TouchSnapshot

/// Draws the views of one tree as boxes, with numbers where findings are, in SVG.
struct ScreenDrawing {
  /// A finding and the number it has in the list beside the drawing.
  typealias Numbered = (number: Int, finding: AuditFinding)

  /// How many views are drawn at most.
  private static let limit = 3_000
  /// Beyond this nothing is drawn, in points.
  private static let farthest = 20_000.0

  let tree: ViewTree
  let findings: [Numbered]
  /// The name that links to findings begin with.
  let anchor: String
  private let boxes: [(place: Int, box: ViewRect, isStale: Bool, isTarget: Bool)]
  private let field: ViewRect
  /// How many views have no place or are too many.
  let undrawn: Int

  init(_ audited: AuditedTree, findings: [Numbered], anchor: String) {
    tree = audited.tree
    self.findings = findings
    self.anchor = anchor
    let geometry = tree.geometry()
    var boxes: [(place: Int, box: ViewRect, isStale: Bool, isTarget: Bool)] = []
    var undrawn = 0
    let marked = Set(findings.compactMap { $0.finding.view?.view })
    for place in tree.views.indices.sorted(by: { audited.standings[$0].rank < audited.standings[$1].rank }) {
      let standing = audited.standings[place]
      let isMarked = marked.contains(place)
      guard
        isMarked || (standing.hiddenBy == nil && standing.transparentBy == nil && standing.absentBy == nil)
      else {
        continue
      }
      guard let box = geometry[place].box, Self.isDrawable(box), isMarked || boxes.count < Self.limit else {
        undrawn += 1
        continue
      }
      boxes.append((place, box, standing.box == nil, audited.kinds[place] != nil))
    }
    // What is scrolled out of the screen is not seen there; what is marked is drawn as a whole.
    let screens = boxes.filter { audited.tree.views[$0.place].parent == nil }.map { $0.box }
    if let first = screens.first {
      let screen = screens.dropFirst().reduce(first) { $0.union($1) }
      boxes = boxes.compactMap { each in
        guard !marked.contains(each.place) else { return each }
        let seen = each.box.intersection(screen)
        // What fills the screen looks like the screen.
        let isRoot = audited.tree.views[each.place].parent == nil
        guard !seen.isNull, seen.width > 0, seen.height > 0, isRoot || seen != screen else { return nil }
        return (each.place, seen, each.isStale, each.isTarget)
      }
    }
    self.boxes = boxes
    self.undrawn = undrawn
    let bounding = boxes.filter { marked.contains($0.place) || audited.tree.views[$0.place].parent == nil }
    field = Self.field(around: bounding.map { $0.box })
  }

  private static func isDrawable(_ box: ViewRect) -> Bool {
    [box.minX, box.minY, box.maxX, box.maxY].allSatisfy { $0.isFinite && abs(Double($0)) < farthest }
  }

  private static func field(around boxes: [ViewRect]) -> ViewRect {
    guard var field = boxes.first else { return ViewRect(x: 0, y: 0, width: 0, height: 0) }
    for box in boxes.dropFirst() { field = field.union(box) }
    return field.insetBy(dx: -12, dy: -12)
  }

  /// Whether there is anything to draw.
  var isEmpty: Bool { boxes.isEmpty || field.size.width <= 24 || field.size.height <= 24 }

  /// The drawing as an element for HTML.
  var svg: String {
    let size =
      "\(Self.number(field.minX)) \(Self.number(field.minY)) \(Self.number(field.width)) \(Self.number(field.height))"
    let name = (tree.name ?? "Screen").escapedForMarkup
    var svg = """
      <svg viewBox="\(size)" role="group" aria-labelledby="\(anchor)-title" xmlns="http://www.w3.org/2000/svg">
      <title id="\(anchor)-title">\(name): \(boxes.count) views, \(findings.count) findings marked</title>

      """
    let severities = worst
    for (place, box, isStale, isTarget) in boxes {
      var classes = tree.views[place].parent == nil ? ["root"] : isTarget ? ["target"] : ["view"]
      if classes == ["view"], ClassKnowledge.isLabel(tree.views[place]) { classes = ["label"] }
      if isStale { classes.append("stale") }
      if let severity = severities[place] { classes.append(severity.rawValue) }
      svg +=
        "<rect class=\"\(classes.joined(separator: " "))\" x=\"\(Self.number(box.minX))\" y=\"\(Self.number(box.minY))\" "
      svg += "width=\"\(Self.number(box.width))\" height=\"\(Self.number(box.height))\"/>\n"
      if let text = Self.text(tree.views[place].text, in: box) { svg += text }
    }
    return svg + badges + "</svg>\n"
  }

  /// The worst finding about each view.
  private var worst: [Int: Severity] {
    var worst: [Int: Severity] = [:]
    for (_, finding) in findings {
      guard let place = finding.view?.view else { continue }
      worst[place] = max(worst[place] ?? .note, finding.severity)
    }
    return worst
  }

  /// The numbers, each at a corner of its view where no other number is.
  private var badges: String {
    var taken: [ViewPoint] = []
    var svg = ""
    var places: [Int: ViewRect] = [:]
    for box in boxes where places[box.place] == nil { places[box.place] = box.box }
    for (number, finding) in findings {
      guard let place = finding.view?.view, let box = places[place] else { continue }
      let corners = [
        ViewPoint(x: box.maxX, y: box.minY), ViewPoint(x: box.minX, y: box.minY),
        ViewPoint(x: box.maxX, y: box.maxY),
        ViewPoint(x: box.minX, y: box.maxY), ViewPoint(x: box.midX, y: box.minY),
        ViewPoint(x: box.midX, y: box.maxY),
      ]
      func isFree(_ point: ViewPoint) -> Bool {
        !taken.suffix(200).contains { other in
          let (across, down) = (other.x - point.x, other.y - point.y)
          return across * across + down * down < 17 * 17
        }
      }
      var point = corners.first(where: isFree) ?? corners[0]
      for _ in 0..<12 where !isFree(point) { point.x -= 18 }
      point.x = min(max(point.x, field.minX + 10), field.maxX - 10)
      point.y = min(max(point.y, field.minY + 10), field.maxY - 10)
      taken.append(point)
      let (x, y) = (Self.number(point.x), Self.number(point.y))
      svg +=
        "<a href=\"#\(anchor)-\(number)\" aria-label=\"Finding \(number), \(finding.severity.rawValue)\">"
      svg += "<circle class=\"badge \(finding.severity.rawValue)\" cx=\"\(x)\" cy=\"\(y)\" r=\"9\"/>"
      svg += "<text class=\"number\" x=\"\(x)\" y=\"\(y)\" dy=\"3.5\">\(number)</text></a>\n"
    }
    return svg
  }

  /// The text of a view in the middle of its box, as much of it as has room.
  private static func text(_ text: String?, in box: ViewRect) -> String? {
    guard let text, !text.isEmpty, box.width > 12, box.height > 8 else { return nil }
    let size = min(11, Double(box.height) * 0.7)
    let room = Int(Double(box.width) / (size * 0.58))
    guard room > 1 else { return nil }
    let shown = AuditedTree.cut(text, to: room).escapedForMarkup
    return
      "<text class=\"text\" x=\"\(number(box.midX))\" y=\"\(number(box.midY))\" dy=\"\(number(size * 0.35))\" "
      + "font-size=\"\(number(size))\">\(shown)</text>\n"
  }

  private static func number(_ value: some BinaryFloatingPoint) -> String { PlainNumber.text(Double(value)) }
}
