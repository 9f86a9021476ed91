// SPDX-License-Identifier: Apache-2.0

/// One button or key, from going down to being let go.
///
/// A class of one's own that overrides what a press says stands for a key in tests that call press methods by hand.
@preconcurrency @MainActor open class UIPress: NSObject {
  /// What the press does in the present event.
  open var phase: Phase { storedPhase }
  /// When the press last changed, in seconds on the application's clock.
  open var timestamp: TimeInterval { storedTimestamp }
  /// Which button of a remote is pressed.
  open var type: PressType { storedType }
  /// Which key of a keyboard is pressed; nil for a button.
  open var key: UIKey? { storedKey }
  /// How hard the button is pressed, from 0 to 1.
  open var force: CGFloat { storedForce }
  /// The responder the press began with; it stays.
  open var responder: UIResponder? { storedResponder }
  /// The window the press began in; it stays.
  open var window: UIWindow? { storedWindow }

  /// The recognizers that get the press: those of the responder's view in their order, then those of the views
  /// above.
  open var gestureRecognizers: [UIGestureRecognizer]? { standIn.recognizers.all }

  final var storedPhase = Phase.began
  final var storedTimestamp: TimeInterval = 0
  final var storedType = PressType.noButton
  final var storedKey: UIKey?
  final var storedForce: CGFloat = 0
  /// The responder, which the press holds, unless it is the application, which holds the press.
  final var storedResponder: UIResponder? {
    get { heldResponder ?? application }
    set {
      application = newValue as? UIApplication
      heldResponder = application == nil ? newValue : nil
    }
  }

  private final var heldResponder: UIResponder?
  /// The responder, if it is the application, which keeps the press while the button is down.
  private final weak var application: UIApplication?
  final var storedWindow: UIWindow?

  /// The place in the order in which the presses of the application began, from 1.
  package final internal(set) var number = 0
  /// What hands over the presses calls it so.
  package final internal(set) var contactID = 0

  /// How far the press's responder is with it.
  final var delivery = Delivery()
  /// Whether the press shows as cancelled to its responder, which loses it, while the button stays down.
  final var isOverForResponderOnly = false
  /// The frame of the application in which the press last did something.
  final var changedInFrame = 0
  /// Stands for the press among the touches of gestures, with a number below zero; no view gets it.
  final private(set) lazy var standIn = UITouch(standingInFor: -number)

  /// Makes a press that no button makes, for code that calls press methods by hand.
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
