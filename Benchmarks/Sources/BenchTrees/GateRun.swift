// SPDX-License-Identifier: Apache-2.0

/// One figure of the gate, which is the same whenever the same program runs.
package struct GateRun {
  /// Where the figure comes from.
  package enum Kind: String {
    /// A tool outside counts the instructions of ``GateRun/counting(_:)``; the run gives the number of
    /// operations they were for.
    case instructions
    /// The run gives the calls that asked the heap for memory.
    case allocations
    /// The run gives the bytes that are taken.
    case bytes
  }

  /// The word that chooses it on the command line.
  package let name: String
  package let kind: Kind
  package let run: () -> Double

  package init(name: String, kind: Kind, run: @escaping () -> Double) {
    self.name = name
    self.kind = kind
    self.run = run
  }
}
