// SPDX-License-Identifier: Apache-2.0

/// A fact of one area, which says itself how traces tell it and how it is read back.
///
/// Whoever adds a case is asked by the compiler for the rest: ``tell(_:)`` switches over the fact and needs a
/// word for it, and ``init(_:_:)`` switches over the words. Both have no default.
package nonisolated protocol ToldFact: Sendable, Hashable {
  /// The cases, by the words that JSON has for them under the key `what`.
  associatedtype Word: RawRepresentable<String>, CaseIterable

  /// Tells the fact: its word, the subject and the sentence of its line, and the members of its JSON object.
  func tell<Teller: FactTeller>(_ teller: Teller) -> Teller.Account

  /// Reads the fact with a word back from the members of its JSON object.
  init<Reader: FactReader>(_ word: Word, _ reader: Reader) throws(Reader.Failure)
}

extension ToldFact {
  /// Reads a fact back, beginning with its word.
  package nonisolated init<Reader: FactReader>(_ reader: Reader) throws(Reader.Failure) {
    self = try Self(try reader.word("what", Word.self), reader)
  }
}
