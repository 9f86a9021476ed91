// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchLayout

@Suite struct ConflictTests {
  @Test func `of required constraints in conflict the one that was added last is broken`() {
    var system = SolverStage(variables: 2)
    system.add([(0, 1)], .equal, 100)
    system.add([(1, 1), (0, -1)], .equal, 0)
    system.add([(1, 1)], .equal, 90)
    #expect(system.solved() == [100, 100])
    #expect(system.conflicts == [[0, 1, 2]])
    #expect(system.solver.isBroken(system.constraints[2]))
  }

  @Test func `constraints that the conflict does not need are not named`() {
    var system = SolverStage(variables: 3)
    system.add([(2, 1)], .equal, 5)
    system.add([(0, 1)], .lessThanOrEqual, 50)
    system.add([(0, 1), (1, 1)], .lessThanOrEqual, 500)
    system.add([(0, 1), (2, -1)], .greaterThanOrEqual, 50)
    system.add([(0, 1)], .equal, 20, at: 250)
    #expect(system.solved()[0] == 20)
    #expect(system.conflicts == [[0, 1, 3]])
  }

  @Test func `the constraint that was added last is broken although it determines the variable first`() {
    var system = SolverStage(variables: 2)
    system.add([(0, 1), (1, -1)], .equal, 0)
    system.add([(0, 1), (1, 1)], .equal, 20)
    system.add([(0, 1)], .equal, 99)
    #expect(system.solved() == [10, 10])
    #expect(system.conflicts == [[0, 1, 2]])
  }

  @Test func `a broken constraint works again once the conflict is resolved`() {
    var system = SolverStage(variables: 1)
    let first = system.add([(0, 1)], .equal, 10)
    system.add([(0, 1)], .equal, 20)
    #expect(system.solved() == [10])
    system.setConstant(20, of: first)
    #expect(system.solved() == [20])
    #expect(system.conflicts.isEmpty)
    system.setConstant(10, of: first)
    #expect(system.solved() == [10])
    #expect(system.conflicts == [[0, 1]])
    system.remove(first)
    #expect(system.solved() == [20])
    #expect(system.conflicts.isEmpty)
  }

  @Test func `breaking a constraint spares those that only contradicted it`() {
    var system = SolverStage(variables: 2)
    system.add([(0, 1)], .equal, 10)
    system.add([(0, 1), (1, 1)], .equal, 30)
    system.add([(0, 1)], .equal, 11)
    system.add([(1, 1)], .equal, 20)
    #expect(system.solved() == [10, 20])
    #expect(system.conflicts == [[0, 2]])
  }

  @Test func `ten thousand constraints in conflict are each named with what they contradict`() {
    var system = SolverStage(variables: 1)
    for number in 0..<10_000 { system.add([(0, 1)], .equal, Double(number)) }
    #expect(system.solved() == [0])
    #expect(system.solver.conflicts.count == 9999)
    #expect(system.solver.conflicts.allSatisfy { $0.constraints.count == 2 })
  }

  @Test func `many inequalities in conflict are each broken`() {
    var system = SolverStage(variables: 2)
    system.add([(0, 1), (1, 1)], .lessThanOrEqual, -1)
    system.add([(1, 1)], .greaterThanOrEqual, 0)
    for number in 0..<300 { system.add([(0, 1)], .greaterThanOrEqual, Double(number)) }
    #expect(system.solved() == [-1, 0])
    #expect(system.solver.conflicts.count == 300)
  }

  @Test func `a constraint without variables holds or is broken alone`() {
    var system = SolverStage(variables: 1)
    system.add([], .equal, 0)
    let wrong = system.add([(0, 0)], .greaterThanOrEqual, 5)
    system.add([], .greaterThanOrEqual, 5, at: 999)
    _ = system.solved()
    #expect(system.conflicts == [[1]])
    system.setConstant(-5, of: wrong)
    #expect(system.conflicts.isEmpty)
  }
}
