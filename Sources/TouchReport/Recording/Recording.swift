// SPDX-License-Identifier: Apache-2.0

/// What happened on a screen, as values: the views over time, the touches, and every fact.
///
/// A ``SceneRecorder`` makes one of a running application. Nothing in it refers to the application, so it can
/// outlive it, and several recordings can stand side by side in one ``Report``.
public nonisolated struct Recording: Sendable, Hashable {
  /// What the recording is called in a report.
  public var title: String
  /// The screen, in its own coordinates.
  public var screen: CGRect
  /// The views, in the order in which they were first seen.
  public var views: [RecordedView]
  /// The places of the views that are in a window, from the back to the front, each before its subviews.
  public var order: Course<[Int]>
  /// The touches, in the order of their beginning.
  public var touches: [RecordedTouch]
  /// The facts and notes.
  public var trace: Trace
  /// When the recording began, in seconds of the application's clock.
  public var start: TimeInterval
  /// When it was stopped.
  public var end: TimeInterval

  /// Makes a recording.
  public init(
    title: String, screen: CGRect, views: [RecordedView] = [], order: Course<[Int]> = Course(),
    touches: [RecordedTouch] = [], trace: Trace = Trace(), start: TimeInterval = 0, end: TimeInterval = 0
  ) {
    self.title = title
    self.screen = screen
    self.views = views
    self.order = order
    self.touches = touches
    self.trace = trace
    self.start = start
    self.end = end
  }
}
