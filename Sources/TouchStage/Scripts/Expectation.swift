// SPDX-License-Identifier: Apache-2.0
import TouchControls

/// What a script expects of the time since the expectations before.
struct Expectation: Equatable {
  /// What happens, or is so.
  enum Subject: Equatable {
    /// A control sends an event.
    case event(String, of: String)
    /// A view or a recognizer is handed touches.
    case touches(UITouch.Phase, of: String)
    /// A recognizer comes into a state.
    case gesture(GestureWord, of: String)
    /// The targets of a recognizer are called.
    case action(of: String)
    /// A view is something now, or is not.
    case state(StateWord, Bool, of: String)
    /// A finger comes down and hits a view; nil is no view at all.
    case hit(String?)
    /// A line is written.
    case log(String)
    /// No control sends an event, no recognizer calls its targets.
    case nothing
  }

  /// How often it happens.
  enum Count: Equatable {
    case atLeastOnce
    case never
    case times(Int)
  }

  /// The states of recognizers as a script calls them.
  enum GestureWord: String, CaseIterable {
    case began, changed, ended, recognized, cancelled, failed

    var state: UIGestureRecognizer.State {
      switch self {
      case .began: .began
      case .changed: .changed
      case .ended, .recognized: .ended
      case .cancelled: .cancelled
      case .failed: .failed
      }
    }
  }

  /// What a view is.
  enum StateWord: String, CaseIterable {
    case highlighted, selected, enabled, hidden, tracking
  }

  var subject: Subject
  var count = Count.atLeastOnce

  /// The touch methods by the phase they tell of.
  static let methods: [(phase: UITouch.Phase, name: String)] = [
    (.began, "touchesBegan"), (.moved, "touchesMoved"), (.ended, "touchesEnded"),
    (.cancelled, "touchesCancelled"),
  ]

  /// The names of the events of controls.
  static let events = UIControl.Event.named.map(\.name)

  /// What can be expected of something that has a name.
  static let words =
    events + methods.map(\.name) + GestureWord.allCases.map(\.rawValue) + ["action"]
    + StateWord.allCases.map(\.rawValue) + ["not"]
}
