// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// What an audit asks about the class of a view, worked out once for all views of the class.
struct ClassTraits: Sendable {
  /// See ``ClassKnowledge/base(of:)``.
  let base: String
  /// See ``ClassKnowledge/uikitName(of:)``.
  let uikitName: String
  /// See ``ClassKnowledge/roles(of:)``.
  let roles: KnownClass.Roles
  /// See ``ClassKnowledge/uikitRoles(of:)``.
  let uikitRoles: KnownClass.Roles
  /// Whether the view is a cell of a table or a collection.
  let isCell: Bool
  /// Whether the view is a control, or a button in a source that does not name classes.
  let isControl: Bool
  /// Whether it is a stack view.
  let isStack: Bool
  /// Whether it is a table or a collection.
  let isList: Bool
  /// Whether the view stands in a list beside or around its cells.
  let isReused: Bool
  /// Whether the system lays out what is in the view and takes its touches.
  let isSystems: Bool
  /// Whether the class may decide itself which points are inside.
  let isCustom: Bool
  /// Whether the class lets the touches through that none of the children takes.
  let passesOn: Bool
  /// Whether content moves in every view of the class.
  fileprivate let moves: Bool

  fileprivate init(_ view: ViewSnapshot) {
    base = ClassKnowledge.base(of: view)
    uikitName = ClassKnowledge.uikitName(of: view)
    roles = KnownClass.roles(of: base)
    uikitRoles = KnownClass.roles(of: uikitName)
    isCell = ClassKnowledge.isCell(view)
    isControl = ClassKnowledge.isControl(view) || uikitName == "UIButton"
    isStack = base == "UIStackView"
    isReused = base.hasSuffix("ReusableView") || base.hasSuffix("HeaderFooterView")
    isList = uikitRoles.contains(.list)
    isSystems = ClassKnowledge.isSystems(view)
    isCustom = ClassKnowledge.isCustom(view)
    passesOn = ClassKnowledge.behavior(of: view).way == .passesOn
    moves = ClassKnowledge.moves(view)
  }

  /// By how much constraints and frames of a control differ, since constraints hold its alignment rectangle:
  /// a slider's is 2 pt narrower on both sides, and a switch's on one (measured in files that Xcode saved).
  var slack: Double { uikitName == "UISlider" || uikitName == "UISwitch" ? 2.5 : 0 }
}

/// The traits of the classes that came up so far.
struct ClassTraitsTable: Sendable {
  private struct Key: Hashable {
    var className: String
    var baseClass: String?
  }

  /// How many classes are remembered before all are forgotten.
  private static let most = 4096

  private var traits: [ClassTraits] = []
  private var places: [Key: Int] = [:]

  /// The traits of each view of a tree, at its index.
  mutating func traits(of tree: ViewTree) -> ViewTraits {
    if traits.count > Self.most { self = ClassTraitsTable() }
    var numbers: [Int32] = []
    var moves: [Bool] = []
    var passesOn: [Bool] = []
    numbers.reserveCapacity(tree.views.count)
    moves.reserveCapacity(tree.views.count)
    passesOn.reserveCapacity(tree.views.count)
    for index in tree.views.indices {
      let view = tree.views[index]
      let number = number(of: view)
      numbers.append(Int32(number))
      moves.append(traits[number].moves || view.contentSize.isKnown)
      // A running app has said how the view itself answers.
      passesOn.append(
        view.liveHit == nil
          ? traits[number].passesOn : ClassKnowledge.behavior(of: view).way == .passesOn)
    }
    return ViewTraits(classes: traits, numbers: numbers, moves: moves, passesOn: passesOn)
  }

  private mutating func number(of view: ViewSnapshot) -> Int {
    let key = Key(className: view.className, baseClass: view.baseClass)
    if let number = places[key] { return number }
    places[key] = traits.count
    traits.append(ClassTraits(ViewSnapshot(className: view.className, baseClass: view.baseClass)))
    return traits.count - 1
  }
}

/// What the classes of a tree's views tell.
struct ViewTraits: Sendable {
  private let classes: [ClassTraits]
  private let numbers: [Int32]
  /// Whether content moves in each view.
  let moves: [Bool]
  /// Whether each view lets the touches through that none of its children takes.
  let passesOn: [Bool]

  fileprivate init(classes: [ClassTraits], numbers: [Int32], moves: [Bool], passesOn: [Bool]) {
    (self.classes, self.numbers, self.moves, self.passesOn) = (classes, numbers, moves, passesOn)
  }

  /// The traits of a view's class.
  subscript(view: Int) -> ClassTraits { classes[Int(numbers[view])] }
}
