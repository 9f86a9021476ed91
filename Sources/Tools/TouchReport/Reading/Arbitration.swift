// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore
import TouchTrace

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

  /// Reads facts in order, and finds the lanes of those that they name.
  private struct Reader {
    private var lanes: [String: Int] = [:]
    private var views: [String: Int] = [:]
    private var links = RecognizerLinkReader()

    init(_ lanes: [Lane]) {
      for (index, lane) in lanes.enumerated() {
        if lane.kind == .recognizer { self.lanes[lane.title] = index }
        if lane.kind == .view { views[lane.title] = index }
      }
    }

    mutating func read(_ fact: TouchFact) -> [Arbitration] {
      switch fact.kind {
      case .gesture:
        return links.read(fact.kind).compactMap { arbitration($0, at: fact.time) }
      case .delivery(.taken(let touches, let view, let recognizer)):
        guard let from = lanes[recognizer.description], let to = views[view.description] else { return [] }
        let list = touches.map(String.init).joined(separator: ", ")
        return [
          Arbitration(
            time: fact.time, from: from, to: to, kind: .takes,
            sentence: "\(recognizer) takes touch \(list) from \(view)")
        ]
      case .delivery, .input, .hitTest, .event, .responder, .timer, .animation, .layout, .control, .scroll,
        .port,
        .interaction, .system:
        return []
      }
    }

    private func arbitration(_ link: RecognizerLink, at time: TimeInterval) -> Arbitration? {
      let kind: Kind
      switch link.kind {
      case .waits: kind = .waits
      case .prevents: kind = .prevents
      case .breaks: kind = .breaks
      case .asked, .refused: return nil
      }
      guard let from = link.from.flatMap({ lanes[$0.description] }), let to = lanes[link.to.description]
      else {
        return nil
      }
      return Arbitration(time: time, from: from, to: to, kind: kind, sentence: link.sentence)
    }
  }
}
