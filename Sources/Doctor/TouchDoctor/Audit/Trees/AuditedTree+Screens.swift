// SPDX-License-Identifier: Apache-2.0
import TextSources
import TouchSnapshot

/// What a design that was drawn for a screen that no device has any more says about the screens of today.
extension AuditedTree {
  /// The height of the screens that were drawn for before 2012, in points; every phone since is higher.
  private static let oldHeight = 480.0

  /// Whether the design was drawn for such a screen, so that what follows its lower edge lies lower now.
  func isDrawnForOldScreen(_ view: Int) -> Bool {
    guard isDesign, let box = standings[standings[view].root].box else { return false }
    return box.width >= 300 && box.width < Self.oldHeight && Double(box.height) <= Self.oldHeight
      && Double(box.height) >= 400
  }

  /// Whether the lower edge of a view moves down with that of the screen.
  func growsWithScreen(_ view: Int) -> Bool {
    isDrawnForOldScreen(view)
      && follows(view) { mask, trust in
        mask.map { $0.contains("H") } ?? trust.isSuperset(of: [.atBottom, .atTop])
      }
  }

  /// Whether two views part on a higher screen: one is held at its bottom, and the other is not.
  func partOnHigherScreens(_ one: Int, _ other: Int) -> Bool {
    isDrawnForOldScreen(one) && isHeldAtBottom(one) != isHeldAtBottom(other)
  }

  /// Whether all of a view moves down with the lower edge of the screen.
  func isHeldAtBottom(_ view: Int) -> Bool {
    var next: Int? = view
    for _ in 0..<Self.farthest {
      guard let here = next, let parent = tree.views[here].parent else { return false }
      let trust = standings[here].trust
      let isHeld =
        mask(of: here).map { $0.contains("TM") && !$0.contains("BM") && !$0.contains("H") }
        ?? (trust.contains(.atBottom) && (!trust.contains(.atTop) || bottomHeld.contains(here)))
      if isHeld { return growsWithScreen(parent) || tree.views[parent].parent == nil }
      next = parent
    }
    return false
  }

  /// Whether a view and all around it below the root keep to the screen as said.
  private func follows(_ view: Int, _ rule: ([String]?, FrameTrust) -> Bool) -> Bool {
    var next: Int? = view
    for _ in 0..<Self.farthest {
      guard let here = next, let parent = tree.views[here].parent else { return true }
      if !rule(mask(of: here), standings[here].trust) { return false }
      next = parent
    }
    return false
  }

  /// The letters of the autoresizing mask of a view that is laid out by it; nil for one with Auto Layout.
  private func mask(of view: Int) -> [String]? {
    let snapshot = tree.views[view]
    guard
      snapshot.attribute("translatesAutoresizingMaskIntoConstraints") != "NO"
        || snapshot.attribute("fixedFrame") == "YES"
    else { return nil }
    return (snapshot.attribute("autoresize") ?? "").split(separator: "+").map(String.init)
  }

  /// The views that have a constraint on their lower edge, middle or baseline.
  static func bottomHeld(in tree: ViewTree) -> Set<Int> {
    var held: Set<Int> = []
    for constraint in tree.constraints where constraint.isInstalled {
      guard let second = constraint.second, second.view != constraint.first.view else { continue }
      if isLow(constraint.first.attribute) { held.insert(constraint.first.view) }
      if isLow(second.attribute) { held.insert(second.view) }
    }
    return held
  }

  private static func isLow(_ attribute: String) -> Bool {
    if let meaning = AnchorRange.meaning(of: attribute) {
      return meaning.axis == .down && [.end, .middle, .baseline].contains(meaning.role)
    }
    return ["bottom", "centerY", "baseline", "lastBaseline", "firstBaseline"].contains {
      attribute.hasPrefix($0)
    }
  }
}
