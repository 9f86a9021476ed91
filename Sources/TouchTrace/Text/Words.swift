// SPDX-License-Identifier: Apache-2.0

// The words lines are made of.

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

  /// The touch method that tells of the phase.
  nonisolated var method: String {
    "touches" + word.prefix(1).uppercased() + word.dropFirst()
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
  nonisolated var asTouches: String {
    switch count {
    case 0: "no touch"
    case 1: "touch \(self[0])"
    default: "touches " + map(String.init).joined(separator: ", ")
    }
  }
}
