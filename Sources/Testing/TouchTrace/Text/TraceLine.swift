// SPDX-License-Identifier: Apache-2.0

/// The line of a trace for one fact: a subject and a sentence.
package nonisolated struct TraceLine: Sendable, Hashable {
  /// What the line is about.
  package var subject: String
  /// What the line says about the subject.
  package var sentence: String
  /// The indentation of the subject; each level of the hit-test is one step.
  package var depth = 0

  package init(_ subject: String, _ sentence: String, depth: Int = 0) {
    self.subject = subject
    self.sentence = sentence
    self.depth = depth
  }

  init(_ subject: StableName, _ sentence: String, depth: Int = 0) {
    self.init(subject.description, sentence, depth: depth)
  }
}

extension TouchFact.Kind {
  /// The line of the fact.
  package nonisolated var line: TraceLine {
    switch self {
    case .input(let fact): fact.line
    case .hitTest(let fact): fact.line
    case .event(let fact): fact.line
    case .delivery(let fact): fact.line
    case .responder(let fact): fact.line
    case .timer(let fact): fact.line
    case .animation(let fact): fact.line
    case .gesture(let fact): fact.line
    case .control(let fact): fact.line
    case .scroll(let fact): fact.line
    case .port(let fact): fact.line
    case .interaction(let fact): fact.line
    case .system(let fact): fact.line
    }
  }
}
