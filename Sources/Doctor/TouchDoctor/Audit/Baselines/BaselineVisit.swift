// SPDX-License-Identifier: Apache-2.0

/// What became of an entry of a baseline in a run that audited its file.
package struct BaselineVisit: Sendable, Hashable {
  /// The place of the entry in the baseline.
  package var place: Int
  /// The entry.
  package var entry: Baseline.Entry
  /// How many of its findings were found.
  package var found: Int

  /// Creates a visit.
  package init(place: Int, entry: Baseline.Entry, found: Int) {
    self.place = place
    self.entry = entry
    self.found = found
  }
}

extension AuditTotals {
  /// Adds what became of a baseline: the entries that are stale, and those whose files were not audited.
  ///
  /// - Parameters:
  ///   - visits: The entries whose files were audited, in one run or in several parts of it.
  ///   - count: The number of all entries.
  package mutating func add(_ visits: [BaselineVisit], ofEntries count: Int) {
    var met: [Int: BaselineVisit] = [:]
    for visit in visits {
      if met[visit.place] == nil { met[visit.place] = visit } else { met[visit.place]?.found += visit.found }
    }
    unvisited += count - met.count
    for visit in met.values.sorted(by: { $0.place < $1.place }) where visit.found < visit.entry.count {
      var entry = visit.entry
      entry.count -= visit.found
      stale.append(entry)
    }
  }

  /// Adds the totals of other files, except for what baselines say about them.
  package mutating func add(_ other: AuditTotals) {
    files += other.files
    failures += other.failures
    otherSystems += other.otherSystems
    views += other.views
    repairs += other.repairs
    omissions += other.omissions
    unmeasured += other.unmeasured
    suppressed += other.suppressed
    baselined += other.baselined
    for count in other.counts where count.all > 0 {
      let place = place(of: count.rule)
      counts[place].errors += count.errors
      counts[place].warnings += count.warnings
      counts[place].notes += count.notes
    }
  }
}
