// SPDX-License-Identifier: Apache-2.0
import TextSources
import TouchCore

extension Trace {
  /// What explains an outcome that a test did not expect: what each touch hit, who took or refused it, and
  /// what controls did not send or sent to nobody.
  ///
  /// Each sentence is the line of a fact. Where `touchstone explain` has a page about it, the name of the
  /// page follows in brackets. A fact that repeats another but for its time is left out.
  ///
  /// - Parameter limit: How many sentences there are at most; another one then says how many were left out.
  /// - Returns: The sentences, in the order of the facts.
  public nonisolated func explanation(limit: Int = 12) -> [String] {
    var seen: Set<String> = []
    var sentences: [String] = []
    for fact in facts {
      guard let page = fact.kind.explains else { continue }
      let line = fact.kind.line
      let text = "\(line.subject.onOneLine) \(line.sentence.onOneLine)" + (page.isEmpty ? "" : " [\(page)]")
      if seen.insert(text).inserted { sentences.append("\(fact.time.milliseconds) s: \(text)") }
    }
    let leftOut = sentences.count - limit
    return leftOut > 1 ? sentences.prefix(limit) + ["… and \(leftOut) more"] : sentences
  }
}

extension TouchFact.Kind {
  /// The page of `touchstone explain` about a fact that explains an outcome; empty if there is none, nil if
  /// the fact explains nothing.
  fileprivate nonisolated var explains: String? {
    switch self {
    case .input(let fact): fact.explains ? "" : nil
    case .hitTest(let fact): fact.explains
    case .delivery(let fact): fact.explains
    case .gesture(let fact): fact.explains
    case .control(let fact): fact.explains
    case .event, .responder, .timer, .animation, .layout, .scroll, .port, .interaction, .system: nil
    }
  }
}

nonisolated extension InputFact {
  fileprivate var explains: Bool {
    switch self {
    case .began, .dropped, .mended, .timeClamped: true
    case .changed: false
    }
  }
}

nonisolated extension HitTestFact {
  fileprivate var explains: String? {
    switch self {
    case .result: ""
    case .visited(_, _, _, .hidden): "hidden"
    case .visited(_, _, _, .transparent): "transparent"
    case .visited(_, _, _, .interactionOff): "interaction-off"
    case .visited(_, _, _, .degenerate): "zero-size"
    case .visited(_, _, _, .animating): ""
    case .visited, .answered: nil
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
      .ignoredPress, .dropped:
      ""
    case .bound, .shown, .boundPress, .shownPresses, .shownPointer, .state, .asked, .compared, .action,
      .reset:
      nil
    }
  }
}

nonisolated extension ControlFact {
  fileprivate var explains: String? {
    switch self {
    case .disabled, .unsent(_, _, .disabled): "disabled-control"
    case .unsent(_, _, .recognizerTookTouch), .cancelled(_, _, true): "taken-by-recognizer"
    case .ignored, .refused, .lost, .crossed, .stopped, .cancelled, .passedOver: ""
    case .sent(_, _, let handlers, _): handlers == 0 ? "" : nil
    case .began, .ended, .highlighted, .told, .grabbed, .changed, .repeated, .asked: nil
    }
  }
}
