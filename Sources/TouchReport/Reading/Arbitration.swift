// SPDX-License-Identifier: Apache-2.0

/// A decision between two lanes: who waits for whom, who keeps whom from recognizing, and why.
nonisolated struct Arbitration: Hashable {
  /// What one lane does to the other.
  enum Kind: Int {
    /// A recognizer waits for another to fail.
    case waits
    /// A recognizer that recognized prevents another.
    case prevents
    /// A recognizer that recognized breaks the requirement of another that it fails.
    case breaks
    /// A recognizer takes touches from a view.
    case takes
  }

  var time: TimeInterval
  /// The index of the lane in which the arrow begins.
  var from: Int
  /// The index of the lane to which it points.
  var to: Int
  var kind: Kind
  /// The decision as a sentence, with the reason if one is known.
  var sentence: String

  /// The decisions of a trace, in order; repeated ones are left out while nothing else is decided.
  static func all(in trace: Trace, lanes: [Lane]) -> [Arbitration] {
    var found: [Arbitration] = []
    var reader = Reader(lanes)
    for case .fact(let fact) in trace.entries {
      for link in reader.read(fact) where !found.suffix(8).contains(where: { $0.isSame(as: link) }) {
        found.append(link)
      }
    }
    return found
  }

  private func isSame(as other: Arbitration) -> Bool {
    kind == other.kind && from == other.from && to == other.to && sentence == other.sentence
      && (kind == .waits || time == other.time)
  }

  /// Reads facts in order, and remembers the answers of delegates, which are the reasons.
  private struct Reader {
    private var lanes: [String: Int] = [:]
    private var views: [String: Int] = [:]
    private var answers: [Set<StableName>: String] = [:]

    init(_ lanes: [Lane]) {
      for (index, lane) in lanes.enumerated() {
        if lane.kind == .recognizer { self.lanes[lane.title] = index }
        if lane.kind == .view { views[lane.title] = index }
      }
    }

    mutating func read(_ fact: TouchFact) -> [Arbitration] {
      switch fact.kind {
      case .gesture(.compared(let question, let one, let other, let delegate, let answer)):
        answers[[one, other]] =
          "\(delegate) answers \(answer ? "yes" : "no") to \"\(one) \(question.rawValue) \(other)\""
        return []
      case .gesture(.waits(let one, let others)):
        return others.compactMap { other in
          link(.waits, one, other, fact.time, "\(one) waits for \(other) to fail", [one, other])
        }
      case .gesture(.prevented(let one, let other)):
        return [
          link(
            .prevents, other, one, fact.time, "\(other) recognizes and prevents \(one)", [one, other],
            unknown: "nobody allows both at the same time")
        ].compactMap(\.self)
      case .gesture(.requirementBroken(let one, let other)):
        return [
          link(
            .breaks, other, one, fact.time, "\(other) recognizes, and \(one) required it to fail",
            [one, other])
        ].compactMap(\.self)
      case .delivery(.taken(let touches, let view, let recognizer)):
        guard let from = lanes[recognizer.description], let to = views[view.description] else { return [] }
        let list = touches.map(String.init).joined(separator: ", ")
        return [
          Arbitration(
            time: fact.time, from: from, to: to, kind: .takes,
            sentence: "\(recognizer) takes touch \(list) from \(view)")
        ]
      case .gesture, .delivery, .input, .hitTest, .event, .responder, .timer, .animation, .control, .scroll,
        .port, .interaction, .system:
        return []
      }
    }

    private func link(
      _ kind: Kind, _ from: StableName, _ to: StableName, _ time: TimeInterval, _ sentence: String,
      _ pair: Set<StableName>, unknown: String? = nil
    ) -> Arbitration? {
      guard let start = lanes[from.description], let end = lanes[to.description] else { return nil }
      let reason = answers[pair] ?? unknown
      return Arbitration(
        time: time, from: start, to: end, kind: kind,
        sentence: reason.map { "\(sentence): \($0)" } ?? sentence)
    }
  }
}
