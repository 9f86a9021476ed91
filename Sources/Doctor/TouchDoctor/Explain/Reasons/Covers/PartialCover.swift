// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// What is there to be touched and lies over a side of the expected view.
enum PartialCover: CoverCase {
  static func remedy(for cover: MeasuredCover) -> CoverRemedy? {
    guard let front = cover.names?.front, let (box, own) = cover.rivalTargets,
      cover.touch.isDevelopers(cover.touch.expected)
    else { return nil }
    if let order = cover.names?.order, ClassKnowledge.isContent(cover.front),
      ClassKnowledge.isControl(cover.touch.view), cover.beside == cover.touch.expected,
      own.insetBy(dx: -1, dy: -1).contains(box)
    {
      let untick =
        cover.touch.walk.isDesign ? "untick its User Interaction Enabled" : "turn its interaction off"
      return CoverRemedy(
        "\(cover.name) lies on it as a preview does. If it is only to be looked at, \(untick). Or bring the view to the front, if nothing "
          + "in it hides the preview:",
        ["\(front).isUserInteractionEnabled = false", "// or: \(order)"])
    }
    let isPager = ClassKnowledge.base(of: cover.front) == "UIPageControl"
    guard let side = side(of: own, under: box, prefersAbove: isPager) else { return nil }
    return CoverRemedy(
      "\(cover.name) covers part of it, and takes touches on purpose. Move them apart, by a constraint in place of the one that puts "
        + "it there:",
      [
        PinLine.text(
          cover.variable, side.edge, to: "\(front).\(side.end)Anchor", gap: PinLine.standardGap)
      ])
  }

  /// The side of a view that something covers, and how it ends there; nil if all of it is covered, or its
  /// middle alone.
  private static func side(
    of own: ViewRect, under box: ViewRect, prefersAbove: Bool
  ) -> (edge: String, end: String)? {
    guard let shared = own.overlap(with: box), shared.squarePoints < 0.85 * own.squarePoints else {
      return nil
    }
    let sides: [(isCut: Bool, lost: Double, edge: String, end: String)] = [
      (
        box.minY > own.minY + 1 && box.maxY >= own.maxY - 12, own.maxY - box.minY, "bottom", "top"
      ),
      (
        box.maxY < own.maxY - 1 && box.minY <= own.minY + 12, box.maxY - own.minY, "top", "bottom"
      ),
      (
        box.minX > own.minX + 1 && box.maxX >= own.maxX - 12, own.maxX - box.minX, "trailing", "leading"
      ),
      (
        box.maxX < own.maxX - 1 && box.minX <= own.minX + 12, box.maxX - own.minX, "leading", "trailing"
      ),
    ]
    // Below a page control is the end of the page.
    if prefersAbove, sides.contains(where: { $0.isCut && $0.edge == "top" }), box.minY > own.minY {
      return (sides[0].edge, sides[0].end)
    }
    return sides.filter { $0.isCut }.min { $0.lost < $1.lost }.map { ($0.edge, $0.end) }
  }
}
