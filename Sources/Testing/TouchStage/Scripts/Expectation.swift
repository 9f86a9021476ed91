// SPDX-License-Identifier: Apache-2.0
import TouchControls
import TouchCore

/// An expectation of a script about the time since the expectations before it.
struct Expectation: Equatable {
  /// An event that happens, or a state that holds.
  enum Subject: Equatable {
    /// A control sends an event.
    case event(String, of: String)
    /// A view or a recognizer receives touches.
    case touches(UITouch.Phase, of: String)
    /// A recognizer enters a state.
    case gesture(GestureWord, of: String)
    /// A recognizer calls its targets.
    case action(of: String)
    /// A view has a state now, or does not.
    case state(StateWord, Bool, of: String)
    /// A finger comes down and hits a view; nil means no view at all.
    case hit(String?)
    /// A line is written.
    case log(String)
    /// No control sends an event, and no recognizer calls its targets.
    case nothing
  }

  /// How many times it happens.
  enum Count: Equatable {
    case atLeastOnce
    case never
    case times(Int)
  }

  /// The names of recognizer states in a script.
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

  /// The states of a view.
  enum StateWord: String, CaseIterable {
    case highlighted, selected, enabled, hidden, tracking
  }

  var subject: Subject
  var count = Count.atLeastOnce

  /// The touch methods with their phases.
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
