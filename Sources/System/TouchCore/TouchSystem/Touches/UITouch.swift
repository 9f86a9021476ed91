// SPDX-License-Identifier: Apache-2.0
public import TouchGraphics

/// One finger, from coming down to lifting.
///
/// The object stays the same all that time; its properties change with each event. Tests may subclass it and
/// override its properties, to call touch methods of views, controls and their own recognizers by hand. The
/// application delivers touches of this class only, and the framework's recognizers follow no others.
@preconcurrency @MainActor open class UITouch: NSObject {
  // MARK: Properties

  /// What the finger does in the present event.
  open var phase: Phase { storedPhase }
  /// When the touch last changed, in seconds on the application's clock plus its
  /// ``UIApplication/uptimeAtStart``.
  open var timestamp: TimeInterval { storedTimestamp + (state.event?.uptime ?? 0) }
  /// How many taps in a row this is, from 1.
  open var tapCount: Int { state.tapCount }
  /// The kind of contact.
  open var type: TouchType { storedType }
  /// The view the touch began in; it stays the same, whatever happens to the view.
  open var view: UIView? { storedView }
  /// The window the touch began in; it stays.
  open var window: UIWindow? { storedWindow }
  /// The recognizers that get the touch: those of the view in their order, then those of the views above.
  open var gestureRecognizers: [UIGestureRecognizer]? { recognizers.all }

  /// Where the finger is, in the coordinates of `view`; nil means the window.
  open func location(in view: UIView?) -> CGPoint {
    convert(sample.location, to: view)
  }

  /// Where the finger was in the previous event, in the coordinates of `view`; at began, where it is.
  open func previousLocation(in view: UIView?) -> CGPoint {
    convert(state.previousSample.location, to: view)
  }

  /// The location with the sensor's full precision, which every location has here.
  open func preciseLocation(in view: UIView?) -> CGPoint {
    location(in: view)
  }

  /// The previous location with the sensor's full precision.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint {
    previousLocation(in: view)
  }

  /// The radius of the contact along its longer axis, in points.
  open var majorRadius: CGFloat { sample.majorRadius }
  /// How far ``majorRadius`` may be off, in points.
  open var majorRadiusTolerance: CGFloat { sample.majorRadiusTolerance }
  /// The force, where 1 is that of an average touch; 0 if the device does not measure it.
  open var force: CGFloat { sample.force }
  /// The greatest force that the device can measure; 0 if it measures none.
  open var maximumPossibleForce: CGFloat { state.greatestForce }
  /// The angle between a pencil and the screen: upright is half of pi.
  open var altitudeAngle: CGFloat { sample.altitudeAngle }
  /// The rotation of a pencil about its own axis.
  open var rollAngle: CGFloat { sample.rollAngle }

  /// The properties that are estimates so far: none, since a contact has its final values.
  open var estimatedProperties: Properties { [] }
  /// The properties that are still to be updated: none.
  open var estimatedPropertiesExpectingUpdates: Properties { [] }
  /// The index that updates refer to: nil, since there are none.
  open var estimationUpdateIndex: NSNumber? { nil }

  /// The direction in which a pencil leans, as an angle from the x axis of `view`, clockwise.
  open func azimuthAngle(in view: UIView?) -> CGFloat {
    let direction = azimuthUnitVector(in: view)
    return atan2(direction.dy, direction.dx)
  }

  /// The direction in which a pencil leans, as a vector of length 1 in the coordinates of `view`.
  open func azimuthUnitVector(in view: UIView?) -> CGVector {
    Self.direction(of: sample.azimuthAngle, in: view, from: window)
  }

  // MARK: Stored

  /// What the touch remembers.
  @safe @exclusivity(unchecked) final var state = TouchState()
  /// Identifies the touch among those of all applications.
  package final let serial = Serial.next()

  #if Invariants
    /// Is released with the touch, which its borrowers notice.
    nonisolated final let life = Life()
  #endif

  /// Creates a touch without a finger, for code that calls touch methods by hand.
  public override init() {
    super.init()
  }

  /// Whether its view gets nothing more of the touch: the finger has lifted, or the touch was cancelled.
  package final var isOver: Bool {
    deliveryState == .finished || storedPhase == .ended || storedPhase == .cancelled
  }

  // Explicit, because otherwise the end of every touch would check that it is on the main actor.
  deinit {}

  /// Number, phase, location and view.
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
