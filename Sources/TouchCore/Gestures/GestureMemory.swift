// SPDX-License-Identifier: Apache-2.0

/// The state of a recognizer: its gesture, its input and its relations to other recognizers.
///
/// ``UIGestureRecognizer`` itself is what subclasses and other code see of it.
struct GestureMemory {
  // MARK: What code has set

  var isEnabled = true
  var touchTypes = TouchTypes.all
  /// What was set as ``UIGestureRecognizer/allowedPressTypes``; nil for the default.
  var pressTypes: [Int]?
  var targets: [GestureTarget] = []
  /// Finds targets, once there are more than a few.
  var targetIndex: TargetIndex?
  var requirements: [FailureRequirement] = []
  /// The object of ``CompanionHolder``.
  var held: AnyObject?
  /// Whether it is on the list of its view, and a number that ascends along that list.
  var (isListed, listNumber) = (false, 0)
  /// Whether it may still be on the list of an earlier view, whose override did not remove it.
  var isListedElsewhere = false

  // MARK: The state

  var state = UIGestureRecognizer.State.possible
  /// The state that an action sees while it runs, if the state has changed meanwhile.
  var stateDuringAction: UIGestureRecognizer.State?
  /// The state the recognizer has asked for and gets once others have failed.
  var pendingState: UIGestureRecognizer.State?

  // MARK: The input of the gesture

  /// The touches of the gesture whose fingers are down, in the order in which they came.
  var tracked: [UITouch] = []
  /// All touches of the gesture, including lifted ones.
  var sequence: [UITouch] = []
  /// Whether the recognizer has seen that fingers in ``tracked`` are up.
  var knowsOfLifts = false
  /// The presses of the gesture whose buttons are down, in the order in which they began.
  var presses: [UIPress] = []
  /// Whether the gesture follows a pointer that scrolls or hovers, without a touch.
  var isPointed = false
  var buttonMask: UIEvent.ButtonMask = []
  var modifierFlags: UIKeyModifierFlags = []

  // MARK: The gesture among others

  /// The number of the gesture among all; later gestures have higher numbers.
  var admission = 0
  /// The answers to dynamic failure requirements, which are asked once for each pair in a gesture.
  var answers: [RequirementAnswer] = []
  /// What is known from requirements and from comparisons with others.
  var comparisons = RequirementComparisons()
  /// The index among the recognizers of the event, which orders their actions.
  var lineupIndex = 0
  /// How many of its actions wait or were sent in the current turn, and the index of the last one sent.
  var (waitingActions, lastAction) = (0, 0)
  /// Whether the gesture is on the list of those that have to be checked because they may be over.
  var awaitsCompletionCheck = false
  /// Whether the gesture is on the list of those that are over and not reset yet.
  var awaitsReset = false
  /// What ends with the gesture.
  var current = CurrentGesture()
}

/// The part of a recognizer's state that lasts until its gesture is over.
struct CurrentGesture {
  /// Whether code makes the gesture by writing its state; it accepts no touches until it is over.
  var isByCode = false
  /// Whether the gesture waits for more touches although no finger is down.
  var awaitsMoreTouches = false
  /// Whether others may have to wait for it because of an answer in this gesture.
  var mayAnswer = false
  /// Whether an action of this gesture has been sent.
  var hasReported = false
  /// The touches whose fingers are down as a set, stored so that a move allocates no memory.
  var trackedSet: Set<UITouch>?
  /// The frame whose touches the recognizer has seen; each application counts its frames.
  var seenFrame = 0
  /// The round of the environment in which the recognizer was last put on a list.
  var lineupRound = 0
}

extension GestureMemory: @preconcurrency CustomStringConvertible {
  var description: String {
    var parts = ["\(state)"]
    if let pendingState { parts.append("\(pendingState) waits for others to fail") }
    if !isEnabled { parts.append("disabled") }
    if current.isByCode { parts.append("made by code") }
    parts.append("touches \(sequence.map(\.number)), down \(tracked.map(\.number))")
    if !presses.isEmpty { parts.append("presses \(presses.map(\.number))") }
    if isPointed { parts.append("with a pointer") }
    return parts.joined(separator: ", ")
  }
}

// Shorter names for the parts that most of the core reads.
extension UIGestureRecognizer {
  @inline(__always)
  final var storedState: State {
    get { memory.state }
    set { memory.state = newValue }
  }
  @inline(__always)
  final var pendingState: State? {
    get { memory.pendingState }
    set { memory.pendingState = newValue }
  }
  @inline(__always)
  final var tracked: [UITouch] { memory.tracked }
  @inline(__always)
  final var sequence: [UITouch] { memory.sequence }
  @inline(__always)
  final var presses: [UIPress] { memory.presses }
  @inline(__always)
  final var targets: [GestureTarget] { memory.targets }
  @inline(__always)
  final var requirements: [FailureRequirement] { memory.requirements }
  @inline(__always)
  final var answers: [RequirementAnswer] { memory.answers }
  @inline(__always)
  final var enabled: Bool { memory.isEnabled }
  @inline(__always)
  final var admission: Int { memory.admission }
  @inline(__always)
  final var isPointed: Bool {
    get { memory.isPointed }
    set { memory.isPointed = newValue }
  }
  @inline(__always)
  final var isByCode: Bool { memory.current.isByCode }
  @inline(__always)
  final var awaitsMoreTouches: Bool {
    get { memory.current.awaitsMoreTouches }
    set { memory.current.awaitsMoreTouches = newValue }
  }
}
