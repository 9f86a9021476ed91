// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchLayout

@Suite struct BadInputTests {
  @Test func `a constraint with a number that is none is ignored`() {
    var system = SolverStage(variables: 1)
    system.add([(0, 1)], .equal, .nan)
    system.add([(0, .nan)], .equal, 3)
    system.add([(0, 1)], .equal, 4, at: .nan)
    system.add([(0, 1)], .equal, 5, at: 1)
    #expect(system.solved() == [5])
    #expect(system.constraints.map { system.solver.isIgnored($0) } == [true, true, true, false])
    system.setConstant(6, of: 0)
    #expect(system.solved() == [6])
    system.setConstant(.nan, of: 0)
    #expect(system.solved() == [5])
  }

  @Test func `numbers without an end count as a billion`() {
    var system = SolverStage(variables: 2)
    system.add([(0, 1)], .lessThanOrEqual, .infinity)
    system.add([(0, 1)], .equal, 120, at: 500)
    system.add([(1, 1)], .equal, 1e30)
    #expect(system.solved() == [120, 1e9])
  }

  @Test(arguments: [1e30, -1e30, .infinity, 1e-30, 0, -0.0])
  func `values stay finite whatever the coefficients are`(coefficient: Double) {
    var system = SolverStage(variables: 60)
    for variable in 1..<60 {
      system.add([(variable, 1), (variable - 1, coefficient)], .equal, 1e30)
      system.add([(variable, coefficient), (variable / 2, 1)], .lessThanOrEqual, -1e30, at: 500)
      system.add([(variable, 1), (variable - 1, -coefficient), (0, 3)], .greaterThanOrEqual, 7)
    }
    #expect(system.solved().allSatisfy { $0.isFinite })
    system.setConstant(-1e30, of: 0)
    #expect(system.solved().allSatisfy { $0.isFinite })
  }

  @Test func `twenty thousand constraints in one chain are solved`() {
    var system = SolverStage(variables: 10_000)
    for variable in 1..<10_000 {
      system.add([(variable, 1), (variable - 1, -1)], .equal, 1)
      system.add([(variable, 1)], .greaterThanOrEqual, 0, at: 250)
    }
    system.add([(0, 1)], .equal, 8)
    #expect(system.solved()[9999] == 10_007)
  }

  @Test func `handles of another solver and of the past do nothing`() {
    var (one, other) = (SolverStage(variables: 1), SolverStage(variables: 3))
    other.add([(2, 1)], .equal, 5)
    let gone = one.add([(0, 1)], .equal, 5)
    one.remove(gone)
    one.setConstant(9, of: gone)
    one.solver.setPriority(3, of: one.constraints[gone])
    one.solver.remove(other.variables[2])
    one.solver.addConstraint([.init(other.variables[2])], .lessThanOrEqual, 7)
    #expect(one.solved() == [0])
    #expect(one.solver.value(of: other.variables[2]) == 0)
  }
}
