// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// Says of every view whether the file fixes its size, or has it follow from one that is not known yet.
struct LayoutBindings {
  /// How one view is held along one axis.
  private struct Hold {
    var hasStart = false
    var hasEnd = false
    var followsLength = false
    var isFixed = false
    /// Whether the length follows from the view's own other side.
    var hasRatio = false
    /// Where on the screen constraints hold the view.
    var edges: FrameTrust = []
  }

  private let tree: ViewTree
  private let traits: ViewTraits
  private let boxes: [ViewRect?]
  private var holds: ByAxis<[Hold]>

  /// Collects the information from constraints.
  init(_ tree: ViewTree, traits: ViewTraits, boxes: [ViewRect?]) {
    self.tree = tree
    self.traits = traits
    self.boxes = boxes
    holds = ByAxis(Array(repeating: Hold(), count: tree.views.count))
    for constraint in tree.constraints where constraint.isInstalled {
      if constraint.second == nil {
        collect(length: constraint)
      } else if constraint.isRequired && constraint.relation == .equal {
        collect(constraint)
      }
    }
  }

  private mutating func collect(_ constraint: LayoutConstraint) {
    guard let meaning = AnchorRange.meaning(of: constraint.first.attribute), let second = constraint.second
    else { return }
    let one = constraint.first.view
    if second.view == one {
      if meaning.role == .length { for axis in LayoutAxis.allCases { holds[axis][one].hasRatio = true } }
      return
    }
    collect(constraint.first, meaning.role, heldBy: second, meaning.axis)
    let role = AnchorRange.meaning(of: second.attribute)?.role
    collect(second, role, heldBy: constraint.first, meaning.axis)
  }

  private mutating func collect(
    _ anchor: LayoutConstraint.Anchor, _ role: AnchorRange.Role?, heldBy other: LayoutConstraint.Anchor,
    _ axis: LayoutAxis
  ) {
    if tree.views[other.view].parent == nil {
      holds[axis][anchor.view].edges.formUnion(Self.edge(of: other, axis))
    }
    switch role {
    case .start: holds[axis][anchor.view].hasStart = true
    case .end: holds[axis][anchor.view].hasEnd = true
    case .length: holds[axis][anchor.view].followsLength = true
    case .middle, .baseline, nil: break
    }
  }

  /// The edge of the screen that an anchor of a root stands for.
  private static func edge(of anchor: LayoutConstraint.Anchor, _ axis: LayoutAxis) -> FrameTrust {
    let role = AnchorRange.meaning(of: anchor.attribute)?.role
    var edge: FrameTrust = []
    if role == .end { edge.insert(axis == .across ? .atRight : .atBottom) }
    if role == .start, axis == .down { edge.insert(.atTop) }
    if anchor.owner != .view || anchor.attribute.hasSuffix("Margin"), axis == .down {
      edge.insert(.inSafeArea)
    }
    return edge
  }

  /// Collects a constant length: one that wins against the content, and by which the frame was drawn.
  private mutating func collect(length constraint: LayoutConstraint) {
    guard let meaning = AnchorRange.meaning(of: constraint.first.attribute), meaning.role == .length,
      constraint.relation != .greaterThanOrEqual, constraint.priority > Self.content, !constraint.hasOutlet,
      let size = boxes[constraint.first.view]?.size
    else { return }
    let length = Double(meaning.axis == .across ? size.width : size.height)
    if abs(length - constraint.constant) < 1.5 { holds[meaning.axis][constraint.first.view].isFixed = true }
  }

  /// The priority with which a view resists being smaller than its content (documented).
  static let content = 750.0

  /// Notes what comes out, each parent before its children.
  func bind(into trust: inout [FrameTrust], isStoryboard: Bool) {
    let stacks = StackLayout(tree: tree, boxes: boxes)
    for index in tree.views.indices {
      let container = tree.views[index].parent
      let isSizedLater = container.map { traits[$0].isStack } == true || isSizedLater(index)
      let mask = mask(of: index)
      for axis in LayoutAxis.allCases {
        let hold = holds[axis][index]
        trust[index].formUnion(hold.edges)
        if hold.isFixed || hold.followsLength || hold.hasRatio || (hold.hasStart && hold.hasEnd) {
          trust[index].insert(axis.held)
        }
        if isFixed(index, axis, mask),
          isFixedByConstraint(index, axis)
            || (!isSizedLater && !trust[index].contains(axis.resizes))
        {
          trust[index].insert(axis.pinned)
          if isFixedByConstraint(index, axis) { trust[index].remove(axis.resizes) }
          continue
        }
        if let stack = container, stack < index,
          traits[stack].isStack,
          trust[stack].contains(axis.pinned), !trust[index].contains(axis.resizes),
          stacks.settles(index, in: stack, axis)
        {
          trust[index].formUnion([axis.pinned, axis.held])
          continue
        }
        let isElastic: Bool
        if let parent = container, parent < index {
          let follows = trust[parent].contains(axis.elastic) && follows(index, axis, mask)
          isElastic = follows || isSizedLater
        } else {
          isElastic = (!isStoryboard && !isScreen(index)) || isAnyScreen(index) || isSizedLater
        }
        if isElastic { trust[index].insert(axis.elastic) }
      }
    }
  }

  /// Whether a root of a xib is as large as a screen, and most likely one.
  private func isScreen(_ view: Int) -> Bool {
    guard let size = boxes[view]?.size else { return false }
    return size.width >= 300 && size.height >= 450
  }

  /// Whether a root has the square in which Interface Builder drew for screens of any size, and which no
  /// device has.
  private func isAnyScreen(_ view: Int) -> Bool {
    guard let size = boxes[view]?.size else { return false }
    return size.width == 600 && size.height <= 600
  }

  /// Whether somebody else says how large the view is when it is shown: the list of a cell, the content of a
  /// stack view.
  private func isSizedLater(_ index: Int) -> Bool {
    traits[index].isCell || traits[index].isReused || tree.attribute("key", of: index) == "contentView"
      || tree.attribute("movedBy", of: index) != nil || tree.attribute("laidOutAs", of: index) != nil
  }

  private func isFixedByConstraint(_ view: Int, _ axis: LayoutAxis) -> Bool {
    let hold = holds[axis][view]
    return hold.isFixed || (hold.hasRatio && holds[axis.other][view].isFixed)
  }

  private func isFixed(_ index: Int, _ axis: LayoutAxis, _ mask: String?) -> Bool {
    if isFixedByConstraint(index, axis) { return true }
    guard let mask else { return false }
    // Code that holds a view without constraints sets its frame.
    return !mask.utf8.contains(UInt8(ascii: axis == .across ? "W" : "H")) && !tree.views[index].isHandled
      && tree.views[index].parent != nil
  }

  /// Whether the length of a view follows from that of its parent or its neighbors.
  private func follows(_ view: Int, _ axis: LayoutAxis, _ mask: String?) -> Bool {
    if let mask { return mask.utf8.contains(UInt8(ascii: axis == .across ? "W" : "H")) }
    let hold = holds[axis][view]
    return hold.followsLength || (hold.hasStart && hold.hasEnd)
  }

  /// The letters of the autoresizing mask of a view that is laid out by it; nil for one with Auto Layout.
  private func mask(of index: Int) -> String? {
    guard
      tree.attribute("translatesAutoresizingMaskIntoConstraints", of: index) != "NO"
        || tree.attribute("fixedFrame", of: index) == "YES"
    else { return nil }
    return tree.attribute("autoresize", of: index) ?? ""
  }
}

extension RecognizerSnapshot {
  /// Whether code has a way to a recognizer of a design: an outlet, or the class of the recognizer itself.
  var isHandled: Bool {
    attributes.contains { $0.name == "outlets" } || (baseClass != nil && className != baseClass)
  }
}

extension ViewSnapshot {
  /// Whether code has a way to a view of a design: an outlet, a tag, or the class of the view itself.
  var isHandled: Bool {
    attribute("outlets") != nil || (tag.value ?? 0) != 0 || ClassKnowledge.isCustom(self)
  }
}
