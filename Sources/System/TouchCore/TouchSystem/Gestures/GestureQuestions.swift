// SPDX-License-Identifier: Apache-2.0

/// The questions about other recognizers that a class of recognizers overrides.
///
/// Only overridden questions are asked. Otherwise every recognizer would be compared with every other one
/// that shares a touch with it, and the answer would always be no.
nonisolated struct GestureQuestions: OptionSet, Sendable {
  let rawValue: UInt8

  /// `shouldRequireFailure(of:)` is overridden.
  static let asks = GestureQuestions(rawValue: 1 << 0)
  /// `shouldBeRequiredToFail(by:)` is overridden, or `delegate` is.
  static let isAsked = GestureQuestions(rawValue: 1 << 1)
  /// `delaysTouchesBegan` or `delaysTouchesEnded` is overridden, and may change at any time.
  static let ownDelays = GestureQuestions(rawValue: 1 << 2)

  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The questions that `type` overrides.
  init(of type: UIGestureRecognizer.Type) {
    self = QuestionSlots.found.questions(of: type)
  }
}

extension UIGestureRecognizer {
  /// The questions that the class overrides.
  @inline(__always)
  final var questions: GestureQuestions { memory.questions ?? findQuestions() }

  /// Whether ``delegate`` may be other than nil: it was set before, or the class overrides it.
  @inline(__always)
  final var mayHaveDelegate: Bool { memory.hadDelegate || questions.contains(.isAsked) }

  /// Says that an override of ``delegate`` has only what is set in ``UIGestureRecognizer`` itself asked.
  ///
  /// Otherwise every recognizer whose class overrides it is asked who its delegate is.
  package final func ownDelegateIsAskedIfSet() {
    memory.questions = questions.subtracting(.isAsked)
  }

  @inline(never)
  private func findQuestions() -> GestureQuestions {
    let found = GestureQuestions(of: type(of: self))
    memory.questions = found
    return found
  }
}

/// The slots of the questions.
private nonisolated struct QuestionSlots: Sendable {
  let asks: MethodSlot
  let isAsked: [MethodSlot]
  let delays: [MethodSlot]

  static let found = QuestionSlots(
    asks: slot(RequiresFailure.self),
    isAsked: [slot(IsRequiredToFail.self), slot(OwnDelegate.self)],
    delays: [slot(OwnBeganDelay.self), slot(OwnEndedDelay.self)])

  private static func slot(_ probe: UIGestureRecognizer.Type) -> MethodSlot {
    MethodSlot(of: UIGestureRecognizer.self, control: AnswersNothing.self, probe: probe)
  }

  func questions(of type: UIGestureRecognizer.Type) -> GestureQuestions {
    var questions: GestureQuestions = []
    if asks.isOverridden(by: type) { questions.insert(.asks) }
    for slot in isAsked where slot.isOverridden(by: type) { questions.insert(.isAsked) }
    for slot in delays where slot.isOverridden(by: type) { questions.insert(.ownDelays) }
    return questions
  }
}

private final class AnswersNothing: UIGestureRecognizer {}

private final class RequiresFailure: UIGestureRecognizer {
  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { true }
}

private final class IsRequiredToFail: UIGestureRecognizer {
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { true }
}

private final class OwnDelegate: UIGestureRecognizer {
  override var delegate: (any UIGestureRecognizerDelegate)? {
    get { nil }
    set {}
  }
}

private final class OwnBeganDelay: UIGestureRecognizer {
  override var delaysTouchesBegan: Bool {
    get { true }
    set {}
  }
}

private final class OwnEndedDelay: UIGestureRecognizer {
  override var delaysTouchesEnded: Bool {
    get { true }
    set {}
  }
}
