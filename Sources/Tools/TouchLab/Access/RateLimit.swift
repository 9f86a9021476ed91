// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// How much a connection may send: so many units in a second, and as many at once.
public nonisolated struct RateLimit: Sendable {
  private let perSecond: Double
  private var left: Double
  private var last: TimeInterval

  /// Creates a limit that nothing was taken of.
  public init(perSecond: Double, at now: TimeInterval) {
    self.perSecond = perSecond
    left = perSecond
    last = now
  }

  /// Takes units, unless there are too few left.
  ///
  /// - Parameters:
  ///   - count: How many.
  ///   - now: The time, in seconds.
  /// - Returns: Whether there were enough.
  public mutating func take(_ count: Double, at now: TimeInterval) -> Bool {
    left = min(perSecond, left + max(now - last, 0) * perSecond)
    last = now
    guard left >= count else { return false }
    left -= count
    return true
  }
}
