// SPDX-License-Identifier: Apache-2.0
import TextSources
package import TouchSnapshot

/// A drawing of the views of a scene on a screen, in SVG.
package struct LayoutDrawing {
  private let tree: ViewTree
  private let solved: SolvedTree
  private let size: ViewSize
  private let marked: [Int]
  /// How many views are drawn at most.
  private static let most = 1_000
  /// The room around everything, and how far beyond the screen is drawn.
  private static let margin = 12.0
  private static let farthest = 2_000.0

  /// Draws a layout; what is marked stands out, and is drawn even where it lies outside of the screen.
  package init(_ tree: ViewTree, _ solved: SolvedTree, on size: ViewSize, marked: [Int] = []) {
    (self.tree, self.solved, self.size, self.marked) = (tree, solved, size, marked)
  }

  /// The drawing as an element of a page, which has the style of audits.
  package var element: String {
    var field = ViewRect(x: 0, y: 0, width: size.width, height: size.height)
    for view in marked {
      guard let box = solved.views[view]?.box, isNear(box) else { continue }
      field = field.union(box)
    }
    field = field.insetBy(dx: -Self.margin, dy: -Self.margin)
    let view = [field.minX, field.minY, field.width, field.height].map { number($0) }.joined(separator: " ")
    var svg = "<svg viewBox=\"\(view)\" role=\"img\" xmlns=\"http://www.w3.org/2000/svg\">\n"
    svg += rect(ViewRect(x: 0, y: 0, width: size.width, height: size.height), "root")
    for view in tree.views.indices.prefix(Self.most) where tree.views[view].parent != nil {
      guard !marked.contains(view), let box = solved.views[view]?.box, let seen = seen(box),
        tree.views[view].isHidden.value != true
      else { continue }
      let isText = tree.views[view].baseClass == "UILabel"
      svg += rect(
        seen,
        isText ? "label" : tree.views[view].actions.value?.isEmpty == false ? "target" : "view",
        isStale: solved.views[view]?.isSettled == false)
      svg += text(of: view, in: seen)
    }
    for view in marked {
      guard let box = solved.views[view]?.box, isNear(box) else { continue }
      svg += rect(box, "target error")
      svg += text(of: view, in: box)
    }
    return svg + "</svg>\n"
  }

  /// The drawing as a file.
  package var file: String {
    let style = """
      <style>
      rect{fill:#fff;stroke:#8a8f98;stroke-width:1}.view,.label{fill:none}.target{fill:#e6effc;stroke:#0a5bd3}
      .stale{stroke-dasharray:4 3}.error{stroke:#b42a17;stroke-width:2}.text{font-family:sans-serif;fill:#24292f;text-anchor:middle}
      </style>

      """
    guard let end = element.firstIndex(of: "\n") else { return element }
    let next = element.index(after: end)
    return element[..<next] + style + element[next...]
  }

  private func isNear(_ box: ViewRect) -> Bool {
    [box.minX, box.minY, box.maxX, box.maxY].allSatisfy { $0.isFinite && abs($0) < Self.farthest }
  }

  /// The part of a box that is on the screen; nil if there is none, or if it fills the screen.
  private func seen(_ box: ViewRect) -> ViewRect? {
    guard isNear(box) else { return nil }
    let (left, top) = (max(box.minX, 0), max(box.minY, 0))
    let (right, bottom) = (min(box.maxX, size.width), min(box.maxY, size.height))
    guard right - left > 0.5, bottom - top > 0.5 else { return nil }
    if right - left >= size.width, bottom - top >= size.height { return nil }
    return ViewRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  private func rect(_ box: ViewRect, _ name: String, isStale: Bool = false) -> String {
    "<rect class=\"\(name)\(isStale ? " stale" : "")\" x=\"\(number(box.minX))\" y=\"\(number(box.minY))\" "
      + "width=\"\(number(box.width))\" height=\"\(number(box.height))\"/>\n"
  }

  /// As much of a view's text as has room.
  private func text(of view: Int, in box: ViewRect) -> String {
    guard let text = tree.views[view].text, !text.isEmpty, box.width > 12, box.height > 8 else { return "" }
    let size = min(11, box.height * 0.7)
    let room = Int(box.width / (size * 0.58))
    guard room > 1 else { return "" }
    let shown = text.count > room ? text.prefix(room - 1) + "…" : text[...]
    return
      "<text class=\"text\" x=\"\(number(box.midX))\" y=\"\(number(box.midY))\" dy=\"\(number(size * 0.35))\" "
      + "font-size=\"\(number(size))\">\(String(shown).escapedForMarkup)</text>\n"
  }

  private func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths % 10 == 0
      ? "\(tenths / 10)" : "\(tenths < 0 ? "-" : "")\(abs(tenths) / 10).\(abs(tenths) % 10)"
  }
}
