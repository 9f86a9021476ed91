// SPDX-License-Identifier: Apache-2.0
import CMeter
import Foundation
import TouchLayout

/// Nanoseconds of processor time that the process has taken, so that other processes do not count.
func now() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

/// Prints `touchstone CASE BUILD EDIT BYTES VALUE` for a system.
func measure(_ name: String, _ system: System) {
  let rounds = max(5, 4000 / system.variableCount)
  var (build, value) = (Double.infinity, 0.0)
  for _ in 0..<rounds {
    let start = now()
    var (solver, variables, _) = system.solver()
    solver.solve()
    value = solver.value(of: variables[variables.count - 1])
    build = min(build, now() - start)
  }
  heap_watch()
  var (solver, variables, constraints) = system.solver()
  solver.solve()
  let bytes = heap_watched().bytes
  let edits = 2000
  var edit = Double.infinity
  // The same edits several times, of which the fastest counts.
  for _ in 0..<(system.variableCount > 2000 ? 1 : 5) {
    var state: UInt64 = 1
    let start = now()
    for _ in 0..<edits {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let item = system.edited[Int((state >> 33) % UInt64(system.edited.count))]
      let change = Double((state >> 20) % 9) - 4
      for line in item { solver.setConstant(system.lines[line].constant + change, of: constraints[line]) }
      solver.solve()
      value += solver.value(of: variables[0])
    }
    edit = min(edit, (now() - start) / Double(edits))
  }
  withExtendedLifetime(value) {}
  print("touchstone\t\(name)\t\(Int(build))\t\(Int(edit))\t\(bytes)")
}

/// What independent groups cost together, and a change of ten views in a tree of 2 000; false if it is too
/// much.
func measureLocality() -> Bool {
  func build(_ parts: [System]) -> Double {
    let start = now()
    var solver = LayoutSolver()
    for part in parts { part.add(to: &solver) }
    solver.solve()
    return now() - start
  }
  heap_keep()
  let parts = (0..<100).map { System.stacks(10, seed: UInt64($0 % 10)) }
  let ten = Array(parts[..<10])
  // The two in turns, so that a slow moment of the machine meets both.
  let ratios = (0..<101).map { _ in
    let tens = (0..<10).reduce(0) { sum, _ in sum + build(ten) }
    return build(parts) / (tens / 10)
  }
  let growth = ratios.sorted()[50]
  print("100 independent groups of 10 views cost \(growth) times as much as 10 groups do")
  var solver = LayoutSolver()
  var edges = [solver.addVariable()]
  solver.addConstraint([.init(edges[0])], .equal, 0)
  var last: LayoutSolver.Constraint?
  for view in 1..<2000 {
    edges.append(solver.addVariable())
    // A tree with ten children each: the last chain of ten is what the change concerns.
    let parent = view < 1990 ? view / 10 : view == 1990 ? 3 : view - 1
    let edge = solver.addConstraint([.init(edges[view]), .init(edges[parent], times: -1)], .equal, 8)
    if view == 1990 { last = edge }
  }
  solver.solve()
  guard let last else { return false }
  solver.setConstant(9, of: last)
  solver.solve()
  let start = now()
  heap_watch()
  for round in 1...1000 {
    solver.setConstant(Double(round % 50 + 9), of: last)
    solver.solve()
  }
  let allocations = heap_watched().allocations
  let microseconds = (now() - start) / 1e6
  print(
    "a constant on which \(solver.changedVariableCount) of 2 000 views depend: \(microseconds) µs, \(allocations) allocations"
  )
  return growth <= 11 && microseconds <= 20 && allocations == 0 && solver.changedVariableCount == 10
}

let arguments = CommandLine.arguments
switch arguments.dropFirst().first {
case "--cases" where arguments.count == 3 || arguments.count == 4:
  for (name, make) in [("chain", System.chain), ("grid", System.grid), ("stacks", System.stacks)] {
    for count in [10, 100, 1000] {
      guard arguments.count == 3 || arguments[3] == "\(name)-\(count)" else { continue }
      let system = make(count, 7)
      let path = "\(arguments[2])/\(name)-\(count).case"
      try system.text.write(toFile: path, atomically: true, encoding: .utf8)
      measure("\(name)-\(count)", system)
    }
  }
case "--locality":
  exit(measureLocality() ? 0 : 1)
case "--edits" where arguments.count == 3:
  let failures = RandomEdits.failures(among: Int(arguments[2]) ?? 0, seed: 42)
  print("\(arguments[2]) solutions after edits, \(failures) differ from those of a new solver")
  exit(failures == 0 ? 0 : 1)
case "--random" where arguments.count == 3:
  // Systems with their solutions, for the peer to compare.
  var chance = Chance(state: 7)
  for _ in 0..<(Int(arguments[2]) ?? 0) {
    let system = System.random(&chance)
    var (solver, variables, _) = system.solver()
    solver.solve()
    guard solver.conflicts.isEmpty else { continue }
    print(system.text, terminator: "")
    print(
      variables.map { "\(solver.value(of: $0)) \(solver.isAmbiguous($0) ? 1 : 0)" }.joined(separator: " "))
  }
default:
  let usage = "Usage: layoutbench --cases DIRECTORY [CASE] | --locality | --edits N | --random N\n"
  FileHandle.standardError.write(Data(usage.utf8))
  exit(64)
}
