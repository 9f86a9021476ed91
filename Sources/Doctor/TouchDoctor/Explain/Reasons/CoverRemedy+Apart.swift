// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchSnapshot

extension CoverRemedy {
  /// The remedy for what is there to be touched and lies over the expected view; nil for all else.
  ///
  /// Changing the order does not help: raising one takes the other's touches.
  static func apart(_ cover: Cover, _ touch: ExpectedTouch, _ front: String) -> (String, [String])? {
    guard let beside = cover.beside, touch.isDevelopers(cover.front),
      let box = touch.geometry(cover.front).box,
      let own = touch.geometry(touch.expected).box
    else { return nil }
    let (view, name) = (touch.walk.view(cover.front), touch.name(of: cover.front))
    if let inset = inset(cover, touch, front) { return inset }
    guard ClassKnowledge.isControl(view) || ClassKnowledge.isContent(view) else { return nil }
    if beside == touch.expected, ClassKnowledge.isControl(view), ClassKnowledge.isControl(touch.view),
      abs(box.minX - own.minX) < 1, abs(box.minY - own.minY) < 1, abs(box.width - own.width) < 1,
      abs(box.height - own.height) < 1
    {
      return (
        "\(name) has the same frame, as if one were shown in place of the other. Hide the one that should not be shown:",
        ["\(front).isHidden = true"]
      )
    }
    if let parent = touch.walk.view(beside).parent, view.parent == parent {
      let holder = ViewPlace(tree: beside.tree, view: parent)
      if ClassKnowledge.base(of: touch.walk.view(holder)) == "UIStackView", touch.isDevelopers(holder) {
        return (
          "\(touch.name(of: holder)) arranges them one over the other: its spacing is negative, or it is too small for what it "
            + "arranges. Remove the constraint that makes it so small, or set its spacing:",
          ["\(touch.variable(holder)).spacing = 8"]
        )
      }
    }
    if let side = side(of: own, under: box), touch.isDevelopers(touch.expected) {
      let variable = touch.variable(touch.expected)
      return (
        "\(name) covers part of it, and takes touches on purpose. Move them apart:",
        [
          "\(variable).\(side.edge)Anchor.constraint(\(side.relation): \(front).\(side.end)Anchor).isActive = true"
        ]
      )
    }
    // In front of a control a list or a container would take its touches.
    guard let around = touch.geometry(beside).box, around.squarePoints > 2 * box.squarePoints,
      touch.levels.contains(where: { ClassKnowledge.scrolls($0.view) && touch.levels.last?.place != $0.place }
      )
    else { return nil }
    return ("\(name) floats over the scrolling content. Scroll the view out from under it.", [])
  }

  /// The side of a view that something covers, and how it ends there; nil if all of it is covered, or its
  /// middle alone.
  private static func side(of own: CGRect, under box: CGRect) -> (
    edge: String, end: String, relation: String
  )? {
    guard let shared = own.overlap(with: box), shared.squarePoints < 0.85 * own.squarePoints else {
      return nil
    }
    let sides: [(isCut: Bool, lost: CGFloat, edge: String, end: String, relation: String)] = [
      (
        box.minY > own.minY + 1 && box.maxY >= own.maxY - 12, own.maxY - box.minY, "bottom", "top",
        "lessThanOrEqualTo"
      ),
      (
        box.maxY < own.maxY - 1 && box.minY <= own.minY + 12, box.maxY - own.minY, "top", "bottom",
        "greaterThanOrEqualTo"
      ),
      (
        box.minX > own.minX + 1 && box.maxX >= own.maxX - 12, own.maxX - box.minX, "trailing", "leading",
        "lessThanOrEqualTo"
      ),
      (
        box.maxX < own.maxX - 1 && box.minX <= own.minX + 12, box.maxX - own.minX, "leading", "trailing",
        "greaterThanOrEqualTo"
      ),
    ]
    return sides.filter(\.isCut).min { $0.lost < $1.lost }.map { ($0.edge, $0.end, $0.relation) }
  }

  /// The remedy for a list in front that shows nothing at the point, because its content begins below an
  /// inset, as that of a sheet over a map does; nil for all else.
  private static func inset(_ cover: Cover, _ touch: ExpectedTouch, _ front: String) -> (String, [String])? {
    let view = touch.walk.view(cover.front)
    guard ClassKnowledge.scrolls(view), cover.taker == cover.front, let inset = view.contentInset.value,
      inset.top > 100,
      let own = touch.geometry(cover.front).ownPoint(fromTree: touch.point), own.y < 0
    else { return nil }
    let place = ClassKnowledge.isCustom(view) ? "in its class" : "in a subclass of \(view.className)"
    return (
      "The point lies in the empty inset above the content of \(touch.name(of: cover.front)), which takes touches there, too. Let "
        + "it take only those on its content, \(place):",
      [
        "override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {",
        "  point.y >= 0 && super.point(inside: point, with: event)", "}",
      ]
    )
  }
}
