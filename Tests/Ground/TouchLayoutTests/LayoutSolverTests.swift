// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchLayout

@Suite struct LayoutSolverTests {
  @Test func `a chain of edges follows from the first one`() {
    var system = SolverStage(variables: 3)
    system.add([(0, 1)], .equal, 16)
    system.add([(1, 1), (0, -1)], .equal, 8)
    system.add([(2, 1), (1, -2)], .equal, 0)
    #expect(system.solved() == [16, 24, 48])
  }

  @Test func `columns share what is left in equal parts`() {
    // Three widths and the edges between them, in 300 points.
    var system = SolverStage(variables: 3)
    system.add([(0, 1), (1, -1)], .equal, 0)
    system.add([(1, 1), (2, -1)], .equal, 0)
    system.add([(0, 1), (1, 1), (2, 1)], .equal, 285)
    #expect(system.solved() == [95, 95, 95])
    #expect(!system.isAmbiguous(0))
  }

  @Test func `a higher priority wins against any number of lower ones`() {
    var system = SolverStage(variables: 1)
    for _ in 0..<2000 { system.add([(0, 1)], .equal, 10, at: 749) }
    system.add([(0, 1)], .equal, 90, at: 750)
    #expect(system.solved() == [90])
  }

  @Test func `priorities that differ by a fraction are an order, too`() {
    var system = SolverStage(variables: 1)
    system.add([(0, 1)], .equal, 10, at: 250)
    system.add([(0, 1)], .equal, 20, at: 250.5)
    #expect(system.solved() == [20])
  }

  @Test func `within a priority the sum of the violations is least`() {
    var system = SolverStage(variables: 1)
    for constant in [0.0, 10, 70] { system.add([(0, 1)], .equal, constant, at: 500) }
    #expect(system.solved() == [10])
    #expect(system.violations() == [10, 0, 60])
  }

  @Test func `a tie goes to the constraint that was added first`() {
    var system = SolverStage(variables: 1)
    system.add([(0, 1)], .equal, 30, at: 500)
    system.add([(0, 1)], .equal, 10, at: 500)
    #expect(system.solved() == [30])
    var reversed = SolverStage(variables: 1)
    reversed.add([(0, 1)], .equal, 10, at: 500)
    reversed.add([(0, 1)], .equal, 30, at: 500)
    #expect(reversed.solved() == [10])
  }

  @Test func `a tie between two variables goes to the constraint that was added first`() {
    var system = SolverStage(variables: 2)
    system.add([(0, 1), (1, 1)], .equal, 100)
    system.add([(1, 1)], .equal, 80, at: 250)
    system.add([(0, 1)], .equal, 60, at: 250)
    #expect(system.solved() == [20, 80])
  }

  @Test func `a lower priority decides what a higher one leaves tied`() {
    var system = SolverStage(variables: 2)
    system.add([(0, 1), (1, 1)], .equal, 100)
    system.add([(0, 1)], .equal, 60, at: 750)
    system.add([(1, 1)], .equal, 80, at: 750)
    system.add([(1, 1)], .equal, 75, at: 250)
    #expect(system.solved() == [25, 75])
  }

  @Test func `hugging and resistance of a label give way to its neighbor in their order`() {
    // A label of 120 points beside one of 90, in 180 points.
    var system = SolverStage(variables: 2)
    system.add([(0, 1), (1, 1)], .equal, 180)
    system.add([(0, 1)], .lessThanOrEqual, 120, at: 251)
    system.add([(0, 1)], .greaterThanOrEqual, 120, at: 750)
    system.add([(1, 1)], .lessThanOrEqual, 90, at: 250)
    system.add([(1, 1)], .greaterThanOrEqual, 90, at: 749)
    #expect(system.solved() == [120, 60])
    system.setConstant(300, of: 0)
    #expect(system.solved() == [120, 180])
  }

  @Test func `a changed constant moves only what depends on it`() {
    var system = SolverStage(variables: 4)
    let first = system.add([(0, 1)], .equal, 10)
    system.add([(1, 1), (0, -1)], .equal, 5)
    system.add([(2, 1)], .equal, 7)
    system.add([(3, 1), (2, -1)], .greaterThanOrEqual, 7, at: 300)
    _ = system.solved()
    #expect(system.changed == [0, 1, 2, 3])
    system.setConstant(12, of: first)
    #expect(system.solved() == [12, 17, 7, 14])
    #expect(system.changed == [0, 1])
    _ = system.solved()
    #expect(system.changed.isEmpty)
  }

  @Test func `a removed constraint has no say any more`() {
    var system = SolverStage(variables: 1)
    let first = system.add([(0, 1)], .equal, 10, at: 750)
    system.add([(0, 1)], .equal, 20, at: 250)
    #expect(system.solved() == [10])
    system.remove(first)
    #expect(system.solved() == [20])
    #expect(!system.solver.contains(system.constraints[0]))
  }

  @Test func `a removed variable takes its constraints along, and its place is used again`() {
    var solver = LayoutSolver()
    let (one, two) = (solver.addVariable(), solver.addVariable())
    let both = solver.addConstraint([.init(one), .init(two)], .equal, 10)
    solver.solve()
    solver.remove(one)
    #expect(!solver.contains(one))
    #expect(!solver.contains(both))
    let three = solver.addVariable()
    #expect(three != one)
    solver.addConstraint([.init(three)], .equal, 4)
    solver.addConstraint([.init(one)], .equal, 9, priority: 100)
    solver.solve()
    #expect(solver.value(of: three) == 4)
    #expect(solver.value(of: one) == 0)
    #expect(solver.value(of: two) == 0)
  }

  @Test func `a priority may change, also to required`() {
    var system = SolverStage(variables: 1)
    let low = system.add([(0, 1)], .equal, 10, at: 250)
    system.add([(0, 1)], .equal, 20, at: 500)
    #expect(system.solved() == [20])
    system.solver.setPriority(750, of: system.constraints[low])
    #expect(system.solved() == [10])
    system.solver.setPriority(1000, of: system.constraints[1])
    #expect(system.solved() == [20])
  }

  @Test func `an edit suggests values`() {
    var solver = LayoutSolver()
    let (left, right) = (solver.addVariable(), solver.addVariable())
    solver.addConstraint([.init(right), .init(left, times: -1)], .greaterThanOrEqual, 100)
    solver.addConstraint([.init(right)], .equal, 300)
    let edit = solver.addEdit(of: left, value: 0, priority: 999)
    var lefts: [Double] = []
    for suggested in [50.0, 180, 250, 10] {
      solver.setConstant(suggested, of: edit)
      solver.solve()
      lefts.append(solver.value(of: left))
    }
    #expect(lefts == [50, 180, 200, 10])
  }

  @Test func `what is open is as near to zero as it can be, and ambiguous`() {
    var system = SolverStage(variables: 4)
    system.add([(0, 1)], .greaterThanOrEqual, 50)
    system.add([(0, 1)], .lessThanOrEqual, 70)
    system.add([(1, 1)], .greaterThanOrEqual, -50)
    system.add([(2, 1)], .equal, 3)
    #expect(system.solved() == [50, 0, 3, 0])
    #expect((0..<4).map { system.isAmbiguous($0) } == [true, true, false, true])
  }

  @Test func `two inequalities that meet leave nothing open`() {
    var system = SolverStage(variables: 2)
    system.add([(0, 1)], .greaterThanOrEqual, 50)
    system.add([(0, 1), (1, 1)], .lessThanOrEqual, 50)
    system.add([(1, 1)], .greaterThanOrEqual, 0)
    #expect(system.solved() == [50, 0])
    #expect(!system.isAmbiguous(0))
    #expect(!system.isAmbiguous(1))
  }

  @Test func `an item that another decides is ambiguous with it`() {
    var system = SolverStage(variables: 2)
    system.add([(0, 1), (1, -1)], .equal, 8)
    system.add([(1, 1)], .greaterThanOrEqual, 5)
    #expect(system.solved() == [13, 5])
    #expect(system.isAmbiguous(0))
    #expect(system.isAmbiguous(1))
  }
}
