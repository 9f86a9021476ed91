// SPDX-License-Identifier: Apache-2.0

/// How far the delivery of a touch or a press is.
nonisolated struct Delivery: Sendable, CustomStringConvertible {
  /// The current state; only ``Deliverable/advance(_:isHeld:)`` changes it.
  fileprivate(set) var state = DeliveryState.awaitingBegan
  /// Whether the receiver has still to get what the touch or press does in the present event.
  var needsDelivery = false

  var description: String { needsDelivery ? "\(state), needs delivery" : "\(state)" }
}

/// Something that is delivered to one receiver from began to end: a touch to its view, a press to its
/// responder.
protocol Deliverable: AnyObject {
  var delivery: Delivery { get set }

  /// Called when the receiver gets nothing more.
  func deliveryDidFinish()
}

extension Deliverable {
  /// How far the receiver is with it.
  @inline(__always)
  var deliveryState: DeliveryState { delivery.state }

  /// Whether the receiver has still to get what it does in the present event.
  @inline(__always)
  var needsDelivery: Bool {
    get { delivery.needsDelivery }
    set { delivery.needsDelivery = newValue }
  }

  /// Advances by one step in ``DeliveryTable`` and returns what to call and to report; nothing else writes
  /// the state.
  ///
  /// Path of a touch: step 12.
  @inline(__always)
  @discardableResult
  func advance(_ step: DeliveryStep, isHeld: @autoclosure () -> Bool = false) -> DeliveryTransition {
    let state = delivery.state
    let transition = DeliveryTable.transition(from: state, on: step, isHeld: isHeld())
    delivery.state = transition.next
    if transition.next == .finished, state != .finished { deliveryDidFinish() }
    return transition
  }
}

nonisolated extension DeliveryState {
  /// Whether the began is held back, whatever the finger or the button has done since.
  @inline(__always)
  var isBeganHeld: Bool { self == .beganHeld || self == .beganAndEndHeld }

  /// Whether something is held back that the receiver may still get.
  @inline(__always)
  var isHeld: Bool { isBeganHeld || self == .endHeld }

  /// Whether the receiver has got neither the began nor a refusal.
  var isBeforeBegan: Bool { self == .awaitingBegan || isBeganHeld }

  /// Whether the receiver has got the began, and neither an end nor a cancellation.
  var isWithReceiver: Bool { self == .delivering || self == .endDue || self == .endHeld }

  /// Whether the receiver has the began and is not known to wait for an end that is held back.
  @inline(__always)
  var isDelivering: Bool { self == .delivering || self == .endDue }
}

nonisolated extension DeliveryStep {
  /// The step that a touch takes in an event in which it is in `phase`.
  @inline(__always)
  init(_ phase: UITouch.Phase) {
    switch phase {
    case .began: self = .began
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    case .moved, .stationary, .regionEntered, .regionMoved, .regionExited: self = .changed
    }
  }

  /// The step that a press takes in an event in which it is in `phase`.
  init(_ phase: UIPress.Phase) {
    switch phase {
    case .began: self = .began
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    case .changed, .stationary: self = .changed
    }
  }
}

extension UITouch: Deliverable {
  /// Tells the registry that the view of a lifted touch gets nothing more.
  @inline(__always)
  final func deliveryDidFinish() {
    if state.registration.lift != 0 { settleLifted() }
  }

  @inline(never)
  private final func settleLifted() {
    state.registration.liftedIn?.borrow { $0.settle(self) }
  }

  /// Whether its view gets its end next, once no recognizer holds it.
  ///
  /// While the view gets a late began the touch shows as began, and its end waits until that call returns.
  final var hasEndToRelease: Bool {
    deliveryState == .endHeld || deliveryState == .endDue && storedPhase == .ended
  }
}

extension UIPress: Deliverable {
  // The registry checks its lifted presses itself; they are few.
  final func deliveryDidFinish() {}

  /// Whether its responder gets its end next, once no recognizer holds it.
  final var hasEndToRelease: Bool {
    deliveryState == .endHeld || deliveryState == .endDue && phase == .ended
  }
}
