// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// Everything that a touch remembers: what its finger does, what its view got, and which recognizers have it.
///
/// ``UITouch`` itself is what others see of it.
struct TouchState {
  // MARK: The finger

  /// The position in the order in which the fingers of the application came down, from 1.
  var number = 0
  /// The input source's identifier for this finger.
  var contactID = 0
  var phase = UITouch.Phase.began
  var timestamp: TimeInterval = 0
  var tapCount = 0
  var type = UITouch.TouchType.direct
  /// Where in the window the finger came down.
  var start = CGPoint.zero
  /// When the finger came down.
  var beganAt: TimeInterval = 0
  var sample = TouchSample()
  var previousSample = TouchSample()
  /// The samples of the present event before the last one, which is ``sample``; merged moves have some.
  var earlierSamples: [TouchSample] = []
  var greatestForce: CGFloat = 0
  /// The frame of the application in which the finger last did something.
  var changedInFrame = 0
  /// The event the touch is or was in.
  var event: UIEvent?

  // MARK: Its view

  var view: UIView? {
    didSet { viewReference = Borrowed(view) }
  }
  var window: UIWindow? {
    didSet { windowReference = Borrowed(window) }
  }
  /// The same view and window, borrowed from the touch.
  private(set) var viewReference: Borrowed<UIView>?
  private(set) var windowReference: Borrowed<UIWindow>?
  /// Whether it was hit-tested, or is being hit-tested.
  var wasHitTested = false
  /// How far the view is with the touch.
  var delivery = Delivery()
  /// Whether the touch shows as cancelled to its view, which loses it, while the finger goes on.
  var isOverForViewOnly = false
  /// Whether a recognizer has taken the touch from its view.
  var wasTaken = false
  /// Counts the time an end is held after the last recognizer has failed.
  var endTimer: EventTimer?

  // MARK: Its registry and its recognizers

  var registration = Registration()
  /// The recognizers that have the touch, in the order in which they see it.
  var recognizers = ObjectQueue<UIGestureRecognizer>()
  /// Those of them that others ask about, if there are many.
  var roles: TouchRoles?
  /// Counts the recognizers that were bound or became answerers.
  var version = 0
  /// The last search for shared touches that visited it.
  var mark = 0

  /// What the registry remembers of a touch; the default once it has removed the touch.
  struct Registration {
    /// Whether the touch is among those that are down.
    var isDown = false
    /// Whether the touch is being removed from those that are down.
    var isLeaving = false
    /// The registry in which the touch waits for its end to be delivered; it clears the reference before it
    /// goes.
    var liftedIn: Borrowed<TouchRegistry>?
    /// The number of such a touch in the order in which they lifted; 0 for any other.
    var lift = 0
    /// Whether the touch is on the list of touches that may be released.
    var mayBeReleased = false
    /// The set of this touch alone, kept so that a move allocates nothing.
    var singletonSet: Set<UITouch> = []
  }
}

extension TouchState: @preconcurrency CustomStringConvertible {
  var description: String {
    var parts = [
      "touch \(number)", "\(phase) at (\(sample.location.x), \(sample.location.y))", "\(delivery)",
    ]
    if isOverForViewOnly { parts.append("over for its view only") }
    if wasTaken { parts.append("taken") }
    if registration.lift != 0 { parts.append("lifted as number \(registration.lift)") }
    parts.append("\(recognizers.count) recognizers")
    return parts.joined(separator: ", ")
  }
}

// The fields that most of the core reads, by the names that it uses.
extension UITouch {
  @inline(__always)
  final var storedPhase: Phase {
    get { state.phase }
    set { state.phase = newValue }
  }
  @inline(__always)
  final var storedTimestamp: TimeInterval {
    get { state.timestamp }
    set { state.timestamp = newValue }
  }
  @inline(__always)
  final var storedType: TouchType { state.type }
  @inline(__always)
  final var storedView: UIView? { state.view }
  @inline(__always)
  final var storedWindow: UIWindow? { state.window }
  @inline(__always)
  final var sample: TouchSample {
    get { state.sample }
    set { state.sample = newValue }
  }
  @inline(__always)
  final var delivery: Delivery {
    get { state.delivery }
    set { state.delivery = newValue }
  }
  @inline(__always)
  final var recognizers: ObjectQueue<UIGestureRecognizer> { state.recognizers }

  /// The position in the order in which the fingers of the application came down, from 1.
  package final var number: Int { state.number }
  /// The input source's identifier for this finger.
  package final var contactID: Int { state.contactID }
  /// Where in the window the finger came down.
  package final var start: CGPoint { state.start }
  /// Whether a recognizer has taken the touch from its view.
  package final var wasTaken: Bool { state.wasTaken }
}

/// One finger at one time, as a sensor reports it.
nonisolated struct TouchSample: Sendable, Hashable {
  var timestamp: TimeInterval = 0
  /// In the coordinates of the touch's window.
  var location = CGPoint.zero
  var majorRadius: CGFloat = 0
  var majorRadiusTolerance: CGFloat = 0
  var force: CGFloat = 0
  var altitudeAngle: CGFloat = .pi / 2
  var azimuthAngle: CGFloat = 0
  var rollAngle: CGFloat = 0
}
