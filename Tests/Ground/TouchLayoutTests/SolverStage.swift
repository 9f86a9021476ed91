// SPDX-License-Identifier: Apache-2.0
import TouchLayout

/// A solver whose variables and constraints have numbers.
struct SolverStage {
  var solver = LayoutSolver()
  private(set) var variables: [LayoutSolver.Variable] = []
  private(set) var constraints: [LayoutSolver.Constraint] = []

  init(variables count: Int) {
    for _ in 0..<count { variables.append(solver.addVariable()) }
  }

  @discardableResult
  mutating func add(
    _ terms: [(variable: Int, coefficient: Double)], _ relation: LayoutSolver.Relation, _ constant: Double,
    at priority: Float = LayoutSolver.required
  ) -> Int {
    constraints.append(
      solver.addConstraint(
        terms.map { .init(variables[$0.variable], times: $0.coefficient) }, relation, constant,
        priority: priority))
    return constraints.count - 1
  }

  mutating func setConstant(_ constant: Double, of number: Int) {
    solver.setConstant(constant, of: constraints[number])
  }

  mutating func remove(_ number: Int) { solver.remove(constraints[number]) }

  /// The values after solving.
  mutating func solved() -> [Double] {
    solver.solve()
    return values
  }

  var values: [Double] { variables.map { solver.value(of: $0) } }
  var changed: [Int] {
    solver.changedVariables.compactMap { variables.firstIndex(of: $0) }.sorted()
  }

  func isAmbiguous(_ variable: Int) -> Bool { solver.isAmbiguous(variables[variable]) }
  func violations() -> [Double] { constraints.map { solver.violation(of: $0) } }

  /// The members of each conflict, the broken one last.
  var conflicts: [[Int]] {
    solver.conflicts.map { conflict in
      conflict.constraints.filter { $0 != conflict.broken }.compactMap { constraints.firstIndex(of: $0) }
        + [constraints.firstIndex(of: conflict.broken) ?? -1]
    }
  }
}
