// SPDX-License-Identifier: Apache-2.0
import BenchTrees

/// What the command line asks for.
struct Options {
  static let usage = """
    Usage: touchbench [--only SCENARIO]... [--check] [--json]
           touchbench --gate RUN... | --list
           touchbench (--growth | --grow SIZE) [--case CASE]...
           touchbench --peers DIRECTORY

    Measures the touch system beside a plain recursion over classes, on the same trees and points.

      --only SCENARIO  only this scenario; may be given several times
      --check          end with 1 if a bar is not kept
      --json           print JSON instead of the table
      --gate RUN...    figures of the gate, for gate.sh; several of them run each in a copy of the process
      --list           print the names of scenarios, of figures and of the cases of growth
      --growth         every case of growth with few and with many, for gate.sh, which counts their instructions
      --grow SIZE      time the cases of growth with so many
      --case CASE      only this case of growth; may be given several times
      --peers DIRECTORY  write the trees for other toolkits there, and print our times; peers.sh calls it
      --help           print this text

    Exit codes: 0 done, 1 a bar is not kept (with --check), 64 wrong use, 70 the two sides disagree.
    """

  var only: Set<String> = []
  var checks = false
  var printsJSON = false
  var gate: [GateRun] = []
  var lists = false
  var countsGrowth = false
  var size: Int?
  var cases: Set<String> = []
  var peers: String?
  var helps = false

  /// Reads the arguments; nil and a sentence if they make no sense.
  static func parse(_ arguments: [String]) -> (options: Options?, complaint: String?) {
    var options = Options()
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--check": options.checks = true
      case "--json": options.printsJSON = true
      case "--list": options.lists = true
      case "--help", "-h": options.helps = true
      case "--growth": options.countsGrowth = true
      case "--grow":
        guard let size = rest.popFirst().flatMap({ Int($0) }), size > 0 else {
          return (nil, "--grow needs a number: how many of each.")
        }
        options.size = size
      case "--case":
        guard let name = rest.popFirst(), growthCases.contains(where: { $0.name == name }) else {
          return (nil, "--case needs the name of a case of growth; --list prints them.")
        }
        options.cases.insert(name)
      case "--peers":
        guard let directory = rest.popFirst() else { return (nil, "--peers needs a directory.") }
        options.peers = directory
      case "--only":
        guard let name = rest.popFirst(), scenarios.contains(where: { $0.name == name }) else {
          return (nil, "--only needs the name of a scenario; --list prints them.")
        }
        options.only.insert(name)
      case "--gate":
        for name in rest {
          guard let run = (gateRuns + ungatedRuns).first(where: { $0.name == name }) else {
            return (nil, "There is no figure '\(name)'; --list prints them.")
          }
          options.gate.append(run)
        }
        guard !options.gate.isEmpty else { return (nil, "--gate needs the name of a figure.") }
        rest = []
      default: return (nil, "Unknown option '\(argument)'.")
      }
    }
    return (options, nil)
  }
}
