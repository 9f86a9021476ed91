// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// One button or key, from going down to being released.
///
/// Tests may subclass it and override its properties to call press methods by hand.
@preconcurrency @MainActor open class UIPress: NSObject {
  /// What the press does in the present event.
  open var phase: Phase { storedPhase }
  /// When the press last changed, in seconds on the application's clock plus its
  /// ``UIApplication/uptimeAtStart``.
  open var timestamp: TimeInterval { storedTimestamp + state.uptime }
  /// Which button of a remote is pressed.
  open var type: PressType { state.type }
  /// Which key of a keyboard is pressed; nil for a button.
  open var key: UIKey? { state.key }
  /// How hard the button is pressed, from 0 to 1.
  open var force: CGFloat { storedForce }
  /// The responder the press began with; it never changes.
  open var responder: UIResponder? { storedResponder }
  /// The window the press began in; it stays.
  open var window: UIWindow? { storedWindow }

  /// The recognizers that get the press: those of the responder's view in their order, then those of the
  /// views above.
  open var gestureRecognizers: [UIGestureRecognizer]? { standIn.recognizers.all }

  /// What the press remembers.
  final var state = PressState()

  /// Creates a press without a button, for code that calls press methods by hand.
  public override init() {
    super.init()
  }

  /// Number, phase and what is pressed.
  open nonisolated override var description: String {
    onMainActor {
      var what = "\(type)"
      if let key { what = "key \"\(key.characters)\"" }
      return "<UIPress \(number); phase = \(phase); \(what)>"
    }
  }
}
