// SPDX-License-Identifier: Apache-2.0

/// Converts facts: to lines, to members of a JSON object, or to anything else.
///
/// A teller computes only what it needs of the arguments.
package nonisolated protocol FactTeller {
  /// What the teller makes of a fact.
  associatedtype Account

  /// Makes its account of one fact.
  ///
  /// - Parameters:
  ///   - word: The word for the case.
  ///   - line: The line of the fact in a trace.
  ///   - isKey: Whether readers look for the fact first.
  ///   - fields: What the case carries.
  /// - Returns: The account.
  func account(
    _ word: @autoclosure () -> String, _ line: @autoclosure () -> TraceLine,
    isKey: @autoclosure () -> Bool, _ fields: @autoclosure () -> FactFields
  ) -> Account
}

extension FactTeller {
  /// Tells a fact about an object.
  ///
  /// - Parameters:
  ///   - word: The word for the case.
  ///   - subject: What the line is about.
  ///   - sentence: What the line says about the subject.
  ///   - depth: The indentation of the subject.
  ///   - isKey: Whether readers look for the fact first: a beginning, an end, a turning point, or a refusal.
  ///   - fields: What the case carries, in the order of JSON.
  /// - Returns: The account of the teller.
  nonisolated func callAsFunction(
    _ word: some RawRepresentable<String>, _ subject: StableName, _ sentence: @autoclosure () -> String,
    depth: Int = 0, isKey: @autoclosure () -> Bool = true, _ fields: @autoclosure () -> FactFields
  ) -> Account {
    account(
      word.rawValue, TraceLine(subject.description, sentence(), depth: depth),
      isKey: isKey(), fields())
  }

  /// Tells a fact about something that has no name, such as a touch.
  nonisolated func callAsFunction(
    _ word: some RawRepresentable<String>, _ subject: @autoclosure () -> String,
    _ sentence: @autoclosure () -> String, isKey: @autoclosure () -> Bool = true,
    _ fields: @autoclosure () -> FactFields
  ) -> Account {
    account(
      word.rawValue, TraceLine(subject(), sentence()), isKey: isKey(), fields())
  }
}
