// SPDX-License-Identifier: Apache-2.0

/// What a script may still ask for as a whole: each line is limited, and so is what they come to.
struct ScriptBudget {
  /// How many samples of fingers a script makes at most: 55 minutes of a finger that never rests.
  nonisolated static let mostSamples = 200_000
  /// How many entries of the trace its expectations look at, all together.
  nonisolated static let mostEntries = 50_000_000

  private var entries = 0

  /// The number of the first line with which a script makes more samples than it may; nil if none does.
  ///
  /// It is known before anything is done. A second of a move has `rate` samples.
  static func excess(in script: Script, rate: Double) -> Int? {
    var left = mostSamples
    return script.lines.first { line in
      left -= line.instruction?.samples(rate: rate) ?? 0
      return left < 0
    }?.number
  }

  /// Counts the entries that an expectation is about to look at.
  mutating func look(at count: Int) throws(StageError) {
    guard count <= Self.mostEntries - entries else { throw .tooManyEntries(Self.mostEntries) }
    entries += max(count, 0)
  }
}

extension Instruction {
  /// How many samples of fingers a line makes, `rate` of them in a second of a move.
  fileprivate func samples(rate: Double) -> Int {
    switch self {
    case .finger(_, .move(_, let seconds)), .finger(_, .moveBy(_, let seconds)):
      // A move that is too long by itself is refused by its finger, with what to do about it.
      seconds * rate <= Finger.mostSamples ? max(Int((seconds * rate).rounded(.up)), 1) : 0
    case .finger(_, .down), .finger(_, .up), .finger(_, .cancel): 1
    case .tap(_, let times, _): 2 * times
    case .lines(let lines, _): lines.lanes.reduce(0) { $0 + $1.symbols.count { $0 != .rest } }
    default: 0
    }
  }
}

extension Script {
  /// How many samples of fingers a script makes at most.
  package nonisolated static var mostSamples: Int { ScriptBudget.mostSamples }
}
