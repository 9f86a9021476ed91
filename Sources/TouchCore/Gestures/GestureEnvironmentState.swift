// SPDX-License-Identifier: Apache-2.0

/// Everything that the gestures of an application remember in common.
struct GestureEnvironmentState {
  // MARK: The gestures that go on

  /// The recognizers with a gesture that is not over yet, in the order in which they were bound.
  var active = ObjectQueue<UIGestureRecognizer>()
  /// The recognizers with a state that waits for others to fail.
  var pendingStates = PendingStates()
  /// Whether a class says by itself what its recognizers hold back, so that it may change at any time.
  var hasOwnDelays = false
  /// Counts what changes who shares a touch with whom, and who was recognized.
  var changes = 0
  /// How often recognizers were lined up for an event.
  var rounds = 0

  // MARK: What is still to be settled

  /// What has been recognized or has changed, with the actions that wait to be sent.
  var actions = GestureActions()
  /// The recognizers that recognized and have not taken their touches from the views yet.
  var winners: [UIGestureRecognizer] = []
  /// Whether a recognizer has taken another state since the last look.
  var hasNewStates = false
  /// Whether a gesture may be over: a finger has gone from it, or it has taken another state.
  var needsCompletionCheck = false

  // MARK: What is under way

  /// How many dispatches and settlements are going on, one inside the other.
  var depth = 0
  /// How many recognitions are being decided, one inside the other.
  ///
  /// Nobody is reset meanwhile: a delegate that is asked may send events, and those settle when they are through.
  var decisions = 0

  // MARK: Many gestures

  /// Whether there are so many gestures that only those in the two lists below are looked at.
  var isCrowded = false
  /// The gestures that are looked at when one may be over.
  var suspects = Worklist<UIGestureRecognizer>()
  /// The gestures that are over and wait for their reset.
  var finished = Worklist<UIGestureRecognizer>()
  /// `UIWindow.unnoticedLosses` when gestures made by code were last looked at.
  var seenLosses = 0
}

extension GestureEnvironmentState: @preconcurrency CustomStringConvertible {
  var description: String {
    var parts = ["\(active.count) gestures"]
    if !pendingStates.isEmpty { parts.append("some wait for others to fail") }
    if actions.isWaiting { parts.append("actions wait") }
    if !winners.isEmpty { parts.append("\(winners.count) have to take their touches") }
    if needsCompletionCheck { parts.append("some may be over") }
    if depth > 0 { parts.append("at depth \(depth)") }
    if isCrowded { parts.append("crowded") }
    return parts.joined(separator: ", ")
  }
}
