// SPDX-License-Identifier: Apache-2.0
import TouchLayout

/// Reads anything as a list of constraints and of changes to them.
///
/// Whatever the bytes are, solving ends with finite values, those of a new solver with the same constraints,
/// and required constraints are satisfied unless they are broken or their numbers are huge.
func fuzzConstraints(_ input: UnsafeBufferPointer<UInt8>) {
  var list = ConstraintList(input.prefix(2000))
  while list.readNext() {}
  list.check()
}

private struct ConstraintList {
  private typealias Line = (
    terms: [(variable: Int, coefficient: Double)], relation: LayoutSolver.Relation, constant: Double,
    priority: Float
  )

  private static let numbers: [Double] = [
    0, 1, -1, 0.5, 2, -2, 1.0 / 3, 1e-12, 1e9, 1e30, -1e30, .infinity, -.infinity, .nan, 44, 8,
  ]

  private var bytes: ArraySlice<UInt8>
  private var solver = LayoutSolver()
  private var variables: [LayoutSolver.Variable] = []
  private var constraints: [LayoutSolver.Constraint] = []
  private var lines: [Line] = []

  init(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) {
    self.bytes = ArraySlice(bytes)
    for _ in 0..<8 { variables.append(solver.addVariable()) }
  }

  private mutating func byte() -> Int { Int(bytes.popFirst() ?? 0) }

  mutating func readNext() -> Bool {
    guard !bytes.isEmpty else { return false }
    let kind = byte()
    if kind & 7 < 4 || constraints.isEmpty {
      let terms = (0...kind >> 6).map { _ -> (variable: Int, coefficient: Double) in
        let term = byte()
        return (term & 7, Self.numbers[term >> 4])
      }
      let priority = [1000, 750, 500, 250][kind >> 4 & 3] as Float
      let constant = byte()
      let line: Line = (
        terms, [.lessThanOrEqual, .equal, .equal, .greaterThanOrEqual][kind & 3],
        constant < 240 ? Double(constant) / 2 : Self.numbers[constant & 15], priority
      )
      constraints.append(
        solver.addConstraint(
          line.terms.map { .init(variables[$0.variable], times: $0.coefficient) }, line.relation,
          line.constant, priority: line.priority))
      lines.append(line)
      return true
    }
    let place = byte() % constraints.count
    switch kind & 7 {
    case 4:
      solver.remove(constraints.remove(at: place))
      lines.remove(at: place)
    case 5:
      lines[place].priority = [1000, 250][kind >> 7]
      solver.setPriority(lines[place].priority, of: constraints[place])
    case 6:
      lines[place].constant = Double(byte()) / 2
      solver.setConstant(lines[place].constant, of: constraints[place])
    default:
      solver.solve()
    }
    return true
  }

  mutating func check() {
    solver.solve()
    var other = LayoutSolver()
    let others = variables.map { _ in other.addVariable() }
    for line in lines {
      other.addConstraint(
        line.terms.map { .init(others[$0.variable], times: $0.coefficient) }, line.relation, line.constant,
        priority: line.priority)
    }
    other.solve()
    let isUsual = lines.allSatisfy { line in
      abs(line.constant) < 1000
        && line.terms.allSatisfy { abs($0.coefficient) <= 2 && abs($0.coefficient) > 0.1 }
    }
    for (one, two) in zip(variables, others) {
      precondition(solver.value(of: one).isFinite, "a value is not finite")
      precondition(
        !isUsual || solver.value(of: one).bitPattern == other.value(of: two).bitPattern,
        "a value depends on the changes before")
    }
    for constraint in constraints where isUsual && solver.priority(of: constraint) >= LayoutSolver.required {
      precondition(
        solver.isBroken(constraint) || solver.violation(of: constraint) < 1e-4,
        "a required constraint is violated")
    }
  }
}
