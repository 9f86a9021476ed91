// SPDX-License-Identifier: Apache-2.0

/// The area of the touch system that a line of a trace belongs to; its raw value is the word in the line.
public nonisolated enum TraceArea: String, CaseIterable, Sendable, Hashable {
  /// Contacts that came in.
  case input
  /// The hit-test for the view under a finger.
  case hitTest = "hit-test"
  /// Events passing through the application and its windows.
  case event
  /// Touches delivered to views, or withheld from them.
  case deliver
  /// The responder chain.
  case responder
  /// Timers.
  case timer
  /// Gesture recognizers.
  case gesture
  /// Controls: tracking, and the events they send.
  case controls
  /// Animations of views.
  case animation
  /// Constraints, and the frames that follow from them.
  case layout
  /// Scroll views.
  case scroll
  /// Input from the process that owns the touchscreen.
  case port
  /// Interactions of views: menus, drags, refreshing.
  case interaction = "interact"
  /// The device around the screen: feedback, bars, the keyboard.
  case system
  /// Lines written by views and tests.
  case log
}
