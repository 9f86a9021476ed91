// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchGraphics

/// A whole gesture in one line of a script, as ``Stage`` has it in code.
struct ScriptGesture: Equatable {
  /// What the gesture does.
  enum Kind: Equatable {
    /// By a factor, while the fingers turn by an angle in degrees.
    case pinch(by: Double, turning: Double)
    /// By an angle in degrees.
    case rotate(by: Double)
    case swipe(Stage.SwipeDirection, by: CGFloat)
    case pan(Way)
    case drag(Way, holding: TimeInterval, resting: TimeInterval)
    case scroll(by: CGVector)
    case hover
  }

  /// The words with which their lines begin.
  static let verbs = ["pinch", "rotate", "swipe", "pan", "drag", "scroll", "hover"]

  /// How a gesture that moves says where it ends.
  enum Way: Equatable {
    case by(CGVector)
    case to(Place)
  }

  /// The names of easings in scripts.
  enum Easing: String, CaseIterable {
    case linear
    case easeIn = "in"
    case easeOut = "out"
    case easeInOut = "in-out"

    var curve: Finger.Easing {
      switch self {
      case .linear: .linear
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .easeInOut: .easeInOut
      }
    }
  }

  var place: Place
  var kind: Kind
  /// How long it takes.
  var seconds: TimeInterval
  var easing = Easing.linear
  var contact = ScriptContact()

  /// The durations and distances of a line that does not specify them, which are those of the functions of
  /// ``Stage``.
  static let swipeDistance: CGFloat = 150
  static let restAfterDrag: TimeInterval = 0.2

  /// The duration of a gesture whose line does not specify one.
  static func defaultDuration(of kind: Kind) -> TimeInterval {
    switch kind {
    case .pinch, .rotate, .pan, .drag: 0.5
    case .swipe: 0.15
    case .scroll, .hover: 0
    }
  }

  /// The easing of a gesture whose line does not name one.
  static func defaultEasing(of kind: Kind) -> Easing {
    if case .drag = kind { .easeInOut } else { .linear }
  }

  /// The place where it ends, if the line names one.
  var end: Place? {
    switch kind {
    case .pan(.to(let place)), .drag(.to(let place), _, _): place
    default: nil
    }
  }

  /// How many fingers it has.
  var fingers: Int {
    switch kind {
    case .pinch, .rotate: 2
    case .swipe, .pan, .drag, .scroll, .hover: contact.fingers
    }
  }
}

/// With what a gesture touches the screen: some fingers, or a pencil.
struct ScriptContact: Equatable {
  var fingers = 1
  var tip = ScriptTip.finger
}

extension Double {
  /// An angle in degrees, in radians.
  nonisolated var radians: CGFloat { CGFloat(self / 180 * .pi) }
}
