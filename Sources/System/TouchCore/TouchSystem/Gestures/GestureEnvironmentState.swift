// SPDX-License-Identifier: Apache-2.0

/// The state that all gestures of an application share.
struct GestureEnvironmentState {
  // MARK: The gestures that go on

  /// The recognizers with a gesture that is not over yet, in the order in which they were bound.
  var active = ObjectQueue<UIGestureRecognizer>()
  /// The recognizers with a state that waits for others to fail.
  var pendingStates = PendingStates()
  /// Whether a class overrides what its recognizers delay, so that it may change at any time.
  var hasOwnDelays = false
  /// Counts changes of which recognizers share touches, and of which were recognized.
  var changes = 0
  /// How many gestures were admitted.
  var admissions = 0
  /// The recognizers of the application that wait for each other.
  let requirements = RequirementGraph()
  /// The number of the last comparison of a recognizer with those that it may wait for.
  var comparison = 0
  /// How often recognizers were lined up for an event.
  var rounds = 0

  // MARK: What is still to be settled

  /// The actions that wait to be sent.
  var actions = GestureActions()
  /// The recognizers that have recognized and whose touches have not been withdrawn from the views yet.
  var awaitingWithdrawal: [UIGestureRecognizer] = []
  /// Why recognizers are about to fail, for tracers.
  var failureReasons = FailureReasons()
  /// Whether the state of a recognizer has changed since the last check.
  var hasNewStates = false
  /// Whether a gesture may be over: it has lost a finger, or its state has changed.
  var needsCompletionCheck = false

  // MARK: What is in progress

  /// How many dispatches and settlements are going on, one inside the other.
  var depth = 0
  /// How many recognitions are being decided, one inside the other.
  ///
  /// No gesture is reset meanwhile: a delegate that is asked may send events, and those settle at their end.
  var decisions = 0

  // MARK: Many gestures

  /// Whether there are so many gestures that only those in the two lists below are checked.
  var isCrowded = false
  /// The gestures that may be over and have to be checked.
  var completionChecks = Worklist<UIGestureRecognizer>()
  /// The gestures that are over and await their reset.
  var finished = Worklist<UIGestureRecognizer>()
  /// The value of `UIWindow.unnoticedLosses` when gestures made by code were last checked.
  var seenLosses = 0

  // MARK: Events of a single touch

  /// The event of a single touch for which recognizers were last lined up; nil if it had more touches.
  var lineup: Lineup?
}

/// The recognizers that see an event of a single touch: while they are the same, so is their order.
struct Lineup: Equatable {
  /// The number of the touch, and how many of its recognizers there are.
  let touch, recognizers: Int
  /// The version of the touch, which each recognizer changes that joins.
  let version: Int
  /// The frame of the event, which code may send again.
  var frame: Int
}

extension GestureEnvironmentState: @preconcurrency CustomStringConvertible {
  var description: String {
    var parts = ["\(active.count) gestures"]
    if !pendingStates.isEmpty { parts.append("some wait for others to fail") }
    if actions.isWaiting { parts.append("actions wait") }
    if !awaitingWithdrawal.isEmpty { parts.append("\(awaitingWithdrawal.count) have touches to withdraw") }
    if needsCompletionCheck { parts.append("some may be over") }
    if depth > 0 { parts.append("at depth \(depth)") }
    if isCrowded { parts.append("crowded") }
    return parts.joined(separator: ", ")
  }
}
