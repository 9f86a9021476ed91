// SPDX-License-Identifier: Apache-2.0

/// Everything that a recognizer remembers beside what code has set on it: its state, its gesture, and what it is
/// compared with.
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
  /// Whether it is on the list of its view, and a number that ascends along that list.
  var (isListed, listNumber) = (false, 0)
  /// Whether it may be on the list of a view that was not its own any more and did not let it go.
  var isListedElsewhere = false

  // MARK: The state

  var state = UIGestureRecognizer.State.possible
  /// What an action sees, while it runs, of a state that has gone on meanwhile.
  var stateDuringAction: UIGestureRecognizer.State?
  /// The state the recognizer asked for and does not have yet, because others must fail first.
  var pendingState: UIGestureRecognizer.State?

  // MARK: The input of the gesture

  /// The touches of the gesture whose fingers are down, in the order in which they came.
  var tracked: [UITouch] = []
  /// Every touch of the gesture, lifted ones included.
  var sequence: [UITouch] = []
  /// Whether the recognizer has been told of the fingers in ``tracked`` that are up.
  var knowsOfLifts = false
  /// The presses of the gesture whose buttons are down, in the order in which they began.
  var presses: [UIPress] = []
  /// Whether a pointer makes the gesture, without a touch: it scrolls, or is above the view.
  var isPointed = false
  var buttonMask: UIEvent.ButtonMask = []
  var modifierFlags: UIKeyModifierFlags = []

  // MARK: The gesture among others

  /// The number of the gesture among all; the next one has a higher one.
  var admission = 0
  /// What was answered when dynamic failure requirements were asked, once a pair and gesture.
  var answers: [RequirementAnswer] = []
  /// What requirements and comparisons with others left to remember.
  var comparisons = RequirementComparisons()
  /// The index among the recognizers of the event, which orders their actions.
  var lineupIndex = 0
  /// How many of its actions wait or have been sent in a turn that goes on, and the index of the last one sent.
  var (waitingActions, lastAction) = (0, 0)
  /// Whether the gesture is looked at when gestures may be over.
  var isSuspect = false
  /// Whether the gesture is over and its reset is to come.
  var awaitsReset = false
  /// What ends with the gesture.
  var current = CurrentGesture()
}

/// What a recognizer remembers until its gesture is over; a reset makes it new.
struct CurrentGesture {
  /// Whether code makes the gesture by writing its state; it takes no touches until it is over.
  var isByCode = false
  /// Whether the gesture waits for more touches although no finger is down.
  var awaitsMoreTouches = false
  /// Whether others that are compared with it in this gesture may be told to wait for it.
  var mayAnswer = false
  /// Whether an action of this gesture has been sent.
  var hasReported = false
  /// The touches whose fingers are down as a set, kept so that a move needs no memory.
  var trackedSet: Set<UITouch>?
  /// The frame whose touches the recognizer has seen; each application counts its own.
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

// The parts of the memory that most of the core reads, by the names that it knows them by.
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
