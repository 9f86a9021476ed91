// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// What happened to the animation of one property of a view.
public nonisolated enum AnimationFact: Sendable, Hashable {
  /// An animation of a property began; a view with a blocking animation is not hit.
  case began(StableName, property: String, delay: TimeInterval, duration: TimeInterval, blocksTouches: Bool)
  /// The animation is over.
  case ended(StableName, property: String, End)

  /// Why an animation is over.
  public nonisolated enum End: String, Sendable, Hashable, CaseIterable {
    /// It ran to its end.
    case finished
    /// Another animation of the same property replaced it.
    case replaced = "replaced by another"
    /// It was removed from the layer, or its animator was stopped.
    case removed
    /// The view left its window.
    case leftWindow = "the view left its window"
  }
}

nonisolated extension AnimationFact: ToldFact {
  package enum Word: String, CaseIterable { case began, ended }

  package func tell<Teller: FactTeller>(_ teller: Teller) -> Teller.Account {
    switch self {
    case .began(let view, let property, let delay, let duration, let blocks):
      teller(
        Word.began, view,
        "\(property) animated for \(duration.short)\(delay > 0 ? " after \(delay.short)" : "")\(blocks ? ", not hit until then" : "")",
        isKey: false,
        [
          "view": .name(view), "property": .string(property), "delay": .double(delay),
          "duration": .double(duration), "blocksTouches": .bool(blocks),
        ])
    case .ended(let view, let property, let end):
      teller(
        Word.ended, view, "\(property) animation over: \(end.rawValue)", isKey: false,
        ["view": .name(view), "property": .string(property), "because": .word(end)])
    }
  }

  package init<Reader: FactReader>(_ word: Word, _ reader: Reader) throws(Reader.Failure) {
    switch word {
    case .began:
      self = .began(
        try reader.name("view"), property: try reader.string("property"), delay: try reader.double("delay"),
        duration: try reader.double("duration"), blocksTouches: try reader.bool("blocksTouches"))
    case .ended:
      self = .ended(
        try reader.name("view"), property: try reader.string("property"), try reader.word("because"))
    }
  }
}
