// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchTrace

/// What happened on a screen, as values: the views over time, the touches, and every fact.
///
/// A ``SceneRecorder`` creates it from a running application. It does not refer to the application, so it can
/// outlive it, and several recordings can be shown side by side in one ``Report``.
public nonisolated struct Recording: Sendable, Hashable {
  /// The title of the recording in a report.
  public var title: String
  /// The screen, in its own coordinates.
  public var screen: CGRect
  /// Whether the screen has dark appearance, so that what no view paints is dark.
  public var isDark = false
  /// The views, in the order in which they were first seen.
  public var views: [RecordedView]
  /// The indices of the views in windows, from back to front, each before its subviews.
  public var order: History<[Int]>
  /// The touches, in the order in which they began.
  public var touches: [RecordedTouch]
  /// The facts and notes.
  public var trace: Trace
  /// The time at which the recording began, in seconds of the application's clock.
  public var start: TimeInterval
  /// The time at which it was stopped.
  public var end: TimeInterval

  /// Creates a recording.
  public init(
    title: String, screen: CGRect, views: [RecordedView] = [], order: History<[Int]> = History(),
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
