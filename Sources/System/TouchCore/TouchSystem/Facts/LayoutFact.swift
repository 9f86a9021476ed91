// SPDX-License-Identifier: Apache-2.0

/// What constraints decided about the frames of views.
public nonisolated enum LayoutFact: Sendable, Hashable {
  /// The constraints in this view were solved, and the frames of so many views follow.
  case solved(StableName, views: Int)
  /// A constraint gave way, because it cannot hold together with the others of so many.
  case broken(StableName, constraint: String, of: Int)
  /// The constraints leave open where the view is, or how large.
  case ambiguous(StableName, Axes)

  /// The axes along which a frame is open.
  public nonisolated enum Axes: String, Sendable, Hashable, CaseIterable {
    /// Its place or width.
    case horizontal = "horizontally"
    /// Its place or height.
    case vertical = "vertically"
    /// Both.
    case both = "along both axes"
  }
}

nonisolated extension LayoutFact: ToldFact {
  package enum Word: String, CaseIterable { case solved, broken, ambiguous }

  package func tell<Teller: FactTeller>(_ teller: Teller) -> Teller.Account {
    switch self {
    case .solved(let view, let views):
      teller(
        Word.solved, view,
        "its constraints are solved: \(views) \(views == 1 ? "frame follows" : "frames follow")",
        isKey: false, ["view": .name(view), "views": .int(views)])
    case .broken(let view, let constraint, let count):
      teller(
        Word.broken, view, "breaks (\(constraint)): \(count) constraints cannot all be satisfied",
        ["view": .name(view), "constraint": .string(constraint), "of": .int(count)])
    case .ambiguous(let view, let axes):
      teller(
        Word.ambiguous, view, "its constraints leave its frame open \(axes.rawValue)",
        ["view": .name(view), "axes": .word(axes)])
    }
  }

  package init<Reader: FactReader>(_ word: Word, _ reader: Reader) throws(Reader.Failure) {
    switch word {
    case .solved: self = .solved(try reader.name("view"), views: try reader.int("views"))
    case .broken:
      self = .broken(
        try reader.name("view"), constraint: try reader.string("constraint"), of: try reader.int("of"))
    case .ambiguous: self = .ambiguous(try reader.name("view"), try reader.word("axes"))
    }
  }
}
