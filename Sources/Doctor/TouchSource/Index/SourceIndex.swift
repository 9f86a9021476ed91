// SPDX-License-Identifier: Apache-2.0

/// What the code of an app does with views: the facts of all its files, and what they say together.
///
/// The program `touchstone-index` makes it, and keeps it as a text; see ``SourceIndexText``.
package struct SourceIndex: Sendable {
  /// The facts of each file, in the order of their paths.
  package let files: [SourceFacts]
  /// The classes of all files.
  package let classes: ClassTable

  /// Joins files.
  package init(_ files: [SourceFacts]) {
    self.files = files.sorted { $0.path < $1.path }
    classes = ClassTable(self.files)
  }

  /// What the rules find in a file, now that all others are known.
  package func findings(in file: SourceFacts) -> [SourceCandidate] {
    file.candidates.filter { candidate in
      candidate.conditions.allSatisfy { classes.holds($0, from: file.path) }
    }
  }
}
