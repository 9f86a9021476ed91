// SPDX-License-Identifier: Apache-2.0
import TouchCore
import TouchFrames
import TouchInput
import TouchReport
import TouchScene
import TouchStage
import TouchTrace

/// A recording of touches on its way through a scene.
///
/// The scene has a clock that stands still but for the times of the frames. So the trace is the same however fast the
/// frames come.
final class Replay {
  /// How long the scene goes on after the last frame, in seconds, so that what waits for a second tap and content that
  /// coasts come to their end.
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

  /// What happened since it was asked for last; what is of the time of the last entry may go on, and waits.
  func news(isOver: Bool) -> Trace {
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

  /// Takes away what is still down, and lets everything come to its end.
  ///
  /// - Returns: How many fingers were still down.
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
