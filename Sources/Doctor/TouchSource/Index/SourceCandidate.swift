// SPDX-License-Identifier: Apache-2.0

/// What a rule found in one file, with what other files have to say for it to be true.
package struct SourceCandidate: Sendable, Hashable {
  /// How much it matters; the words are those of an audit.
  package enum Level: String, Sendable, CaseIterable {
    case note, warning, error
  }

  /// Something that the whole index decides.
  package enum Condition: Sendable, Hashable {
    /// The class is one of these, or inherits from one.
    case inherits(String, from: [String])
    /// The class is or inherits from none of these; it does not hold if a base of it is not known.
    case inheritsNone(String, of: [String])
    /// Neither the class, in all its files, nor a class of the app that it inherits from has the method.
    case lacks(String, method: String)
    /// No code of the class turns the interaction of the view on, and no file of Interface Builder has it.
    case interactionOff(String, property: String)
  }

  /// The name of the rule.
  package var rule: String
  package var level: Level
  package var place: CodePlace
  /// What is wrong, in one sentence without a full stop.
  package var message: String
  /// What to do, in a sentence.
  package var remedy: String
  /// The line of code that does it; empty if there is none.
  package var code: String
  /// What it is about when lines move: the class, the method and the name of the view.
  package var identity: String
  /// All of them have to hold.
  package var conditions: [Condition]

  package init(
    _ rule: String, _ level: Level, at place: CodePlace, _ message: String, remedy: String, code: String = "",
    identity: String, if conditions: [Condition] = []
  ) {
    self.rule = rule
    self.level = level
    self.place = place
    self.message = message
    self.remedy = remedy
    self.code = code
    self.identity = identity
    self.conditions = conditions
  }
}
