// SPDX-License-Identifier: Apache-2.0
package import TouchCore

/// What one recognizer does to another, or what decides about it.
package nonisolated struct RecognizerLink: Hashable, Sendable {
  /// What the link says.
  package enum Kind: Hashable, Sendable {
    /// A recognizer waits for another to fail.
    case waits
    /// A recognizer that recognized prevents another.
    case prevents
    /// A recognizer that recognized breaks the requirement of another that it fails.
    case breaks
    /// A delegate, or a method of a recognizer, was asked about both.
    case asked
    /// A recognizer does not get a touch, or may not begin.
    case refused
  }

  /// What the link says.
  package let kind: Kind
  /// The recognizer from which it goes out; nil if none does.
  package let from: StableName?
  /// The recognizer that it leads to.
  package let to: StableName
  /// The decision as a sentence, with the reason if one is known.
  package let sentence: String
}

/// Reads from facts, in their order, what recognizers decide about each other.
package nonisolated struct RecognizerLinkReader {
  /// The latest answer about two recognizers, which is the reason of what follows.
  private var answers: [Set<StableName>: String] = [:]

  /// Starts without answers.
  package init() {}

  /// The links that a fact tells of.
  package mutating func read(_ kind: TouchFact.Kind) -> [RecognizerLink] {
    switch kind {
    case .gesture(.compared(let question, let one, let other, let delegate, let answer)):
      let sentence =
        "\(delegate) answers \(answer ? "yes" : "no") to \"\(one) \(question.rawValue) \(other)\""
      answers[[one, other]] = sentence
      return [RecognizerLink(kind: .asked, from: one, to: other, sentence: sentence)]
    case .gesture(.circle(let one, let other)):
      return [link(.asked, one, other, "\(one) and \(other) would wait for each other, so neither waits")]
    case .gesture(.waits(let one, let others)):
      return others.map { link(.waits, one, $0, "\(one) waits for \($0) to fail", isReasoned: true) }
    case .gesture(.prevented(let one, let other)):
      let reason = answers[[one, other]] ?? "nobody allows both at the same time"
      return [link(.prevents, other, one, "\(other) recognizes and prevents \(one): \(reason)")]
    case .gesture(.requirementBroken(let one, let other)):
      return [
        link(.breaks, other, one, "\(other) recognizes, and \(one) required it to fail", isReasoned: true)
      ]
    case .gesture(.refused(let recognizer, let touch, let refusal)):
      return [
        link(.refused, nil, recognizer, "\(recognizer) does not get touch \(touch): \(refusal.rawValue)")
      ]
    case .gesture(.asked(let question, let recognizer, let delegate, let answer)):
      guard !answer else { return [] }
      return [link(.refused, nil, recognizer, "\(delegate) says no: \(recognizer) \(question.rawValue)")]
    case .gesture, .input, .hitTest, .event, .delivery, .responder, .timer, .animation, .layout, .control,
      .scroll,
      .port,
      .interaction, .system:
      return []
    }
  }

  private func link(
    _ kind: RecognizerLink.Kind, _ from: StableName?, _ to: StableName, _ sentence: String,
    isReasoned: Bool = false
  ) -> RecognizerLink {
    let reason = from.flatMap { isReasoned ? answers[[$0, to]] : nil }
    return RecognizerLink(
      kind: kind, from: from, to: to, sentence: reason.map { "\(sentence): \($0)" } ?? sentence)
  }
}
