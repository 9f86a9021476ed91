// SPDX-License-Identifier: Apache-2.0
import TouchDoctor
import TouchLayout
package import TouchSnapshot

/// The constraints of one tree, as numbers that a solver takes.
///
/// Each view has four variables: the edges at the left and the top, in the coordinates of the root, and the
/// width and the height of the rectangle that constraints hold. What differs between screens is the constant
/// of a row, so that another screen takes little more than the rows that it concerns.
package struct LayoutModel {
  typealias Variable = LayoutSolver.Variable
  typealias Term = LayoutSolver.Term

  /// The variables of one view.
  struct Box {
    var left: Variable
    var top: Variable
    var width: Variable
    var height: Variable
    /// The size of what a scroll view shows.
    var contentWidth: Variable?
    var contentHeight: Variable?
    /// The safe area and the margins, if a constraint is about them: top, left, bottom, right.
    var safe: [Inset] = []
    var margins: [Inset] = []
  }

  /// A number that follows from where things lie, and the row that gives it to the solver.
  struct Inset {
    var variable: Variable
    var row: LayoutSolver.Constraint
  }

  /// A label whose height follows from its width.
  struct WrappedLabel {
    var view: Int
    var block: TextBlock
    var rows: [LayoutSolver.Constraint]
    /// The width that the rows have the height for.
    var width = -1.0
    /// The heights for the widths so far: screens have few.
    private var known: [(width: Double, height: Double)] = []

    init(view: Int, block: TextBlock, rows: [LayoutSolver.Constraint]) {
      (self.view, self.block, self.rows) = (view, block, rows)
    }

    /// The height for a width; nil if the rows have it.
    mutating func newHeight(for width: Double) -> Double? {
      guard abs(width - self.width) > 0.001 else { return nil }
      self.width = width
      if let found = known.first(where: { abs($0.width - width) <= 0.001 }) { return found.height }
      let height = block.height(in: width)
      known.append((width, height))
      return height
    }
  }

  let tree: ViewTree
  let facts: DesignFacts.Tree
  let bases: [String]
  let sizes: [NaturalSize]
  let countsPlaceholders: Bool
  let era: NaturalSizes.Era
  var solver = LayoutSolver()
  var boxes: [Box] = []
  /// The rows of the constraints of the file, by their index; nil for one that is not installed.
  var rows: [LayoutSolver.Constraint?] = []
  /// What stands for the constants that screens vary.
  var rootRows: [(view: Int, width: LayoutSolver.Constraint, height: LayoutSolver.Constraint)] = []
  var wrapped: [WrappedLabel] = []
  /// The rows of lengths that the file does not say: they are given two values, and what follows them is not
  /// known.
  var unknownRows: [(row: LayoutSolver.Constraint, isAcross: Bool, stored: Double)] = []
  /// The rows of lengths of text, and those lengths.
  var textRows: [(row: LayoutSolver.Constraint, length: Double)] = []
  /// The rows that may give way: those of content, and those of the file that are not required.
  var softRows: [LayoutSolver.Constraint] = []
  let isInstalled: [Bool]
  /// For each view, the root above it, and the nearest table.
  private(set) var roots: [Int] = []
  private(set) var tables: [Int?] = []
  /// Whether a scroll view that keeps its content clear of the bars holds the view.
  private(set) var isScrolled: [Bool] = []
  let isRegularWidth: Bool
  let isRegularHeight: Bool

  /// Makes the rows of a tree.
  ///
  /// - Parameters:
  ///   - tree: The views.
  ///   - facts: What else the file says about them.
  ///   - sizes: The sizes of controls.
  ///   - isRegularWidth: Whether the width of the screen is regular.
  ///   - isRegularHeight: Whether its height is.
  package init(
    _ tree: ViewTree, _ facts: DesignFacts.Tree, sizes: NaturalSizes, isRegularWidth: Bool,
    isRegularHeight: Bool
  ) {
    self.tree = tree
    self.facts = facts
    self.isRegularWidth = isRegularWidth
    self.isRegularHeight = isRegularHeight
    countsPlaceholders = sizes.countsPlaceholders
    era = sizes.era
    let bases = tree.views.map { ClassKnowledge.baseName(of: $0) }
    self.bases = bases
    self.sizes = tree.views.indices.map { sizes.size(of: tree.views[$0], base: bases[$0], facts.views[$0]) }
    var isInstalled = Array(repeating: true, count: tree.views.count)
    for view in tree.views.indices {
      let isOwn = Self.isInstalled(tree.views[view], isRegularWidth, isRegularHeight)
      isInstalled[view] = isOwn && (tree.views[view].parent.map { isInstalled[$0] } ?? true)
    }
    self.isInstalled = isInstalled
    for view in tree.views.indices {
      let parent = tree.views[view].parent
      roots.append(parent.map { roots[$0] } ?? view)
      tables.append(parent.flatMap { bases[$0] == "UITableView" ? $0 : tables[$0] })
      isScrolled.append(
        parent.map {
          isScrolled[$0]
            || scrolls($0) && tree.views[$0].attribute("contentInsetAdjustmentBehavior") != "never"
        } ?? false)
      var box = Box(
        left: solver.addVariable(), top: solver.addVariable(), width: solver.addVariable(),
        height: solver.addVariable())
      if scrolls(view) {
        box.contentWidth = solver.addVariable()
        box.contentHeight = solver.addVariable()
      }
      boxes.append(box)
    }
    for root in tree.roots { addRoot(root) }
    for view in tree.views.indices where tree.views[view].parent != nil && isInstalled[view] {
      if !isAuto(view) { addMask(view) }
      addLimits(view)
      addContent(view)
      if bases[view] == "UIStackView" { addStack(view) }
    }
    rows = facts.constraints.map { addConstraint($0) }
  }

  func scrolls(_ view: Int) -> Bool {
    KnownClass.roles(of: bases[view]).contains(.scrolls)
  }

  /// Whether constraints place the view, and not its mask.
  package func isAuto(_ view: Int) -> Bool {
    let snapshot = tree.views[view]
    guard let parent = snapshot.parent else { return false }
    return snapshot.attribute("translatesAutoresizingMaskIntoConstraints") == "NO"
      || bases[parent] == "UIStackView" && snapshot.attribute("arranged") == "YES"
  }

  private static func isInstalled(_ view: ViewSnapshot, _ isWide: Bool, _ isHigh: Bool) -> Bool {
    func applies(_ name: String) -> Int? {
      view.attribute(name)?.split(separator: " ").compactMap { SizeClassKey(String($0)) }
        .filter { $0.applies(isWidthRegular: isWide, isHeightRegular: isHigh) }.map { $0.specificity }.max()
    }
    let (out, into) = (applies("notInstalledFor"), applies("installedFor"))
    switch (out, into) {
    case (nil, nil): return view.attribute("installed") != "NO"
    case (let out?, let into?): return into >= out
    case (nil, _?): return true
    case (_?, nil): return false
    }
  }

  // MARK: Rows

  @discardableResult
  mutating func add(
    _ terms: [Term], _ relation: LayoutSolver.Relation, _ constant: Double,
    priority: Double = 1000
  ) -> LayoutSolver.Constraint {
    solver.addConstraint(terms, relation, constant, priority: Float(priority))
  }

  private mutating func addRoot(_ root: Int) {
    let box = boxes[root]
    let frame = tree.views[root].frame.value ?? ViewRect(x: 0, y: 0, width: 0, height: 0)
    add([Term(box.left)], .equal, 0)
    add([Term(box.top)], .equal, 0)
    let width = add([Term(box.width)], .equal, frame.width)
    let height = add([Term(box.height)], .equal, frame.height)
    rootRows.append((root, width, height))
    addLimits(root)
    if bases[root] == "UIStackView" { addStack(root) }
  }

  /// Sizes are not negative; content is as large as it is.
  private mutating func addLimits(_ view: Int) {
    let box = boxes[view]
    guard isAuto(view) else { return }
    add([Term(box.width)], .greaterThanOrEqual, 0)
    add([Term(box.height)], .greaterThanOrEqual, 0)
  }

  /// The frame that follows from that of the superview by the mask.
  private mutating func addMask(_ view: Int) {
    guard let parent = tree.views[view].parent, let frame = tree.views[view].frame.value else { return }
    let snapshot = tree.views[view]
    let whole = tree.views[parent].frame.value?.size
    let alignment = sizes[view].alignment
    var mask = snapshot.attribute("autoresize") ?? "none"
    // A cell's content fills it, whatever its mask says.
    if snapshot.attribute("autoresize") == nil, snapshot.className.hasSuffix("ContentView") { mask = "W+H" }
    if bases[parent] == "UITableView" { mask = "W" }
    let parts = mask.split(separator: "+")
    addMask(
      boxes[view].left, boxes[view].width, boxes[parent].left, boxes[parent].width,
      (frame.minX + alignment.left, frame.width - alignment.left - alignment.right), whole?.width,
      (parts.contains("LM"), parts.contains("W"), parts.contains("RM")))
    addMask(
      boxes[view].top, boxes[view].height, boxes[parent].top, boxes[parent].height,
      (frame.minY + alignment.top, frame.height - alignment.top - alignment.bottom), whole?.height,
      (parts.contains("TM"), parts.contains("H"), parts.contains("BM")))
  }

  private mutating func addMask(
    _ start: Variable, _ length: Variable, _ origin: Variable, _ whole: Variable,
    _ stored: (start: Double, length: Double), _ storedWhole: Double?,
    _ flexible: (before: Bool, itself: Bool, after: Bool)
  ) {
    let all = storedWhole ?? 0
    let after = all - stored.start - stored.length
    let parts = [
      flexible.before ? max(stored.start, 0) : 0, flexible.itself ? max(stored.length, 0) : 0,
      flexible.after ? max(after, 0) : 0,
    ]
    let sum = parts.reduce(0, +)
    let flags = [flexible.before, flexible.itself, flexible.after]
    let count = Double(flags.filter { $0 }.count)
    func share(_ index: Int) -> Double {
      guard flags[index] else { return 0 }
      return sum > 0 ? parts[index] / sum : 1 / count
    }
    let (before, itself) = (share(0), share(1))
    guard storedWhole != nil || count == 0 else { return }
    add(
      [Term(start), Term(origin, times: -1), Term(whole, times: -before)], .equal,
      stored.start - before * all)
    add([Term(length), Term(whole, times: -itself)], .equal, stored.length - itself * all)
  }

  /// What keeps a view as large as its content.
  private mutating func addContent(_ view: Int) {
    guard isAuto(view) else { return }
    let size = sizes[view]
    let snapshot = tree.views[view]
    func priority(_ name: String, _ otherwise: Double) -> Double {
      snapshot.attribute(name).flatMap { Double($0) } ?? otherwise
    }
    let stored = snapshot.frame.value?.size ?? ViewSize(width: 0, height: 0)
    _ = addContent(
      boxes[view].width, size.width, stored.width, isAcross: true,
      hugging: priority("horizontalHuggingPriority", 250),
      resistance: priority("horizontalCompressionResistancePriority", 750))
    let down = addContent(
      boxes[view].height, size.height, stored.height, isAcross: false,
      hugging: priority("verticalHuggingPriority", 250),
      resistance: priority("verticalCompressionResistancePriority", 750))
    if let block = size.wrapped { wrapped.append(WrappedLabel(view: view, block: block, rows: down)) }
  }

  private mutating func addContent(
    _ variable: Variable, _ length: NaturalSize.Length, _ stored: Double, isAcross: Bool, hugging: Double,
    resistance: Double
  ) -> [LayoutSolver.Constraint] {
    let number: Double
    switch length {
    case .none: return []
    case .points(let points), .text(let points): number = points
    case .unknown: number = stored
    }
    let made = [
      add([Term(variable)], .greaterThanOrEqual, number, priority: min(resistance, 999.99)),
      add([Term(variable)], .lessThanOrEqual, number, priority: min(hugging, 999.99)),
    ]
    softRows += made
    switch length {
    case .unknown: unknownRows += made.map { ($0, isAcross, number) }
    case .text where isAcross: textRows += made.map { ($0, number) }
    case .none, .points, .text: break
    }
    return made
  }

  // MARK: Constraints of the file

  private mutating func addConstraint(_ constraint: DesignFacts.Constraint) -> LayoutSolver.Constraint? {
    let base = constraint.base
    guard isInstalled(constraint) else { return nil }
    guard base.views.allSatisfy({ isInstalled[$0] }) else { return nil }
    guard let first = side(base.first, beside: base.second?.view) else { return nil }
    var terms = first.terms
    var constant = self.constant(of: constraint) - first.constant
    if let second = base.second {
      guard let other = side(second, beside: base.first.view) else { return nil }
      terms += other.terms.map { Term($0.variable, times: -$0.coefficient * base.multiplier) }
      constant += other.constant * base.multiplier
      // Positions count from the view that holds both.
      if base.multiplier != 1, first.isPosition, other.isPosition {
        let origin = boxes[commonAncestor(base.first.view, second.view)]
        terms.append(Term(first.isAcross ? origin.left : origin.top, times: base.multiplier - 1))
      }
    }
    let relation: LayoutSolver.Relation =
      switch base.relation {
      case .equal: .equal
      case .lessThanOrEqual: .lessThanOrEqual
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    let row = add(terms, relation, constant, priority: base.priority)
    if base.priority < 1000 { softRows.append(row) }
    return row
  }

  func isInstalled(_ constraint: DesignFacts.Constraint) -> Bool {
    if constraint.base.isPlaceholder { return countsPlaceholders }
    var isInstalled = constraint.base.isInstalled
    var specificity = -1
    for (key, value) in constraint.installations
    where key.applies(isWidthRegular: isRegularWidth, isHeightRegular: isRegularHeight)
      && key.specificity >= specificity
    {
      (isInstalled, specificity) = (value, key.specificity)
    }
    return isInstalled
  }

  private func constant(of constraint: DesignFacts.Constraint) -> Double {
    var (constant, specificity) = (constraint.base.constant, -1)
    for (key, value) in constraint.constants
    where key.applies(isWidthRegular: isRegularWidth, isHeightRegular: isRegularHeight)
      && key.specificity >= specificity
    {
      (constant, specificity) = (value, key.specificity)
    }
    return constant
  }

  private func commonAncestor(_ one: Int, _ other: Int) -> Int {
    let ancestors = Set([one] + tree.ancestors(of: one))
    return ([other] + tree.ancestors(of: other)).first { ancestors.contains($0) } ?? one
  }

  // MARK: Sides

  /// One side of a constraint.
  struct Side {
    var terms: [Term]
    var constant = 0.0
    var isAcross: Bool
    /// Whether it is where something lies, and not how long it is.
    var isPosition: Bool
  }

  /// The side that an anchor names; nil if the file does not say.
  mutating func side(_ anchor: LayoutConstraint.Anchor, beside other: Int?) -> Side? {
    let view = anchor.view
    guard let attribute = LayoutAttribute(anchor.attribute) else { return nil }
    let isContent =
      anchor.owner == .content
      || anchor.owner == .view && scrolls(view) && attribute.isPosition && attribute.part != .middle
        && other.map { $0 != view && tree.ancestors(of: $0).contains(view) } == true
    if isContent { return contentSide(of: view, attribute) }
    switch anchor.owner {
    case .view: return side(of: view, attribute)
    case .safeArea: return insetSide(of: view, attribute, \.safe)
    case .content: return nil
    case .unknownGuide: return nil
    }
  }

  private mutating func contentSide(of view: Int, _ attribute: LayoutAttribute) -> Side? {
    let box = boxes[view]
    guard let width = box.contentWidth, let height = box.contentHeight else { return nil }
    switch attribute.part {
    case .start:
      return Side(
        terms: [Term(attribute.isAcross ? box.left : box.top)], isAcross: attribute.isAcross, isPosition: true
      )
    case .end:
      return Side(
        terms: attribute.isAcross ? [Term(box.left), Term(width)] : [Term(box.top), Term(height)],
        isAcross: attribute.isAcross, isPosition: true)
    case .middle:
      return Side(
        terms: attribute.isAcross
          ? [Term(box.left), Term(width, times: 0.5)] : [Term(box.top), Term(height, times: 0.5)],
        isAcross: attribute.isAcross, isPosition: true)
    case .length:
      return Side(
        terms: [Term(attribute.isAcross ? width : height)], isAcross: attribute.isAcross, isPosition: false)
    case .firstBaseline, .lastBaseline: return nil
    }
  }

  mutating func side(of view: Int, _ attribute: LayoutAttribute) -> Side {
    if attribute.isOfMargin { return insetSide(of: view, attribute, \.margins) }
    let box = boxes[view]
    let (start, length) = attribute.isAcross ? (box.left, box.width) : (box.top, box.height)
    var side = Side(terms: [], isAcross: attribute.isAcross, isPosition: attribute.isPosition)
    switch attribute.part {
    case .start: side.terms = [Term(start)]
    case .end: side.terms = [Term(start), Term(length)]
    case .middle: side.terms = [Term(start), Term(length, times: 0.5)]
    case .length: side.terms = [Term(length)]
    case .firstBaseline, .lastBaseline:
      guard let line = sizes[view].line else {
        side.terms = attribute.part == .firstBaseline ? [Term(start)] : [Term(start), Term(length)]
        break
      }
      // The text lies in the middle of its view.
      side.terms = [Term(start), Term(length, times: 0.5)]
      side.constant = line.ascender - line.lineHeight / 2
      if sizes[view].wrapped != nil {
        // A label that wraps is as high as its text.
        side.terms = attribute.part == .firstBaseline ? [Term(start)] : [Term(start), Term(length)]
        side.constant = attribute.part == .firstBaseline ? line.ascender : line.descender
      }
    }
    return side
  }

  /// The position or length of an area that lies within the view.
  private mutating func insetSide(
    of view: Int, _ attribute: LayoutAttribute, _ path: WritableKeyPath<Box, [Inset]>
  ) -> Side {
    if boxes[view][keyPath: path].isEmpty {
      for _ in 0..<4 {
        let variable = solver.addVariable()
        let row = add([Term(variable)], .equal, 0)
        boxes[view][keyPath: path].append(Inset(variable: variable, row: row))
      }
    }
    let insets = boxes[view][keyPath: path].map { $0.variable }
    let box = boxes[view]
    let isAcross = attribute.isAcross
    let (start, length) = isAcross ? (box.left, box.width) : (box.top, box.height)
    let (before, after) = isAcross ? (insets[1], insets[3]) : (insets[0], insets[2])
    var side = Side(terms: [], isAcross: isAcross, isPosition: attribute.isPosition)
    switch attribute.part {
    case .start, .firstBaseline: side.terms = [Term(start), Term(before)]
    case .end, .lastBaseline: side.terms = [Term(start), Term(length), Term(after, times: -1)]
    case .middle:
      side.terms = [
        Term(start), Term(length, times: 0.5), Term(before, times: 0.5), Term(after, times: -0.5),
      ]
    case .length: side.terms = [Term(length), Term(before, times: -1), Term(after, times: -1)]
    }
    return side
  }
}

/// What an attribute of a constraint is about.
struct LayoutAttribute {
  enum Part { case start, end, middle, length, firstBaseline, lastBaseline }

  var isAcross: Bool
  var part: Part
  var isOfMargin = false

  var isPosition: Bool { part != .length }

  init(isAcross: Bool, _ part: Part) {
    (self.isAcross, self.part) = (isAcross, part)
  }

  /// The attribute of a name; nil for an unknown one.
  init?(_ name: String) {
    switch name {
    case "left", "leading": self.init(isAcross: true, .start)
    case "right", "trailing": self.init(isAcross: true, .end)
    case "centerX": self.init(isAcross: true, .middle)
    case "width": self.init(isAcross: true, .length)
    case "top": self.init(isAcross: false, .start)
    case "bottom": self.init(isAcross: false, .end)
    case "centerY": self.init(isAcross: false, .middle)
    case "height": self.init(isAcross: false, .length)
    case "firstBaseline": self.init(isAcross: false, .firstBaseline)
    case "baseline", "lastBaseline": self.init(isAcross: false, .lastBaseline)
    case "leftMargin", "leadingMargin": self.init(isAcross: true, .start)
    case "rightMargin", "trailingMargin": self.init(isAcross: true, .end)
    case "centerXWithinMargins": self.init(isAcross: true, .middle)
    case "topMargin": self.init(isAcross: false, .start)
    case "bottomMargin": self.init(isAcross: false, .end)
    case "centerYWithinMargins": self.init(isAcross: false, .middle)
    default: return nil
    }
    isOfMargin = name.hasSuffix("Margin") || name.hasSuffix("Margins")
  }
}

extension LayoutConstraint {
  /// The views on both sides.
  var views: [Int] { [first.view] + (second.map { [$0.view] } ?? []) }
}
