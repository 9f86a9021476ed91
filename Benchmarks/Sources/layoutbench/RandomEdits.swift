// SPDX-License-Identifier: Apache-2.0
import TouchLayout

/// Edits random systems, and compares each solution with that of a new solver.
struct RandomEdits {
  private var chance: Chance
  private var system: System
  private var solver: LayoutSolver
  private let variables: [LayoutSolver.Variable]
  private var constraints: [LayoutSolver.Constraint]

  /// How many of so many solutions after edits have other bits than those of a new solver, or break required
  /// constraints.
  static func failures(among count: Int, seed: UInt64) -> Int {
    var (failures, chance) = (0, Chance(state: seed))
    for _ in 0..<count / 10 {
      var edits = RandomEdits(chance: &chance)
      for _ in 0..<10 where !edits.editAndCompare() { failures += 1 }
    }
    return failures
  }

  private init(chance: inout Chance) {
    system = .random(&chance)
    (solver, variables, constraints) = system.solver()
    self.chance = Chance(state: chance.next())
    solver.solve()
  }

  private mutating func editAndCompare() -> Bool {
    for _ in 0...chance.below(2) { edit() }
    let before = variables.map { solver.value(of: $0).bitPattern }
    solver.solve()
    var (other, otherVariables, otherConstraints) = system.solver()
    other.solve()
    for (one, two) in zip(variables, otherVariables) {
      guard solver.value(of: one).bitPattern == other.value(of: two).bitPattern else { return false }
      guard solver.isAmbiguous(one) == other.isAmbiguous(two) else { return false }
    }
    for (one, two) in zip(constraints, otherConstraints) {
      guard solver.isBroken(one) == other.isBroken(two) else { return false }
      let isHeld = solver.violation(of: one) < 1e-6
      guard isHeld || solver.isBroken(one) || solver.priority(of: one) < LayoutSolver.required else {
        return false
      }
    }
    let moved = variables.indices.filter { solver.value(of: variables[$0]).bitPattern != before[$0] }
    return Set(solver.changedVariables) == Set(moved.map { variables[$0] })
  }

  private mutating func edit() {
    let kind = chance.below(8)
    guard kind > 0, !constraints.isEmpty else {
      let line = System.randomLine(system.variableCount, &chance)
      system.lines.append(line)
      return constraints.append(
        solver.addConstraint(
          line.terms.map { .init(variables[$0.variable], times: $0.coefficient) }, .init(line.relation),
          line.constant, priority: line.priority))
    }
    let place = chance.below(constraints.count)
    switch kind {
    case 1:
      solver.remove(constraints.remove(at: place))
      system.lines.remove(at: place)
    case 2:
      system.lines[place].priority = [1000, 750, 250][chance.below(3)]
      solver.setPriority(system.lines[place].priority, of: constraints[place])
    default:
      system.lines[place].constant = Double(chance.below(160)) * 0.5
      solver.setConstant(system.lines[place].constant, of: constraints[place])
    }
  }
}
