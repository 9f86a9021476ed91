// SPDX-License-Identifier: Apache-2.0

/// The line of a trace for one fact: a subject and a sentence.
package nonisolated struct TraceLine: Sendable, Hashable {
  /// What the line is about.
  package var subject: String
  /// What the line says about the subject.
  package var sentence: String
  /// The indentation of the subject; each level of the hit-test is one step.
  package var depth: Int

  package init(_ subject: String, _ sentence: String, depth: Int = 0) {
    self.subject = subject
    self.sentence = sentence
    self.depth = depth
  }
}
