// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Something that happened: touches, presses, motion, a command of a remote.
///
/// One touches event lives from the first finger coming down to the last one lifting, and is updated and
/// delivered once per frame. As with touches, tests may subclass it to call touch methods by hand.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// The kind of the event.
  open var type: EventType { storedType }
  /// The finer kind.
  open var subtype: EventSubtype { storedSubtype }
  /// When it happened, in seconds on the application's clock plus its ``UIApplication/uptimeAtStart``.
  open var timestamp: TimeInterval { storedTimestamp + uptime }
  /// The buttons of the pointer that are down.
  open var buttonMask: ButtonMask { storedButtonMask }
  /// The modifier keys that are down.
  open var modifierFlags: UIKeyModifierFlags { storedModifierFlags }

  /// All touches of the event, those that rest included; nil for an event that has none by its kind.
  open var allTouches: Set<UITouch>? { type == .touches ? setOfTouches : nil }

  /// The touches that began in `window`; nil if there are none.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    some { $0.window === window }
  }

  /// The touches that began in `view`; nil if there are none.
  open func touches(for view: UIView) -> Set<UITouch>? {
    some { $0.view === view }
  }

  /// The touches of the event that a recognizer has; nil if there are none.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    guard gesture.tracked.count > Crowd.fingers else { return some { gesture.tracked.holds($0) } }
    let tracked = Set(gesture.tracked.map { ObjectIdentifier($0) })
    return some { tracked.contains(ObjectIdentifier($0)) }
  }

  /// All samples of `touch` since the delivery before this one, oldest first, the last equal to the touch.
  ///
  /// Nil for a touch that is not in the event. Each sample is a separate touch object that does not change.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    holds(touch) ? touch.samplesOfEvent : nil
  }

  /// The locations of `touch` in the next frames if it moves on as before; they are predictions, and are
  /// never delivered.
  ///
  /// The line through the last two samples goes on for ``TouchTuning/predictedFrames`` frames of the same
  /// length. Nil for a touch that is not in the event; empty for one that does not move.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? {
    holds(touch) ? touch.samplesAhead : nil
  }

  // MARK: Stored

  final let storedType: EventType
  final let storedSubtype: EventSubtype
  /// When it happened, in seconds on the application's clock.
  final var storedTimestamp: TimeInterval = 0
  /// The seconds that public times add: ``UIApplication/uptimeAtStart`` of the application.
  final var uptime: TimeInterval = 0
  final var storedButtonMask: ButtonMask = []
  final var storedModifierFlags: UIKeyModifierFlags = []
  /// The touches in the order in which they came down.
  final var touches: [UITouch] = [] {
    didSet { touchSet = nil }
  }
  final var touchSet: Set<UITouch>?

  /// Creates a touches event without touches, for code that calls touch methods by hand.
  public override init() {
    storedType = .touches
    storedSubtype = .none
    super.init()
  }

  package init(type: EventType, subtype: EventSubtype = .none, timestamp: TimeInterval) {
    storedType = type
    storedSubtype = subtype
    super.init()
    storedTimestamp = timestamp
  }

  // Explicit, because otherwise the end of every event would check that it is on the main actor.
  deinit {}

  /// Kind, time and touches.
  open nonisolated override var description: String {
    onMainActor {
      var numbers: [Int] = []
      for touch in touches { numbers.append(touch.number) }
      return "<UIEvent \(type); timestamp = \(timestamp); touches = \(numbers)>"
    }
  }
}
