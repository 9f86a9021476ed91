// SPDX-License-Identifier: Apache-2.0
import TextSources
import TouchCore

extension Trace {
  /// What explains an outcome that a test did not expect: what each touch reached, where its finger left a
  /// control, what took or refused it, why gestures failed, and which events nobody listens to.
  ///
  /// ```text
  /// 0.000 s: the tap reached UIButton "buy", which is disabled [disabled-control]
  /// ```
  ///
  /// Where `touchstone explain` has a page about a sentence, the name of the page follows in brackets. A
  /// sentence that repeats another but for its time is left out.
  ///
  /// - Parameter limit: How many sentences there are at most; another one then says how many were left out.
  /// - Returns: The sentences, in the order of the facts.
  public nonisolated func explanation(limit: Int = 12) -> [String] {
    var seen: Set<String> = []
    var sentences: [String] = []
    for sentence in TraceStory(facts).sentences {
      let text = sentence.text + (sentence.page.isEmpty ? "" : " [\(sentence.page)]")
      if seen.insert(text).inserted { sentences.append("\(sentence.time.milliseconds) s: \(text)") }
    }
    let leftOut = sentences.count - limit
    return leftOut > 1 ? sentences.prefix(limit) + ["… and \(leftOut) more"] : sentences
  }
}

extension TouchFact.Kind {
  /// The page of `touchstone explain` about a fact of delivery or recognizers that explains an outcome; empty
  /// if there is none, nil if the fact explains nothing.
  nonisolated var explains: String? {
    switch self {
    case .delivery(let fact): fact.explains
    case .gesture(let fact): fact.explains
    case .scroll(.refused), .scroll(.kept): ""
    case .input, .event, .hitTest, .responder, .timer, .animation, .layout, .control: nil
    case .scroll, .port, .interaction, .system: nil
    }
  }
}

nonisolated extension DeliveryFact {
  fileprivate var explains: String? {
    switch self {
    case .refused(_, _, .exclusiveButOthersTrack), .refused(_, _, .exclusiveElsewhere): "exclusive-touch"
    case .refused(_, _, .gestureGoesOn), .taken, .discarded: "taken-by-recognizer"
    case .refused(_, _, .keptByRecognizer), .held: "delayed-touch"
    case .refused, .cancelled, .nobody: ""
    case .handed: nil
    }
  }
}

nonisolated extension GestureFact {
  fileprivate var explains: String? {
    switch self {
    case .refused, .refusedPress, .refusedPointer, .waits, .requirementBroken, .circle, .prevented, .ignored,
      .ignoredPress, .dropped, .action(_, _, lost: _?):
      ""
    case .bound, .shown, .boundPress, .shownPresses, .shownPointer, .state, .asked, .compared, .action,
      .reset:
      nil
    }
  }
}

nonisolated extension ControlFact {
  /// The page about a fact that explains an outcome, as for all facts.
  var explains: String? {
    switch self {
    case .unsent(_, _, .disabled): "disabled-control"
    case .unsent(_, _, .recognizerTookTouch), .cancelled(_, _, true): "taken-by-recognizer"
    case .ignored, .refused, .lost, .stopped, .cancelled, .passedOver: ""
    case .disabled, .crossed, .began, .ended, .sent: nil
    case .highlighted, .told, .grabbed, .changed, .repeated, .asked: nil
    }
  }
}
