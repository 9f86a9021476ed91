// SPDX-License-Identifier: Apache-2.0

/// One finger, from coming down to lifting.
///
/// The object stays the same all the while; what it says changes with each event. A class of one's own that
/// overrides what a touch says stands for a finger in tests that call the touch methods of views, controls and
/// recognizers of their own by hand. What the application delivers, and the framework's recognizers follow, are
/// touches of this class.
@preconcurrency @MainActor open class UITouch: NSObject {
  // MARK: What it says

  /// What the finger does in the present event.
  open var phase: Phase { storedPhase }
  /// When the touch last changed, in seconds on the application's clock.
  open var timestamp: TimeInterval { storedTimestamp }
  /// How many taps in a row this is, from 1.
  open var tapCount: Int { storedTapCount }
  /// What touches.
  open var type: TouchType { storedType }
  /// The view the touch began in; it stays, whatever becomes of the view.
  open var view: UIView? { storedView }
  /// The window the touch began in; it stays.
  open var window: UIWindow? { storedWindow }
  /// The recognizers that get the touch: those of the view in their order, then those of the views above.
  open var gestureRecognizers: [UIGestureRecognizer]? { recognizers.all }

  /// Where the finger is, in the coordinates of `view`; nil means the window.
  open func location(in view: UIView?) -> CGPoint {
    convert(sample.location, to: view)
  }

  /// Where the finger was in the event before, in the coordinates of `view`; at began, where it is.
  open func previousLocation(in view: UIView?) -> CGPoint {
    convert(previousSample.location, to: view)
  }

  /// The location as exactly as the sensor knows it; here every location is.
  open func preciseLocation(in view: UIView?) -> CGPoint {
    location(in: view)
  }

  /// The previous location as exactly as the sensor knows it.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint {
    previousLocation(in: view)
  }

  /// The radius of the contact along its longer axis, in points.
  open var majorRadius: CGFloat { sample.majorRadius }
  /// How far ``majorRadius`` may be off, in points.
  open var majorRadiusTolerance: CGFloat { sample.majorRadiusTolerance }
  /// The force, where 1 is that of an average touch; 0 where the device cannot tell.
  open var force: CGFloat { sample.force }
  /// The greatest force the device can tell; 0 where it cannot.
  open var maximumPossibleForce: CGFloat { greatestForce }
  /// The angle between a pencil and the screen: upright is half of pi.
  open var altitudeAngle: CGFloat { sample.altitudeAngle }
  /// The turn of a pencil about its own axis.
  open var rollAngle: CGFloat { sample.rollAngle }

  /// What the sensor has only estimated so far: nothing, since a contact is handed over with all that is known of it.
  open var estimatedProperties: Properties { [] }
  /// What better values are still to come for: nothing.
  open var estimatedPropertiesExpectingUpdates: Properties { [] }
  /// What better values would be told apart by; nil, since none come.
  open var estimationUpdateIndex: NSNumber? { nil }

  /// Where a pencil leans to, as an angle from the x axis of `view`, clockwise.
  open func azimuthAngle(in view: UIView?) -> CGFloat {
    let direction = azimuthUnitVector(in: view)
    return atan2(direction.dy, direction.dx)
  }

  /// Where a pencil leans to, as a direction of length 1 in the coordinates of `view`.
  open func azimuthUnitVector(in view: UIView?) -> CGVector {
    Self.direction(of: sample.azimuthAngle, in: view, from: window)
  }

  // MARK: Stored

  final var storedPhase = Phase.began
  final var storedTimestamp: TimeInterval = 0
  final var storedTapCount = 0
  final var storedType = TouchType.direct
  final var storedView: UIView? {
    didSet { viewReference = Unretained(storedView) }
  }
  final var storedWindow: UIWindow? {
    didSet { windowReference = Unretained(storedWindow) }
  }

  /// The same view and window for those who need not retain them, because the touch does.
  final private(set) var viewReference: Unretained<UIView>?
  final private(set) var windowReference: Unretained<UIWindow>?

  /// The place in the order in which the fingers of the application came down, from 1.
  package final internal(set) var number: Int {
    get { storedNumber }
    set { storedNumber = newValue }
  }
  /// Tells the touch apart from those of other applications, too.
  package final let serial = Serial.next()
  /// What hands over the contacts calls the finger so.
  @exclusivity(unchecked) package final internal(set) var contactID = 0
  /// Where in the window the finger came down.
  @exclusivity(unchecked) package final internal(set) var start = CGPoint.zero

  private final var storedNumber = 0
  final var sample = TouchSample()
  final var previousSample = TouchSample()
  /// The samples of the present event before the last one, which is ``sample``; merged moves have some.
  @exclusivity(unchecked) final var earlierSamples: [TouchSample] = []
  final var greatestForce: CGFloat = 0
  /// How far the touch's view is with it.
  final var delivery = Delivery()
  /// Whether the finger has not been let go of.
  final var isDown = false
  /// Whether the touch shows as cancelled to its view, which loses it, while the finger goes on.
  final var isOverForViewOnly = false
  /// Whether the finger is about to be let go of.
  final var isLeaving = false
  /// The registry in which the touch waits for its view to hear of its end.
  final weak var liftedIn: TouchRegistry?
  /// The number of such a touch in the order in which they lifted; 0 for any other.
  final var lift = 0
  /// Whether its hit-test was made, or is being made.
  final var wasSought = false
  /// The frame of the application in which the touch last did something.
  final var frame = 0
  /// The recognizers that have the touch, in the order in which they see it.
  @exclusivity(unchecked) final var recognizers = ObjectQueue<UIGestureRecognizer>()
  /// Which of them play a part that others ask about, if there are many.
  final var roles: TouchRoles?
  /// Counts those that took the touch, or that began to answer for it.
  final var version = 0
  /// The look for touches in common that marked it last.
  final var mark = 0
  /// Whether the view may have something to hear that was held back.
  final var mayBeReleased = false
  /// When the finger came down.
  final var beganAt: TimeInterval = 0
  /// The event the touch is or was in.
  final var event: UIEvent?
  /// Counts the time an end is held after the last recognizer has failed.
  final var endTimer: EventTimer?
  /// Whether a recognizer has taken the touch from its view.
  package final internal(set) var wasTaken = false
  /// The set of this touch alone, kept so that a move needs no memory.
  final var alone: Set<UITouch> = []

  /// Makes a touch that no finger moves, for code that calls touch methods by hand.
  public override init() {
    super.init()
  }

  // Said, because otherwise the end of every touch would ask whether it runs on the main actor.
  deinit {}

  /// Number, phase, place and view.
  open nonisolated override var description: String {
    onMainActor {
      let place = location(in: nil)
      var owner = "none"
      if let view { owner = "\(Swift.type(of: view))" }
      return
        "<UITouch \(number); phase = \(phase); tap count = \(tapCount); location = (\(place.x), \(place.y)); view = \(owner)>"
    }
  }
}
