// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The state of a recognizer: its gesture, its input and its relations to other recognizers.
///
/// ``UIGestureRecognizer`` itself is what subclasses and other code see of it.
///
/// What every event reads of every recognizer comes first, so that it is side by side in memory.
struct GestureMemory {
  // MARK: The state

  var state = UIGestureRecognizer.State.possible
  /// The state that code reads instead: what a method for input has written so far, or, while an action runs,
  /// the one it is for if the state has changed meanwhile.
  var shownState: UIGestureRecognizer.State?
  /// The state the recognizer has asked for and gets once others have failed.
  var pendingState: UIGestureRecognizer.State?
  /// What the methods for input have written about the present event so far; ``shownState`` has its state.
  private(set) var written: WrittenState?
  /// Whether such a method runs, so that what it writes is settled later.
  var collectsWrites = false
  var isEnabled = true
  var touchTypes = TouchTypes.all

  // MARK: The input of the gesture

  /// Whether the recognizer has seen that fingers in ``tracked`` are up.
  var knowsOfLifts = false
  /// Whether the gesture follows a pointer that scrolls or hovers, without a touch.
  var isPointed = false

  // MARK: On lists

  /// Whether it is on the list of its view.
  var isListed = false
  /// Whether it may still be on the list of an earlier view, whose override did not remove it.
  var isListedElsewhere = false
  /// Whether the gesture is on the list of those that have to be checked because they may be over.
  var awaitsCompletionCheck = false
  /// Whether the gesture is on the list of those that are over and not reset yet.
  var awaitsReset = false

  // MARK: The gesture

  /// What ends with the gesture.
  var current = CurrentGesture()
  /// The touches of the gesture whose fingers are down, in the order in which they came.
  var tracked: [UITouch] = []
  /// Those touches as a set, stored so that a move allocates no memory.
  var trackedSet: Set<UITouch>?
  /// All touches of the gesture, including lifted ones.
  var sequence: [UITouch] = []
  /// The presses of the gesture whose buttons are down, in the order in which they began.
  var presses: [UIPress] = []
  var buttonMask: UIEvent.ButtonMask = []
  var modifierFlags: UIKeyModifierFlags = []

  // MARK: The gesture among others

  /// The number of the gesture among all; later gestures have higher numbers.
  var admission = 0
  /// The index among the recognizers of the event, which orders their actions.
  var lineupIndex = 0
  /// The recognizer's number in the order in which recognizers began to wait; 0 if it does not wait.
  var waitNumber = 0
  /// The last list of candidates that the recognizer was added to.
  var lastList = 0
  /// The questions that the class overrides, once that is known.
  var questions: GestureQuestions?
  /// Whether the recognizer has ever had a delegate.
  var hadDelegate = false
  /// What is known about the recognizer in a comparison of another one.
  var note = ComparisonNote()
  /// What is known of those it waits for and that wait for it; nil for most recognizers.
  var relations: RequirementRelations?
  /// How many of its actions wait or were sent in the current turn, and the index of the last one sent.
  var (waitingActions, lastAction) = (0, 0)

  // MARK: What code has set

  /// The view that it is on.
  var view: BackReference<UIView>?
  /// A number that ascends along the list of its view.
  var listNumber = 0
  var targets: [GestureTarget] = []
  /// Finds targets, once there are more than a few.
  var targetIndex: TargetIndex?
  /// The properties that few recognizers set.
  var extras: GestureExtras?
}

/// The properties that few recognizers set, stored separately so that a plain recognizer stays small.
final class GestureExtras {
  var name: String?
  /// What was set as ``UIGestureRecognizer/allowedTouchTypes``; nil for the default.
  var touchTypes: [NSNumber]?
  /// What was set as ``UIGestureRecognizer/allowedPressTypes``; nil for the default.
  var pressTypes: [Int]?
  /// The object of ``CompanionHolder``.
  var held: AnyObject?

  deinit {}
}

extension UIGestureRecognizer {
  /// The extras, created on first write.
  final var ensuredExtras: GestureExtras {
    if let extras = memory.extras { return extras }
    let made = GestureExtras()
    memory.extras = made
    return made
  }
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
  /// The frame whose touches the recognizer has seen; each application counts its frames.
  var seenFrame = 0
  /// The round of the environment in which the recognizer was last put on a list.
  var lineupRound = 0
}

extension GestureMemory {
  /// Notes what a method for input writes.
  mutating func write(_ requested: UIGestureRecognizer.State) {
    if written != nil {
      written?.write(requested, of: state)
    } else {
      written = WrittenState(requested, of: state, waits: pendingState != nil)
    }
    if let written { shownState = written.state }
  }

  /// What was written, which is to be settled now.
  mutating func takeWritten() -> WrittenState? {
    guard let taken = written.take() else { return nil }
    shownState = nil
    return taken
  }

  /// Forgets what was written, because somebody else has decided.
  @inline(__always)
  mutating func forgetWritten() {
    if written != nil { (written, shownState) = (nil, nil) }
  }
}

extension GestureMemory: @preconcurrency CustomStringConvertible {
  var description: String {
    var parts = ["\(state)"]
    if let written { parts.append("about to become \(written.state)") }
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
  final var storedIsEnabled: Bool { memory.isEnabled }
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
