// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// Compares the frames of a design with the constraints of the same file.
///
/// A constraint that is required, or almost, and that the stored frames break says that the editor has not
/// updated them: what it ties together will lie elsewhere. A constraint with an outlet is code's to change.
/// Both hold for everything that hangs on the same views.
struct LayoutCheck {
  /// By how much rounding may break a constraint, in points.
  private static let tolerance = 1.5

  /// A connection that a constraint makes between two views.
  private struct Link {
    var one: Int
    var other: Int
  }

  private let tree: ViewTree
  private let traits: ViewTraits
  private let standings: [Standing]
  private let boxes: [ViewRect?]
  /// How far each view's frame can be believed, at its index.
  private(set) var trust: [FrameTrust]
  /// The views that constraints tie to each other, by direction.
  private var ties = ByAxis<[Link]>([])
  /// The views whose widths or heights a constraint makes alike, by direction.
  private var alike = ByAxis<[Link]>([])
  /// What constraints say about the place of each view from top to bottom.
  private var rolesDown: [Roles]
  /// The views whose ends constraints tie to a container around them, by direction.
  private var hugs = ByAxis<[Link]>([])

  /// Checks every constraint once.
  init(
    of tree: ViewTree, traits: ViewTraits, geometry: TreeGeometry, standings: [Standing], isStoryboard: Bool
  ) {
    self.tree = tree
    self.traits = traits
    self.standings = standings
    trust = Array(repeating: [], count: tree.views.count)
    rolesDown = Array(repeating: [], count: tree.views.count)
    boxes = tree.views.indices.map { geometry[$0].box }
    let isStale = Self.stale(tree)
    for constraint in tree.constraints {
      if constraint.isInstalled {
        check(constraint, isStale)
      } else if constraint.isPlaceholder {
        forget(constraint)
      }
    }
    for index in tree.views.indices {
      checkContent(at: index)
      checkLabel(at: index)
    }
    for axis in LayoutAxis.allCases { spread(along: axis) }
    LayoutBindings(tree, traits: traits, boxes: boxes).bind(into: &trust, isStoryboard: isStoryboard)
    for index in tree.views.indices {
      if tree.attribute("ambiguous", of: index) == "YES" {
        trust[index].formUnion([.movesAcross, .movesDown])
      }
      if isLaidOutByCode(index) {
        trust[index].formUnion([.movesAcross, .movesDown, .resizesAcross, .resizesDown])
      }
      if let parent = tree.views[index].parent, parent < index {
        trust[index].formUnion(trust[parent].intersection(.inherited))
      }
    }
  }

  /// Views whose stored frames the file marks as wrong, and their descendants.
  private static func stale(_ tree: ViewTree) -> [Bool] {
    var isStale = Array(repeating: false, count: tree.views.count)
    for index in tree.views.indices {
      let above = tree.views[index].parent.map { $0 < index && isStale[$0] } ?? false
      isStale[index] = above || tree.attribute("misplaced", of: index) == "YES"
    }
    return isStale
  }

  /// Whether a view takes part in Auto Layout, the file has no constraint for it, and code has a way to it to
  /// add some.
  private func isLaidOutByCode(_ index: Int) -> Bool {
    tree.attribute("constraints", of: index) == nil
      && tree.attribute("translatesAutoresizingMaskIntoConstraints", of: index) == "NO"
      && tree.views[index].parent != nil && tree.attribute("fixedFrame", of: index) != "YES"
      && tree.attribute("arranged", of: index) != "YES" && tree.views[index].isHandled
  }

  private mutating func check(_ constraint: LayoutConstraint, _ isStale: [Bool]) {
    let one = constraint.first.view
    guard let meaning = AnchorRange.meaning(of: constraint.first.attribute), !isAbsent(one) else { return }
    let (axis, role) = (meaning.axis, meaning.role)
    let otherMeaning = constraint.second.flatMap { AnchorRange.meaning(of: $0.attribute) }
    if axis == .down { rolesDown[one].insert(Roles(role)) }
    if let second = constraint.second, let otherMeaning, otherMeaning.axis == .down {
      rolesDown[second.view].insert(Roles(otherMeaning.role))
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
    if role == .length, let otherMeaning, otherMeaning.role == .length, otherMeaning.axis != axis {
      return checkAspect(constraint, second, one, other, isStale)
    }
    guard other != one, !isAbsent(other), otherMeaning?.axis == axis else { return }
    if role == .length, constraint.relation == .equal {
      alike[axis].append(Link(one: one, other: other))
    }
    let isAround = standings[one].contains(standings[other])
    let isInside = standings[other].contains(standings[one])
    if role != .length, constraint.isRequired, constraint.relation == .equal {
      if !isAround && !isInside {
        ties[axis].append(Link(one: one, other: other))
      } else if role == .end {
        hugs[axis].append(isAround ? Link(one: other, other: one) : Link(one: one, other: other))
      }
    }
    if constraint.hasOutlet {
      if !isAround { doubt(one, axis) }
      if !isInside { doubt(other, axis) }
      return
    }
    // The edges of a scroll view stand for those of its content.
    let isScroll = (isAround && traits.moves[one]) || (isInside && traits.moves[other])
    guard !isStale[one], !isStale[other], standings[one].island == standings[other].island,
      !isScroll || role == .length, let box = boxes[one],
      let otherBox = boxes[other]
    else { return }
    let right = AnchorRange(second, in: otherBox)
    guard
      isBroken(
        constraint, AnchorRange(constraint.first, in: box), right,
        slack: traits[one].slack + traits[other].slack)
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
    guard let axis = AnchorRange.meaning(of: constraint.first.attribute)?.axis else { return }
    let other = constraint.second?.view
    if other.map({ !standings[one].contains(standings[$0]) }) ?? true { doubt(one, axis) }
    if let other, !standings[other].contains(standings[one]) { doubt(other, axis) }
  }

  /// Doubts a frame in which the content that the file names cannot have been drawn.
  private mutating func checkContent(at index: Int) {
    if let width = tree.attribute("placeholderIntrinsicWidth", of: index), width != "infinite" {
      trust[index].insert(.resizesAcross)
    }
    if let height = tree.attribute("placeholderIntrinsicHeight", of: index), height != "infinite" {
      trust[index].insert(.resizesDown)
    }
    guard isButton(index) else { return }
    let view = tree.views[index]
    guard view.attribute("translatesAutoresizingMaskIntoConstraints") == "NO",
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

  /// Doubts the height of a label of one line that nothing holds: it is as high as its font, whatever was
  /// saved.
  private mutating func checkLabel(at index: Int) {
    guard traits[index].uikitName == "UILabel" else { return }
    let view = tree.views[index]
    guard view.attribute("numberOfLines") ?? "1" == "1",
      view.attribute("translatesAutoresizingMaskIntoConstraints") == "NO",
      view.attribute("fixedFrame") != "YES", let height = boxes[index]?.height,
      Double(height) > Self.highestLine
    else { return }
    let roles = rolesDown[index]
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

  private func isButton(_ view: Int) -> Bool { traits[view].uikitName == "UIButton" }

  private func isAbsent(_ view: Int) -> Bool { standings[view].absentBy != nil }

  private mutating func doubt(_ view: Int, _ axis: LayoutAxis) {
    trust[view].formUnion([axis.moves, axis.resizes])
  }

  /// What is tied to a view that moves, moves with it.
  private mutating func spread(along axis: LayoutAxis) {
    spread(axis.moves, through: ties[axis])
    spread(axis.resizes, through: alike[axis])
    for link in hugs[axis] where trust[link.one].contains(axis.moves) && tree.views[link.other].parent != nil
    {
      trust[link.other].insert(axis.resizes)
    }
  }

  /// Doubts everything that links join to what is doubted.
  private mutating func spread(_ doubt: FrameTrust, through links: [Link]) {
    var open = trust.indices.filter { trust[$0].contains(doubt) }
    guard !open.isEmpty, !links.isEmpty else { return }
    var joined: [Int: [Int]] = [:]
    for link in links {
      joined[link.one, default: []].append(link.other)
      joined[link.other, default: []].append(link.one)
    }
    while let view = open.popLast() {
      for other in joined[view] ?? [] where trust[other].insert(doubt).inserted { open.append(other) }
    }
  }
}

/// Some of the roles of anchors.
private struct Roles: OptionSet, Sendable {
  let rawValue: UInt8

  static let start = Roles(.start)
  static let end = Roles(.end)
  static let length = Roles(.length)
  static let baseline = Roles(.baseline)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ role: AnchorRange.Role) { rawValue = 1 << role.rawValue }
}
