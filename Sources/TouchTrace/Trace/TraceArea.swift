// SPDX-License-Identifier: Apache-2.0

/// The part of the touch system a line of a trace is about; its raw value is the word in the line.
public nonisolated enum TraceArea: String, CaseIterable, Sendable, Hashable {
  /// Contacts that came in.
  case input
  /// The search for the view under a finger.
  case hitTest = "hit-test"
  /// Events on their way through application and windows.
  case event
  /// Touches handed to views, or kept from them.
  case deliver
  /// The responder chain.
  case responder
  /// Timers.
  case timer
  /// Gesture recognizers.
  case gesture
  /// Controls: tracking, and what they send.
  case controls
  /// Animations of views.
  case animation
  /// Scroll views.
  case scroll
  /// What came from the process that owns the touchscreen.
  case port
  /// What views and tests wrote themselves.
  case log
}

extension TouchFact.Kind {
  /// The part of the touch system that decided.
  public nonisolated var area: TraceArea {
    switch self {
    case .input: .input
    case .hitTest: .hitTest
    case .event: .event
    case .delivery: .deliver
    case .responder: .responder
    case .timer: .timer
    case .animation: .animation
    case .gesture: .gesture
    case .control: .controls
    case .scroll: .scroll
    case .port: .port
    }
  }
}
