// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore
import TouchTrace

/// Checks an expectation against a span of the trace.
struct ExpectationCheck {
  /// The result of a check.
  struct Verdict {
    /// Why the expectation does not hold; nil if it does.
    var failure: ScriptResult.Failure?
    /// The number of entries recorded up to the match, where `then` continues; nil without a match.
    var next: Int?
  }

  let expectation: Expectation
  let stage: Stage
  /// The entries of the span that are still kept.
  let span: [Trace.Entry]
  /// The number of entries recorded before those.
  private let base: Int
  /// The number of entries of the span that the recorder has discarded.
  private let forgotten: Int

  init(_ expectation: Expectation, on stage: Stage, from start: Int) {
    self.expectation = expectation
    self.stage = stage
    span = stage.recorder.trace(since: start).entries
    base = stage.recorder.count - span.count
    forgotten = max(base - start, 0)
  }

  func verdict() -> Verdict {
    if case .state(let word, let isOn, of: let name) = expectation.subject {
      return state(word, isOn, name)
    }
    let matches = span.indices.filter { expectation.subject.isMatched(by: span[$0]) }
    let isMet =
      switch expectation.count {
      case _ where expectation.subject == .nothing: matches.isEmpty
      case .atLeastOnce: !matches.isEmpty
      case .never: matches.isEmpty
      case .times(let count): matches.count == count
      }
    if isMet {
      let match = expectation.count == .atLeastOnce ? matches.first : matches.last
      let isCertain = forgotten == 0 || expectation.count == .atLeastOnce && !matches.isEmpty
      guard isCertain else { return Verdict(failure: unknowable) }
      return Verdict(next: match.map { base + $0 + 1 })
    }
    if forgotten > 0 { return Verdict(failure: unknowable) }
    return Verdict(failure: ScriptResult.Failure(message: message(matches), instead: instead(matches)))
  }

  /// The failure for an expectation whose match may be among the discarded entries.
  private var unknowable: ScriptResult.Failure {
    ScriptResult.Failure(
      message:
        "this cannot be decided: the stage keeps only \(stage.recorder.limit ?? 0) entries of its trace, and "
        + "\(forgotten) of those it needs were discarded; raise the limit of the stage's recorder",
      instead: instead([]))
  }

  private func state(_ word: Expectation.StateWord, _ isOn: Bool, _ name: String) -> Verdict {
    do {
      guard try stage.isNow(word, name) != isOn else { return Verdict() }
      let message = "\(name.quoted) is \(isOn ? "not " : "")\(word.rawValue) now"
      return Verdict(failure: ScriptResult.Failure(message: message, instead: instead([])))
    } catch {
      return Verdict(failure: ScriptResult.Failure(message: "\(error)", instead: []))
    }
  }

  /// Why the expectation does not hold, as a sentence.
  private func message(_ matches: [Int]) -> String {
    let what = ScriptPrinter.text(of: Expectation(subject: expectation.subject))
    switch expectation.count {
    case _ where expectation.subject == .nothing: return "something happened:"
    case .atLeastOnce: return "there was no \(what)" + (span.isEmpty ? "; nothing happened at all" : "")
    case .never: return "there was \(what):"
    case .times(let count) where matches.isEmpty:
      return "there was no \(what), which was expected \(ScriptPrinter.text(ofTimes: count))"
    case .times(let count):
      return "there was \(what) \(ScriptPrinter.text(ofTimes: matches.count)), not "
        + ScriptPrinter.text(ofTimes: count)
    }
  }

  // MARK: What came instead

  private static let maximumLines = 12

  private func instead(_ matches: [Int]) -> [String] {
    var entries = matches.isEmpty ? related() : matches.map { span[$0] }
    var lines: [String] = []
    if entries.count > Self.maximumLines {
      lines.append("(\(entries.count - Self.maximumLines) earlier lines)")
      entries.removeFirst(entries.count - Self.maximumLines)
    }
    return lines + entries.map(TraceText.explainedLine(for:))
  }

  /// The entries about the object that the expectation names, or about the view that was hit instead.
  private func related() -> [Trace.Entry] {
    let subject = expectation.subject
    if case .log = subject { return span.filter { $0.area == .log } }
    var found: [Trace.Entry] = []
    if let name = subject.name {
      let mark = "\"\(name)\""
      found = span.filter { subject.areas.contains($0.area) && TraceText.line(for: $0).contains(mark) }
    }
    guard found.isEmpty else { return found }
    return span.filter {
      if case .fact(let fact) = $0, case .hitTest(.result) = fact.kind { true } else { false }
    }
  }
}

extension Expectation.Subject {
  /// Whether an entry of a trace matches; for ``nothing``, whether it is an event.
  func isMatched(by entry: Trace.Entry) -> Bool {
    guard case .fact(let fact) = entry else {
      if case .note(let note, _) = entry, case .log(let line) = self { return note == line }
      return false
    }
    return switch fact.kind {
    case .hitTest(let fact): isMatched(by: fact)
    case .delivery(let fact): isMatched(by: fact)
    case .gesture(let fact): isMatched(by: fact)
    case .control(let fact): isMatched(by: fact)
    case .input, .event, .responder, .timer, .animation, .layout, .scroll, .port, .interaction, .system: false
    }
  }

  private func isMatched(by fact: HitTestFact) -> Bool {
    switch fact {
    case .result(_, _, let view):
      guard case .hit(let name) = self else { return false }
      return name == nil ? view == nil : view?.identifier == name
    case .visited, .answered: return false
    }
  }

  private func isMatched(by fact: DeliveryFact) -> Bool {
    guard case .touches(let phase, let name) = self else { return false }
    return switch fact {
    case .handed(to: let view, let handed, _): view.identifier == name && handed == phase
    case .cancelled(_, let view, _), .taken(_, let view, _): phase == .cancelled && view.identifier == name
    case .refused, .held, .discarded, .nobody: false
    }
  }

  private func isMatched(by fact: GestureFact) -> Bool {
    switch fact {
    case .shown(let recognizer, let shown, _):
      guard case .touches(let phase, let name) = self else { return false }
      return recognizer.identifier == name && shown == phase
    case .state(let recognizer, _, let state, _):
      guard case .gesture(let word, let name) = self else { return false }
      return recognizer.identifier == name && state == word.state
    case .action(let recognizer, _, _):
      if case .nothing = self { return true }
      guard case .action(let name) = self else { return false }
      return recognizer.identifier == name
    case .bound, .refused, .boundPress, .refusedPress, .shownPresses, .ignoredPress, .refusedPointer,
      .shownPointer, .asked, .compared, .waits, .requirementBroken, .circle, .prevented, .ignored, .dropped,
      .reset:
      return false
    }
  }

  private func isMatched(by fact: ControlFact) -> Bool {
    switch fact {
    case .sent(let control, let events, _, _): return isMatched(by: events, of: control)
    // A control that calls its handlers one by one has sent the events they receive.
    case .told(let control, let events): return isMatched(by: events, of: control)
    case .disabled, .ignored, .refused, .lost, .began, .crossed, .stopped, .ended, .cancelled, .highlighted,
      .unsent, .grabbed, .passedOver, .changed, .repeated, .asked:
      return false
    }
  }

  private func isMatched(by events: String?, of control: StableName) -> Bool {
    if case .nothing = self { return true }
    guard case .event(let event, let name) = self, control.identifier == name else { return false }
    return events?.split(separator: "+").contains { $0 == event } ?? false
  }

  /// The name it refers to; nil if there is none.
  fileprivate var name: String? {
    switch self {
    case .event(_, of: let name), .touches(_, of: let name), .gesture(_, of: let name),
      .action(of: let name), .state(_, _, of: let name), .hit(let name?):
      name
    case .hit(nil), .log, .nothing: nil
    }
  }

  /// The areas of the trace that are searched.
  fileprivate var areas: Set<TraceArea> {
    switch self {
    case .event, .state: [.controls]
    case .touches: [.deliver, .gesture]
    case .gesture, .action: [.gesture]
    case .hit: []
    case .log: [.log]
    case .nothing: []
    }
  }
}
