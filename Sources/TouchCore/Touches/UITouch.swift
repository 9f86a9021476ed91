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
  open var tapCount: Int { state.tapCount }
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
    convert(state.previousSample.location, to: view)
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
  open var maximumPossibleForce: CGFloat { state.greatestForce }
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

  /// What the touch remembers.
  @exclusivity(unchecked) final var state = TouchState()
  /// Tells the touch apart from those of other applications, too.
  package final let serial = Serial.next()

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
