// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

extension Explanation {
  /// The most important information first, as short as possible.
  func briefLines(_ width: Int) -> [String] {
    guard let expectation else {
      return [""] + coveringLines(width) + doubtLines(width) + wayLines("", width) + reactionLines(width)
        + consequenceLines(consequences, width)
    }
    let isRest = expectation.isPartlyDead && expectation.blocking.isEmpty
    if let finding = isRest ? expectation.rest : expectation.blocking.first {
      return briefLines(finding, expectation, width)
    }
    if expectation.isTouched { return touchedLines(expectation, width) }
    let unknown =
      "None of the known reasons keeps it from the touch, as far as this source shows; a class may."
    let first =
      certainty == .cannotBeKnown && !doubts.isEmpty ? [] : TextColumns.wrapped(unknown, width: width) + [""]
    return [""] + first + doubtLines(width) + wayLines(taker + " ", width)
  }

  /// Which view would get the touch instead of an empty view, for a question without an expected view.
  private func coveringLines(_ width: Int) -> [String] {
    guard let view, let behind else { return [] }
    let isEmpty = snapshot(of: view).children.allSatisfy {
      trees[view.tree].views[$0].isHidden == .known(true)
    }
    let text =
      "\(name(of: view)) \(isEmpty ? "is empty" : "has nothing to touch there"), and lies in front of "
      + "\(name(of: behind)), which would get the touch without it. "
      + "Ask about that one to see what to change."
    return TextColumns.wrapped(text, width: width) + [""]
  }

  /// What keeps a view from its touch.
  private func briefLines(_ finding: Finding, _ expectation: Expectation, _ width: Int) -> [String] {
    var finding = finding
    // One line of the debugger is enough where it also settles the doubt.
    if let trial = finding.trial, trial == doubts.first?.settles { finding.trial = nil }
    let told = findingLines(finding, width)
    let left = leftLines(finding, width)
    if says(all: finding, of: expectation) { return told + (left.isEmpty ? [] : [""] + left) }
    var lines = told + [""] + left
    // If a part is dead, the path to the middle is not the relevant one.
    if expectation.isPartlyDead { return lines + doubtLines(width) }
    // Of a point beside the view nothing else matters; and what lies in front of the place that a view has
    // outside of its parent is of no interest once it has another place, unless it covers that, too.
    let isElsewhere = [OutsideAncestor.id, ZeroSize.id].contains(finding.reason)
    let others =
      finding.reason == PointOutside.id
      ? []
      : expectation.blocking.filter {
        $0.reason != finding.reason
          && !(isElsewhere && $0.reason == CoveredView.id && !$0.staysInFront)
      }
    if left.isEmpty, !finding.isMended, let first = others.first {
      let more = Self.reasons(others.filter { $0.reason != first.reason })
      lines += TextColumns.wrapped(
        "There is a further problem: \(first.text) [\(first.reason)]"
          + (more.isEmpty ? "" : " And: \(more)."),
        width: width)
    }
    // The picture says it all, and nobody asked about the middle.
    if expectation.worksInPart, certainty > .cannotBeKnown, !expectation.isTouched {
      return lines + doubtLines(width)
    }
    // What can be touched opens the answer then.
    if (expectation.reach?.share ?? 0) < Reach.leastAlive || expectation.isTouched
      || certainty == .cannotBeKnown
    {
      lines += reachLine(expectation, width)
    }
    lines += doubtLines(width)
    return lines + wayLines(expectation.isTouched ? "" : taker + " ", width)
  }

  /// Whether nothing is to be said after a reason: the rest would be about another point, or about a touch in
  /// vain.
  private func says(all finding: Finding, of expectation: Expectation) -> Bool {
    guard finding.certainty == .certain else { return false }
    if expectation.isPartlyDead { return certainty == .certain && expectation.blocking.isEmpty }
    return expectation.isTouched && finding.reason == SingularTransform.id && expectation.blocking.count == 1
  }

  /// What may be wrong with a view that is touched; the way to it is of no interest then.
  private func touchedLines(_ expectation: Expectation, _ width: Int) -> [String] {
    let hint = expectation.warnings.first(where: isHint)?.text
    var lines = [""]
    let warnings = expectation.warnings.filter { !isHint($0) }
    let reached = reachLine(expectation, width, then: doubts.isEmpty && warnings.isEmpty ? hint : nil)
    // What may take the touch answers the question; how much of the view is free is of no interest then.
    let isTaken = doubts.first?.isAboutRecognizers == true && expectation.reach?.share ?? 1 > 0.9999
    lines += isTaken ? doubtLines(width) : reached + doubtLines(width)
    if let left = leftTaps(expectation) { lines += TextColumns.wrapped(left, width: width) }
    if !doubts.isEmpty { lines += enabledLine(expectation) }
    if let warning = warnings.first, warning.reason == SingularTransform.id {
      lines += findingLines(warning, width)
    } else if let warning = warnings.first {
      let isTold = warning.reason == TakenByRecognizer.id && doubts.first?.isAboutRecognizers == true
      let begins = ["A ", "The ", "It "].contains { warning.text.hasPrefix($0) }
      let told = begins ? warning.text.prefix(1).lowercased() + warning.text.dropFirst() : warning.text
      let text = "It may still lose the touch: \(told) [\(warning.reason)]"
      lines += isTold ? [] : TextColumns.wrapped(text, width: width)
      if !isTold, let trial = warning.trial { lines.append("    \(trial)") }
      if warning.reason == TakenByRecognizer.id,
        let code = warning.code.first(where: { !$0.hasPrefix("// ") })
      {
        lines += ["\(warning.remedy)  \(code)"]
      }
    }
    let more = Self.reasons(warnings.dropFirst().filter { $0.reason != warnings[0].reason })
    if !more.isEmpty {
      lines += TextColumns.wrapped("This may keep the touch from it too: \(more).", width: width)
    }
    lines += consequenceLines(expectation, width)
    if warnings.isEmpty, hint == nil, doubts.isEmpty, certainty > .cannotBeKnown,
      let own = ownReaction(of: expectation.view)
    {
      lines += TextColumns.wrapped(own.text, width: width) + (own.line.map { ["    \($0)"] } ?? [])
    }
    return lines.count > 1 ? lines : []
  }

  /// That a known tap of a view around leaves a control its taps, in a sentence: it is the first suspect.
  private func leftTaps(_ expectation: Expectation) -> String? {
    let place = expectation.view
    guard expectation.gets, ClassKnowledge.keepsTaps(snapshot(of: place)) else { return nil }
    for number in trees[place.tree].ancestors(of: place.view) {
      let around = ViewPlace(tree: place.tree, view: number)
      let tap = snapshot(of: around).recognizers.value?.first {
        $0.isEnabled != .known(false) && $0.isSingleTap
      }
      if let tap {
        return
          "The \(tap.words) of \(name(of: around)) leaves a \(ClassKnowledge.base(of: snapshot(of: place))) its taps."
      }
    }
    return nil
  }

  /// How the debugger tells whether a control is enabled that gets the touch, where the source does not say.
  private func enabledLine(_ expectation: Expectation) -> [String] {
    guard certainty > .cannotBeKnown, expectation.gets,
      let line = expectation.warnings.first(where: { $0.reason == DisabledControl.id })?.trial
    else { return [] }
    return ["If it does nothing, see whether it is enabled:  \(line)"]
  }

  /// Whether a warning is about what every control or list may have, so that nothing speaks for it: one
  /// sentence behind what is known is enough.
  private func isHint(_ warning: Finding) -> Bool {
    warning.reason == DisabledControl.id
      || (warning.reason == TakenByRecognizer.id && ClassKnowledge.scrolls(snapshot(of: warning.view)))
  }

  /// Who gets the touch instead of the expected view, in a sentence.
  var taker: String {
    if takerMayBeMissing {
      guard let view, let first = expectation?.blocking.first, first.reason == CoveredView.id,
        first.view == view
      else { return "Who gets the touch instead cannot be known from this source." }
      return "The touch goes to \(name(of: view)), or to a view that this source leaves out."
    }
    if let view, (takerCertainty ?? certainty) == .cannotBeKnown {
      return "\(name(of: view)) may get the touch instead."
    }
    // That the expected view gets none may be certain, although who does is not.
    let level = certainty == .certain && takerCertainty == .likely ? " (likely)" : ""
    return view.map { "The touch goes to \(name(of: $0))\(level)." } ?? "No view gets the touch."
  }

  /// Which part can be touched, where that is not told otherwise.
  private func reachLine(_ expectation: Expectation, _ width: Int, then hint: String? = nil) -> [String] {
    let text = [reachSentence(expectation), hint].compactMap { $0 }.joined(separator: " ")
    return TextColumns.wrapped(text, width: width)
  }

  private func reachSentence(_ expectation: Expectation) -> String? {
    guard let reach = expectation.reach, !expectation.isPartlyDead, certainty > .cannotBeKnown else {
      return nil
    }
    let isAll = reach.share > 0.9999
    guard expectation.gets || (!expectation.isTouched && !isAll && reach.example != nil) else { return nil }
    return reachText(reach, expectation)
  }

  /// The last steps of the way down.
  private func wayLines(_ beginning: String, _ width: Int) -> [String] {
    let way = StepText(self).briefLines(width)
    let title = way.left > 0 ? "The way down (\(way.left) left out):" : "The way down:"
    return TextColumns.wrapped(beginning + title, width: width) + way.lines
  }

  /// The names of reasons, each of which has a page of the manual.
  private static func reasons(_ findings: some Sequence<Finding>) -> String {
    var seen: Set<String> = []
    return findings.map { $0.reason }.filter { seen.insert($0).inserted }.joined(separator: ", ")
  }

  /// The first doubt alone, with the line that settles them all.
  private func doubtLines(_ width: Int) -> [String] {
    guard let doubt = doubts.first else { return [] }
    let level = certainty == .cannotBeKnown ? "This source cannot tell, because" : "Likely, not certain:"
    // What such a recognizer does is told above.
    let text =
      tapOwner.map { "\(name(of: $0)) has recognizers, and this source does not say which" } ?? doubt.text
    var lines = TextColumns.wrapped("\(level) \(text).", width: width)
    if let line = doubt.settles ?? settledBy ?? doubt.settledBy {
      lines.append("The running app knows:  \(line)")
    }
    if !ifTaken.isEmpty {
      lines.append("If \(name(of: doubt.view)) does take it, let it pass it on, in its class:")
      lines += ifTaken.map { "    \($0)" }
    }
    return lines
  }
}

extension Doubt {
  /// Whether it says that recognizers may take the touch.
  fileprivate var isAboutRecognizers: Bool {
    switch kind {
    case .tapsOfControl, .ownRecognizers: true
    default: false
    }
  }

  /// The line that settles the doubt where a hit-test of the root does not: only the windows know their
  /// order, and what is around the root.
  fileprivate var settles: String? {
    switch kind {
    case .windowOrder, .scenes, .tapsOfControl, .ownRecognizers, .fragment: settledBy
    default: nil
    }
  }
}
