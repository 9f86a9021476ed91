// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// Whether the stored frames of a tree contradict its own constraints, so that no layout can give them back:
/// the file was changed by other means than its editor, or saved before the editor had laid it out.
struct StaleFrames {
  private let model: LayoutModel
  private let boxes: [ViewRect?]
  /// By how much rounding and the rectangles that constraints hold may differ from frames.
  private static let tolerance = 4.0

  private let insets: DesignFacts.Edges

  init(_ model: LayoutModel, insets: DesignFacts.Edges) {
    self.model = model
    self.insets = insets
    var boxes: [ViewRect?] = []
    for view in model.tree.views {
      guard let frame = view.frame.value else {
        boxes.append(nil)
        continue
      }
      guard let parent = view.parent else {
        boxes.append(ViewRect(x: 0, y: 0, width: frame.width, height: frame.height))
        continue
      }
      boxes.append(
        boxes[parent].map {
          ViewRect(x: $0.minX + frame.minX, y: $0.minY + frame.minY, width: frame.width, height: frame.height)
        })
    }
    self.boxes = boxes
  }

  /// Whether a frame contradicts a constraint that has to hold, or the stack view that it is in.
  var isStale: Bool {
    model.facts.constraints.contains { isBroken($0) }
      || model.tree.views.indices.contains { model.bases[$0] == "UIStackView" && isStackBroken($0) }
  }

  private func isBroken(_ constraint: DesignFacts.Constraint) -> Bool {
    let base = constraint.base
    guard base.priority >= 1000, base.relation == .equal, !base.isPlaceholder, model.isInstalled(constraint),
      base.views.allSatisfy({ model.isInstalled[$0] && model.tree.views[$0].attribute("misplaced") != "YES" }
      ),
      let one = value(base.first)
    else { return false }
    guard let second = base.second else { return abs(one - base.constant) > Self.tolerance }
    guard base.multiplier == 1 || LayoutAttribute(second.attribute)?.isPosition == false,
      let other = value(second), !isContent(base.first.view, second.view)
    else { return false }
    return abs(one - other * base.multiplier - base.constant) > Self.tolerance
  }

  /// Whether one of two views scrolls the other.
  private func isContent(_ one: Int, _ other: Int) -> Bool {
    (model.scrolls(one) && model.tree.ancestors(of: other).contains(one))
      || (model.scrolls(other) && model.tree.ancestors(of: one).contains(other))
  }

  private func value(_ anchor: LayoutConstraint.Anchor) -> Double? {
    let isSafe = anchor.owner == .safeArea && model.tree.views[anchor.view].parent == nil
    guard anchor.owner == .view || isSafe, let attribute = LayoutAttribute(anchor.attribute),
      !attribute.isOfMargin,
      let box = boxes[anchor.view]
    else { return nil }
    var (start, length) = attribute.isAcross ? (box.minX, box.width) : (box.minY, box.height)
    if isSafe {
      let (before, after) = attribute.isAcross ? (insets.left, insets.right) : (insets.top, insets.bottom)
      (start, length) = (start + before, length - before - after)
    }
    switch attribute.part {
    case .start: return start
    case .end: return start + length
    case .middle: return start + length / 2
    case .length: return length
    case .firstBaseline, .lastBaseline: return nil
    }
  }

  /// Whether the views in a stack view do not fill it, or do not follow each other at its spacing.
  private func isStackBroken(_ stack: Int) -> Bool {
    let snapshot = model.tree.views[stack]
    let distribution = snapshot.attribute("distribution") ?? "fill"
    let isFixed = ["fill", "fillEqually", "fillProportionally"].contains(distribution)
    guard isFixed || distribution == "equalSpacing", model.isInstalled[stack],
      snapshot.attribute("baselineRelativeArrangement") != "YES", model.facts.views[stack].axes.isEmpty
    else { return false }
    let isDown = snapshot.attribute("axis") == "vertical"
    let gap = snapshot.attribute("spacing").flatMap { $0 == "standard" ? 8 : Double($0) } ?? 0
    let shown = snapshot.children.filter {
      model.isInstalled[$0] && model.tree.views[$0].isHidden.value != true
    }
    if isFixed, model.facts.views[stack].margins == nil,
      snapshot.attribute("runtime.layoutMarginsRelativeArrangement") == nil,
      snapshot.attribute("runtime.isLayoutMarginsRelativeArrangement") == nil,
      let whole = boxes[stack], let first = shown.first.flatMap({ boxes[$0] }),
      let last = shown.last.flatMap({ boxes[$0] })
    {
      let (before, after) =
        isDown
        ? (first.minY - whole.minY, last.maxY - whole.maxY)
        : (first.minX - whole.minX, last.maxX - whole.maxX)
      if abs(before) > Self.tolerance || abs(after) > Self.tolerance { return true }
    }
    for (one, two) in zip(shown, shown.dropFirst()) {
      guard let first = boxes[one], let second = boxes[two] else { continue }
      let distance = isDown ? second.minY - first.maxY : second.minX - first.maxX
      if distance < gap - Self.tolerance || isFixed && distance > gap + Self.tolerance { return true }
    }
    return false
  }
}
