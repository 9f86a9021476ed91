// SPDX-License-Identifier: Apache-2.0
import TouchCore
import TouchFrames
import TouchInput
import TouchReport
import TouchScene
import TouchStage
import TouchTrace

/// A recording of touches that is played in a scene.
///
/// The scene has a manual clock that only moves to the times of the frames. So the trace does not depend on
/// how fast frames arrive.
final class Replay {
  /// How long the scene runs after the last frame, in seconds, so that pending taps and coasting content
  /// finish.
  static let longestEnd = 10.0

  private let scene: StagedScene
  private let recorder: SceneRecorder?
  private let feed: FrameFeed
  private var shown = 0

  /// Builds the scene.
  ///
  /// - Parameters:
  ///   - file: The scene.
  ///   - isDrawn: Whether the screen is recorded, too, which takes a look at every view after every frame.
  /// - Throws: What is wrong with the scene.
  init(in file: SceneFile, isDrawn: Bool = false) throws {
    scene = try file.build()
    recorder = isDrawn ? SceneRecorder(of: scene.stage.application) : nil
    feed = FrameFeed(scene.stage.application)
  }

  /// The trace so far.
  var trace: Trace { scene.stage.trace }

  /// The entries since the last call; those at the time of the last entry may be incomplete and wait.
  func newEntries(isOver: Bool) -> Trace {
    let entries = scene.stage.trace.entries
    var end = entries.count
    if !isOver {
      while end > shown,
        TraceText.time(of: entries[end - 1]) == TraceText.time(of: entries[entries.count - 1])
      {
        end -= 1
      }
    }
    defer { shown = end }
    return Trace(Array(entries[shown..<end]))
  }

  /// Delivers a frame.
  func handle(_ frame: DigitizerFrame) {
    scene.stage.makeCurrent()
    feed.handle(frame)
  }

  /// Cancels everything that is still down, and lets pending work finish.
  ///
  /// - Returns: The number of fingers that were still down.
  func finish() -> Int {
    scene.stage.makeCurrent()
    let down = feed.contactsDown
    feed.cancelContacts()
    let application = scene.stage.application
    let end = application.clock.now + Self.longestEnd
    while let due = application.timers.nextDue, due <= end { application.advance(to: due) }
    return down
  }

  /// Ends the replay.
  ///
  /// - Returns: What was on the screen; nil if it was not recorded.
  func stop(title: String) -> Recording? {
    UIApplication.current = nil
    return recorder?.stop(title: title, trace: trace)
  }
}
