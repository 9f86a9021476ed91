// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The inputs that arrive while the time stands, and what ends while an earlier moment is shown.
nonisolated struct InputQueue: Sendable {
  /// How many inputs wait at most.
  static let limit = 1000
  /// The longest pause between two inputs that wait, in seconds.
  private static let longestPause: TimeInterval = 0.1

  private var entries: [InputLog.Entry] = []
  /// When the latest input that waits happened, in the time of the world.
  private var world: TimeInterval?

  var count: Int { entries.count }
  var isFull: Bool { entries.count >= Self.limit }

  /// Lets an input wait, as long after the one before as it happened.
  ///
  /// - Parameters:
  ///   - input: The input.
  ///   - world: When it happened, in the time of the world.
  ///   - present: Where the time of the stage stands.
  mutating func append(_ input: LabInput, at world: TimeInterval, present: TimeInterval) {
    let last = entries.last?.time ?? present
    let pause = self.world.map { min(max(world - $0, 0), Self.longestPause) } ?? 0
    self.world = world
    entries.append(InputLog.Entry(time: last + pause, input: input))
  }

  /// Lets what has ended wait until the other inputs that wait were handled.
  mutating func append(end input: LabInput, present: TimeInterval) {
    let last = entries.last?.time ?? present
    entries.append(InputLog.Entry(time: max(last, present), input: input))
  }

  /// Takes the first input out; nil if none waits.
  mutating func popFirst() -> InputLog.Entry? {
    entries.isEmpty ? nil : entries.removeFirst()
  }

  /// Takes all inputs out.
  mutating func popAll() -> [InputLog.Entry] {
    defer { self = InputQueue() }
    return entries
  }
}
