// SPDX-License-Identifier: Apache-2.0
import Foundation

/// How the time of the stage follows that of the world.
nonisolated struct StageTime: Sendable {
  /// How fast the stage's time passes; 1 is as fast as the world's.
  private(set) var rate = 1.0
  /// Whether it passes at all.
  private(set) var isRunning = true
  private var world: TimeInterval
  private var stage: TimeInterval

  /// Starts at a moment of the stage.
  init(stage: TimeInterval = 0, at world: TimeInterval) {
    self.stage = stage
    self.world = world
  }

  /// The time of the stage at a time of the world.
  func stage(at now: TimeInterval) -> TimeInterval {
    isRunning ? stage + (now - world) * rate : stage
  }

  /// How many seconds of the world pass until the stage has a time.
  func seconds(until time: TimeInterval, at now: TimeInterval) -> TimeInterval {
    max((time - stage(at: now)) / rate, 0)
  }

  /// Goes on from a moment of the stage.
  mutating func set(
    stage: TimeInterval, at world: TimeInterval, rate: Double? = nil, isRunning: Bool? = nil
  ) {
    self.stage = stage
    self.world = world
    self.rate = rate ?? self.rate
    self.isRunning = isRunning ?? self.isRunning
  }
}
