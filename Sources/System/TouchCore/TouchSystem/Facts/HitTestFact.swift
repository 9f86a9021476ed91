// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A step of the walk that finds the view under a finger.
public nonisolated enum HitTestFact: Sendable, Hashable {
  /// A view was asked about a point in its own coordinates.
  case visited(StableName, at: CGPoint, depth: Int, HitVerdict)
  /// A view whose class overrides `hitTest(_:with:)` gave its answer.
  case answered(StableName, depth: Int, StableName?)
  /// The walk of a window ended.
  case result(window: StableName, at: CGPoint, StableName?)
}

/// The result of asking a view about a point.
public nonisolated enum HitVerdict: String, Sendable, Hashable, CaseIterable {
  /// The point is inside: the view's children are asked, and if none is hit the view itself is.
  case inside
  /// The point is outside the view.
  case outside
  /// `isHidden` is true.
  case hidden
  /// `isUserInteractionEnabled` is false.
  case interactionOff = "interaction off"
  /// `alpha` is not above the minimum that can be hit.
  case transparent
  /// The view is being animated without `.allowUserInteraction`.
  case animating
  /// The view has no hit area: its geometry is not finite, or its transform has no inverse.
  case degenerate
  /// The view's class overrides `hitTest(_:with:)`, which decides.
  case asked = "asked itself"
}

nonisolated extension HitTestFact: ToldFact {
  package enum Word: String, CaseIterable { case visited, answered, result }

  package func tell<Teller: FactTeller>(_ teller: Teller) -> Teller.Account {
    switch self {
    case .visited(let view, let point, let depth, let verdict):
      teller(
        Word.visited, view, "\(verdict.rawValue) at \(point.short)", depth: depth, isKey: false,
        ["view": .name(view), "at": .point(point), "depth": .int(depth), "verdict": .word(verdict)])
    case .answered(let view, let depth, let answer):
      teller(
        Word.answered, view, "answers \(answer?.description ?? "nil")", depth: depth, isKey: false,
        ["view": .name(view), "depth": .int(depth), "answer": .nameOrNil(answer)])
    case .result(let window, let point, let view):
      teller(
        Word.result, window, "\(point.short) hits \(view?.description ?? "nothing")",
        ["window": .name(window), "at": .point(point), "view": .nameOrNil(view)])
    }
  }

  package init<Reader: FactReader>(_ word: Word, _ reader: Reader) throws(Reader.Failure) {
    switch word {
    case .visited:
      self = .visited(
        try reader.name("view"), at: try reader.point("at"), depth: try reader.int("depth"),
        try reader.word("verdict"))
    case .answered:
      self = .answered(
        try reader.name("view"), depth: try reader.int("depth"), try reader.nameOrNil("answer"))
    case .result:
      self = .result(
        window: try reader.name("window"), at: try reader.point("at"), try reader.nameOrNil("view"))
    }
  }
}
