// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchLayout

@Suite struct RandomEditTests {
  /// `Benchmarks/layout.sh --compare` does the same a hundred thousand times.
  @Test(arguments: 1...8) func `edits lead to the bits of a new solver`(seed: UInt64) {
    var chance = RandomNumbers(state: seed)
    for _ in 0..<25 {
      var system = SolverStage(variables: 6)
      var lines: [Line] = []
      for _ in 0..<12 { add(Line(&chance), to: &system, &lines) }
      _ = system.solved()
      for _ in 0..<10 {
        let place = chance.below(lines.count)
        if chance.below(4) == 0 {
          add(Line(&chance), to: &system, &lines)
        } else {
          lines[place].constant = Double(chance.below(160)) / 2
          system.setConstant(lines[place].constant, of: place)
        }
        var (fresh, freshLines) = (SolverStage(variables: 6), [Line]())
        for line in lines { add(line, to: &fresh, &freshLines) }
        #expect(system.solved().map(\.bitPattern) == fresh.solved().map(\.bitPattern))
        #expect(system.conflicts.map(\.last) == fresh.conflicts.map(\.last))
        #expect((0..<6).map(system.isAmbiguous) == (0..<6).map(fresh.isAmbiguous))
      }
    }
  }

  private struct Line {
    var terms: [(variable: Int, coefficient: Double)]
    var relation: LayoutSolver.Relation
    var constant: Double
    var priority: Float

    init(_ chance: inout RandomNumbers) {
      terms = (0...chance.below(3)).map { _ in (chance.below(6), [1, 1, -1, 0.5, 3][chance.below(5)]) }
      relation = [.lessThanOrEqual, .equal, .equal, .greaterThanOrEqual][chance.below(4)]
      constant = Double(chance.below(160)) / 2
      priority = [1000, 1000, 750, 250][chance.below(4)]
    }
  }

  private func add(_ line: Line, to system: inout SolverStage, _ lines: inout [Line]) {
    system.add(line.terms, line.relation, line.constant, at: line.priority)
    lines.append(line)
  }
}

private struct RandomNumbers {
  var state: UInt64
  mutating func below(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(count))
  }
}
