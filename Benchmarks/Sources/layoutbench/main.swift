// SPDX-License-Identifier: Apache-2.0
import CMeter
import Foundation
import TouchLayout

/// Nanoseconds of the monotonic clock.
func now() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
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
  var state: UInt64 = 1
  let edits = 2000
  let start = now()
  for _ in 0..<edits {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let item = system.edited[Int((state >> 33) % UInt64(system.edited.count))]
    let change = Double((state >> 20) % 9) - 4
    for line in item { solver.setConstant(system.lines[line].constant + change, of: constraints[line]) }
    solver.solve()
    value += solver.value(of: variables[0])
  }
  let edit = (now() - start) / Double(edits)
  withExtendedLifetime(value) {}
  print("touchstone\t\(name)\t\(Int(build))\t\(Int(edit))\t\(bytes)")
}

/// What independent groups cost together, and a change of ten views in a tree of 2 000.
func measureLocality() {
  func build(_ count: Int) -> Double {
    let parts = (0..<count).map { System.stacks(10, seed: UInt64($0 % 7)) }
    var best = Double.infinity
    for _ in 0..<max(9, 200 / count) {
      let start = now()
      var solver = LayoutSolver()
      for part in parts { part.add(to: &solver) }
      solver.solve()
      best = min(best, now() - start)
    }
    return best
  }
  let (one, hundred) = ((0..<7).map { _ in build(7) }.min() ?? 1, build(100))
  print("100 groups of 10 views take \(hundred / one / 100 * 7) times as long for each group as 7 groups do")
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
  guard let last else { return }
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
}

let arguments = CommandLine.arguments
switch arguments.dropFirst().first {
case "--cases" where arguments.count == 3:
  for (name, make) in [("chain", System.chain), ("grid", System.grid), ("stacks", System.stacks)] {
    for count in [10, 100, 1000] {
      let system = make(count, 7)
      let path = "\(arguments[2])/\(name)-\(count).case"
      try system.text.write(toFile: path, atomically: true, encoding: .utf8)
      measure("\(name)-\(count)", system)
    }
  }
case "--locality":
  measureLocality()
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
  let usage = "Usage: layoutbench --cases DIRECTORY | --locality | --edits N | --random N\n"
  FileHandle.standardError.write(Data(usage.utf8))
  exit(64)
}
