// SPDX-License-Identifier: Apache-2.0

extension Explanation {
  /// What keeps a view from its touch, in the order in which it is needed and as short as it goes.
  func briefLines(_ finding: Finding, _ expectation: Expectation, _ width: Int) -> [String] {
    var lines = findingLines(finding, width) + [""]
    if let more = moreText(expectation) { lines += TextColumns.wrapped(more, width: width) }
    if let reach = expectation.reach, !expectation.isPartlyDead, expectation.isTouched || reach.example != nil
    {
      lines += TextColumns.wrapped(reachText(reach, expectation), width: width)
    }
    lines += doubtLines(width)
    let taker = view.map { "The touch goes to \(name(of: $0)). " } ?? "Nobody gets the touch. "
    let way = StepText(self).briefLines(width)
    let title = way.left > 0 ? "The way down (\(way.left) left out):" : "The way down:"
    return lines + TextColumns.wrapped((expectation.isTouched ? "" : taker) + title, width: width) + way.lines
  }

  /// The names of what else there is, each of which has a page of the manual.
  private func moreText(_ expectation: Expectation) -> String? {
    func names(_ findings: some Sequence<Finding>) -> String {
      var seen: Set<String> = []
      return findings.map(\.reason).filter { seen.insert($0).inserted }.joined(separator: ", ")
    }
    let (after, may) = (names(expectation.blocking.dropFirst()), names(expectation.warnings))
    switch (after.isEmpty, may.isEmpty) {
    case (true, true): return nil
    case (false, true): return "After that, there is more: \(after)."
    case (true, false): return "This may keep the touch from it too: \(may)."
    case (false, false):
      return "After that, there is more: \(after). This may keep the touch from it too: \(may)."
    }
  }

  /// The first doubt alone, with the line that settles them all.
  private func doubtLines(_ width: Int) -> [String] {
    guard let doubt = doubts.first else { return [] }
    let level = certainty == .cannotBeKnown ? "This source cannot tell, because" : "Likely, not certain:"
    let lines = TextColumns.wrapped("\(level) \(doubt.text).", width: width)
    return lines + ((settledBy ?? doubt.settledBy).map { ["The running app knows:  \($0)"] } ?? [])
  }
}
