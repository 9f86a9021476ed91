// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchSnapshot

/// Compares the frames of a design with the constraints of the same file.
///
/// A constraint that is required, or almost, and that the stored frames break says that the editor has not updated them: what it ties together will
/// lie elsewhere. A constraint with an outlet is code's to change. Both hold for everything that hangs on the same views.
struct LayoutCheck {
  /// By how much rounding may break a constraint, in points.
  private static let tolerance = 1.5

  private let tree: ViewTree
  private let standings: [Standing]
  private let boxes: [CGRect?]
  /// How far each view's frame can be believed, at its index.
  private(set) var trust: [FrameTrust]
  /// The views that constraints tie to each other, by direction and view.
  private var ties: [LayoutAxis: [Int: [Int]]] = [:]
  /// The views whose widths or heights a constraint makes alike, by direction and view.
  private var alike: [LayoutAxis: [Int: [Int]]] = [:]
  /// What constraints say about the place of each view from top to bottom.
  private var rolesDown: [Int: Set<AnchorRange.Role>] = [:]
  /// The containers whose ends constraints tie to a view in them, by direction and view.
  private var hugs: [LayoutAxis: [Int: [Int]]] = [:]

  /// Checks every constraint once.
  init(of tree: ViewTree, geometry: TreeGeometry, standings: [Standing], isStoryboard: Bool) {
    self.tree = tree
    self.standings = standings
    trust = Array(repeating: [], count: tree.views.count)
    boxes = tree.views.indices.map { geometry[$0].box }
    let isStale = Self.stale(tree)
    for constraint in tree.constraints {
      if constraint.isInstalled {
        check(constraint, isStale)
      } else if constraint.isPlaceholder {
        forget(constraint)
      }
    }
    for (index, view) in tree.views.enumerated() {
      checkContent(of: view, at: index)
      checkLabel(view, at: index)
    }
    for axis in LayoutAxis.allCases { spread(along: axis) }
    var bindings = LayoutBindings(tree, boxes: boxes)
    bindings.bind(into: &trust, isStoryboard: isStoryboard)
    for (index, view) in tree.views.enumerated() {
      if view.attribute("ambiguous") == "YES" { trust[index].formUnion([.movesAcross, .movesDown]) }
      if Self.isLaidOutByCode(view) {
        trust[index].formUnion([.movesAcross, .movesDown, .resizesAcross, .resizesDown])
      }
      if let parent = view.parent, parent < index {
        trust[index].formUnion(trust[parent].intersection(.inherited))
      }
    }
  }

  /// Views whose stored frames the file marks as wrong, and their descendants.
  private static func stale(_ tree: ViewTree) -> [Bool] {
    var isStale = Array(repeating: false, count: tree.views.count)
    for (index, view) in tree.views.enumerated() {
      let above = view.parent.map { $0 < index && isStale[$0] } ?? false
      isStale[index] = above || view.attribute("misplaced") == "YES"
    }
    return isStale
  }

  /// Whether a view takes part in Auto Layout, the file has no constraint for it, and code has a way to it to add some.
  private static func isLaidOutByCode(_ view: ViewSnapshot) -> Bool {
    view.attribute("translatesAutoresizingMaskIntoConstraints") == "NO" && view.parent != nil
      && view.attribute("fixedFrame") != "YES" && view.attribute("constraints") == nil
      && view.attribute("arranged") != "YES" && view.isHandled
  }

  private mutating func check(_ constraint: LayoutConstraint, _ isStale: [Bool]) {
    let one = constraint.first.view
    guard let (axis, role) = AnchorRange.meaning(of: constraint.first.attribute), !isAbsent(one) else {
      return
    }
    for anchor in [constraint.first, constraint.second].compactMap(\.self) {
      guard let meaning = AnchorRange.meaning(of: anchor.attribute), meaning.axis == .down else { continue }
      rolesDown[anchor.view, default: []].insert(meaning.role)
    }
    guard let second = constraint.second else {
      guard role == .length, let box = boxes[one] else { return }
      let isBroken = isBroken(constraint, AnchorRange(constraint.first, in: box), AnchorRange(0))
      if constraint.hasOutlet || isBroken { doubt(one, axis) }
      // The content of a button wins against it.
      if constraint.priority <= LayoutBindings.content, isButton(one) { trust[one].insert(axis.resizes) }
      return
    }
    let other = second.view
    if role == .length, let across = AnchorRange.meaning(of: second.attribute), across.role == .length,
      across.axis != axis
    {
      return checkAspect(constraint, second, one, other, isStale)
    }
    guard other != one, !isAbsent(other), AnchorRange.meaning(of: second.attribute)?.axis == axis else {
      return
    }
    if role == .length, constraint.relation == .equal {
      alike[axis, default: [:]][one, default: []].append(other)
      alike[axis, default: [:]][other, default: []].append(one)
    }
    let isAround = standings[one].contains(standings[other])
    let isInside = standings[other].contains(standings[one])
    if role != .length, constraint.isRequired, constraint.relation == .equal {
      if !isAround && !isInside {
        ties[axis, default: [:]][one, default: []].append(other)
        ties[axis, default: [:]][other, default: []].append(one)
      } else if role == .end {
        hugs[axis, default: [:]][isAround ? other : one, default: []].append(isAround ? one : other)
      }
    }
    if constraint.hasOutlet {
      if !isAround { doubt(one, axis) }
      if !isInside { doubt(other, axis) }
      return
    }
    // The edges of a scroll view stand for those of its content.
    let isScroll = (isAround && moves(one)) || (isInside && moves(other))
    guard !isStale[one], !isStale[other], standings[one].island == standings[other].island,
      !isScroll || role == .length, let box = boxes[one],
      let otherBox = boxes[other]
    else { return }
    let right = AnchorRange(second, in: otherBox)
    guard
      isBroken(constraint, AnchorRange(constraint.first, in: box), right, slack: slack(one) + slack(other))
    else { return }
    // A root is as large as the screen, so that what lies in it has to give way.
    if tree.views[one].parent != nil { doubt(one, axis) }
    if tree.views[other].parent != nil { doubt(other, axis) }
  }

  /// Checks a constraint between a width and a height, of one view or of two.
  private mutating func checkAspect(
    _ constraint: LayoutConstraint, _ second: LayoutConstraint.Anchor, _ one: Int, _ other: Int,
    _ isStale: [Bool]
  ) {
    guard !isAbsent(other), !isStale[one], !isStale[other], let box = boxes[one], let otherBox = boxes[other],
      constraint.hasOutlet
        || isBroken(constraint, AnchorRange(constraint.first, in: box), AnchorRange(second, in: otherBox))
    else { return }
    for view in [one, other] where tree.views[view].parent != nil {
      for axis in LayoutAxis.allCases { doubt(view, axis) }
    }
  }

  /// By how much constraints and frames of a control differ, since constraints hold its alignment rectangle: a slider's is
  /// 2 pt narrower on both sides, and a switch's on one (measured in files that Xcode saved).
  private func slack(_ view: Int) -> Double {
    ["UISlider", "UISwitch"].contains(ClassKnowledge.uikitName(of: tree.views[view])) ? 2.5 : 0
  }

  private func isBroken(
    _ constraint: LayoutConstraint, _ left: AnchorRange?, _ right: AnchorRange?, slack: Double = 0
  ) -> Bool {
    guard constraint.isInstalled, constraint.priority >= Self.leastPriority, let left,
      let right = right?.scaled(by: constraint.multiplier, plus: constraint.constant)
    else { return false }
    return left.breach(of: constraint.relation, to: right) > Self.tolerance + slack
  }

  /// Doubts what a constraint ties that is gone when the app is built.
  private mutating func forget(_ constraint: LayoutConstraint) {
    let one = constraint.first.view
    guard let (axis, _) = AnchorRange.meaning(of: constraint.first.attribute) else { return }
    let other = constraint.second?.view
    if other.map({ !standings[one].contains(standings[$0]) }) ?? true { doubt(one, axis) }
    if let other, !standings[other].contains(standings[one]) { doubt(other, axis) }
  }

  /// Doubts a frame in which the content that the file names cannot have been drawn.
  private mutating func checkContent(of view: ViewSnapshot, at index: Int) {
    for (name, axis) in [
      ("placeholderIntrinsicWidth", LayoutAxis.across), ("placeholderIntrinsicHeight", .down),
    ]
    where view.attribute(name).map({ $0 != "infinite" }) == true {
      trust[index].insert(axis.resizes)
    }
    guard isButton(index), view.attribute("translatesAutoresizingMaskIntoConstraints") == "NO",
      view.attribute("fixedFrame") != "YES", let size = boxes[index]?.size
    else { return }
    if let image = view.attribute("imageSize")?.split(separator: " ").compactMap({ Double($0) }),
      image.count == 2
    {
      if image[0] > Double(size.width) + Self.tolerance { trust[index].insert(.resizesAcross) }
      if image[1] > Double(size.height) + Self.tolerance { trust[index].insert(.resizesDown) }
    } else if let text = view.text, view.attribute("image") == nil,
      Double(text.count) * Self.narrowest > Double(size.width)
    {
      trust[index].insert(.resizesAcross)
    }
  }

  /// Doubts the height of a label of one line that nothing holds: it is as high as its font, whatever was saved.
  private mutating func checkLabel(_ view: ViewSnapshot, at index: Int) {
    guard ClassKnowledge.uikitName(of: view) == "UILabel", view.attribute("numberOfLines") ?? "1" == "1",
      view.attribute("translatesAutoresizingMaskIntoConstraints") == "NO",
      view.attribute("fixedFrame") != "YES", let height = boxes[index]?.height,
      Double(height) > Self.highestLine
    else { return }
    let roles = rolesDown[index] ?? []
    if roles.contains(.length) || (roles.contains(.end) && !roles.isDisjoint(with: [.start, .baseline])) {
      return
    }
    trust[index].formUnion([.movesDown, .resizesDown])
  }

  /// No line of text is higher, in points (assumed: a font of 50 pt).
  private static let highestLine = 60.0

  /// From this priority on, a frame that breaks a constraint is doubtful.
  ///
  /// 999 means required: headers that size themselves have it, to give way while they are measured.
  private static let leastPriority = 999.0

  /// No font that people read has narrower letters on average, in points (assumed).
  private static let narrowest = 3.0

  private func isButton(_ view: Int) -> Bool { ClassKnowledge.uikitName(of: tree.views[view]) == "UIButton" }

  private func isAbsent(_ view: Int) -> Bool { standings[view].absentBy != nil }

  private func moves(_ view: Int) -> Bool { ClassKnowledge.moves(tree.views[view]) }

  private mutating func doubt(_ view: Int, _ axis: LayoutAxis) {
    trust[view].formUnion([axis.moves, axis.resizes])
  }

  /// What is tied to a view that moves, moves with it.
  private mutating func spread(along axis: LayoutAxis) {
    let ties = ties[axis] ?? [:]
    var open = trust.indices.filter { trust[$0].contains(axis.moves) }
    while let view = open.popLast() {
      for other in ties[view] ?? [] where trust[other].insert(axis.moves).inserted { open.append(other) }
    }
    var sized = trust.indices.filter { trust[$0].contains(axis.resizes) }
    while let view = sized.popLast() {
      for other in alike[axis]?[view] ?? [] where trust[other].insert(axis.resizes).inserted {
        sized.append(other)
      }
    }
    for (view, containers) in hugs[axis] ?? [:] where trust[view].contains(axis.moves) {
      for container in containers where tree.views[container].parent != nil {
        trust[container].insert(axis.resizes)
      }
    }
  }
}
