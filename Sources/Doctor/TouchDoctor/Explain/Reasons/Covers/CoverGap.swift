// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

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
  func spacerCode(_ touch: ExpectedTouch, in front: ViewPlace) -> [String] {
    spacer.map { ["\(touch.variable($0, in: front)).isUserInteractionEnabled = false"] } ?? []
  }
}

extension Cover {
  /// The empty part of what lies in front that the touch meets, beside what is in it or on a view in there
  /// that only fills it; nil if it meets something that is there for itself.
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
