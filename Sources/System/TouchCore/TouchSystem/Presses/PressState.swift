// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Everything that a press remembers: what its button does, what its responder has heard, and who has it.
///
/// ``UIPress`` itself is what others see of it.
struct PressState {
  // MARK: The button

  /// The position in the order in which the presses of the application began, from 1.
  var number = 0
  /// The input source's identifier for this press.
  var contactID = 0
  var phase = UIPress.Phase.began
  var timestamp: TimeInterval = 0
  /// The seconds that the public time adds.
  var uptime: TimeInterval = 0
  var type = UIPress.PressType.noButton
  var key: UIKey?
  var force: CGFloat = 0
  /// The frame of the application in which the press last did something.
  var changedInFrame = 0

  // MARK: Its responder

  /// The responder, unless it is the application.
  var heldResponder: UIResponder?
  /// The responder, if it is the application, which itself holds the press while the button is down.
  weak var application: UIApplication?
  var window: UIWindow?
  /// How far the responder is with the press.
  var delivery = Delivery()
  /// Whether the press shows as cancelled to its responder, which loses it, while the button stays down.
  var isOverForResponderOnly = false

  // MARK: Its recognizers

  /// Stands for the press among the touches of gestures; nil until a recognizer is offered the press.
  var standIn: UITouch?
}

extension PressState: @preconcurrency CustomStringConvertible {
  var description: String {
    var parts = ["press \(number)", "\(phase)", "\(delivery)"]
    parts.append(key.map { "key \"\($0.characters)\"" } ?? "\(type)")
    if isOverForResponderOnly { parts.append("over for its responder only") }
    if let standIn { parts.append("\(standIn.recognizers.count) recognizers") }
    return parts.joined(separator: ", ")
  }
}

// The parts of the state by the names that the core knows them by.
extension UIPress {
  final var storedPhase: Phase {
    get { state.phase }
    set { state.phase = newValue }
  }
  final var storedTimestamp: TimeInterval {
    get { state.timestamp }
    set { state.timestamp = newValue }
  }
  final var storedForce: CGFloat {
    get { state.force }
    set { state.force = newValue }
  }
  final var storedWindow: UIWindow? {
    get { state.window }
    set { state.window = newValue }
  }
  final var delivery: Delivery {
    get { state.delivery }
    set { state.delivery = newValue }
  }

  final var isOverForResponderOnly: Bool {
    get { state.isOverForResponderOnly }
    set { state.isOverForResponderOnly = newValue }
  }
  final var changedInFrame: Int {
    get { state.changedInFrame }
    set { state.changedInFrame = newValue }
  }

  /// The position in the order in which the presses of the application began, from 1.
  package final var number: Int { state.number }
  /// The input source's identifier for this press.
  package final var contactID: Int { state.contactID }

  /// The responder, which the press holds, unless it is the application, which holds the press.
  final var storedResponder: UIResponder? {
    get { state.heldResponder ?? state.application }
    set {
      state.application = newValue as? UIApplication
      state.heldResponder = state.application == nil ? newValue : nil
    }
  }

  /// Stands for the press among the touches of gestures, with a number below zero; no view gets it.
  final var standIn: UITouch {
    if let standIn = state.standIn { return standIn }
    let made = UITouch(standingInFor: -number)
    state.standIn = made
    return made
  }
}
