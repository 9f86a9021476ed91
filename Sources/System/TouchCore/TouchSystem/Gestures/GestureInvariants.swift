// SPDX-License-Identifier: Apache-2.0

// The laws of gestures, each in the sentence that is given when it is broken. Those of the second group hold
// once everything has settled: not inside a callback that sends an event of its own.
extension Invariants {
  /// What is not as it must be in the gestures of an application; nil if everything is.
  static func fault(in gestures: GestureEnvironment) -> String? {
    let active = gestures.state.active.all
    if zip(active, active.dropFirst()).contains(where: { $0.admission >= $1.admission }) {
      return "gestures are not listed in the order of their admission"
    }
    let isSettled = gestures.state.depth == 0
    if isSettled, let fault = unsettled(gestures) { return fault }
    for recognizer in active {
      let fault =
        fault(in: recognizer, of: gestures) ?? faultOfWaiting(in: recognizer)
        ?? (isSettled ? unsettled(recognizer) : nil)
      if let fault { return "gesture \(recognizer.admission) \(fault)" }
    }
    return faultOfLists(of: gestures)
  }

  /// What is wrong with the lists that name gestures.
  private static func faultOfLists(of gestures: GestureEnvironment) -> String? {
    if gestures.state.pendingStates.contains(where: { $0.environment !== gestures || $0.pendingState == nil })
    {
      return "a recognizer waits for others and has no pending state"
    }
    if gestures.pointer.followers.contains(where: { $0.environment !== gestures || !$0.isPointed }) {
      return "a recognizer is listed as following a pointer and does not"
    }
    return nil
  }

  // MARK: Always

  private static func fault(in recognizer: UIGestureRecognizer, of gestures: GestureEnvironment) -> String? {
    if recognizer.environment !== gestures { return "is listed by an application that it does not know" }
    for touch in recognizer.sequence where !touch.recognizers.any({ $0 === recognizer }) {
      return "has touch \(touch.number), which does not know it"
    }
    for touch in recognizer.tracked where !recognizer.sequence.holds(touch) {
      return "tracks touch \(touch.number) without having it"
    }
    for press in recognizer.presses where !recognizer.sequence.holds(press.standIn) {
      return "tracks press \(press.number) without having its stand-in"
    }
    return nil
  }

  /// What is wrong with what a recognizer waits for.
  private static func faultOfWaiting(in recognizer: UIGestureRecognizer) -> String? {
    if recognizer.pendingState != nil, recognizer.storedState != .possible {
      return "has a pending state and is not possible"
    }
    if (recognizer.pendingState != nil) != (recognizer.memory.waitNumber != 0) {
      return "has a pending state and does not wait, or waits without one"
    }
    for requirement in recognizer.requirements where !requirement.isIgnored {
      guard let other = requirement.other else { continue }
      guard let place = recognizer.place, let second = other.place, place.isOrdered(before: second) else {
        return "requires a gesture to fail that does not rank above it"
      }
    }
    if recognizer.place?.waits ?? 0 != recognizer.answers.count(where: \.isRequired) {
      return "waits for others than those that it was answered"
    }
    return nil
  }

  /// What is wrong with the lists of a touch.
  static func fault(in touch: UITouch, of gestures: GestureEnvironment) -> String? {
    for recognizer in touch.recognizers.all {
      if recognizer.environment !== gestures {
        return "touch \(touch.number) is bound to a recognizer without a gesture"
      }
      if !recognizer.sequence.holds(touch) {
        return "touch \(touch.number) is bound to a recognizer that does not have it"
      }
    }
    guard let roles = touch.state.roles else { return nil }
    let recognized = touch.recognizers.filter { $0.storedState.isRecognized }
    if Set(roles.recognized.all) != Set(recognized) || roles.recognized.count != recognized.count {
      return "touch \(touch.number) lists other gestures as recognized than were"
    }
    let answerers = touch.recognizers.filter { $0.memory.current.mayAnswer }
    if Set(roles.answerers.all) != Set(answerers) || roles.answerers.count != answerers.count {
      return "touch \(touch.number) lists other gestures to ask than may answer"
    }
    return nil
  }

  /// What is wrong with the recognizers on a view.
  static func faultOfRecognizers(on view: UIView) -> String? {
    let recognizers = view.recognizers
    for (one, next) in zip(recognizers, recognizers.dropFirst())
    where one.memory.listNumber >= next.memory.listNumber {
      return "the recognizers of a view are not listed in the order of their numbers"
    }
    for recognizer in recognizers
    where recognizer.storedView === view ? !recognizer.memory.isListed : !recognizer.memory.isListedElsewhere
    {
      return "a recognizer does not know that it is on the list of a view"
    }
    for recognizer in recognizers where recognizer.environmentReference == nil {
      if recognizer.place?.waits ?? 0 != 0 { return "a gesture that is over still waits for others" }
    }
    return nil
  }

  // MARK: Once everything has settled

  private static func unsettled(_ gestures: GestureEnvironment) -> String? {
    let state = gestures.state
    if state.actions.isWaiting || state.actions.sent > 0 { return "actions are left from an event" }
    if !state.awaitingWithdrawal.isEmpty { return "a recognized gesture has not taken its touches" }
    if state.decisions != 0 || state.pendingStates.isUnblocking { return "a decision has not ended" }
    return nil
  }

  private static func unsettled(_ recognizer: UIGestureRecognizer) -> String? {
    if recognizer.tracked.any({ $0.isUp }) { return "tracks a finger that has lifted" }
    if recognizer.presses.contains(where: \.isUp) { return "tracks a button that is up" }
    if recognizer.memory.waitingActions != 0 { return "counts actions that nobody sends" }
    guard !recognizer.hasInput else { return nil }
    if recognizer.storedState.isOver { return "is over, has no input and was not reset" }
    let mayGoOn =
      recognizer.storedState == .possible
      ? recognizer.awaitsMoreTouches || recognizer.pendingState != nil : recognizer.isByCode
    return mayGoOn ? nil : "goes on without input"
  }
}
