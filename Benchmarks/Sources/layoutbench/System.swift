// SPDX-License-Identifier: Apache-2.0
import TouchLayout

/// A system of constraints as data, for the solver and for its peer.
struct System {
  struct Line {
    var terms: [(variable: Int, coefficient: Double)]
    var relation: Int
    var constant: Double
    var priority: Float
  }

  var variableCount = 0
  var lines: [Line] = []
  /// Lines whose constants are changed, those of each item together.
  var edited: [[Int]] = []

  mutating func add(
    _ terms: [(Int, Double)], _ relation: Int = 0, _ constant: Double = 0, at priority: Float = 1000
  ) {
    lines.append(
      Line(terms: terms.map { ($0.0, $0.1) }, relation: relation, constant: constant, priority: priority))
  }

  /// The next lines are an item of those whose constants are changed.
  mutating func editNext(_ count: Int = 1) { edited.append(Array(lines.count..<lines.count + count)) }

  /// Left, top, width and height.
  mutating func addView() -> Int {
    defer { variableCount += 4 }
    return variableCount
  }
}

/// Numbers that are the same in every run.
struct Chance {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
  mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }
}

extension System {
  /// Views below each other, as wide as the screen.
  static func chain(_ count: Int, seed: UInt64) -> System {
    var (system, chance) = (System(), Chance(state: seed))
    let root = system.addRoot()
    var previous = -1
    for _ in 0..<count {
      let view = system.addView()
      if chance.below(20) == 0 || previous < 0 { system.editNext() }
      system.add([(view, 1), (root, -1)], 0, Double(chance.below(32)))
      system.add([(view, 1), (view + 2, 1), (root, -1), (root + 2, -1)], 0, -16)
      if previous < 0 {
        system.editNext()
        system.add([(view + 1, 1), (root + 1, -1)], 0, 20)
      } else {
        if chance.below(10) == 0 { system.editNext() }
        system.add([(view + 1, 1), (previous + 1, -1), (previous + 3, -1)], 0, 8)
      }
      switch chance.below(5) {
      case 0: system.add([(view + 3, 1)], 0, Double(20 + chance.below(40)))
      case 1: system.add([(view + 3, 1), (view + 2, -0.25)], 0, 0)
      case 2 where previous >= 0: system.add([(view + 3, 1), (previous + 3, -1)], 0, 0)
      default:
        let height = Double(20 + chance.below(40))
        if chance.below(4) == 0 { system.editNext(2) }
        system.add([(view + 3, 1)], -1, height, at: 250)
        system.add([(view + 3, 1)], 1, height, at: 750)
        system.add([(view + 3, 1)], 1, 44)
      }
      previous = view
    }
    return system
  }

  /// Columns of equal widths and rows of equal heights.
  static func grid(_ count: Int, seed: UInt64) -> System {
    var (system, chance) = (System(), Chance(state: seed))
    let root = system.addRoot()
    var columns = 1
    while columns * columns < count { columns += 1 }
    let rows = (count + columns - 1) / columns
    var views: [[Int]] = []
    for row in 0..<rows {
      views.append([])
      for column in 0..<columns {
        let view = system.addView()
        views[row].append(view)
        if column == 0 {
          if row == 0 { system.editNext() }
          system.add([(view, 1), (root, -1)], 0, 8)
        } else {
          let left = views[row][column - 1]
          if chance.below(20) == 0 { system.editNext() }
          system.add([(view, 1), (left, -1), (left + 2, -1)], 0, 8)
          system.add([(view + 2, 1), (left + 2, -1)])
        }
        if column == columns - 1 {
          system.add([(view, 1), (view + 2, 1), (root, -1), (root + 2, -1)], 0, -8)
        }
        if row == 0 {
          system.add([(view + 1, 1), (root + 1, -1)], 0, 20)
        } else {
          let above = views[row - 1][column]
          system.add([(view + 1, 1), (above + 1, -1), (above + 3, -1)], 0, 8)
          system.add([(view + 3, 1), (above + 3, -1)])
        }
        if row == rows - 1 && column == 0 {
          system.add([(view + 1, 1), (view + 3, 1), (root + 1, -1), (root + 3, -1)], 0, -20)
        } else if column > 0 && row == 0 {
          system.add([(view + 3, 1), (views[0][column - 1] + 3, -1)])
        }
        system.add([(view + 2, 1)], 1, Double(chance.below(40)), at: 750)
      }
    }
    return system
  }

  /// Stacks in stacks, with labels at the leaves.
  static func stacks(_ count: Int, seed: UInt64) -> System {
    var (system, chance) = (System(), Chance(state: seed))
    let root = system.addRoot()
    var (open, made) = ([(root, 0)], 0)
    while made < count, !open.isEmpty {
      let (container, depth) = open.removeFirst()
      let axis = depth % 2 == 0 ? 1 : 0
      let children = min(2 + chance.below(4), count - made)
      var previous = -1
      for child in 0..<children {
        let view = system.addView()
        made += 1
        // Across the axis the views fill the stack.
        system.add([(view + 1 - axis, 1), (container + 1 - axis, -1)])
        system.add([(view + 3 - axis, 1), (container + 3 - axis, -1)])
        if chance.below(10) == 0 { system.editNext() }
        if previous < 0 {
          system.add([(view + axis, 1), (container + axis, -1)], 0, Double(chance.below(3) * 8))
        } else {
          system.add([(view + axis, 1), (previous + axis, -1), (previous + 2 + axis, -1)], 0, 8)
        }
        let isLeaf = depth > 0 && chance.below(3) > 0 || depth > 8
        if isLeaf || child < children - 1 {
          let size = Double(10 + chance.below(50))
          if chance.below(10) == 0 { system.editNext(2) }
          system.add([(view + 2 + axis, 1)], -1, size, at: chance.below(2) == 0 ? 250 : 251)
          system.add([(view + 2 + axis, 1)], 1, size, at: 750)
        }
        if !isLeaf { open.append((view, depth + 1)) }
        previous = view
      }
      system.add(
        [
          (previous + axis, 1), (previous + 2 + axis, 1), (container + axis, -1), (container + 2 + axis, -1),
        ], depth == 0 ? -1 : 0)
    }
    return system
  }

  mutating func addRoot() -> Int {
    let root = addView()
    for (offset, value) in [0, 0, 375, 812].enumerated() {
      if offset == 2 { editNext() }
      add([(root + offset, 1)], 0, Double(value))
    }
    return root
  }
}

extension LayoutSolver.Relation {
  init(_ number: Int) { self = number < 0 ? .lessThanOrEqual : number > 0 ? .greaterThanOrEqual : .equal }
}

extension System {
  /// A solver with the variables and constraints, which has not solved them.
  func solver() -> (LayoutSolver, [LayoutSolver.Variable], [LayoutSolver.Constraint]) {
    var solver = LayoutSolver()
    let (variables, constraints) = add(to: &solver)
    return (solver, variables, constraints)
  }

  /// Adds the variables and constraints to a solver.
  @discardableResult
  func add(to solver: inout LayoutSolver) -> ([LayoutSolver.Variable], [LayoutSolver.Constraint]) {
    var variables: [LayoutSolver.Variable] = []
    variables.reserveCapacity(variableCount)
    for _ in 0..<variableCount { variables.append(solver.addVariable()) }
    var constraints: [LayoutSolver.Constraint] = []
    constraints.reserveCapacity(lines.count)
    for line in lines {
      constraints.append(
        solver.addConstraint(
          line.terms.map { .init(variables[$0.variable], times: $0.coefficient) }, .init(line.relation),
          line.constant, priority: line.priority))
    }
    return (variables, constraints)
  }
}

extension System {
  /// Few variables and many constraints, which often contradict each other.
  static func random(_ chance: inout Chance) -> System {
    var system = System()
    system.variableCount = 2 + chance.below(8)
    for _ in 0...chance.below(2 * system.variableCount + 4) {
      system.lines.append(randomLine(system.variableCount, &chance))
    }
    return system
  }

  static func randomLine(_ variableCount: Int, _ chance: inout Chance) -> Line {
    let coefficients = [1, 1, 1, -1, -1, 0.5, 2, -2, 3, 1.0 / 3]
    let terms = (0...chance.below(3)).map { _ in
      (variable: chance.below(variableCount), coefficient: coefficients[chance.below(10)])
    }
    return Line(
      terms: terms, relation: [-1, 0, 0, 1][chance.below(4)],
      constant: Double(chance.below(80)) * [1, 1, 0.5, 0.1][chance.below(4)],
      priority: [1000, 1000, 1000, 750, 750, 500, 250, 250][chance.below(8)])
  }

  /// The system as the peer reads it.
  var text: String {
    var text = "\(variableCount) \(lines.count) \(edited.count)\n"
    for line in lines {
      text += "\(line.relation) \(line.constant) \(line.priority) \(line.terms.count)"
      for term in line.terms { text += " \(term.variable) \(term.coefficient)" }
      text += "\n"
    }
    for item in edited { text += "\(item.count) \(item.map(String.init).joined(separator: " "))\n" }
    return text
  }
}
