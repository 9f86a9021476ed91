// SPDX-License-Identifier: Apache-2.0
package import Foundation
import TextSources

/// What a script may still use: not only each line is limited, but also their sum.
struct ScriptBudget {
  /// The maximum number of finger samples of a script: 55 minutes of a finger that never rests.
  nonisolated static let maximumSamples = InputLimit.scriptSamples.count
  /// The maximum number of trace entries that all expectations together examine.
  nonisolated static let maximumEntries = InputLimit.scriptEntries.count

  private var entries = 0

  /// The number of the first line with which a script exceeds the permitted samples; nil if none does.
  ///
  /// It is computed before the script runs. A second of a move has `rate` samples.
  static func excess(in script: Script, rate: Double) -> Int? {
    var left = maximumSamples
    return script.lines.first { line in
      left -= line.instruction?.samples(rate: rate) ?? 0
      return left < 0
    }?.number
  }

  /// Counts the entries that an expectation is about to examine.
  mutating func countEntries(_ count: Int) throws(StageError) {
    guard count <= Self.maximumEntries - entries else {
      throw StageError(.tooManyEntries(Self.maximumEntries))
    }
    entries += max(count, 0)
  }
}

extension Instruction {
  /// The number of finger samples of a line, with `rate` samples per second of a move.
  fileprivate func samples(rate: Double) -> Int {
    switch self {
    case .finger(_, .move(_, let seconds, _)), .finger(_, .moveBy(_, let seconds, _)):
      Self.samples(in: seconds, rate)
    case .finger(_, .down), .finger(_, .up), .finger(_, .cancel): 1
    case .tap(_, let times, _, let contact): 2 * times * contact.fingers
    case .gesture(let gesture): (Self.samples(in: gesture.seconds, rate) + 2) * gesture.fingers
    case .lines(let lines, _): lines.lanes.reduce(0) { $0 + $1.symbols.count { $0 != .rest } }
    default: 0
    }
  }

  /// The samples of a move; one that is too long by itself is refused by its finger, with advice.
  private static func samples(in seconds: TimeInterval, _ rate: Double) -> Int {
    seconds * rate <= Finger.maximumSamples ? max(Int((seconds * rate).rounded(.up)), 1) : 0
  }
}

extension Script {
  /// The maximum number of finger samples of a script.
  package nonisolated static var maximumSamples: Int { ScriptBudget.maximumSamples }
  /// The maximum number of lines.
  package nonisolated static var maximumLines: Int { TextLimit.lines }
  /// The maximum number of bytes.
  package nonisolated static var maximumBytes: Int { TextLimit.bytes }
  /// The greatest time for which a line waits, in seconds.
  package nonisolated static var maximumTime: TimeInterval { Stage.maximumDuration }
}
