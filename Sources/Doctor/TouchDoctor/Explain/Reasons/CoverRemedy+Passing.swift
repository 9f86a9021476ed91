// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

extension CoverRemedy {
  /// An overlay with something to be touched in it, of which the touch meets the empty part; nil for all
  /// else.
  static func passingOn(
    _ cover: Cover, _ touch: ExpectedTouch, _ name: String, _ order: String?
  ) -> (String, [String])? {
    let front = touch.walk.view(cover.front)
    guard let gap = cover.gap(touch), front.hasRecognizers != .known(true), !ClassKnowledge.isContent(front),
      !ClassKnowledge.scrolls(front), !ClassKnowledge.isControl(front), ControlParts(of: front) == nil,
      !front.children.isEmpty, touch.isDevelopers(cover.front)
    else { return nil }
    if let order, gap.holders.count > 1 {
      let taker = touch.name(of: gap.spacer ?? gap.holders[gap.holders.count - 1])
      return (
        "\(touch.name(of: cover.front)) is there for its content, and \(taker) takes the touches beside that content. Change the order, "
          + "or let \(gap.names(touch)) pass those on, in a class of their own:",
        gap.spacerCode(touch, in: cover) + [order, "// or:"] + Self.passingClass
      )
    }
    let place = ClassKnowledge.isCustom(front) ? "in its class" : "in a class of its own"
    if let spacer = gap.spacer {
      let own = gap.holders.count > 1 ? "in a class of their own" : place
      return (
        "\(touch.name(of: spacer)) only fills \(touch.name(of: gap.holders[gap.holders.count - 1])), and takes the touches "
          + "there. Turn its interaction off, and let \(gap.names(touch)) pass on what is beside \(gap.holders.count > 1 ? "their" : "its") other views, \(own):",
        gap.spacerCode(touch, in: cover) + Self.passingClass
      )
    }
    let beside = "takes the touches beside what is in it as well."
    if gap.holders.count > 1 {
      return (
        "\(touch.name(of: gap.holders[gap.holders.count - 1])) \(beside) Let \(gap.names(touch)) pass those on, in a class of "
          + "their own:", Self.passingClass
      )
    }
    // A stack view is as large as what it arranges, so that its size is no remedy.
    let size = order == nil && ClassKnowledge.base(of: front) != "UIStackView" ? cover.height(touch) : nil
    let first =
      order.map { ("Change the order, or let", [$0, "// or:"]) }
      ?? size.map {
        let constant = PlainNumber.text($0)
        return (
          "Make it as high as that, or let",
          ["\(name).heightAnchor.constraint(equalToConstant: \(constant)).isActive = true", "// or:"]
        )
      } ?? ("Let", [])
    return (
      "\(touch.name(of: cover.front)) \(beside) \(first.0) it pass those on, \(place):",
      first.1 + [
        "override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {",
        "  subviews.contains { !$0.isHidden && $0.point(inside: convert(point, to: $0), with: event) }", "}",
      ]
    )
  }

  /// The method of a view that takes no touches for itself.
  private static let passingClass = [
    "override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {",
    "  let view = super.hitTest(point, with: event)", "  return view == self ? nil : view", "}",
  ]
}

/// The empty part of what lies in front: what takes a touch there, and what has to let it through.
struct CoverGap {
  /// The view in front and those in it that hold something to be touched elsewhere, from the outside in.
  let holders: [ViewPlace]
  /// The view in the innermost of them that only fills it, if the touch meets such a one.
  let spacer: ViewPlace?

  /// Both or all of them, in words.
  func names(_ touch: ExpectedTouch) -> String {
    let names = holders.map { touch.name(of: $0) }
    return names.count > 1
      ? "\(names.dropLast().joined(separator: ", ")) and \(names[names.count - 1])" : names[0]
  }

  /// The line that lets touches through the view that fills.
  func spacerCode(_ touch: ExpectedTouch, in cover: Cover) -> [String] {
    spacer.map { ["\(touch.variable($0, in: cover.front)).isUserInteractionEnabled = false"] } ?? []
  }
}

extension Cover {
  /// Whether the touch meets the view in front beside what is in it, or a view in there that only fills it.
  func isBesideContent(_ touch: ExpectedTouch) -> Bool { gap(touch) != nil }

  /// The empty part of what lies in front that the touch meets; nil if it meets something that is there for
  /// itself.
  func gap(_ touch: ExpectedTouch) -> CoverGap? {
    if taker == front { return CoverGap(holders: [front], spacer: nil) }
    let tree = touch.walk.trees[front.tree]
    let way = tree.way(from: taker.view, below: front.view).reversed()
      .map { ViewPlace(tree: front.tree, view: $0) }
    guard way.allSatisfy({ Self.onlyFills(touch.walk.view($0)) && touch.isDevelopers($0) }) else {
      return nil
    }
    let filling = way.firstIndex { !Cover(front: $0, taker: taker, beside: nil).hasTargets(in: tree) }
    return CoverGap(holders: [front] + way[..<(filling ?? way.count)], spacer: filling.map { way[$0] })
  }

  /// Whether a view is there for its size alone.
  private static func onlyFills(_ view: ViewSnapshot) -> Bool {
    ["UIView", "UIStackView"].contains(view.className) && view.hasRecognizers != .known(true)
  }
}
