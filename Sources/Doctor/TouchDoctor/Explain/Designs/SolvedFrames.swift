// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// Frames of a file of Interface Builder that follow from its constraints, where those contradict the stored
/// ones: the app lays out by constraints, whatever its editor drew last.
///
/// Only simple chains are followed, along each axis for itself: edges, middles and lengths that required
/// constraints equal to what is known. A length that no constraint gives is the stored one, as that of a
/// button with its title. Code may change a constraint that has an outlet, but the file says where it begins.
///
/// A solution that breaks a required constraint is none: the neighbors of the view are then solved with it,
/// such as the list above a button that has to move up. What breaks one even so stays where it is stored.
struct SolvedFrames {
  /// What marks a view whose frame follows from constraints.
  static let mark = "frame follows from constraints"
  /// How often views are gone through whose neighbors were solved before.
  private static let passes = 4
  /// By how much rounding may break a constraint, in points.
  private static let tolerance = 1.5
  /// How often neighbors are added to what is solved, and constraints that only limit it.
  private static let rounds = 8
  /// By how much the safe area may be another than it is known to be, in points.
  private static let safeAreaTolerance = 4.0
  /// The most constraints of a tree that are looked at.
  private static let mostConstraints = 5_000

  /// A view along one axis, as far as it is known.
  private struct Span {
    var start: Double?
    var end: Double?
    var middle: Double?
    var length: Double?

    /// Works out what follows from two of the values.
    mutating func complete() {
      if start == nil, let end, let length { start = end - length }
      if start == nil, let middle, let length { start = middle - length / 2 }
      if start == nil, let end, let middle { start = 2 * middle - end }
      if length == nil, let start, let end { length = end - start }
      if length == nil, let start, let middle { length = 2 * (middle - start) }
      guard let start, let length else { return }
      (end, middle) = (start + length, start + length / 2)
    }

    /// Whether nothing says where it is.
    var isFree: Bool { start == nil && end == nil && middle == nil }

    var isDone: Bool { start != nil && length != nil }

    var isKnown: Bool { isDone && length.map { $0 >= 0 } == true }
  }

  private let tree: ViewTree
  private let boxes: [ViewRect?]
  private let insets: SceneInsets

  private init(_ tree: ViewTree) {
    self.tree = tree
    let geometry = TreeGeometry(tree)
    boxes = tree.views.indices.map { view in
      geometry.views[view].box.map { $0.insetBy(dx: Self.alignment(tree.views[view]), dy: 0) }
    }
    insets = SceneInsets(of: tree)
  }

  /// How far the rectangle that constraints hold lies in a view at its sides.
  ///
  /// A switch's is up to 2 points narrower on one side, and a slider's on both (measured in files that Xcode
  /// saved). Older files have sliders without that, so this is a number that both are close enough to.
  private static func alignment(_ view: ViewSnapshot) -> Double {
    switch ClassKnowledge.base(of: view) {
    case "UISlider": 1.25
    case "UISwitch": 0.75
    default: 0
    }
  }

  /// Gives each view the frame that constraints contradict its stored one with, as far as that can be told.
  static func solve(_ tree: inout ViewTree) {
    guard !tree.constraints.isEmpty, tree.constraints.count <= mostConstraints else { return }
    for _ in 0..<passes where !SolvedFrames(tree).apply(to: &tree) { return }
  }

  /// Whether something has changed.
  private func apply(to tree: inout ViewTree) -> Bool {
    let solved = ByAxisOfSpans(across: solved(.across), down: solved(.down))
    var hasChanged = false
    for view in tree.views.indices {
      guard var box = boxes[view], tree.views[view].parent != nil else { continue }
      let isMisplaced = tree.views[view].attribute("misplaced") == "YES"
      let (across, down) = (solved.across[view], solved.down[view])
      if isMisplaced, across == nil || down == nil { continue }
      guard across != nil || down != nil else { continue }
      if let span = across { (box.origin.x, box.size.width) = (span.start ?? 0, span.length ?? 0) }
      if let span = down { (box.origin.y, box.size.height) = (span.start ?? 0, span.length ?? 0) }
      if isMisplaced { tree.views[view].attributes.removeAll { $0.name == "misplaced" } }
      guard Self.differs(box, boxes[view]) else { continue }
      move(view, to: box, in: &tree)
      hasChanged = true
    }
    return hasChanged
  }

  private static func differs(_ box: ViewRect, _ other: ViewRect?) -> Bool {
    guard let other else { return true }
    return abs(box.minX - other.minX) > 0.5 || abs(box.minY - other.minY) > 0.5
      || abs(box.width - other.width) > 0.5 || abs(box.height - other.height) > 0.5
  }

  /// Gives a view another box of the tree's coordinates.
  private func move(_ view: Int, to box: ViewRect, in tree: inout ViewTree) {
    guard let old = boxes[view], let frame = tree.views[view].frame.value else { return }
    tree.views[view].frame = .known(
      ViewRect(
        x: frame.minX + box.minX - old.minX, y: frame.minY + box.minY - old.minY,
        width: box.width + 2 * Self.alignment(tree.views[view]), height: box.height))
    tree.views[view].bounds = .known(
      ViewRect(origin: .zero, size: tree.views[view].frame.value?.size ?? box.size))
    if tree.views[view].attribute(Self.mark) == nil {
      tree.views[view].attributes.append(ViewSnapshot.Attribute(name: Self.mark, value: "YES"))
    }
  }

  // MARK: One axis

  /// What constraints say along an axis about the views that they contradict.
  private func solved(_ axis: LayoutAxis) -> [Int: Span] {
    // A constraint that gives way counts where nothing stronger does.
    let all = tree.constraints.filter { isUsed($0, axis) }
    var equations = all.filter { $0.isRequired && $0.relation == .equal }
    let limits = all.filter { $0.isRequired && $0.relation != .equal }
    let binding = (equations + limits).filter { !$0.views.contains { isLaidOutOtherwise($0) } }
    equations += all.filter { !$0.isRequired && $0.relation == .equal }
    var open = doubtful(equations + limits, axis)
    guard !open.isEmpty else { return [:] }
    var found: [Int: Span] = [:]
    for _ in 0..<Self.rounds {
      found = solved(open, by: equations, within: limits, axis)
      // A view that would end before it begins has no room between those around it.
      var broken = Set(found.keys.filter { found[$0]?.isKnown != true })
      for constraint in binding
      where constraint.views.contains(where: { found[$0] != nil }) && isBroken(constraint, axis, found) {
        broken.formUnion(constraint.views)
      }
      guard !broken.isEmpty else { return found }
      let doubted = broken.intersection(open)
      let more = Set(binding.filter { $0.views.contains { doubted.contains($0) } }.flatMap { $0.views })
        .union(broken).filter { !open.contains($0) && isSolvable($0) }
      if more.isEmpty { return found.filter { view, _ in !broken.contains(view) } }
      open.formUnion(more)
    }
    return [:]
  }

  /// What constraints say about some views.
  private func solved(
    _ views: Set<Int>, by equations: [LayoutConstraint], within limits: [LayoutConstraint], _ axis: LayoutAxis
  ) -> [Int: Span] {
    var open = views
    var spans = Dictionary(uniqueKeysWithValues: views.map { ($0, Span()) })
    while true {
      var found = true
      while found {
        found = false
        for constraint in equations where tell(constraint, axis, &spans) { found = true }
      }
      open = open.filter { spans[$0]?.isDone != true }
      guard !open.isEmpty else { break }
      // What scrolls begins where it is stored.
      let content = open.sorted().first { view in
        spans[view]?.isFree == true
          && tree.views[view].parent.map { ClassKnowledge.scrolls(tree.views[$0]) } == true
      }
      if let content, let box = boxes[content] {
        spans[content]?.start = axis == .across ? box.minX : box.minY
        spans[content]?.complete()
        continue
      }
      // What only has to be so large or so far away is that, where nothing else says how large or where, and
      // the stored frame would break it.
      if limits.contains(where: { isBroken($0, axis, [:]) && tell($0, axis, &spans) }) { continue }
      // What is held at one point alone has the length of its content, which is the stored one; what ends
      // with what is in it comes after that.
      let held = open.sorted().filter { isHeldOnce(spans[$0]) }.map { ($0, tree.ancestors(of: $0).count) }
      guard let next = held.max(by: { $0.1 < $1.1 })?.0, let box = boxes[next] else { break }
      spans[next]?.length = axis == .across ? box.width : box.height
      spans[next]?.complete()
    }
    return spans.filter { $0.value.isDone }
  }

  /// Whether a constraint does not hold where some views have been solved and the others are as stored.
  private func isBroken(_ constraint: LayoutConstraint, _ axis: LayoutAxis, _ spans: [Int: Span]) -> Bool {
    // The views that are being solved are where they were as long as nobody knows better.
    guard let one = value(of: constraint.first, axis, spans) else { return false }
    var other = constraint.constant
    if let second = constraint.second {
      guard let value = value(of: second, axis, spans) else { return false }
      other += value * constraint.multiplier
    }
    let isSafe = [constraint.first, constraint.second].contains { $0?.owner == .safeArea }
    let breach = AnchorRange(one).breach(of: constraint.relation, to: AnchorRange(other))
    return breach > (isSafe ? Self.safeAreaTolerance : Self.tolerance)
  }

  private func isHeldOnce(_ span: Span?) -> Bool {
    guard let span, span.length == nil else { return false }
    return [span.start, span.end, span.middle].filter { $0 != nil }.count == 1
  }

  /// Whether a constraint is between edges, middles or lengths along an axis.
  private func isUsed(_ constraint: LayoutConstraint, _ axis: LayoutAxis) -> Bool {
    guard constraint.isInstalled, constraint.priority > LayoutBindings.content,
      let meaning = AnchorRange.meaning(of: constraint.first.attribute), meaning.axis == axis,
      !meaning.isOfMargin, meaning.role != .baseline, isUsed(constraint.first)
    else { return false }
    // A number that gives way may be broken by an inequality.
    guard let second = constraint.second else { return meaning.role == .length && constraint.isRequired }
    guard let other = AnchorRange.meaning(of: second.attribute), other.axis == axis, !other.isOfMargin,
      other.role != .baseline, isUsed(second), second.view != constraint.first.view
    else { return false }
    if meaning.role == .length || other.role == .length { return meaning.role == other.role }
    return constraint.multiplier == 1 && !isContent(constraint.first.view, of: second.view)
      && !isContent(second.view, of: constraint.first.view)
  }

  private func isUsed(_ anchor: LayoutConstraint.Anchor) -> Bool {
    anchor.owner == .view || (anchor.owner == .safeArea && tree.views[anchor.view].parent == nil)
  }

  /// Whether a view lies in a scroll view, with whose content it moves.
  private func isContent(_ view: Int, of scroller: Int) -> Bool {
    ClassKnowledge.scrolls(tree.views[scroller]) && tree.ancestors(of: view).contains(scroller)
  }

  /// The views with a constraint that their stored frames break.
  private func doubtful(_ equations: [LayoutConstraint], _ axis: LayoutAxis) -> Set<Int> {
    var found: Set<Int> = []
    for view in tree.views.indices where tree.views[view].attribute("misplaced") == "YES" {
      found.insert(view)
    }
    for constraint in equations {
      // A stack view lays out what it arranges, and content what it holds.
      if constraint.views.contains(where: { isLaidOutOtherwise($0) }) { continue }
      if isEmpty(constraint, axis) {
        found.insert(constraint.first.view)
        continue
      }
      guard breaksStored(constraint, axis) else { continue }
      // Of a view and one around it, the inner one is wrong.
      guard let second = constraint.second?.view else {
        found.insert(constraint.first.view)
        continue
      }
      let first = constraint.first.view
      if tree.ancestors(of: second).contains(first) {
        found.insert(endsWithContent(first, equations, axis) ? first : second)
      } else if tree.ancestors(of: first).contains(second) {
        found.insert(endsWithContent(second, equations, axis) ? second : first)
      } else {
        found.formUnion([first, second])
      }
    }
    return found.filter { isSolvable($0) }
  }

  /// Whether the stored frames break a constraint.
  private func breaksStored(_ constraint: LayoutConstraint, _ axis: LayoutAxis) -> Bool {
    guard let box = boxes[constraint.first.view] else { return false }
    guard let second = constraint.second else {
      return AnchorRange(constraint.first, in: box).map {
        $0.breach(of: constraint.relation, to: AnchorRange(constraint.constant)) > Self.tolerance
      } ?? false
    }
    guard let otherBox = boxes[second.view] else { return false }
    guard let one = AnchorRange(constraint.first, in: box), let other = AnchorRange(second, in: otherBox)
    else {
      // What has no area yet ends with what is in it.
      return constraint.isRequired && isAround(constraint.first.view, second.view)
        && isBroken(constraint, axis, [:])
    }
    guard let range = other.scaled(by: constraint.multiplier, plus: constraint.constant) else { return false }
    return one.breach(of: constraint.relation, to: range) > Self.tolerance || liesUnderBar(constraint, axis)
  }

  /// Whether one of two views lies in the other.
  private func isAround(_ one: Int, _ other: Int) -> Bool {
    tree.ancestors(of: one).contains(other) || tree.ancestors(of: other).contains(one)
  }

  /// Whether constraints decide about a view that has a place.
  private func isSolvable(_ view: Int) -> Bool {
    !isLaidOutOtherwise(view) && boxes[view] != nil && tree.views[view].parent != nil
  }

  /// Whether the stored frame of a view has no length along an axis, and a constraint gives it one.
  private func isEmpty(_ constraint: LayoutConstraint, _ axis: LayoutAxis) -> Bool {
    guard constraint.second == nil, constraint.relation != .lessThanOrEqual,
      let box = boxes[constraint.first.view]
    else { return false }
    return constraint.constant > Self.tolerance && (axis == .across ? box.width : box.height) == 0
      && (axis == .across ? box.height : box.width) > 0
  }

  /// Whether a view is as long as what is in it: nothing outside of it, and no number, says where it ends.
  private func endsWithContent(_ view: Int, _ equations: [LayoutConstraint], _ axis: LayoutAxis) -> Bool {
    guard tree.views[view].parent != nil, !isLaidOutOtherwise(view) else { return false }
    // What was stored without a length, and has none by a number either, is not what its content ends with.
    if let box = boxes[view], (axis == .across ? box.width : box.height) == 0,
      !equations.contains(where: { $0.second == nil && $0.first.view == view })
    {
      return true
    }
    return !equations.contains { constraint in
      let own = constraint.first.view == view ? constraint.first : constraint.second
      guard constraint.relation == .equal, let own, own.view == view,
        let role = AnchorRange.meaning(of: own.attribute)?.role,
        role == .end || role == .length || role == .middle
      else { return false }
      let other = constraint.first.view == view ? constraint.second?.view : constraint.first.view
      return other.map { !tree.ancestors(of: $0).contains(view) } ?? true
    }
  }

  /// Whether the stored frames have a view under a bar that a constraint keeps clear of it.
  ///
  /// What begins farther below a navigation bar may be clear of a large title.
  private func liesUnderBar(_ constraint: LayoutConstraint, _ axis: LayoutAxis) -> Bool {
    guard axis == .down, let second = constraint.second, constraint.multiplier == 1, constraint.isRequired,
      let safe = [constraint.first, second].first(where: { $0.owner == .safeArea })
    else { return false }
    switch safe.attribute {
    case "bottom": return insets.hasBarBelow && isBroken(constraint, axis, [:])
    case "top":
      guard insets.hasBarAbove, let one = value(of: constraint.first, axis, [:]),
        let other = value(of: second, axis, [:])
      else { return false }
      let gap = other + constraint.constant - one
      return (safe == second ? gap : -gap) > Self.safeAreaTolerance
    default: return false
    }
  }

  private func isLaidOutOtherwise(_ view: Int) -> Bool {
    let snapshot = tree.views[view]
    return snapshot.attribute("arranged") == "YES" || snapshot.attribute("template") == "YES"
      || snapshot.attribute("installed") == "NO" || snapshot.attribute("key") == "contentView"
  }

  /// Takes what a constraint says about either side; whether anything of that was new.
  private func tell(_ constraint: LayoutConstraint, _ axis: LayoutAxis, _ spans: inout [Int: Span]) -> Bool {
    let first = tell(constraint.first, from: constraint, axis, &spans)
    guard let second = constraint.second else { return first }
    return tell(second, from: constraint, axis, &spans) || first
  }

  /// Takes what a constraint says about one of its sides; whether that was new.
  private func tell(
    _ anchor: LayoutConstraint.Anchor, from constraint: LayoutConstraint, _ axis: LayoutAxis,
    _ spans: inout [Int: Span]
  ) -> Bool {
    guard anchor.owner == .view, var span = spans[anchor.view],
      let role = AnchorRange.meaning(of: anchor.attribute)?.role
    else { return false }
    let value: Double
    if let second = constraint.second {
      if anchor == constraint.first {
        guard let other = self.value(of: second, axis, spans) else { return false }
        value = other * constraint.multiplier + constraint.constant
      } else {
        guard constraint.multiplier != 0, let other = self.value(of: constraint.first, axis, spans) else {
          return false
        }
        value = (other - constraint.constant) / constraint.multiplier
      }
    } else {
      value = constraint.constant
    }
    switch role {
    case .start where span.start == nil: span.start = value
    case .end where span.end == nil: span.end = value
    case .middle where span.middle == nil: span.middle = value
    case .length where span.length == nil: span.length = value
    default: return false
    }
    span.complete()
    spans[anchor.view] = span
    return true
  }

  /// Where an anchor is, or how long; nil if that is not known.
  private func value(of anchor: LayoutConstraint.Anchor, _ axis: LayoutAxis, _ spans: [Int: Span]) -> Double?
  {
    guard let role = AnchorRange.meaning(of: anchor.attribute)?.role, let box = boxes[anchor.view] else {
      return nil
    }
    var span = Span(
      start: axis == .across ? box.minX : box.minY, length: axis == .across ? box.width : box.height)
    if let solved = spans[anchor.view] {
      span = solved
    } else if let around = tree.ancestors(of: anchor.view).first(where: { spans[$0] != nil }) {
      // What is not solved itself moves with what it lies in.
      guard let start = spans[around]?.start, let old = boxes[around] else { return nil }
      span.start = span.start.map { $0 + start - (axis == .across ? old.minX : old.minY) }
    }
    span.complete()
    if anchor.owner == .safeArea {
      guard let before = insets.before(axis), let after = insets.after(axis) else { return nil }
      switch role {
      case .start: return span.start.map { $0 + before }
      case .end: return span.end.map { $0 - after }
      case .middle: return span.middle.map { $0 + (before - after) / 2 }
      case .length: return span.length.map { $0 - before - after }
      case .baseline: return nil
      }
    }
    return switch role {
    case .start: span.start
    case .end: span.end
    case .middle: span.middle
    case .length: span.length
    case .baseline: nil
    }
  }

  /// What was found along both axes.
  private struct ByAxisOfSpans {
    var across: [Int: Span]
    var down: [Int: Span]
  }
}

extension LayoutConstraint {
  /// The views on both sides.
  fileprivate var views: [Int] { [first.view] + (second.map { [$0.view] } ?? []) }
}
