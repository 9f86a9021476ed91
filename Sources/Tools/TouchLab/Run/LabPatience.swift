// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchScene

/// How long a lab works at a time: scenes may be expensive, and pages are to be answered all the same.
///
/// The session has neither a clock nor a network; whoever serves it lends both.
final class LabPatience {
  /// Called again and again while the session works; false ends what it repeats.
  var goesOn: (() -> Bool)?
  /// The present time of the world, in seconds; nil if work takes no time, as in tests.
  var clock: (() -> TimeInterval)?

  /// How long timers of the scene may fire for one frame, in seconds; after that the time of the stage is
  /// slower than that of the world.
  static let frameBudget: TimeInterval = 0.05

  /// Lets others work, and returns whether to go on.
  func pause() -> Bool { goesOn?() ?? true }

  /// Reads a scene, and lets others work meanwhile.
  func read(_ text: String, file: String) throws(SceneError) -> SceneFile {
    try SceneFile(text: text, file: file, pausing: { _ = self.pause() })
  }

  /// The seconds that a body took, and what it returned.
  func timed<Result>(_ body: () -> Result) -> (result: Result, seconds: TimeInterval) {
    let begin = clock?() ?? 0
    let result = body()
    return (result, max((clock?() ?? 0) - begin, 0))
  }
}
