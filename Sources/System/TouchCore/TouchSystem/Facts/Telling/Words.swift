// SPDX-License-Identifier: Apache-2.0

// The words of which lines are made.

extension UITouch.Phase {
  /// The name of the phase, as UIKit spells it.
  nonisolated var word: String {
    switch self {
    case .began: "began"
    case .moved: "moved"
    case .stationary: "stationary"
    case .ended: "ended"
    case .cancelled: "cancelled"
    case .regionEntered: "regionEntered"
    case .regionMoved: "regionMoved"
    case .regionExited: "regionExited"
    }
  }

  /// The touch method for the phase.
  nonisolated var method: String {
    "touches" + word.prefix(1).uppercased() + word.dropFirst()
  }
}

extension UIPress.Phase {
  /// The name of the phase, as UIKit spells it.
  nonisolated var word: String {
    switch self {
    case .began: "began"
    case .changed: "changed"
    case .stationary: "stationary"
    case .ended: "ended"
    case .cancelled: "cancelled"
    }
  }

  /// The press method for the phase.
  nonisolated var method: String {
    "presses" + word.prefix(1).uppercased() + word.dropFirst()
  }
}

extension UIEvent.EventType {
  /// The name of the kind, as UIKit spells it.
  nonisolated var word: String {
    switch self {
    case .touches: "touches"
    case .motion: "motion"
    case .remoteControl: "remoteControl"
    case .presses: "presses"
    case .scroll: "scroll"
    case .hover: "hover"
    case .transform: "transform"
    }
  }
}

extension [Int] {
  /// The touches with these numbers: `touch 1`, `touches 1, 2`.
  nonisolated var asTouches: String { numbered("no touch", "touch", "touches") }

  /// The presses with these numbers: `press 1`, `presses 1, 2`.
  nonisolated var asPresses: String { numbered("no press", "press", "presses") }

  /// The contacts with these numbers: `contact 1`, `contacts 1, 2`.
  nonisolated var asContacts: String { numbered("no contact", "contact", "contacts") }

  private nonisolated func numbered(_ none: String, _ one: String, _ several: String) -> String {
    switch count {
    case 0: none
    case 1: "\(one) \(self[0])"
    default: "\(several) " + map(String.init).joined(separator: ", ")
    }
  }
}
