// SPDX-License-Identifier: Apache-2.0

/// How far the receiver of a touch or a press is with it: the view of a touch, the responder of a press.
nonisolated enum DeliveryState: CaseIterable, Sendable {
  /// The receiver has not been offered it yet.
  case awaitingBegan
  /// Its began is held back while a recognizer is undecided.
  case beganHeld
  /// Its began is held back, and it has ended meanwhile: its end comes after the began.
  case beganAndEndHeld
  /// The receiver has got its began, and gets what it does.
  case delivering
  /// The receiver has got its began late; it has ended already, and its end is next.
  case endDue
  /// The receiver has got its began; it has ended, and the end is held back.
  case endHeld
  /// The receiver has got its end or its cancellation, or never gets anything.
  case finished
}

/// What may advance the delivery of a touch or a press.
nonisolated enum DeliveryStep: CaseIterable, Sendable {
  /// The present event is the one it begins in.
  case began
  /// It changes in the present event, and goes on.
  case changed
  /// It ends in the present event.
  case ended
  /// It is cancelled in the present event.
  case cancelled
  /// The event it ended in is over; only what is held back of it is still to come.
  case lifted
  /// The recognizers that hold it back may have decided.
  case released
  /// There is no view where it began, or no responder may get it.
  case unrouted
  /// A rule keeps it from its receiver.
  case refused
  /// A recognizer that recognized takes it.
  case taken
  /// The system cancels it: its view left the window, its scene was disconnected, its end was withheld.
  case revoked
  /// Its registry removes it.
  case forgotten
}

/// The result of one step in the delivery of a touch or a press.
nonisolated struct DeliveryTransition: Equatable, Sendable {
  /// The call that the receiver gets.
  enum Call: Equatable, Sendable { case nothing, began, changed, ended, cancelled }
  /// The decision that is reported; touches and presses have their own facts for it.
  enum Report: Equatable, Sendable {
    case nothing, handed, held, beganWithheld, cancelledWhileHeld, unrouted, refused, discarded, taken,
      cancelled
  }

  let next: DeliveryState
  let call: Call
  let report: Report

  @inline(__always)
  init(_ next: DeliveryState, _ call: Call, _ report: Report) {
    self.next = next
    self.call = call
    self.report = report
  }
}

/// How touches reach views, and presses their responders: one row for each state and each step that matters
/// in it.
///
/// A receiver that got a began gets exactly one end or cancellation, and nothing after it, unless its
/// registry goes.
nonisolated enum DeliveryTable {
  private typealias Row = DeliveryTransition

  /// The row for a step; `isHeld` says whether a recognizer holds back what the step would hand over.
  ///
  /// Only the rows that depend on it ask, because the answer may come from an override of a recognizer's
  /// property.
  ///
  /// Path of a touch: step 12.
  @inline(__always)
  static func transition(
    from state: DeliveryState, on step: DeliveryStep, isHeld: @autoclosure () -> Bool
  ) -> DeliveryTransition {
    switch (state, step) {
    //    state             step                        next              call        report
    case (.awaitingBegan, .began) where isHeld(): Row(.beganHeld, .nothing, .held)
    case (.awaitingBegan, .began): Row(.delivering, .began, .handed)
    case (.awaitingBegan, .changed): Row(.finished, .nothing, .beganWithheld)
    case (.awaitingBegan, .ended): Row(.finished, .nothing, .beganWithheld)
    case (.awaitingBegan, .cancelled): Row(.finished, .nothing, .beganWithheld)
    case (.awaitingBegan, .unrouted): Row(.finished, .nothing, .unrouted)
    case (.awaitingBegan, .refused): Row(.finished, .nothing, .refused)
    case (.awaitingBegan, .taken): Row(.finished, .nothing, .discarded)
    case (.awaitingBegan, .revoked): Row(.finished, .nothing, .nothing)

    case (.beganHeld, .ended): Row(.beganAndEndHeld, .nothing, .nothing)
    case (.beganHeld, .lifted): Row(.beganAndEndHeld, .nothing, .nothing)
    case (.beganHeld, .released) where !isHeld(): Row(.delivering, .began, .handed)
    case (.beganHeld, .cancelled): Row(.finished, .nothing, .cancelledWhileHeld)
    case (.beganHeld, .refused): Row(.finished, .nothing, .refused)
    case (.beganHeld, .taken): Row(.finished, .nothing, .discarded)
    case (.beganHeld, .revoked): Row(.finished, .nothing, .cancelledWhileHeld)

    case (.beganAndEndHeld, .released) where !isHeld(): Row(.endDue, .began, .handed)
    case (.beganAndEndHeld, .cancelled): Row(.finished, .nothing, .cancelledWhileHeld)
    case (.beganAndEndHeld, .refused): Row(.finished, .nothing, .refused)
    case (.beganAndEndHeld, .taken): Row(.finished, .nothing, .discarded)
    case (.beganAndEndHeld, .revoked): Row(.finished, .nothing, .cancelledWhileHeld)

    case (.delivering, .changed): Row(.delivering, .changed, .handed)
    case (.delivering, .ended) where isHeld(): Row(.endHeld, .nothing, .held)
    case (.delivering, .ended): Row(.finished, .ended, .handed)
    case (.delivering, .cancelled): Row(.finished, .cancelled, .handed)
    case (.delivering, .taken): Row(.finished, .cancelled, .taken)
    case (.delivering, .revoked): Row(.finished, .cancelled, .cancelled)

    case (.endDue, .released) where isHeld(): Row(.endHeld, .nothing, .nothing)
    case (.endDue, .released): Row(.finished, .ended, .handed)
    case (.endDue, .cancelled): Row(.finished, .cancelled, .handed)
    case (.endDue, .taken): Row(.finished, .cancelled, .taken)
    case (.endDue, .revoked): Row(.finished, .cancelled, .cancelled)

    case (.endHeld, .released) where !isHeld(): Row(.finished, .ended, .handed)
    case (.endHeld, .taken): Row(.finished, .cancelled, .taken)
    case (.endHeld, .revoked): Row(.finished, .cancelled, .cancelled)

    case (_, .forgotten): Row(.finished, .nothing, .nothing)
    // No other step matters: the receiver does not get it yet, or got it already.
    case (.awaitingBegan, _), (.beganHeld, _), (.beganAndEndHeld, _), (.delivering, _), (.endDue, _),
      (.endHeld, _), (.finished, _):
      Row(state, .nothing, .nothing)
    }
  }
}
