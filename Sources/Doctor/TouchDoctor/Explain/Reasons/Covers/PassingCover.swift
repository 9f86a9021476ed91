// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// An overlay with something to be touched in it, of which the touch meets the empty part.
enum PassingCover: CoverCase {
  static func remedy(for cover: MeasuredCover) -> CoverRemedy? {
    guard let names = cover.names, let gap = cover.gap, var remedy = remedy(for: cover, names, gap) else {
      return nil
    }
    remedy.passing = gap.holders
    return remedy
  }

  private static func remedy(
    for cover: MeasuredCover, _ names: MeasuredCover.Names, _ gap: CoverGap
  ) -> CoverRemedy? {
    let (touch, front) = (cover.touch, cover.front)
    guard cover.isTouchable,
      front.hasRecognizers != .known(true), !ClassKnowledge.isContent(front),
      !ClassKnowledge.scrolls(front), !ClassKnowledge.isControl(front), ControlParts(of: front) == nil,
      !front.children.isEmpty, touch.isDevelopers(cover.place)
    else { return nil }
    let order = cover.raising
    if let order, gap.holders.count > 1 {
      let taker = touch.name(of: gap.spacer ?? gap.holders[gap.holders.count - 1])
      return CoverRemedy(
        "\(cover.name) is there for its content, and \(taker) takes the touches beside that content. Change the order, "
          + "or let \(gap.names(touch)) pass those on, in a class of their own:",
        gap.spacerCode(touch, in: cover.place) + [order, "// or:"] + passingClass
      )
    }
    let place = ClassKnowledge.isCustom(front) ? "in its class" : "in a class of its own"
    if let spacer = gap.spacer {
      let own = gap.holders.count > 1 ? "in a class of their own" : place
      return CoverRemedy(
        "\(touch.name(of: spacer)) only fills \(touch.name(of: gap.holders[gap.holders.count - 1])), and takes the touches "
          + "there. Turn its interaction off, and let \(gap.names(touch)) pass on what is beside \(gap.holders.count > 1 ? "their" : "its") other views, \(own):",
        gap.spacerCode(touch, in: cover.place) + passingClass
      )
    }
    let beside = "takes the touches beside what is in it as well."
    if gap.holders.count > 1 {
      return CoverRemedy(
        "\(touch.name(of: gap.holders[gap.holders.count - 1])) \(beside) Let \(gap.names(touch)) pass those on, in a class of "
          + "their own:", passingClass
      )
    }
    // A stack view is as large as what it arranges, so that its size is no remedy.
    let size = order == nil && ClassKnowledge.base(of: front) != "UIStackView" ? height(cover) : nil
    let first =
      order.map { ("Change the order, or let", [$0, "// or:"]) }
      ?? size.map {
        let constant = PlainNumber.text($0)
        return (
          "Make it as high as that, or let",
          ["\(names.front).heightAnchor.constraint(equalToConstant: \(constant)).isActive = true", "// or:"]
        )
      } ?? ("Let", [])
    return CoverRemedy(
      "\(cover.name) \(beside) \(first.0) it pass those on, \(place):",
      first.1 + [
        "override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {",
        "  subviews.contains { !$0.isHidden && $0.point(inside: convert(point, to: $0), with: event) }", "}",
      ]
    )
  }

  /// The method of a view that takes no touches for itself.
  static let passingClass = [
    "override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {",
    "  let view = super.hitTest(point, with: event)", "  return view == self ? nil : view", "}",
  ]

  /// How high the view in front is if it ends with what is in it; nil if that does not free the point.
  private static func height(_ cover: MeasuredCover) -> Double? {
    let (touch, tree) = (cover.touch, cover.tree)
    let geometry = touch.geometry(cover.place)
    guard geometry.bounds?.origin == .zero, let own = geometry.toTree?.inverted else { return nil }
    let bottom = cover.front.children.map { tree.views[$0] }
      .filter { $0.isHidden != .known(true) }.compactMap { $0.frame.value?.maxY }.max()
    guard let bottom, bottom > 0, own.apply(to: touch.point).y > bottom else { return nil }
    return bottom
  }
}
